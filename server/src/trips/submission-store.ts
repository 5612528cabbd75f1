import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { ConfirmedDraft } from './draft-rules.ts'

type Trx = Transaction<Tables>

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

/** Writes a pending trip with its segments. */
export async function insertTrip(
  trx: Trx,
  trip: ConfirmedDraft & {
    id: string
    orgId: string
    employeeId: string
    tripNumber: string
    totalPaise: number
    now: Date
  },
): Promise<void> {
  await trx
    .insertInto('trips')
    .values({
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
    })
    .execute()
  await trx
    .insertInto('trip_segments')
    .values(
      trip.segments.map((segment) => ({
        trip_id: trip.id,
        org_id: trip.orgId,
        kind: segment.kind,
        title: segment.title,
        price_paise: segment.pricePaise,
        details: JSON.stringify(segment.details),
      })),
    )
    .execute()
}
