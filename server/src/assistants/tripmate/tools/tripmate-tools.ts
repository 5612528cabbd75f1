import type { Clock } from '../../../clock.ts'
import type { TravelSearch } from '../../../travel/search-service.ts'
import type { Trips } from '../../../trips/service.ts'
import { getTrip, listMyTrips, myApprover } from '../../tools/record-tools.ts'
import { searchFlights, searchHotels } from '../../tools/travel-tools.ts'
import { recheckFares } from './recheck-fares.ts'
import { type SubmissionDeps, submitTripRequest } from './submit-trip-request.ts'

export interface TripmateToolDeps extends SubmissionDeps {
  clock: Clock
  trips: Trips
  travel: TravelSearch
}

export type TripmateTools = ReturnType<typeof tripmateTools>

/** Everything that TripMate may do, by name. */
export function tripmateTools(deps: TripmateToolDeps) {
  return {
    search_flights: searchFlights(deps),
    search_hotels: searchHotels(deps),
    recheck_fares: recheckFares(deps),
    submit_trip_request: submitTripRequest(deps),
    list_my_trips: listMyTrips(deps),
    get_trip: getTrip(deps),
    my_approver: myApprover(deps),
  }
}
