import { LAPSED_STATUSES } from '@pravas/contract/requests'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { travelsOn } from '../requests/travellers.ts'

/** More trips than this nobody chooses from. */
const MOST = 30

/** An employee's trips that are not rejected and end after a day, the latest first, with when one is away. */
export function selectTripsForClaims(db: Db, of: { orgId: string; employeeId: string; since: string }) {
  return db
    .selectFrom('trips')
    .select([
      'trips.id',
      'trips.trip_number as number',
      'trips.status',
      'trips.departure_city as departureCity',
      'trips.destination_city as destinationCity',
      'trips.departure_date as departureDate',
      'trips.return_date as returnDate',
      'trips.cost_centre_id as costCentreId',
      'trips.project_id as projectId',
      ofSegments(sql`min(details #>> '{departure_airport,time}')`, sql`kind = 'flight'`).as('leaves'),
      // A journey over several cities ends with the last of its flights.
      ofSegments(
        sql`max(details #>> '{arrival_airport,time}')`,
        sql`kind = 'return_flight' or (kind = 'flight' and position > 1)`,
      ).as('returns'),
      ofSegments(sql`max(details ->> 'check_out')`, sql`kind = 'hotel'`).as('checksOut'),
      ofSegments(sql`min((details -> 'amenities')::text)`, sql`kind = 'hotel'`).as('amenities'),
    ])
    .where('trips.org_id', '=', of.orgId)
    .where(({ or, eb }) => or([eb('trips.employee_id', '=', of.employeeId), travelsOn('trip', sql`${of.employeeId}`)]))
    .where('trips.status', 'not in', [...LAPSED_STATUSES])
    .where('trips.departure_date', '>=', of.since)
    .orderBy('trips.departure_date', 'desc')
    .orderBy('trips.id', 'desc')
    .limit(MOST)
    .execute()
}

/** One value of those segments of the trip that fit; null where none does. */
function ofSegments(value: RawBuilder<unknown>, fits: RawBuilder<unknown>) {
  return sql<string | null>`(
    select ${value} from trip_segments
    where trip_segments.org_id = trips.org_id and trip_segments.trip_id = trips.id and (${fits})
  )`
}
