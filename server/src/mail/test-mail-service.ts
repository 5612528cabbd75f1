import { mail as messages } from '@pravas/messages/en/mail'
import { texts } from '@pravas/messages/texts'
import { problem } from '../errors.ts'
import { testMail } from './account-mails.ts'
import { smtpSender } from './sender.ts'

const t = texts(messages)

/** Sends a mail at once, past the outbox, so that the person who sets up mail sees whether it leaves. Throws 'mail.not_sent' with the reason. */
export async function sendTestMail(
  { smtpUrl, from }: { smtpUrl: string | undefined; from: string },
  to: string,
): Promise<void> {
  if (smtpUrl === undefined) throw problem('mail.not_sent', t('test.no-server'))
  const sender = smtpSender(smtpUrl, from)
  try {
    await sender.send({ to: { name: to, address: to }, ...testMail() })
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw problem('mail.not_sent', t('test.failed', { reason: said.replaceAll(/\s+/g, ' ').slice(0, 300) }))
  } finally {
    sender.close()
  }
}
