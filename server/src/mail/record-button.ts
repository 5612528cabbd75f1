import { mail } from '@pravas/messages/en/mail'
import { texts } from '@pravas/messages/texts'
import { type Block, button, line } from './mail-text-rules.ts'

const text = texts(mail)

/** Where a request is shown in full, and approvers decide on it. */
export function recordUrl(kind: 'trip' | 'expense', number: string, publicUrl: URL): URL {
  return new URL(`/${kind}/${number}`, publicUrl)
}

/** The way to a request as the button of a mail. */
export function recordButton(kind: 'trip' | 'expense', number: string, publicUrl: URL): Block {
  return button(line(text, 'button.record', { kind }), recordUrl(kind, number, publicUrl))
}
