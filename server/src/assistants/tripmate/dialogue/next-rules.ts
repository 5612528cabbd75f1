import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { groundOf } from '../../../trips/draft/ground-rules.ts'
import { openLeg } from '../../../trips/draft/journey-rules.ts'
import { type FlightSearch, flightSearch, wholeStay } from '../../../trips/draft/search-rules.ts'
import { returnDay, type Stay, stayOf, wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { firstNight, flightKey, hotelKey, offered } from './criteria-rules.ts'
import { legsOf } from './legs-rules.ts'
import { allowedInstead } from './policy-words.ts'
import { isKeptAsSent } from './returned-rules.ts'
import type { CriterionName, DialogueState, Question } from './state.ts'

/** What the assistant does next: searches, or asks one thing. */
export type Step =
  | { do: 'search'; flights: FlightSearch | undefined; hotels: Stay | undefined }
  | { do: 'ask'; question: Question }
  /** Another leg of the journey is talked about, by its place from 0. */
  | { do: 'turn'; leg: number }

const ask = (...slots: CriterionName[]): Step => ({ do: 'ask', question: { about: 'slots', slots } })

/**
 * Decides what comes next: first what is missing, then searches, then the choices, the purpose and the go-ahead.
 */
export function nextStep(state: DialogueState, policy: PolicyOfDay): Step {
  const { goal, criteria, chosen } = state
  if (goal === null) return { do: 'ask', question: { about: 'goal' } }
  if (state.offer) return { do: 'ask', question: { about: 'offer' } }
  if (state.doubt) return { do: 'ask', question: { about: 'doubt' } }
  const allowed = wantsFlight(goal) && state.beyond ? allowedInstead(state.beyond, policy) : undefined
  if (allowed) return { do: 'ask', question: { about: 'class', ...allowed } }
  const [open] = state.open
  const missing = open ?? missingSlot(state)
  if (missing) return missing === 'check_out' ? ask('check_out', 'nights') : ask(missing)
  const search = searchesDue(state)
  if (search) return search
  if (wantsFlight(goal) && !chosen.flight) return choose('flight')
  if (wantsFlight(goal) && returnDay(criteria) !== undefined && !chosen.return_flight) {
    const possible = offered(state, 'return_flight').length > 0
    return possible ? choose('return_flight') : { do: 'ask', question: { about: 'no-return' } }
  }
  if (wantsHotel(goal)) {
    const stay = stayOf(state)
    if (stay.city === undefined) return ask('city')
    if (stay.check_in === undefined) return ask('check_in')
    const night = firstNight(state)
    if (night && !isKeptAsSent(state, 'hotel') && state.hotels?.key !== hotelKey(state))
      return { do: 'search', flights: undefined, hotels: night }
    if (stay.check_out === undefined) return ask('check_out', 'nights')
    if (!chosen.hotel) return choose('hotel')
  }
  const leg = openLeg(legsOf(state))
  if (leg !== undefined) return { do: 'turn', leg }
  if (criteria.purpose === undefined) return ask('purpose')
  return { do: 'ask', question: { about: 'confirm' } }
}

/** What has to be known before anything is searched. */
function missingSlot(state: DialogueState): CriterionName | undefined {
  const { goal, criteria } = state
  if (goal === 'ground' && groundOf(state).some(({ date }) => date === null))
    return criteria.depart === undefined ? 'depart' : 'return'
  if (!wantsFlight(goal)) return undefined
  if (criteria.from === undefined) return 'from'
  if (criteria.to === undefined) return 'to'
  if (criteria.depart === undefined) return 'depart'
  return criteria.trip_type === 'round_trip' && criteria.return === undefined ? 'return' : undefined
}

function searchesDue(state: DialogueState): Step | undefined {
  const { goal, criteria, chosen } = state
  const areKept = isKeptAsSent(state, 'flight') && (!chosen.return_flight || isKeptAsSent(state, 'return_flight'))
  const fly = wantsFlight(goal) && !areKept
  const flights = fly && state.flights?.key !== flightKey(criteria) ? flightSearch(criteria) : undefined
  const stay = wantsHotel(goal) && !isKeptAsSent(state, 'hotel') ? wholeStay(state) : undefined
  const hotels = stay && state.hotels?.key !== hotelKey(state) ? stay : undefined
  return flights || hotels ? { do: 'search', flights, hotels } : undefined
}

function choose(kind: 'flight' | 'return_flight' | 'hotel'): Step {
  return { do: 'ask', question: { about: 'choice', kind } }
}
