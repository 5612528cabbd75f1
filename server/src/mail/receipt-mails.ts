import { inbox } from '@pravas/messages/en/inbox'
import { receiptMail } from '@pravas/messages/en/receipt-mail'
import { texts } from '@pravas/messages/texts'
import { button, entry, footer, joined, line, lineOf, link, type MailText, mailText } from './mail-text-rules.ts'

const text = texts(receiptMail)
const inboxText = texts(inbox)

/** What became of a mail with receipts. */
export interface ReceiptsMail {
  subject: string
  /** Each that was added: what was read of it; null where it was not found. */
  added: readonly { merchant: string | null; amount: string | null; day: string | null }[]
  /** Sentences on what was added, such as that it may be a duplicate. */
  notes: readonly string[]
  /** Sentences on what was not added, and why. */
  refused: readonly string[]
  /** The page of the receipts. */
  url: URL
}

/** To who sent receipts by mail: which were added, and what was not. */
export function receiptsMail({ subject, added, notes, refused, url }: ReceiptsMail): MailText {
  const settings = link(new URL('/account?switch-off=receipts_mailed', url), line(inboxText, 'mail.settings'))
  const list = (name: 'mail.added' | 'mail.look' | 'mail.not-added', entries: readonly ReturnType<typeof entry>[]) =>
    entries.length > 0 && [line(text, name), ...entries]
  return mailText(
    line(text, 'mail.subject', { count: added.length }),
    subject === '' ? null : line(text, 'mail.about', { subject }),
    list(
      'mail.added',
      added.map(({ merchant, amount, day }) =>
        entry(
          joined(
            [
              merchant === null ? line(text, 'mail.no-merchant') : lineOf(merchant),
              amount === null ? line(text, 'mail.no-amount') : lineOf(amount),
              day === null ? line(text, 'mail.no-day') : lineOf(day),
            ],
            ', ',
          ),
        ),
      ),
    ),
    list('mail.look', notes.map(entry)),
    list('mail.not-added', refused.map(entry)),
    button(line(text, added.length > 0 ? 'mail.open' : 'mail.upload'), url),
    footer(line(inboxText, 'mail.switch-off', { link: settings })),
  )
}
