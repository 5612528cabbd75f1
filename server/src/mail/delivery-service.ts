import { outbox } from '@pravas/messages/en/outbox'
import { texts } from '@pravas/messages/texts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import {
  attachmentsOf,
  isOutdated,
  type LeasedMail,
  leaseMail,
  type MailAttachment,
  markFailed,
  markSent,
} from './outbox-store.ts'
import type { AttachedFile, MailSender } from './sender.ts'

const t = texts(outbox)

/** How long a mail belongs to the worker that took it; longer than one attempt to send can last. */
const LEASE_MS = 4 * 60_000
/** How long what goes with a mail may take to be made, and how many bytes it may have: many servers refuse more. */
const COMPOSING_MS = 60_000
const ATTACHED_BYTES = 15 * 1024 * 1024
/** How many mails one run sends at most, so that a stop need not wait for a long queue. */
const MOST_A_RUN = 50
const MAX_ATTEMPTS = 8
const FIRST_DELAY_MS = 30_000
/** What was taken so often by workers that never came to an end is what ends them. */
const MOST_TAKEN = 3 * MAX_ATTEMPTS

export interface Delivery {
  db: Db
  clock: Clock
  sender: MailSender
  /** Makes what goes with a mail; without it, or where it fails, the mail leaves with the link in its text alone. */
  attach?: ComposeAttachment | undefined
}

export type ComposeAttachment = (
  orgId: string,
  attachment: MailAttachment,
  signal: AbortSignal,
) => Promise<AttachedFile>

/** When to try again after this many attempts, doubling each time; undefined when it is time to give up. */
export function retryAt(attempts: number, now: Date): Date | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : new Date(now.getTime() + FIRST_DELAY_MS * 2 ** (attempts - 1))
}

/** Whether something was taken so often that it is given up without another try: each try ended with its worker. */
export function endsItsWorkers(attempts: number): boolean {
  return attempts > MOST_TAKEN
}

/** Sends what is due in the outbox and answers how many mails left; a failure is noted on its mail and stops no other. */
export async function sendDueMails({ db, clock, sender, attach }: Delivery): Promise<number> {
  let sent = 0
  for (let taken = 0; taken < MOST_A_RUN; taken += 1) {
    const mail = await leaseMail(db, clock.now(), LEASE_MS)
    if (!mail) break
    if (await isOutdated(db, mail)) {
      await markFailed(db, mail, t('failed.outdated'), undefined)
      continue
    }
    const failure = endsItsWorkers(mail.attempts) ? t('failed.interrupted') : await trySending(sender, mail, attach)
    const now = clock.now()
    if (failure === undefined) {
      await markSent(db, mail, now)
      sent += 1
    } else await markFailed(db, mail, failure, retryAt(mail.attempts, now))
  }
  return sent
}

/** Undefined when the mail left, else what the server said. */
async function trySending(
  sender: MailSender,
  mail: LeasedMail,
  attach: ComposeAttachment | undefined,
): Promise<string | undefined> {
  try {
    const to = { name: mail.to_name, address: mail.to_address }
    const files = attach ? await composed(mail, attach) : []
    await sender.send({ to, subject: mail.subject, body: mail.body, html: mail.html, files })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What goes with a mail, as far as it can be made in time and is small enough to be taken. */
async function composed(mail: LeasedMail, attach: ComposeAttachment): Promise<AttachedFile[]> {
  const signal = AbortSignal.timeout(COMPOSING_MS)
  const files: AttachedFile[] = []
  let bytes = 0
  for (const attachment of attachmentsOf(mail)) {
    const file = await attach(mail.org_id, attachment, signal).catch(() => undefined)
    if (!file || bytes + file.bytes.length > ATTACHED_BYTES) continue
    bytes += file.bytes.length
    files.push(file)
  }
  return files
}
