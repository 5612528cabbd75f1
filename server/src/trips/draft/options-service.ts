import { toolText } from '@pravas/messages/tools'
import type { Clock } from '../../clock.ts'
import { TravelCity } from '../../travel/city-rules.ts'
import type { TravelSearch } from '../../travel/search-service.ts'
import { findFlights, findHotels } from '../../travel/searches-service.ts'
import { legsOf } from './journey-rules.ts'
import { type FoundForLeg, lookedUp, type Pick, type Picked, pickedOf, pickedOfLegs } from './pick-rules.ts'
import { flightSearch, wholeStay } from './search-rules.ts'
import type { BegunTripDraft, ParkedLeg } from './trip-draft.ts'

/** What a draft holds with its picks, and whether live prices could not be looked up. */
export interface Looked extends Picked {
  unavailable: boolean
}

/**
 * Looks up what is picked for a draft, a chosen hotel whose nights have moved and, where `all` says so, whatever is chosen, and takes
 * over what it costs now.
 */
export async function withOptions(
  searches: { travel: TravelSearch; clock: Clock },
  draft: BegunTripDraft,
  { picks, all }: { picks: readonly Pick[]; all: boolean },
  signal: AbortSignal,
): Promise<Looked> {
  const needs = lookedUp(draft, picks, all)
  let unavailable = false
  const flights = async (search: Parameters<typeof findFlights>[1]) => {
    const found = await findFlights(searches, search, signal)
    unavailable ||= found.liveUnavailable
    return found
  }
  const hotels = async (stay: Parameters<typeof findHotels>[1]) => {
    const found = await findHotels(searches, stay, signal)
    unavailable ||= found.liveUnavailable
    return found.options
  }
  const unsought: Picked['mistakes'] = unsoughtOf(draft, picks, needs)
  if (unsought.length > 0) return { draft, mistakes: unsought, looked: [], unavailable }

  if (draft.legs) {
    const { class: cabin = 'economy', room_type = 'single' } = draft.criteria
    const offers = await Promise.all(
      legsOf(draft).map(async (leg, at): Promise<FoundForLeg> => {
        const way = needs[at]?.flights ? wayOf(leg) : undefined
        const stay = needs[at]?.hotel ? nightsOf(draft, at) : undefined
        const [found, options] = await Promise.all([
          way && flights({ ...way, class: cabin }),
          stay && hotels({ ...stay, room_type }),
        ])
        return { flights: found?.outbound, hotels: options }
      }),
    )
    return { ...pickedOfLegs(draft, picks, offers), unavailable }
  }
  const [need] = needs
  const search = need?.flights ? flightSearch(draft.criteria) : undefined
  const stay = need?.hotel ? wholeStay(draft) : undefined
  const [found, options] = await Promise.all([search && flights(search), stay && hotels(stay)])
  const { outbound, returning, fares } = found ?? {}
  const back = search?.return === undefined ? undefined : returning
  const offers = {
    ...(outbound && { outbound }),
    ...(back && { returning: back }),
    ...(fares && { fares }),
    ...(options && { hotels: options }),
  }
  return { ...pickedOf(draft, picks, offers), unavailable }
}

function wayOf({ from, to, depart }: ParkedLeg) {
  return from !== undefined && to !== undefined && depart !== undefined ? { from, to, depart } : undefined
}

/** The nights where a leg ends: until it is said otherwise, from its day to that of the next leg. */
function nightsOf(draft: BegunTripDraft, at: number) {
  const legs = legsOf(draft)
  const leg = legs[at]
  const check_in = leg?.check_in ?? leg?.depart
  const check_out = leg?.check_out ?? legs[at + 1]?.depart
  const city = TravelCity.safeParse(leg?.to).data
  return city && check_in !== undefined && check_out !== undefined && check_out > check_in
    ? { city, check_in, check_out }
    : undefined
}

/** The picks for which it is not known yet what to look for. */
function unsoughtOf(
  draft: BegunTripDraft,
  picks: readonly Pick[],
  needs: ReturnType<typeof lookedUp>,
): Picked['mistakes'] {
  const legs = legsOf(draft)
  return picks.flatMap(({ leg, part, option }, at) => {
    if (option === null) return []
    const need = needs[draft.legs ? leg - 1 : 0]
    // What the journey does not have is refused with the reason.
    if (draft.legs && !need) return []
    const isKnown =
      part === 'hotel'
        ? (draft.legs ? nightsOf(draft, leg - 1) : wholeStay(draft)) !== undefined
        : (draft.legs ? legs[leg - 1] && wayOf(legs[leg - 1] as ParkedLeg) : flightSearch(draft.criteria)) !== undefined
    return isKnown ? [] : [{ path: `chosen[${at}]`, message: toolText('change_trip.unsought') }]
  })
}
