import type { TravellerToBook, TripBookings } from '@pravas/contract/bookings'
import { Traveller, travellerName } from '@pravas/contract/trips'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { employeeIdsOf } from '../trips/traveller-rules.ts'
import { type BookableTripRow, selectToBookFor } from './store.ts'

const Named = z.array(Traveller).min(1).nullable()

/** For whom a trip is booked: how to reach them and what they would like. Guests are reached through who requested it. */
export async function toBookFor(
  source: Db,
  orgId: string,
  trip: BookableTripRow,
): Promise<Pick<TripBookings, 'traveller' | 'travellers' | 'requested_by'>> {
  const named = Named.parse(trip.travellers)
  const ids = named ? employeeIdsOf(named) : []
  const people = await selectToBookFor(source, orgId, [trip.employee_id, ...ids])
  const { name, email } = trip
  const detailsOf = (employeeId: string, known = name): TravellerToBook =>
    people.find(({ employee_id }) => employee_id === employeeId) ?? { ...UNKNOWN, name: known, email }
  if (!named) return { traveller: detailsOf(trip.employee_id) }
  const travellers = named.map((one) =>
    'guest' in one ? { ...UNKNOWN, name: one.guest, email } : detailsOf(one.employee_id, one.name),
  )
  const [traveller = detailsOf(trip.employee_id)] = travellers
  return { traveller, travellers, requested_by: { name, email } }
}

const UNKNOWN = { employee_id: null, phone: null, grade: null, seat: null, meal: null, note: null }

/** The names of all who travel, in a line. */
export function namesOf({ name, travellers }: Pick<BookableTripRow, 'name' | 'travellers'>): string {
  const named = Named.parse(travellers)
  return named ? named.map(travellerName).join(', ') : name
}
