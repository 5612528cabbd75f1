import { setTimeout as wait } from 'node:timers/promises'
import { endsItsWorkers, retryAt } from '../mail/delivery-service.ts'
import { type EndpointDelivery, noteEndpoint, postEvent } from './endpoint-delivery-service.ts'
import { nextTry } from './event-rules.ts'
import { MessageDetail, payloadOf, requestMessage } from './message-rules.ts'
import { ANSWER_SECONDS, type Taken } from './outgoing.ts'
import { isWorthRepeating, mayBeMended, type Refused, refusalText } from './refusal-rules.ts'
import { type LeasedEvent, type LeasedMessage, leaseMessage, markFailed, markSent, placeOf } from './webhook-store.ts'

/** How long a message belongs to the worker that took it; longer than one attempt can last. */
const LEASE_MS = 60_000
/** How many places are written to at once, so that those that do not answer leave room for the others. */
const AT_ONCE = 32
/** After how many messages a run ends, so that each tells how it went. */
const MOST_A_RUN = 500
/** While places are waited for, how often it is asked what else is due. */
const LOOK_AGAIN_MS = 1_000
/** No service is waited for longer, whatever it asks for. */
const LONGEST_PAUSE_MS = 60 * 60_000

/** How a run of deliveries goes on. */
interface Run {
  /** Puts what has happened into the queue. */
  queue: () => Promise<void>
  /** Whether nothing more is to be sent, as the process stops. */
  isStopping: () => boolean
}

/**
 * Sends what is due to the channels and to other programs and answers how many messages were taken. Each place gets one message
 * at a time, in their order, and many places at once: one that fails or does not answer holds up nobody else, not even what
 * happens while it is waited for. A failure is noted; a fault of our own is noted as well, and thrown at the end.
 */
export async function sendDueMessages(delivery: EndpointDelivery, { queue, isStopping }: Run): Promise<number> {
  const { db, clock } = delivery
  const underWay = new Map<string, Promise<void>>()
  const faults: unknown[] = []
  let sent = 0
  let taken = 0
  let freed = 0

  /** Begins to send what is due to places that are free; whether there was something. */
  async function sendNext(): Promise<boolean> {
    if (isStopping() || taken === MOST_A_RUN || underWay.size === AT_ONCE) return false
    const message = await leaseMessage(db, clock.now(), LEASE_MS, underWay.keys())
    if (!message) return false
    taken += 1
    if (message === 'gone') return true
    const place = placeOf(message)
    const sending = sendOne(delivery, message, (fault) => faults.push(fault))
      .then((isTaken) => {
        if (isTaken) sent += 1
      })
      .catch((fault: unknown) => void faults.push(fault))
      .finally(() => {
        underWay.delete(place)
        freed += 1
      })
    underWay.set(place, sending)
    return true
  }

  await queue()
  try {
    for (;;) {
      const before = freed
      // A place that became free while it was asked what is due may have more.
      if ((await sendNext()) || freed !== before) continue
      if (underWay.size === 0) break
      const ended = await Promise.race([...underWay.values(), wait(LOOK_AGAIN_MS, 'late', { ref: false })])
      if (ended === 'late' && !isStopping()) await queue()
    }
  } finally {
    await Promise.all(underWay.values())
  }
  if (faults.length > 0) throw faults[0]
  return sent
}

/** Sends a message and notes how that went; whether it was taken. */
async function sendOne(
  delivery: EndpointDelivery,
  message: LeasedMessage | LeasedEvent,
  onFault: (fault: unknown) => void,
): Promise<boolean> {
  const { db, clock } = delivery
  const result = await trySending(delivery, message).catch((error: unknown): Refused => {
    onFault(error)
    return { why: 'unexpected' }
  })
  if ('endpoint' in message) await noteEndpoint(delivery, message, result)
  const now = clock.now()
  if (!('why' in result)) {
    await markSent(db, message, result.status, now)
    return true
  }
  const answer = result.why === 'answer' ? result.status : null
  const next = nextAttempt(message, result, now)
  await markFailed(db, message, { error: refusalText(result, ANSWER_SECONDS), answer, next })
  return false
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
