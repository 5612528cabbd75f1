import { recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import { webhookTurnedOffMail } from '../mail/webhook-mails.ts'
import type { Addresses } from './addresses-service.ts'
import { disableEndpoint, noteOutcome, selectAdministering } from './endpoint-store.ts'
import { EventDetail, eventBody, signedHeaders } from './event-rules.ts'
import type { PostJson, Taken } from './outgoing.ts'
import type { Refused } from './refusal-rules.ts'
import type { LeasedEvent } from './webhook-store.ts'

/** An address at which nothing was taken for so long is turned off. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000
/** What an address answers that wants nothing more. */
const GONE = 410

export interface EndpointDelivery {
  db: Database['db']
  clock: Clock
  post: PostJson
  publicUrl: URL
  addresses: Addresses
  outbox: Pick<Outbox, 'add'>
}

/** Sends an event to its address, signed. */
export async function postEvent(
  { clock, post, publicUrl, addresses }: EndpointDelivery,
  { id, event, detail: kept, endpoint }: LeasedEvent,
): Promise<Taken | Refused> {
  if (!endpoint.active) return { why: 'off' }
  const detail = EventDetail.safeParse(kept)
  if (!detail.success) return { why: 'damaged' }
  const opened = addresses.openEndpoint(endpoint, clock.now())
  if (!opened) return { why: 'unreadable' }
  const body = eventBody(event, detail.data, publicUrl)
  return post(opened.address, body, signedHeaders({ id: `msg_${id}`, body, at: clock.now() }, opened.secrets))
}

/** Notes how an address took a message; one that has taken none for days, or wants none, is turned off, and administrators are told. */
export async function noteEndpoint(
  { db, clock, publicUrl, outbox }: EndpointDelivery,
  { endpoint }: LeasedEvent,
  result: Taken | Refused,
): Promise<void> {
  const { org_id: orgId, id, name } = endpoint
  const now = clock.now()
  if (!('why' in result)) {
    await noteOutcome(db, { orgId, id }, 'taken', now)
    return
  }
  if (result.why === 'off') return
  await inTransaction(db, async (trx) => {
    const since = await noteOutcome(trx, { orgId, id }, 'failed', now)
    const isGone = result.why === 'answer' && result.status === GONE
    if (!since || (!isGone && now.getTime() - since.getTime() < PATIENCE_MS)) return
    if (!(await disableEndpoint(trx, { orgId, id }, now))) return
    const record = { kind: 'webhook_endpoint', id }
    const of = { recordKind: record.kind, recordId: id, detail: { name }, at: now }
    await recordAudit(trx, { orgId, actorId: null, action: 'webhook_endpoint.turned_off', ...of })
    const text = webhookTurnedOffMail({ name, url: new URL('/settings', publicUrl) })
    for (const { name: to, email: address } of await selectAdministering(trx, orgId))
      await outbox.add(trx, { orgId, to: { name: to, address }, ...text, record, at: now })
  })
}
