import { type Expression, type InsertQueryBuilder, type InsertResult, type QueryCreator, sql } from 'kysely'
import { type AuditEntry, auditInsert } from '../audit/store.ts'
import type { Db } from '../db/database.ts'
import { takeNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import type { Finding } from '../policy/finding-rules.ts'
import type { ConfirmedDraft } from './draft-rules.ts'

type Inserts = Pick<QueryCreator<Tables>, 'insertInto'>
/** Adds a mail whose texts become what `numbered` makes of them. */
type MailInsert = (
  db: Inserts,
  numbered: (text: string) => Expression<string>,
) => InsertQueryBuilder<Tables, 'outbox_mails', InsertResult>

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
}

/**
 * Writes a pending trip with its segments, the audit row and, when there is a manager, the mail, and answers the trip's
 * number. In the texts of both the trip's id stands for the number, which only the database knows. It is one statement,
 * so that the number's counter, for which every other trip of the organisation waits, is not held over a round trip.
 * Undefined when the draft has become a trip already; nothing is written then.
 */
export async function insertTrip(
  db: Db,
  trip: SubmittedTrip,
  audit: AuditEntry,
  mail: MailInsert | undefined,
): Promise<string | undefined> {
  const numbered = (text: string) => sql<string>`replace(${text}, ${trip.id}, (select number from taken))`
  const written = db
    .with('taken', (cte) => takeNumber(cte, { orgId: trip.orgId, kind: 'TRP', year: trip.year }))
    .with('trip', (cte) => cte.insertInto('trips').values(tripRow(trip)))
    .with('segments', (cte) => cte.insertInto('trip_segments').values(segmentRows(trip)))
    .with('audit', (cte) => auditInsert(cte, audit, numbered))
  const all = mail ? written.with('mail', (cte) => mail(cte, numbered)) : written
  try {
    return (await all.selectFrom('taken').select('number').executeTakeFirstOrThrow()).number
  } catch (error) {
    if (isTakenDraft(error)) return undefined
    throw error
  }
}

function isTakenDraft(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'trips_org_id_draft_id_key'
}

/** The number of the trip that a draft has become. */
export async function selectNumberOfDraft(db: Db, orgId: string, draftId: string): Promise<string> {
  const row = await db
    .selectFrom('trips')
    .select('trip_number')
    .where('org_id', '=', orgId)
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow()
  return row.trip_number
}

function tripRow(trip: SubmittedTrip) {
  return {
    id: trip.id,
    org_id: trip.orgId,
    trip_number: sql<string>`(select number from taken)`,
    employee_id: trip.employeeId,
    rejection_reason: null,
    purpose: trip.purpose,
    departure_city: trip.departureCity,
    destination_city: trip.destinationCity,
    departure_date: trip.departureDate,
    return_date: trip.returnDate,
    route: trip.route ? JSON.stringify(trip.route) : null,
    total_paise: trip.totalPaise,
    draft_id: trip.draftId,
    created_at: trip.now,
    decided_at: null,
    findings: trip.findings && JSON.stringify(trip.findings),
  }
}

function segmentRows(trip: SubmittedTrip) {
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
