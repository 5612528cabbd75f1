import type { OutboxMail } from '@pravas/contract/approvals'
import { foldedText } from '../../ui/folded-text.ts'

/** What the list is narrowed to. */
export interface MailsView {
  q: string
  state: OutboxMail['status'] | undefined
}

export const STATES: readonly OutboxMail['status'][] = ['queued', 'sent', 'failed', 'kept']

/** The mails to an address or about a subject that holds what is searched for, in the state that is chosen. */
export function foundMails(mails: readonly OutboxMail[], { q, state }: MailsView): OutboxMail[] {
  const wanted = foldedText(q.trim())
  return mails.filter(
    (mail) =>
      (state === undefined || mail.status === state) && foldedText(`${mail.to} ${mail.subject}`).includes(wanted),
  )
}
