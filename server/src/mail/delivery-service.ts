import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { leaseMails, markFailed, markSent } from './outbox-store.ts'
import type { MailSender } from './sender.ts'

/** How long a mail belongs to the worker that took it; longer than any attempt to send can last. */
const LEASE_MS = 2 * 60_000
const BATCH = 20
const MAX_ATTEMPTS = 8
const FIRST_DELAY_MS = 30_000

/** When to try again after so many attempts, doubling each time; undefined when it is time to give up. */
export function retryAt(attempts: number, now: Date): Date | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : new Date(now.getTime() + FIRST_DELAY_MS * 2 ** (attempts - 1))
}

/** Sends what is due in the outbox and answers how many mails left; a failure is noted on its mail and stops no other. */
export async function sendDueMails({
  db,
  clock,
  sender,
}: {
  db: Db
  clock: Clock
  sender: MailSender
}): Promise<number> {
  const mails = await leaseMails(db, clock.now(), LEASE_MS, BATCH)
  let sent = 0
  for (const mail of mails) {
    try {
      const to = { name: mail.to_name, address: mail.to_address }
      await sender.send({ to, subject: mail.subject, body: mail.body })
      await markSent(db, mail.id, clock.now())
      sent += 1
    } catch (error) {
      const now = clock.now()
      await markFailed(db, mail.id, error instanceof Error ? error.message : String(error), retryAt(mail.attempts, now))
    }
  }
  return sent
}
