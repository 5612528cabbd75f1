import { type InsertQueryBuilder, type InsertResult, type QueryCreator, sql, type Transaction } from 'kysely'
import { type AuditEntry, auditInsert } from '../audit/store.ts'
import type { Tables } from '../db/tables.ts'
import type { ConfirmedDraft } from './draft-rules.ts'

type Trx = Transaction<Tables>
type MailInsert = (
  db: Pick<QueryCreator<Tables>, 'insertInto'>,
) => InsertQueryBuilder<Tables, 'outbox_mails', InsertResult>

/**
 * Makes other confirmations of the same draft wait until this transaction ends, then answers the number of the trip
 * that the draft has already become, if it has.
 */
export async function lockDraft(trx: Trx, orgId: string, draftId: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${draftId}, 0))`.execute(trx)
  const row = await trx
    .selectFrom('trips')
    .select('trip_number')
    .where('org_id', '=', orgId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row?.trip_number
}

/** A pending trip with what is written beside it. */
export interface SubmittedTrip extends ConfirmedDraft {
  id: string
  orgId: string
  employeeId: string
  tripNumber: string
  totalPaise: number
  now: Date
}

/**
 * Writes a pending trip with its segments, the audit row and, when there is a manager, the mail. It is one statement
 * because the number's counter stays locked until the transaction ends, and every trip of the organisation waits for it.
 */
export async function insertTrip(
  trx: Trx,
  trip: SubmittedTrip,
  audit: AuditEntry,
  mail: MailInsert | undefined,
): Promise<void> {
  const written = trx
    .with('trip', (db) => db.insertInto('trips').values(tripRow(trip)))
    .with('segments', (db) => db.insertInto('trip_segments').values(segmentRows(trip)))
    .with('audit', (db) => auditInsert(db, audit))
  const all = mail ? written.with('mail', mail) : written
  await all.selectNoFrom(sql`1`.as('written')).execute()
}

function tripRow(trip: SubmittedTrip) {
  return {
    id: trip.id,
    org_id: trip.orgId,
    trip_number: trip.tripNumber,
    employee_id: trip.employeeId,
    rejection_reason: null,
    purpose: trip.purpose,
    departure_city: trip.departureCity,
    destination_city: trip.destinationCity,
    departure_date: trip.departureDate,
    return_date: trip.returnDate,
    total_paise: trip.totalPaise,
    draft_id: trip.draftId,
    created_at: trip.now,
    decided_at: null,
  }
}

function segmentRows(trip: SubmittedTrip) {
  return trip.segments.map((segment) => ({
    trip_id: trip.id,
    org_id: trip.orgId,
    kind: segment.kind,
    title: segment.title,
    price_paise: segment.pricePaise,
    details: JSON.stringify(segment.details),
  }))
}
