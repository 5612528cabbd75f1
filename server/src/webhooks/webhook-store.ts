import { WEBHOOK_SERVICES, type WebhookEvent, type WebhookService } from '@pravas/contract/webhooks'
import { type Expression, type QueryCreator, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { leaseDue } from '../db/lease.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { findEndpoint } from './endpoint-store.ts'
import type { MessageDetail } from './message-rules.ts'

/** What an organisation's channels are told. */
export interface NewMessage {
  orgId: string
  event: WebhookEvent
  subjectId: string
  detail: MessageDetail
  at: Date
  /** When it leaves at the earliest; at once when absent. */
  notBefore?: Date | undefined
}

/**
 * Adds a message for each channel of the organisation that wants to be told of this, as a statement of its own or a part of a
 * larger one, which makes of its detail what `numbered` says.
 */
export function messageInsert(
  db: Pick<QueryCreator<Tables>, 'insertInto'>,
  { orgId, event, subjectId, detail, at, notBefore = at }: NewMessage,
  numbered: (text: string) => string | Expression<string> = (text) => text,
) {
  const kept = numbered(JSON.stringify(detail))
  const ids = WEBHOOK_SERVICES.map((service) => sql`(${sql.lit(service)}, ${newId()}::text)`)
  return db
    .insertInto('webhook_messages')
    .columns(['org_id', 'id', 'service', 'event', 'subject_id', 'detail', 'next_attempt_at', 'created_at'])
    .expression(sql`
      select webhooks.org_id, ids.id::uuid, webhooks.service, ${event}::text, ${subjectId}::uuid, (${kept})::text::jsonb,
        ${notBefore}::timestamptz, ${at}::timestamptz
      from webhooks join (values ${sql.join(ids)}) as ids (service, id)
        on ids.service = webhooks.service
      where webhooks.org_id = ${orgId}::uuid and webhooks.events ? ${event}::text`)
}

/** Deletes what was to be told of decisions on a request since an instant and is not to leave yet. */
export async function deleteUntold(
  db: Db,
  { orgId, subjectId, since }: { orgId: string; subjectId: string; since: Date },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('webhook_messages')
    .where('org_id', '=', orgId)
    .where('subject_id', '=', subjectId)
    .where('event', 'in', ['decided', 'returned'])
    // What was told before may wait for a channel that does not answer.
    .where('created_at', '>=', since)
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', now)
    .execute()
}

/** An organisation's webhooks, each with its latest message, and with those that are kept and were given up. */
export function selectWebhooks(db: Db, orgId: string) {
  return db
    .selectFrom('webhooks')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_messages')
          .select(['status', 'created_at', 'sent_at', 'last_error'])
          .whereRef('webhook_messages.org_id', '=', 'webhooks.org_id')
          .whereRef('webhook_messages.service', '=', 'webhooks.service')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_messages')
          .select((of) => of.fn.countAll<number>().as('count'))
          .select(sql<Date | null>`max(created_at)`.as('at'))
          .select(sql<string | null>`(array_agg(last_error order by created_at desc, id desc))[1]`.as('error'))
          .whereRef('webhook_messages.org_id', '=', 'webhooks.org_id')
          .whereRef('webhook_messages.service', '=', 'webhooks.service')
          .where('webhook_messages.status', '=', 'failed')
          .as('given_up'),
      (join) => join.onTrue(),
    )
    .select(['webhooks.service', 'webhooks.address', 'webhooks.events'])
    .select(['given_up.count as given_up', 'given_up.at as given_up_at', 'given_up.error as given_up_error'])
    .select(['latest.status', 'latest.created_at', 'latest.sent_at', 'latest.last_error'])
    .where('webhooks.org_id', '=', orgId)
    .orderBy('webhooks.service')
    .execute()
}

/** The address of one webhook as it is kept. */
export async function selectAddress(db: Db, orgId: string, service: WebhookService): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhooks')
    .select('address')
    .where('org_id', '=', orgId)
    .where('service', '=', service)
    .executeTakeFirst()
  return row?.address
}

/** The webhooks whose address is kept as an earlier version did. */
export function selectUnsealed(db: Db): Promise<{ orgId: string; service: WebhookService; address: string }[]> {
  return db
    .selectFrom('webhooks')
    .select(['org_id as orgId', 'service', 'address'])
    .where('address', 'like', 'https:%')
    .execute()
}

/** Keeps the address of a webhook in another way; nothing when it was changed meanwhile. */
export async function replaceAddress(
  db: Db,
  { orgId, service }: { orgId: string; service: WebhookService },
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ address: to })
    .where('org_id', '=', orgId)
    .where('service', '=', service)
    .where('address', '=', from)
    .execute()
}

/** Keeps a webhook in place of the one before; its address as it is kept. */
export async function upsertWebhook(
  db: Db,
  webhook: { orgId: string; service: WebhookService; address: string; events: readonly WebhookEvent[]; now: Date },
): Promise<void> {
  const kept = { address: webhook.address, events: JSON.stringify(webhook.events), updated_at: webhook.now }
  await db
    .insertInto('webhooks')
    .values({ org_id: webhook.orgId, service: webhook.service, ...kept })
    .onConflict((conflict) => conflict.columns(['org_id', 'service']).doUpdateSet(kept))
    .execute()
}

/** Forgets a webhook with its messages; false when there is none. */
export async function deleteWebhook(db: Db, orgId: string, service: WebhookService): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('org_id', '=', orgId)
    .where('service', '=', service)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Endpoint = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>
type Taken = NonNullable<Awaited<ReturnType<typeof leaseDue<'webhook_messages'>>>>

/** A message to a channel, with the address as it is kept. */
export type LeasedMessage = Taken & { service: WebhookService; address: string }
/** An event for another program. */
export type LeasedEvent = Taken & { endpoint: Endpoint }

/** Where a message goes, the same for all that go there. */
export function placeOf({ org_id, service, endpoint_id }: Pick<Taken, 'org_id' | 'service' | 'endpoint_id'>): string {
  return endpoint_id ?? `${org_id} ${service}`
}

/**
 * Takes the message that is due longest for as long as the lease, with where it goes as that is kept; undefined when none is due,
 * 'gone' for one whose channel or address was removed meanwhile, which takes its messages with it. Those to the places in `busy`
 * stay.
 */
export async function leaseMessage(
  db: Db,
  now: Date,
  leaseMs: number,
  busy: Iterable<string>,
): Promise<LeasedMessage | LeasedEvent | 'gone' | undefined> {
  const isFree = sql<boolean>`not coalesce(endpoint_id::text, org_id::text || ' ' || service) = any(${[...busy]}::text[])`
  const taken = await leaseDue(db, 'webhook_messages', now, leaseMs, isFree)
  if (!taken) return undefined
  const { org_id: orgId, service, endpoint_id: id } = taken
  if (service !== null) {
    const address = await selectAddress(db, orgId, service)
    return address === undefined ? 'gone' : { ...taken, service, address }
  }
  const endpoint = id === null ? undefined : await findEndpoint(db, { orgId, id })
  return endpoint ? { ...taken, endpoint } : 'gone'
}

export async function markSent(db: Db, message: Taken, answer: number, now: Date): Promise<void> {
  await held(db, message).set({ status: 'sent', sent_at: now, last_error: null, answer }).execute()
}

/** What became of an attempt that failed. */
interface Failure {
  error: string
  /** The status that was answered; null without an answer. */
  answer: number | null
  /** When to try again; undefined: given up. */
  next: Date | undefined
}

/** Notes a failed attempt; without a next one the message is given up. Others to the same place wait as long as this one. */
export async function markFailed(db: Db, message: Taken, { error, answer, next }: Failure): Promise<void> {
  const said = { last_error: error, answer }
  await held(db, message)
    .set(next ? { ...said, next_attempt_at: next } : { ...said, status: 'failed' })
    .execute()
  if (!next) return
  const { org_id, service, endpoint_id } = message
  await db
    .updateTable('webhook_messages')
    .set({ next_attempt_at: next })
    .where('org_id', '=', org_id)
    .$if(service !== null, (query) => query.where('service', '=', service))
    .$if(service === null, (query) => query.where('endpoint_id', '=', endpoint_id))
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '<', next)
    .execute()
}

/** The message as long as nobody else has taken it: each taking counts as an attempt. */
function held(db: Db, { org_id, id, attempts }: Taken) {
  return db
    .updateTable('webhook_messages')
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
}

/** Deletes messages that were made before an instant. */
export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_messages').where('created_at', '<', before).execute()
}
