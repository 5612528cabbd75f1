import type { Clock } from '../../../clock.ts'
import type { TravelSearch } from '../../../travel/search-service.ts'
import type { Trips } from '../../../trips/service.ts'
import { listMyTrips } from './list-my-trips.ts'
import { myApprover } from './my-approver.ts'
import { recheckFares } from './recheck-fares.ts'
import { searchFlights } from './search-flights.ts'
import { searchHotels } from './search-hotels.ts'
import { type SubmissionDeps, submitTripRequest } from './submit-trip-request.ts'
import { tripStatus } from './trip-status.ts'

export interface TripmateToolDeps extends SubmissionDeps {
  clock: Clock
  trips: Trips
  travel: TravelSearch
}

export type TripmateTools = ReturnType<typeof tripmateTools>

/** Everything that TripMate may do. */
export function tripmateTools(deps: TripmateToolDeps) {
  return {
    search_flights: searchFlights(deps),
    search_hotels: searchHotels(deps),
    recheck_fares: recheckFares(deps),
    submit_trip_request: submitTripRequest(deps),
    list_my_trips: listMyTrips(deps),
    trip_status: tripStatus(deps),
    my_approver: myApprover(deps),
  }
}
