import { endsItsWorkers, retryAt } from '../mail/delivery-service.ts'
import { type EndpointDelivery, noteEndpoint, postEvent } from './endpoint-delivery-service.ts'
import { nextTry } from './event-rules.ts'
import { MessageDetail, payloadOf, requestMessage } from './message-rules.ts'
import { ANSWER_SECONDS, type Taken } from './outgoing.ts'
import { isWorthRepeating, mayBeMended, type Refused, refusalText } from './refusal-rules.ts'
import { type LeasedEvent, type LeasedMessage, leaseMessage, markFailed, markSent } from './webhook-store.ts'

/** How long a message belongs to the worker that took it; longer than one attempt can last. */
const LEASE_MS = 60_000
/** How many messages one run sends at most, so that a stop need not wait for a long queue. */
const MOST_A_RUN = 20
/** No service is waited for longer, whatever it asks for. */
const LONGEST_PAUSE_MS = 60 * 60_000

/**
 * Sends what is due to the channels and to other programs and answers how many messages were taken; a failure is noted and stops no other. A fault of
 * our own is noted as well, and thrown when all others are sent.
 */
export async function sendDueMessages(delivery: EndpointDelivery): Promise<number> {
  const { db, clock } = delivery
  let sent = 0
  const faults: unknown[] = []
  for (let taken = 0; taken < MOST_A_RUN; taken += 1) {
    const message = await leaseMessage(db, clock.now(), LEASE_MS)
    if (!message) break
    if (message === 'gone') continue
    const result = await trySending(delivery, message).catch((error: unknown): Refused => {
      faults.push(error)
      return { why: 'unexpected' }
    })
    if ('endpoint' in message) await noteEndpoint(delivery, message, result)
    const now = clock.now()
    if (!('why' in result)) {
      await markSent(db, message, result.status, now)
      sent += 1
      continue
    }
    const answer = result.why === 'answer' ? result.status : null
    const next = nextAttempt(message, result, now)
    await markFailed(db, message, { error: refusalText(result, ANSWER_SECONDS), answer, next })
  }
  if (faults.length > 0) throw faults[0]
  return sent
}

/** When a message is sent again: not before the pause that the service asks for. Undefined: it is given up. */
function nextAttempt(message: LeasedMessage | LeasedEvent, refusal: Refused, now: Date): Date | undefined {
  const { attempts } = message
  const next =
    'endpoint' in message
      ? mayBeMended(refusal) && nextTry(attempts, now)
      : isWorthRepeating(refusal) && retryAt(attempts, now)
  if (!next) return undefined
  const asked = refusal.why === 'answer' ? Math.min(refusal.retryAfterSeconds * 1000, LONGEST_PAUSE_MS) : 0
  return new Date(Math.max(next.getTime(), now.getTime() + asked))
}

async function trySending(delivery: EndpointDelivery, message: LeasedMessage | LeasedEvent): Promise<Taken | Refused> {
  if (endsItsWorkers(message.attempts)) return { why: 'interrupted' }
  if ('endpoint' in message) return postEvent(delivery, message)
  const { post, publicUrl, addresses } = delivery
  const { org_id: orgId, service, event, address: kept } = message
  const detail = MessageDetail.safeParse(message.detail)
  if (!detail.success) return { why: 'damaged' }
  const address = addresses.open(kept, { orgId, service })
  if (!address) return { why: 'unreadable' }
  return post(address, payloadOf(service, requestMessage(event, detail.data, publicUrl)))
}
