import type { Context, Leg, SlotName } from '@pravas/language/travel/types'
import type { ParkedLeg, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { legsOf } from './legs-rules.ts'
import type { CriterionName, DialogueState } from './state.ts'

/** What the language is told of the dialogue. */
export function contextOf(state: DialogueState, today: string): Context {
  const { asked, goal, criteria, offer, legs, range } = state
  const ofHotel = asked?.about === 'choice' ? asked.kind === 'hotel' : goal === 'hotel'
  return {
    today,
    serves: 'india',
    requested: requestedSlots(asked, offer),
    ...(range && { awaited: range }),
    choosing: asked?.about === 'choice',
    known: { ...languageSlots(criteria), ...(legs && { legs: legsOf(state).map(asLeg) }) },
    ...(goal !== null && { domain: ofHotel ? ('hotel' as const) : ('flight' as const) }),
  }
}

function asLeg({ from, to, depart }: ParkedLeg): Leg {
  return { ...(from && { from }), ...(to && { to }), ...(depart && { depart }) }
}

/** The slots that a bare value would answer. */
function requestedSlots(asked: DialogueState['asked'], offer: DialogueState['offer']): SlotName[] {
  if (asked?.about === 'slots') return asked.slots.filter(isOfLanguage)
  if (asked?.about === 'offer' && offer) return [offer.slot]
  return asked?.about === 'no-return' ? ['return'] : []
}

/** The wish without what the language knows nothing of. */
function languageSlots({
  refundable: _r,
  near: _n,
  amenities: _a,
  hotel_sort: _h,
  travellers: _t,
  sort,
  return_filters: _f,
  ...criteria
}: TripCriteria): Context['known'] & {} {
  return { ...criteria, ...(sort !== undefined && sort !== 'co2' && sort !== 'rating' && { sort }) }
}

const OWN_NAMES = ['refundable', 'near', 'amenities', 'hotel_sort', 'travellers'] as const satisfies CriterionName[]

function isOfLanguage(name: CriterionName): name is Exclude<CriterionName, (typeof OWN_NAMES)[number]> {
  return !OWN_NAMES.some((own) => own === name)
}
