import type { RequestChange } from '@pravas/contract/requests'
import { refOf } from '@pravas/contract/trips'
import {
  type Expression,
  type InsertQueryBuilder,
  type InsertResult,
  type QueryCreator,
  sql,
  type Transaction,
} from 'kysely'
import type { z } from 'zod'
import type { ChosenAllocation } from '../allocations/allocation-rules.ts'
import { type AuditEntry, auditInsert } from '../audit/store.ts'
import type { Db } from '../db/database.ts'
import { takeNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import type { Finding } from '../policy/finding-rules.ts'
import type { ConfirmedDraft } from './draft-rules.ts'
import type { TripFacts } from './trip-policy-rules.ts'

type Inserts = Pick<QueryCreator<Tables>, 'insertInto'>
/** Adds the mails whose texts become what `numbered` makes of them. */
type MailInsert = (
  db: Inserts,
  numbered: (text: string) => Expression<string>,
) => InsertQueryBuilder<Tables, 'outbox_mails', InsertResult>

/** Adds the event that tells the approvers, whose number is what `numbered` makes of it. */
type EventInsert = (
  db: Inserts,
  numbered: (text: string) => Expression<string>,
) => InsertQueryBuilder<Tables, 'inbox_events', InsertResult>

/** Adds what the organisation's channels are told, in which `numbered` makes the number of what stands for it. */
type MessageInsert = (
  db: Inserts,
  numbered: (text: string) => Expression<string>,
) => InsertQueryBuilder<Tables, 'webhook_messages', InsertResult>

/** Adds the links that the mails hold. */
type LinkInsert = (db: Inserts) => InsertQueryBuilder<Tables, 'decision_links', InsertResult>

/** A pending trip that has no number yet. */
export interface SubmittedTrip extends ConfirmedDraft {
  id: string
  orgId: string
  employeeId: string
  totalPaise: number
  now: Date
  /** The year that it is numbered in. */
  year: number
  /** What the policy says today; null where there is none. */
  findings: Finding[] | null
  /** What the traveller says of it, where a rule asks for a reason. */
  reason: string | null
  /** What it looked at. */
  facts: z.infer<typeof TripFacts>
  /** The ids of its cost centre and its project. */
  allocation: ChosenAllocation
  /** By whose manager it is decided; an employee id. */
  decidedFor: string
  /** The version of the stored draft that becomes the trip; undefined where the draft is not stored. */
  version: number | undefined
}

/**
 * Writes a pending trip with its segments, the audit row and, where there are approvers, what tells them of it, and answers the trip's
 * number. In the texts of both the trip's id stands for the number, which only the database knows. It is one statement,
 * so that the number's counter, for which every other trip of the organisation waits, is not held over a round trip.
 * Undefined when the draft has become a trip already, or has another version by now; nothing is written then.
 */
export async function insertTrip(
  db: Db,
  trip: SubmittedTrip,
  audit: AuditEntry,
  told: {
    mails: MailInsert | undefined
    links: LinkInsert | undefined
    event: EventInsert | undefined
    message: MessageInsert | undefined
  },
): Promise<string | undefined> {
  const numbered = (text: string) => sql<string>`replace(${text}, ${trip.id}, (select number from taken))`
  const { orgId, version } = trip
  const begun = db
    .with('draft', (cte) =>
      cte
        .updateTable('trip_drafts')
        .set({ submitted_trip_id: trip.id })
        .where('org_id', '=', orgId)
        .where('id', '=', trip.draftId)
        .where('version', '=', version ?? 0)
        .where('submitted_trip_id', 'is', null)
        .where('revises_trip_id', 'is', null)
        .where('deleted_at', 'is', null)
        .returning('id'),
    )
    .with('taken', (cte) => takeNumber(cte, { orgId, kind: 'TRP', year: trip.year }))
  const written = begun
    .with('trip', (cte) => cte.insertInto('trips').values(tripRow(trip)))
    .with('segments', (cte) => cte.insertInto('trip_segments').values(segmentRows(trip)))
    .with('audit', (cte) => auditInsert(cte, audit, numbered))
  const { mails, links, event, message } = told
  const mailed = mails ? written.with('mails', (cte) => mails(cte, numbered)) : written
  const linked = links ? mailed.with('links', (cte) => links(cte)) : mailed
  const noted = event ? linked.with('event', (cte) => event(cte, numbered)) : linked
  const all = message ? noted.with('message', (cte) => message(cte, numbered)) : noted
  try {
    return (await all.selectFrom('taken').select('number').executeTakeFirstOrThrow()).number
  } catch (error) {
    if (isTakenDraft(error) || isChangedDraft(error)) return undefined
    throw error
  }
}

function isTakenDraft(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'trips_org_id_draft_id_key'
}

/** Whether the trip got no number, because its draft is not the one that was shown. */
function isChangedDraft(error: unknown): boolean {
  return error instanceof Error && 'column' in error && error.column === 'trip_number'
}

/** The number of the trip that a draft has become; undefined where it has become none. */
export async function selectNumberOfDraft(db: Db, orgId: string, draftId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('trips')
    .select('trip_number')
    .where('org_id', '=', orgId)
    .where(({ eb, selectFrom }) =>
      eb.or([
        eb('draft_id', '=', draftId),
        // A draft that changed a trip, which goes by the id of its first one.
        eb(
          'id',
          '=',
          selectFrom('trip_drafts').select('submitted_trip_id').where('org_id', '=', orgId).where('id', '=', draftId),
        ),
      ]),
    )
    .executeTakeFirst()
  return row?.trip_number
}

/** The next version of a trip, by the draft that changed it in the version that was shown. */
type RevisedTrip = Omit<SubmittedTrip, 'version'> & { version: number; changes: readonly RequestChange[] }

/**
 * Marks the draft that changes a trip as sent; false when it is another one by now, or changes the trip no more. Hold the draft
 * by this before its trip.
 */
export async function finishRevision(
  trx: Transaction<Tables>,
  { orgId, id, draftId, version }: Pick<RevisedTrip, 'orgId' | 'id' | 'draftId' | 'version'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('trip_drafts')
    .set({ submitted_trip_id: id, revises_trip_id: null })
    .where('org_id', '=', orgId)
    .where('id', '=', draftId)
    .where('version', '=', version)
    .where('revises_trip_id', '=', id)
    .where('submitted_trip_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes a returned trip pending in its next version, with other segments; false when it is not returned. */
export async function replaceTrip(trx: Transaction<Tables>, trip: RevisedTrip): Promise<boolean> {
  const { orgId, id } = trip
  const { numUpdatedRows } = await trx
    .updateTable('trips')
    .set(({ eb }) => ({
      ...contentsOf(trip),
      status: 'pending' as const,
      stage: 0,
      waiting_since: trip.now,
      version: eb('version', '+', 1),
      changes: JSON.stringify(trip.changes),
    }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', '=', 'returned')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await trx.deleteFrom('trip_segments').where('org_id', '=', orgId).where('trip_id', '=', id).execute()
  await trx.insertInto('trip_segments').values(segmentRows(trip)).execute()
  return true
}

/** The flights and stays of a sent trip, each kind in its order. */
export function selectSegments(db: Db, orgId: string, tripId: string) {
  return db
    .selectFrom('trip_segments')
    .select(['kind', 'title', 'price_paise as pricePaise', 'details'])
    .where('org_id', '=', orgId)
    .where('trip_id', '=', tripId)
    .orderBy('kind')
    .orderBy('position')
    .execute()
}

function tripRow(trip: SubmittedTrip) {
  return {
    id: trip.id,
    org_id: trip.orgId,
    // Without its draft as it was shown there is no number, so that the statement fails and nothing is written.
    trip_number:
      trip.version === undefined
        ? sql<string>`(select number from taken)`
        : sql<string>`(select number from taken where exists (select from draft))`,
    employee_id: trip.employeeId,
    rejection_reason: null,
    draft_id: trip.draftId,
    created_at: trip.now,
    decided_at: null,
    ...contentsOf(trip),
  }
}

function contentsOf(trip: Omit<SubmittedTrip, 'version'>) {
  return {
    purpose: trip.purpose,
    departure_city: trip.departureCity,
    destination_city: trip.destinationCity,
    departure_date: trip.departureDate,
    return_date: trip.returnDate,
    route: trip.route ? JSON.stringify(trip.route) : null,
    total_paise: trip.totalPaise,
    findings: trip.findings && JSON.stringify(trip.findings),
    policy_facts: JSON.stringify(trip.facts),
    policy_reason: trip.reason,
    cost_centre_id: trip.allocation.cost_centre,
    project_id: trip.allocation.project,
    travellers: trip.travellers ? JSON.stringify(trip.travellers.map(refOf)) : null,
    decided_for: trip.decidedFor === trip.employeeId ? null : trip.decidedFor,
  }
}

function segmentRows(trip: Omit<SubmittedTrip, 'version'>) {
  return trip.segments.map((segment, at) => ({
    trip_id: trip.id,
    org_id: trip.orgId,
    kind: segment.kind,
    position: 1 + trip.segments.slice(0, at).filter(({ kind }) => kind === segment.kind).length,
    title: segment.title,
    price_paise: segment.pricePaise,
    details: JSON.stringify({ ...segment.details, also_offered: segment.alsoOffered }),
  }))
}
