import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { type LeasedMail, leaseMail, markFailed, markSent } from './outbox-store.ts'
import type { MailSender } from './sender.ts'

/** How long a mail belongs to the worker that took it; longer than one attempt to send can last. */
const LEASE_MS = 2 * 60_000
/** How many mails one run sends at most, so that a stop need not wait for a long queue. */
const MOST_A_RUN = 50
const MAX_ATTEMPTS = 8
const FIRST_DELAY_MS = 30_000

export interface Delivery {
  db: Db
  clock: Clock
  sender: MailSender
}

/** When to try again after so many attempts, doubling each time; undefined when it is time to give up. */
export function retryAt(attempts: number, now: Date): Date | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : new Date(now.getTime() + FIRST_DELAY_MS * 2 ** (attempts - 1))
}

/** Sends what is due in the outbox and answers how many mails left; a failure is noted on its mail and stops no other. */
export async function sendDueMails({ db, clock, sender }: Delivery): Promise<number> {
  let sent = 0
  for (let taken = 0; taken < MOST_A_RUN; taken += 1) {
    const mail = await leaseMail(db, clock.now(), LEASE_MS)
    if (!mail) break
    const failure = await trySending(sender, mail)
    const now = clock.now()
    if (failure === undefined) {
      await markSent(db, mail, now)
      sent += 1
    } else await markFailed(db, mail, failure, retryAt(mail.attempts, now))
  }
  return sent
}

/** Undefined when the mail left, else what the server said. */
async function trySending(sender: MailSender, mail: LeasedMail): Promise<string | undefined> {
  try {
    const to = { name: mail.to_name, address: mail.to_address }
    await sender.send({ to, subject: mail.subject, body: mail.body })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
