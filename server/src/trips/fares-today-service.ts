import type { FareToday, TripDetail } from '@pravas/contract/trips'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import { localTimeOf } from '../travel/local-time.ts'
import type { TravelSearch } from '../travel/search-service.ts'
import { askableFlights, faresOf } from './fares-today-rules.ts'
import type { Trips } from './service.ts'

export type FaresToday = ReturnType<typeof createFaresToday>

interface FaresTodayDeps {
  trips: Trips
  travel: TravelSearch
  clock: Clock
}

/** How long asking for fares may take, in milliseconds; a page stands without them. */
const ASKING_MS = 30_000

/** What waiting costs: the fares of today beside those that a request was sent with. */
export function createFaresToday({ trips, travel, clock }: FaresTodayDeps) {
  return {
    /** Of a trip in a status, pending unless said otherwise, for those who may read it; none of any other. */
    async ofTrip(
      actor: Actor,
      reference: string,
      status?: TripDetail['status'],
    ): Promise<{ flights: FareToday[]; unavailable: boolean }> {
      const asked = askableFlights(await trips.one(actor, reference), localTimeOf(clock.now()), status)
      if (asked.length === 0) return { flights: [], unavailable: false }
      const queries = asked.map(({ query }) => query)
      const { answers, liveUnavailable } = await travel.flights(queries, AbortSignal.timeout(ASKING_MS))
      return { flights: faresOf(asked, answers), unavailable: liveUnavailable }
    },
  }
}
