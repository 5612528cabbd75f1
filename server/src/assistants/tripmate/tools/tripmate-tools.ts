import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { TravelSearch } from '../../../travel/search-service.ts'
import type { TripAllocations } from '../../../trips/draft/allocation-service.ts'
import type { TripDrafts } from '../../../trips/draft/drafts-service.ts'
import type { Trips } from '../../../trips/service.ts'
import { tripBookingTools } from '../../tools/booking-tools.ts'
import { getTrip, type LocationOf, listMyTrips, myApprover, myHome } from '../../tools/record-tools.ts'
import { type AgreedTrip, type Consent, type SubmitTripDeps, submitTrip } from '../../tools/submit-tools.ts'
import { fareCalendar, searchFlights, searchHotels } from '../../tools/travel-tools.ts'
import { findTravellers, type TravellersFor } from '../../tools/traveller-tools.ts'
import { recheckFares } from './recheck-fares.ts'
import { changeTrip, type SentTripDeps, withdrawTrip } from './sent-trip-tools.ts'

export interface TripmateToolDeps extends SubmitTripDeps, SentTripDeps {
  clock: Clock
  trips: Trips
  drafts: TripDrafts
  travel: TravelSearch
  tripAllocations: TripAllocations
  locationOf: LocationOf
  travellersFor: TravellersFor
}

export type TripmateTools = ReturnType<typeof tripmateTools>

const Confirmed = z.object({
  draft_id: z.uuid(),
  version: z.int().describe('The version that was shown.'),
  unchecked: z.boolean().default(false).describe('Live prices could not be asked again.'),
  reason: z.string().max(1000).optional().describe('What the traveller says where the policy asks for a reason.'),
})

/** The dialogue has read a yes to the version that it showed. */
const CONFIRMED: Consent<typeof Confirmed, AgreedTrip> = {
  scope: null,
  input: Confirmed,
  agreed: (_actor, { draft_id: id, version, unchecked, reason }) => ({ id, version, unchecked, reason }),
}

/** Everything that TripMate may do, by name. */
export function tripmateTools(deps: TripmateToolDeps) {
  return {
    search_flights: searchFlights(deps),
    fare_calendar: fareCalendar(deps),
    search_hotels: searchHotels(deps),
    recheck_fares: recheckFares(deps),
    submit_trip: submitTrip(deps, CONFIRMED),
    withdraw_trip: withdrawTrip(deps),
    change_trip: changeTrip(deps),
    list_my_trips: listMyTrips(deps),
    get_trip: getTrip(deps),
    my_approver: myApprover(deps),
    my_home: myHome(deps),
    find_travellers: findTravellers(deps),
    ...tripBookingTools(deps.tripAllocations),
  }
}
