import { getTrip, listTrips, type Trip, type TripDetail } from '@pravas/contract/trips'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callLeniently } from '../../api/call.ts'
import type { Received } from '../../api/received.ts'

/** A trip as a list answers it, any field of which may be missing. */
export type ListedTrip = Received<Trip>
/** A trip with its itinerary, any field of which may be missing. */
export type ShownTrip = Received<TripDetail>

/** The trips of one employee in the order of the answer. Without an employee nothing is loaded. */
export function tripsOf(employeeId: string | undefined) {
  return queryOptions({
    queryKey: ['trips', employeeId],
    queryFn:
      employeeId === undefined
        ? skipToken
        : ({ signal }) => callLeniently(listTrips, { params: { employeeId } }, signal),
  })
}

/** One trip by its id or number. */
export function tripById(tripId: string) {
  return queryOptions({
    queryKey: ['trip', tripId],
    queryFn: ({ signal }) => callLeniently(getTrip, { params: { tripId } }, signal),
  })
}

/** Where a trip's details stand. */
export function addressOfTrip({ trip_number, trip_id }: ListedTrip): string {
  return `/trip/${encodeURIComponent(trip_number ?? trip_id ?? '')}`
}

/** The way a trip goes, `Delhi → Mumbai`; only the destination when it is a stay without a way there. */
export function routeOf({ departure_city, destination_city, route }: ListedTrip): string {
  const cities = route?.filter(Boolean) ?? []
  if (cities.length > 0) return cities.join(' → ')
  return [departure_city, destination_city].filter(Boolean).join(' → ') || 'N/A'
}
