import {
  type Delivery,
  type DeliveryStatus,
  EventType,
  MOST_ENDPOINTS,
  OLD_SECRET_HOURS,
  type WebhookEndpoint,
} from '@pravas/contract/webhook-endpoints'
import { webhooks as messages } from '@pravas/messages/en/webhooks'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { lockOrganisation } from '../db/lock-organisation.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { isId, newId } from '../ids.ts'
import type { Addresses } from './addresses-service.ts'
import {
  countEndpoints,
  type DeliveryRow,
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  requeue,
  selectDeliveries,
  selectEndpoints,
  updateEndpoint,
} from './endpoint-store.ts'
import { newSecret, signedHeaders, testBody } from './event-rules.ts'
import { ANSWER_SECONDS, mayBePublic, type PostJson } from './outgoing.ts'
import { refusalText } from './refusal-rules.ts'

const text = texts(messages)
const Events = z.array(EventType)
const Position = z.object({ id: z.uuid() })
const HOUR_MS = 60 * 60_000

interface EndpointsDeps {
  db: Database['db']
  clock: Clock
  post: PostJson
  addresses: Addresses
}

interface EndpointBody {
  name: string
  address: string
  events: readonly EventType[]
}

/** What changes of an address; the rest stays. */
type EndpointPatch = { [Field in keyof EndpointBody]?: EndpointBody[Field] | undefined } & {
  active?: boolean | undefined
}

export type WebhookEndpoints = ReturnType<typeof createWebhookEndpoints>

/** The addresses of other programs that are told of events, as an organisation's administrators register them. */
export function createWebhookEndpoints({ db, clock, post, addresses }: EndpointsDeps) {
  const recordOf = (id: string) => ({ kind: 'webhook_endpoint', id })

  /** Refuses an address that cannot be public. Names are looked up when something is sent, as they may lead elsewhere by then. */
  function demandPublic(address: string): void {
    if (!mayBePublic(new URL(address))) throw invalid([{ path: 'body.address', message: text('private-address') }])
  }

  async function shown(source: Db, orgId: string, id?: string): Promise<WebhookEndpoint[]> {
    const rows = await selectEndpoints(source, orgId, id)
    return Promise.all(
      rows.map(async (row) => {
        const [last] = await selectDeliveries(source, { orgId, id: row.id }, { limit: 1 })
        return present(row, last, addresses.openEndpoint(row, clock.now())?.address)
      }),
    )
  }

  async function oneShown(source: Db, orgId: string, id: string): Promise<WebhookEndpoint> {
    const [one] = await shown(source, orgId, id)
    if (!one) throw problem('record.not_found')
    return one
  }

  /** Works on an address that is there, which nobody else changes meanwhile. Throws 'record.not_found'. */
  function withEndpoint<T>(
    actor: Actor,
    id: string,
    work: (trx: Transaction<Tables>, row: NonNullable<Awaited<ReturnType<typeof findEndpoint>>>) => Promise<T>,
  ): Promise<T> {
    demand(actor, { to: 'manage-organisation' })
    return inTransaction(db, async (trx) => {
      const row = await findEndpoint(trx, { orgId: actor.orgId, id }, { lock: true })
      if (!row) throw problem('record.not_found')
      return work(trx, row)
    })
  }

  return {
    async list(actor: Actor): Promise<WebhookEndpoint[]> {
      demand(actor, { to: 'manage-organisation' })
      return shown(db, actor.orgId)
    },

    /** Registers an address, whose secret is answered this once. Throws 'webhook.too_many'. */
    async create(actor: Actor, { name, address, events }: EndpointBody): Promise<WebhookEndpoint & { secret: string }> {
      demand(actor, { to: 'manage-organisation' })
      demandPublic(address)
      const of = { orgId: actor.orgId, id: newId() }
      const secret = newSecret()
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        await lockOrganisation(trx, actor.orgId)
        if ((await countEndpoints(trx, actor.orgId)) >= MOST_ENDPOINTS) throw problem('webhook.too_many')
        const kept = {
          address: addresses.sealOf('address', new URL(address).href, of),
          secret: addresses.sealOf('secret', secret, of),
        }
        await insertEndpoint(trx, of, { name, events, ...kept }, now)
        const detail = { before: null, after: { name, host: new URL(address).host, events } }
        await recordAudit(trx, auditEntry(actor, 'webhook_endpoint.created', now, recordOf(of.id), detail))
        return { ...(await oneShown(trx, actor.orgId, of.id)), secret }
      })
    },

    /** Changes an address. Turned on again it is told of what it missed. */
    change(actor: Actor, id: string, { name, address, events, active }: EndpointPatch): Promise<WebhookEndpoint> {
      if (address !== undefined) demandPublic(address)
      const of = { orgId: actor.orgId, id }
      const now = clock.now()
      return withEndpoint(actor, id, async (trx, row) => {
        const sealed = address && addresses.sealOf('address', new URL(address).href, of)
        const isOn = active === true && !row.active
        const change = { name, address: sealed, events: events && JSON.stringify(events), active }
        const mended = isOn ? { disabled_at: null, failing_since: null } : {}
        await updateEndpoint(trx, of, { ...change, ...mended }, now)
        if (isOn) await requeue(trx, of, 'given up', now)
        const host = address === undefined ? undefined : new URL(address).host
        const before = { name: row.name, events: Events.parse(row.events), active: row.active }
        const after = { name, events, active, host }
        const given = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined))
        await recordAudit(
          trx,
          auditEntry(actor, 'webhook_endpoint.changed', now, recordOf(id), { before, after: given }),
        )
        return oneShown(trx, actor.orgId, id)
      })
    },

    /** Removes an address with its deliveries. Throws 'record.not_found'. */
    async remove(actor: Actor, id: string): Promise<void> {
      await withEndpoint(actor, id, async (trx, { name }) => {
        await deleteEndpoint(trx, { orgId: actor.orgId, id })
        const detail = { before: { name }, after: null }
        await recordAudit(trx, auditEntry(actor, 'webhook_endpoint.removed', clock.now(), recordOf(id), detail))
      })
    },

    /** Makes a new secret, answered this once; the one before counts for a while. */
    replaceSecret(actor: Actor, id: string): Promise<{ secret: string }> {
      const of = { orgId: actor.orgId, id }
      const secret = newSecret()
      const now = clock.now()
      return withEndpoint(actor, id, async (trx, row) => {
        const until = new Date(now.getTime() + OLD_SECRET_HOURS * HOUR_MS)
        const kept = { secret: addresses.sealOf('secret', secret, of), old_secret: row.secret, old_secret_until: until }
        await updateEndpoint(trx, of, kept, now)
        const detail = { name: row.name }
        await recordAudit(trx, auditEntry(actor, 'webhook_endpoint.secret_replaced', now, recordOf(id), detail))
        return { secret }
      })
    },

    /** Sends a test event past the queue. Throws 'record.not_found', and 'webhook.not_sent' with the reason. */
    async test(actor: Actor, id: string): Promise<{ answer: number }> {
      demand(actor, { to: 'manage-organisation' })
      const row = await findEndpoint(db, { orgId: actor.orgId, id })
      if (!row) throw problem('record.not_found')
      const now = clock.now()
      const opened = addresses.openEndpoint(row, now)
      const body = testBody(now)
      const result = opened
        ? await post(opened.address, body, signedHeaders({ id: `msg_${newId()}`, body, at: now }, opened.secrets))
        : ({ why: 'unreadable' } as const)
      if ('why' in result) throw problem('webhook.not_sent', refusalText(result, ANSWER_SECONDS))
      return { answer: result.status }
    },

    /** A page of what was delivered to an address, the latest first. */
    async deliveries(
      actor: Actor,
      id: string,
      { status, cursor, limit }: { status?: DeliveryStatus | undefined; cursor?: string | undefined; limit: number },
    ): Promise<{ items: Delivery[]; next: string | null }> {
      demand(actor, { to: 'manage-organisation' })
      const of = { orgId: actor.orgId, id }
      if (!(await findEndpoint(db, of))) throw problem('record.not_found')
      const before = readCursor(cursor, Position)?.id
      const rows = await selectDeliveries(db, of, { status, before, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, (row) => ({ id: row.id }))
      return { items: items.map(presentDelivery), next }
    },

    /** Sends an event again. Throws 'record.not_found' and 'webhook.off'. */
    replay(actor: Actor, id: string, deliveryId: string): Promise<Delivery> {
      const of = { orgId: actor.orgId, id }
      const now = clock.now()
      return withEndpoint(actor, id, async (trx, { active, name }) => {
        const [known] = isId(deliveryId) ? await selectDeliveries(trx, of, { only: deliveryId, limit: 1 }) : []
        if (!known) throw problem('record.not_found')
        if (!active) throw problem('webhook.off')
        await requeue(trx, of, { deliveryId }, now)
        const detail = { name, event: known.event, number: known.number }
        await recordAudit(trx, auditEntry(actor, 'webhook_endpoint.replayed', now, recordOf(id), detail))
        const [queued = known] = await selectDeliveries(trx, of, { only: deliveryId, limit: 1 })
        return presentDelivery(queued)
      })
    },
  }
}

/** An address as administrators see it; '?' where it cannot be read any more. */
function present(row: EndpointRow, last: DeliveryRow | undefined, address: URL | undefined): WebhookEndpoint {
  return {
    id: row.id,
    name: row.name,
    address: address ? `${address.origin}${address.pathname}` : '?',
    events: Events.parse(row.events),
    active: row.active,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    waiting: Number(row.waiting ?? 0),
    failed: Number(row.failed ?? 0),
    last: last ? presentDelivery(last) : null,
    created_at: row.created_at.toISOString(),
  }
}

function presentDelivery(row: DeliveryRow): Delivery {
  const { id, event, number, status, attempts, answer, last_error, created_at, sent_at, next_attempt_at } = row
  return {
    ...{ id, event, number, status, attempts, answer, error: last_error },
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    next_attempt_at: status === 'queued' ? next_attempt_at.toISOString() : null,
  }
}
