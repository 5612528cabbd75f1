import type { NotificationKind } from '@pravas/contract/notifications'
import { inbox as messages } from '@pravas/messages/en/inbox'
import { texts } from '@pravas/messages/texts'
import { button, footer, line, lineOf, link, type MailText, mailText, quoted } from '../mail/mail-text-rules.ts'

const text = texts(messages)

/** What a plain mail says: a title, what was said with it (`note`, somebody's own words) or why (`reason`), and where it leads. */
export interface NotificationWords {
  title: string
  note?: string | null
  reason?: string
  to: string
  /** The words of the button; the inbox's own when absent. */
  action?: string
}

/** A notification as a mail, with the way to switch mails of its kind off. */
export function notificationMail(kind: NotificationKind, words: NotificationWords, publicUrl: URL): MailText {
  const page = (path: string) => new URL(path, publicUrl)
  const settings = line(text, 'mail.settings')
  return mailText(
    lineOf(words.title),
    words.reason === undefined ? null : lineOf(words.reason),
    words.note ? quoted(words.note) : null,
    button(words.action === undefined ? line(text, 'mail.open') : lineOf(words.action), page(words.to)),
    footer(line(text, 'mail.switch-off', { link: link(page(`/account?switch-off=${kind}`), settings) })),
  )
}
