import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { retryAt } from '../mail/delivery-service.ts'
import { MessageDetail, payloadOf, requestMessage } from './message-rules.ts'
import { ANSWER_SECONDS, type PostJson } from './outgoing.ts'
import { isWorthRepeating, refusalText } from './refusal-rules.ts'
import { leaseMessage, markFailed, markSent } from './webhook-store.ts'

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
}

/** Sends what is due to the channels and answers how many messages were taken; a failure is noted and stops no other. */
export async function sendDueMessages({ db, clock, post, publicUrl }: WebhookDelivery): Promise<number> {
  let sent = 0
  for (let taken = 0; taken < MOST_A_RUN; taken += 1) {
    const message = await leaseMessage(db, clock.now(), LEASE_MS)
    if (!message) break
    if (message.address === undefined) continue
    const words = requestMessage(message.event, MessageDetail.parse(message.detail), publicUrl)
    const refusal = await post(new URL(message.address), payloadOf(message.service, words))
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
  return sent
}
