import { UNDO_MS } from '@pravas/contract/approvals'
import { EventType } from '@pravas/contract/webhook-endpoints'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { insertDeliveries, selectBehind, selectEntries, takeEndpoint, updateEndpoint } from './endpoint-store.ts'
import { actionsOf, eventTypeOf, isDecision, statusOf } from './event-rules.ts'

const Events = z.array(EventType)
/** How many entries go to the queue in one transaction, and how often in one run. */
const AT_ONCE = 200
const MOST_A_RUN = 10
/** What an address missed while it was off is sent afterwards, as far back as deliveries are kept. */
const MISSED_MS = 30 * 24 * 60 * 60_000

/**
 * Puts what the audit trail tells into the queue of each address that wants to know it, in the trail's order. The trail is the
 * outbox: an entry is written in the transaction of what it tells of, and the address's position in the trail moves in the
 * transaction that queues its events, so that whatever process ends, each is queued once.
 */
export async function fanOut({ db, clock }: { db: Database['db']; clock: Clock }): Promise<void> {
  for (const endpoint of await selectBehind(db))
    for (let run = 0; run < MOST_A_RUN && (await handOver(db, endpoint, clock.now())); run += 1);
}

/** Queues the next events of an address; whether there may be more. */
function handOver(db: Database['db'], endpoint: { orgId: string; id: string }, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const taken = await takeEndpoint(trx, endpoint)
    if (!taken) return false
    const { position, head } = taken
    const types = Events.parse(taken.events)
    const entries = await selectEntries(trx, endpoint.orgId, {
      ...{ after: position, upTo: head, actions: actionsOf(types), limit: AT_ONCE },
    })
    const age = ({ at }: { at: Date }) => now.getTime() - at.getTime()
    // A decision is told once it can't be undone any more, and what comes after it then.
    const open = entries.findIndex((entry) => isDecision(entry.action) && age(entry) < UNDO_MS)
    const told = open === -1 ? entries : entries.slice(0, open)
    const events = told.flatMap((entry) => {
      const { seq, id, action, detail, actor, number, record_kind, record_id } = entry
      const type = eventTypeOf(action, detail)
      if (!type || !types.includes(type) || entry.undone || age(entry) > MISSED_MS) return []
      const record = { type: record_kind, id: record_id, number }
      const kept = { at: entry.at.toISOString(), entry: seq, record, status: statusOf(detail), actor }
      return [{ type, subjectId: record_id ?? id, detail: kept }]
    })
    await insertDeliveries(trx, endpoint, events, now)
    const isFull = told.length === AT_ONCE
    const last = told.at(-1)?.seq ?? position
    const reached = open === -1 && !isFull ? head : last
    if (reached > position) await updateEndpoint(trx, endpoint, { position: reached })
    return isFull
  })
}
