import type { Talk } from '@pravas/language/travel/talk/talk'
import { note } from '@pravas/messages/tripmate'
import { returnDay, wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { FLIGHT_FILTERS, type Kind } from '../../../trips/draft/trip-draft.ts'
import { dropOutdated } from './criteria-rules.ts'
import { goOn, type Outcome } from './outcome.ts'
import type { CriterionName, DialogueState } from './state.ts'

/** Something is to be told or chosen again; what there was stays until then. */
export function changing(state: DialogueState, what: NonNullable<Talk['changes']>): Outcome {
  const { chosen, goal, criteria } = state
  const asking = (slot: CriterionName) => goOn({ ...state, open: [slot] })
  const choosing = (dropped: Partial<DialogueState['chosen']>) => goOn({ ...state, chosen: { ...chosen, ...dropped } })
  switch (what) {
    case 'dates':
      return asking(goal === 'hotel' ? 'check_in' : 'depart')
    case 'return':
      return asking(goal === 'hotel' ? 'check_out' : 'return')
    case 'to':
      return asking(goal === 'hotel' ? 'city' : 'to')
    case 'flight':
      return wantsFlight(goal) ? choosing({ flight: null, return_flight: null }) : missing(state, 'flight')
    case 'return_flight':
      return returnDay(criteria) === undefined ? missing(state, 'return_flight') : choosing({ return_flight: null })
    case 'hotel':
      return wantsHotel(goal) ? choosing({ hotel: null }) : missing(state, 'hotel')
    default:
      return asking(what)
  }
}

function missing(state: DialogueState, part: Kind): Outcome {
  return { ...goOn(state, [note('part.missing', { part })]), act: 'ask-again' }
}

/** The two cities change places. */
export function swapped(state: DialogueState): Outcome {
  const { from, to, ...rest } = state.criteria
  const criteria = { ...rest, ...(to !== undefined && { from: to }), ...(from !== undefined && { to: from }) }
  return goOn(dropOutdated(state, { ...state, criteria }))
}

/** What picks among results without changing what is searched. */
const PICKING: Readonly<Record<'flight' | 'hotel', readonly CriterionName[]>> = {
  flight: FLIGHT_FILTERS,
  hotel: ['stars', 'stars_most', 'max_night_paise', 'sort', 'hotel_sort', 'near', 'amenities'],
}

/**
 * Of what was chosen already, the part whose results such a wish is about: they are shown again, since the traveller
 * looks for another one.
 */
export function lookedAtAgain(
  state: DialogueState,
  said: ReadonlySet<CriterionName>,
  ofReturn: boolean,
): Kind | undefined {
  const { chosen, goal } = state
  const names = (kind: 'flight' | 'hotel') => PICKING[kind].some((name) => said.has(name))
  if (
    wantsHotel(goal) &&
    chosen.hotel &&
    names('hotel') &&
    (goal === 'hotel' ||
      said.has('hotel_sort') ||
      said.has('stars') ||
      said.has('stars_most') ||
      said.has('max_night_paise') ||
      said.has('near'))
  )
    return 'hotel'
  if (!wantsFlight(goal)) return undefined
  if (ofReturn) return chosen.return_flight ? 'return_flight' : undefined
  if (!names('flight')) return undefined
  return chosen.flight && (returnDay(state.criteria) === undefined || chosen.return_flight) ? 'flight' : undefined
}
