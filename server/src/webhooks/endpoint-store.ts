import type { EventType } from '@pravas/contract/webhook-endpoints'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { isId, newId } from '../ids.ts'
import type { EventDetail } from './event-rules.ts'

interface EndpointOf {
  orgId: string
  id: string
}

/** An address and its secret as they are kept. */
interface Kept {
  name: string
  address: string
  secret: string
  events: readonly EventType[]
}

export type EndpointRow = Awaited<ReturnType<typeof selectEndpoints>>[number]
export type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number]

/** An organisation's addresses, or one of them, with how their deliveries stand. */
export function selectEndpoints(db: Db, orgId: string, id?: string) {
  return db
    .selectFrom('webhook_endpoints as endpoint')
    .selectAll()
    .select((eb) => {
      const messages = () =>
        eb
          .selectFrom('webhook_messages as message')
          .whereRef('message.org_id', '=', 'endpoint.org_id')
          .whereRef('message.endpoint_id', '=', 'endpoint.id')
      const count = (status: 'queued' | 'failed') =>
        messages()
          .where('message.status', '=', status)
          .select((of) => of.fn.countAll<number>().as('count'))
      return [count('queued').as('waiting'), count('failed').as('failed')]
    })
    .where('org_id', '=', orgId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute()
}

/** One address as it is kept; locked where it is about to change. */
export async function findEndpoint(db: Db, { orgId, id }: EndpointOf, { lock = false } = {}) {
  if (!isId(id)) return undefined
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** How many addresses an organisation has. */
export async function countEndpoints(db: Db, orgId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds an address that is told of what happens from now on. */
export async function insertEndpoint(db: Db, { orgId, id }: EndpointOf, kept: Kept, now: Date): Promise<void> {
  const { name, address, secret, events } = kept
  await db
    .insertInto('webhook_endpoints')
    .values({
      ...{ org_id: orgId, id, name, address, secret, events: JSON.stringify(events) },
      position: sql<number>`coalesce((select seq from audit_heads where audit_heads.org_id = ${orgId}), 0)`,
      ...{ created_at: now, updated_at: now },
    })
    .execute()
}

/** What may change of an address. */
interface EndpointChange {
  name?: string | undefined
  address?: string | undefined
  events?: string | undefined
  active?: boolean | undefined
  disabled_at?: Date | null
  failing_since?: Date | null
  secret?: string
  old_secret?: string | null
  old_secret_until?: Date | null
  position?: number
}

export async function updateEndpoint(
  db: Db,
  { orgId, id }: EndpointOf,
  change: EndpointChange,
  now?: Date,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await db
    .updateTable('webhook_endpoints')
    .set({ ...given, ...(now && { updated_at: now }) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Forgets an address with its deliveries, and answers its name; undefined where there is none. */
export async function deleteEndpoint(db: Db, { orgId, id }: EndpointOf): Promise<string | undefined> {
  const row = await db
    .deleteFrom('webhook_endpoints')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Notes that a message was taken, or since when none is. Answers since when. */
export async function noteOutcome(
  db: Db,
  { orgId, id }: EndpointOf,
  outcome: 'taken' | 'failed',
  now: Date,
): Promise<Date | null> {
  const since = outcome === 'taken' ? null : sql<Date>`coalesce(failing_since, ${now}::timestamptz)`
  const row = await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: since })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .$if(outcome === 'taken', (query) => query.where('failing_since', 'is not', null))
    .returning('failing_since')
    .executeTakeFirst()
  return row?.failing_since ?? null
}

/** Turns an address off; false when it is off already. */
export async function disableEndpoint(db: Db, { orgId, id }: EndpointOf, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoints')
    .set({ active: false, disabled_at: now })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who is told of what concerns the administration: the active people who administer. */
export function selectAdministering(db: Db, orgId: string) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('person_roles')
          .select('role')
          .whereRef('person_roles.org_id', '=', 'people.org_id')
          .whereRef('person_roles.person_id', '=', 'people.id')
          .where('role', 'in', ['administrator', 'super_admin']),
      ),
    )
    .orderBy('id')
    .execute()
}

/** The addresses that are on and have not been told of all that is on record. */
export function selectBehind(db: Db) {
  return db
    .selectFrom('webhook_endpoints as endpoint')
    .innerJoin('audit_heads as head', 'head.org_id', 'endpoint.org_id')
    .select(['endpoint.org_id as orgId', 'endpoint.id'])
    .where('endpoint.active', '=', true)
    .whereRef('head.seq', '>', 'endpoint.position')
    .execute()
}

/** Takes an address whose events go to the queue, which another process does not take meanwhile. */
export function takeEndpoint(db: Db, { orgId, id }: EndpointOf) {
  return db
    .selectFrom('webhook_endpoints as endpoint')
    .innerJoin('audit_heads as head', 'head.org_id', 'endpoint.org_id')
    .select(['endpoint.events', 'endpoint.position', 'head.seq as head'])
    .where('endpoint.org_id', '=', orgId)
    .where('endpoint.id', '=', id)
    .where('endpoint.active', '=', true)
    .forUpdate('endpoint')
    .skipLocked()
    .executeTakeFirst()
}

/** What is on record between two entries of the trail, of some actions alone, in its order. */
export async function selectEntries(
  db: Db,
  orgId: string,
  { after, upTo, actions, limit }: { after: number; upTo: number; actions: readonly string[]; limit: number },
) {
  const { rows } = await sql<{
    seq: number
    id: string
    action: string
    record_kind: string
    record_id: string | null
    at: Date
    detail: unknown
    actor: string | null
    number: string | null
    undone: boolean
  }>`
    select seal.seq, entry.id, entry.action, entry.record_kind, entry.record_id, entry.at, entry.detail, actor.name as actor,
      case entry.record_kind
        when 'trip' then (select trip_number from trips where trips.org_id = entry.org_id and trips.id = entry.record_id)
        when 'expense' then
          (select expense_number from expenses where expenses.org_id = entry.org_id and expenses.id = entry.record_id)
        when 'advance' then (select number from advances where advances.org_id = entry.org_id and advances.id = entry.record_id)
      end as number,
      exists (select from decisions where decisions.org_id = entry.org_id and decisions.request_id = entry.record_id
        and decisions.decided_by = entry.actor_id and decisions.decided_at = entry.at
        and decisions.taken_back_at is not null) as undone
    from audit_seals as seal
      join audit_log as entry on entry.org_id = seal.org_id and entry.id = seal.entry_id
      left join people as actor on actor.org_id = entry.org_id and actor.id = entry.actor_id
    where seal.org_id = ${orgId} and seal.seq > ${after} and seal.seq <= ${upTo} and entry.action = any (${[...actions]}::text[])
    order by seal.seq limit ${limit}`.execute(db)
  return rows
}

/** An event that goes to the queue. */
interface NewDelivery {
  type: EventType
  /** What it is about, or the entry itself. */
  subjectId: string
  detail: EventDetail
}

export async function insertDeliveries(
  db: Db,
  { orgId, id }: EndpointOf,
  events: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('webhook_messages')
    .values(
      events.map(({ type, subjectId, detail }) => ({
        ...{ org_id: orgId, id: newId(), endpoint_id: id, event: type, subject_id: subjectId },
        ...{ detail: JSON.stringify(detail), next_attempt_at: now, created_at: now },
      })),
    )
    .execute()
}

/** The deliveries to an address, the latest first, before one of them where it is named; or that one alone. */
export function selectDeliveries(
  db: Db,
  { orgId, id }: EndpointOf,
  {
    status,
    before,
    only,
    limit,
  }: {
    status?: 'queued' | 'sent' | 'failed' | undefined
    before?: string | undefined
    only?: string
    limit: number
  },
) {
  return db
    .selectFrom('webhook_messages')
    .select(['id', 'event', 'status', 'attempts', 'answer', 'last_error', 'created_at', 'sent_at', 'next_attempt_at'])
    .select(sql<string | null>`detail->'record'->>'number'`.as('number'))
    .where('org_id', '=', orgId)
    .where('endpoint_id', '=', id)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'queued'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Puts a delivery into the queue once more, or all that were given up. */
export async function requeue(
  db: Db,
  { orgId, id }: EndpointOf,
  which: { deliveryId: string } | 'given up',
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set({ status: 'queued', attempts: 0, next_attempt_at: now, last_error: null, answer: null, sent_at: null })
    .where('org_id', '=', orgId)
    .where('endpoint_id', '=', id)
    .$if(which === 'given up', (query) => query.where('status', '=', 'failed'))
    .$if(which !== 'given up', (query) => query.where('id', '=', which === 'given up' ? '' : which.deliveryId))
    .execute()
}
