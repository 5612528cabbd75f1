import { mail } from '@pravas/messages/en/mail'
import { texts } from '@pravas/messages/texts'
import { button, line, type MailText, mailText } from './mail-text-rules.ts'

const text = texts(mail)

/** To an administrator: an address of another program takes no events and is told of none any more. */
export function webhookTurnedOffMail({ name, url }: { name: string; url: URL }): MailText {
  return mailText(
    line(text, 'webhook-off.subject', { name }),
    line(text, 'webhook-off.body', { name }),
    button(line(text, 'button.settings'), url),
  )
}
