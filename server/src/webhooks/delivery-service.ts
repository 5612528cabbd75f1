import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { endsItsWorkers, retryAt } from '../mail/delivery-service.ts'
import type { Addresses } from './addresses-service.ts'
import { MessageDetail, payloadOf, requestMessage } from './message-rules.ts'
import { ANSWER_SECONDS, type PostJson } from './outgoing.ts'
import { isWorthRepeating, type Refused, refusalText } from './refusal-rules.ts'
import { type LeasedMessage, leaseMessage, markFailed, markSent } from './webhook-store.ts'

/** How long a message belongs to the worker that took it; longer than one attempt can last. */
const LEASE_MS = 60_000
/** How many messages one run sends at most, so that a stop need not wait for a long queue. */
const MOST_A_RUN = 20
/** No service is waited for longer, whatever it asks for. */
const LONGEST_PAUSE_MS = 60 * 60_000

interface WebhookDelivery {
  db: Db
  clock: Clock
  post: PostJson
  publicUrl: URL
  addresses: Addresses
}

/**
 * Sends what is due to the channels and answers how many messages were taken; a failure is noted and stops no other. A fault of
 * our own is noted as well, and thrown when all others are sent.
 */
export async function sendDueMessages(delivery: WebhookDelivery): Promise<number> {
  const { db, clock } = delivery
  let sent = 0
  const faults: unknown[] = []
  for (let taken = 0; taken < MOST_A_RUN; taken += 1) {
    const message = await leaseMessage(db, clock.now(), LEASE_MS)
    if (!message) break
    if (message.address === undefined) continue
    const refusal = await trySending(delivery, message, message.address).catch((error: unknown): Refused => {
      faults.push(error)
      return { why: 'unexpected' }
    })
    const now = clock.now()
    if (!refusal) {
      await markSent(db, message, now)
      sent += 1
      continue
    }
    const asked = refusal.why === 'answer' ? Math.min(refusal.retryAfterSeconds * 1000, LONGEST_PAUSE_MS) : 0
    const next = isWorthRepeating(refusal) ? retryAt(message.attempts, now) : undefined
    const nextAttempt = next && new Date(Math.max(next.getTime(), now.getTime() + asked))
    await markFailed(db, message, refusalText(refusal, ANSWER_SECONDS), nextAttempt)
  }
  if (faults.length > 0) throw faults[0]
  return sent
}

/** Undefined when the channel has taken the message. */
async function trySending(
  { post, publicUrl, addresses }: WebhookDelivery,
  message: LeasedMessage,
  kept: string,
): Promise<Refused | undefined> {
  const { org_id: orgId, service, event, attempts } = message
  if (endsItsWorkers(attempts)) return { why: 'interrupted' }
  const detail = MessageDetail.safeParse(message.detail)
  if (!detail.success) return { why: 'damaged' }
  const address = addresses.open(kept, { orgId, service })
  if (!address) return { why: 'unreadable' }
  return post(address, payloadOf(service, requestMessage(event, detail.data, publicUrl)))
}
