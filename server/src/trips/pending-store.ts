import type { Trip } from '@pravas/contract/trips'
import type { Db } from '../db/database.ts'
import { instantOf, type JsonText, preparedJson, rupeesOf } from '../db/json-text.ts'
import { tripsOf } from './store.ts'

/** Pending trips, oldest first, with the fields of the API, as `presentTrip` gives one. */
function pendingTrips(db: Db, orgId: string, managerEmployeeId: string | undefined) {
  return db
    .selectFrom(
      tripsOf(db, orgId)
        .where('trips.status', '=', 'pending')
        .$if(managerEmployeeId !== undefined, (query) =>
          query.where('people.manager_employee_id', '=', managerEmployeeId ?? null),
        )
        .as('trip'),
    )
    .select([
      'id as trip_id',
      'trip_number',
      'status',
      'rejection_reason',
      'employee_name',
      'username',
      'employee_id',
      'email as email_id',
      'departure_city',
      'destination_city',
      'purpose',
      'departure_date',
      'return_date',
      'flight_title as flight',
      'return_flight_title as return_flight',
      'hotel_title as hotel_name',
      rupeesOf<number | null>('flight_paise').as('flight_price(INR)'),
      rupeesOf<number | null>('return_flight_paise').as('return_flight_price(INR)'),
      rupeesOf<number | null>('hotel_paise').as('hotel_price(INR)'),
      rupeesOf('total_paise').as('total_price(INR)'),
      instantOf('created_at').as('submitted_at'),
    ])
    .orderBy('id')
}

const ofAll = preparedJson((db, { orgId }: { orgId: string }) => pendingTrips(db, orgId, undefined))
const ofTeam = preparedJson((db, { orgId, managerEmployeeId }: { orgId: string; managerEmployeeId: string }) =>
  pendingTrips(db, orgId, managerEmployeeId),
)

/** The pending trips of everybody, oldest first. */
export function selectPendingTrips(db: Db, orgId: string): Promise<JsonText<Trip[]>> {
  return ofAll(db, { orgId })
}

/** The pending trips of those who report to one manager, oldest first. */
export function selectPendingTripsOfTeam(db: Db, orgId: string, managerEmployeeId: string): Promise<JsonText<Trip[]>> {
  return ofTeam(db, { orgId, managerEmployeeId })
}
