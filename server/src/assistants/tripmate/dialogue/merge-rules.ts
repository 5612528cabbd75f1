import { FLIGHT_CLASSES } from '@pravas/contract/trips'
import type { Amenity } from '@pravas/language/travel/amenities'
import { LATE_START } from '@pravas/language/travel/fill-times'
import type { Talk } from '@pravas/language/travel/talk/talk'
import type { Slots, Understanding } from '@pravas/language/travel/types'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import { listWords } from '../../../formats.ts'
import { FLIGHT_FILTERS, type Goal, TIME_NAMES, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { legsOf, routeWords } from './legs-rules.ts'
import { filterWords } from './relax-rules.ts'
import type { Sentence } from './sentence.ts'
import type { CriterionName, DialogueState } from './state.ts'
import { landsTooLate, withoutContradictions } from './time-rules.ts'
import { otherPersonWords } from './traveller-words.ts'

export interface Merged {
  goal: Goal | null
  criteria: TripCriteria
  /** The slots that the sentence filled. */
  said: Set<CriterionName>
  notes: Note[]
  /** The sentence begins another trip: of the one before nothing is left. */
  another: boolean
}

type ReturnFilters = NonNullable<TripCriteria['return_filters']>

const SEARCHES: readonly string[] = ['search_flight', 'search_hotel', 'search_both']

const OF_CHOSEN = ['max_price_paise', 'airline', 'other_airlines', 'without_airlines'] as const

/** Puts what a sentence says into the criteria: what it names is replaced, everything else stays. */
export function mergeSaid(
  state: DialogueState,
  { understood, talk, near }: Pick<Sentence, 'understood' | 'talk' | 'near'>,
): Merged {
  const { criteria: given, notes } = givenCriteria(understood.slots)
  if (talk.traveller) notes.push(otherPersonWords(talk.traveller))
  if (near !== undefined) given.near = near
  const amenities = wishedAmenities(state, understood, talk)
  if (amenities.length > 0) given.amenities = amenities
  const back = [...ofReturn(state, given), ...(isOfWayBack(state, given) ? TIME_NAMES : [])]
  if (back.length > 0) meansEvening(given, understood)
  moveToReturn(given, back)
  const backSaid = new Set(Object.keys(given.return_filters ?? {}))
  if (given.return_filters) given.return_filters = mergedFilters(state.criteria.return_filters, given.return_filters)
  const isOfHotel = talk.ofHotel && !talk.ofFlight
  if (talk.results.refundable && !isOfHotel) given.refundable = true
  if (talk.results.refundable && isOfHotel) notes.push(note('wish.hotel-cancellation'))
  if (talk.results.sort !== undefined && !talk.results.asks) given.sort = talk.results.sort
  const addsHotel = state.goal === 'flight' && understood.domain === 'hotel' && talk.adds
  if (given.sort !== undefined && (addsHotel || (state.goal === 'both' && isOfHotels(state, talk)))) {
    given.hotel_sort = given.sort
    delete given.sort
  }
  const left = leftOut(state.criteria, given)
  notes.push(...left)
  const said = new Set(Object.keys(given) as CriterionName[])
  const { base, goal: goalBefore } = baseOf(state, understood, given)
  const wanted: TripCriteria = { ...base, ...given }
  // An airline that is named takes the place of all that were.
  if (given.airline !== undefined && given.other_airlines === undefined) delete wanted.other_airlines
  const criteria = withoutContradictions(wanted, said)
  const replaced = filterWords(withoutKept(wanted, criteria))
  if (replaced !== '') notes.push(note('wish.replaced', { filters: replaced }))
  if (criteria.return_filters) criteria.return_filters = withoutContradictions(criteria.return_filters, backSaid)
  // Who wishes for a flight back wants one.
  if (given.return_filters && criteria.return === undefined && state.legs === null) criteria.trip_type ??= 'round_trip'
  // What was wished of the flight that is chosen says nothing of the way back that is added to it.
  if (given.return !== undefined && state.criteria.return === undefined && state.chosen.flight && !state.legs)
    for (const name of OF_CHOSEN) if (!said.has(name)) delete criteria[name]
  leaveOutAirlines(criteria)
  if (criteria.without_airlines?.length === 0) delete criteria.without_airlines
  if (given.return !== undefined && criteria.trip_type === 'one_way' && given.trip_type === undefined)
    delete criteria.trip_type
  if (given.trip_type === 'one_way' && given.return === undefined) delete criteria.return
  if (given.stars !== undefined && given.stars_most === undefined) delete criteria.stars_most
  if (given.stars_most !== undefined && given.stars === undefined) delete criteria.stars
  if (given.nights !== undefined && given.check_out === undefined) delete criteria.check_out
  if (given.check_out !== undefined && given.nights === undefined) delete criteria.nights
  // A price that was said of one class says nothing of another.
  if (given.class !== undefined && given.class !== (base.class ?? 'economy') && given.max_price_paise === undefined) {
    delete criteria.max_price_paise
  }
  // A stay that begins with the flight follows it when the flight moves.
  if (given.check_in !== undefined && given.check_in === given.depart) delete criteria.check_in
  followFlights(criteria, given)
  // A stay where the flight lands goes along to another destination.
  if (given.to !== undefined && given.city === undefined && base.city === base.to) delete criteria.city
  let goal = goalAfter({ ...state, goal: goalBefore }, understood, talk, said)
  if (goal === 'both' && criteria.to === undefined && criteria.city !== undefined && criteria.city !== criteria.from)
    criteria.to = criteria.city
  if (goal === 'both' && criteria.city !== undefined && criteria.to !== undefined && criteria.city !== criteria.to) {
    const keeps = said.has('city') ? 'hotel' : 'flight'
    goal = keeps
    notes.push(note('request.one-destination', { part: keeps === 'hotel' ? 'flight' : 'hotel' }))
    if (keeps === 'flight') for (const slot of HOTEL_SLOTS) delete criteria[slot]
  }
  if (understood.landsFor !== undefined && given.arrive_before !== undefined)
    notes.push(note('event.lands', { before: given.arrive_before, time: understood.landsFor }))
  const leaves = given.return_filters?.depart_after
  if (understood.leavesAfter !== undefined && leaves !== undefined)
    notes.push(note('event.leaves', { after: leaves, time: understood.leavesAfter }))
  const another = base !== state.criteria && Object.keys(base).length === 0
  if (another) notes.unshift(note('trip.new', { trip: leftAside(state) }))
  return { goal, criteria, said, notes, another }
}

/** What the hotels shall have, with what they already should. A question wishes for nothing. */
function wishedAmenities(state: DialogueState, { intent }: Understanding, talk: Talk): Amenity[] {
  const isOfHotel = intent === 'search_hotel' || intent === 'search_both' || isOfHotels(state, talk)
  const { wishedAmenities: wished } = talk.topic
  if (!isOfHotel || talk.results.asks || wished.length === 0) return []
  return [...new Set([...(state.criteria.amenities ?? []), ...wished])]
}

/** Whether what is wished of results is wished of the hotels: by name, or as one of them is just being chosen. */
function isOfHotels({ asked }: DialogueState, { ofHotel, ofFlight }: Talk): boolean {
  if (ofHotel !== ofFlight) return ofHotel
  return asked?.about === 'choice' && asked.kind === 'hotel'
}

/** Adds the airlines that are not wanted to those of before; one that is wanted by name is none of them any more. */
function leftOut(before: TripCriteria, given: TripCriteria): string[] {
  const said = given.without_airlines ?? []
  if (said.length === 0 && given.airline === undefined) return []
  const all = [...new Set([...(before.without_airlines ?? []), ...said])].filter(
    (name) => name !== given.airline && !given.other_airlines?.includes(name),
  )
  if (all.length > 0 || before.without_airlines) given.without_airlines = all
  return said.length > 0 ? [replies('airlines.excluded', { airlines: listWords(said) })] : []
}

/** A stay that ends with the flight back follows it too; one that would end before it begins is open again. */
function followFlights(criteria: TripCriteria, given: TripCriteria): void {
  const alongside = criteria.to !== undefined && (criteria.city ?? criteria.to) === criteria.to
  if (alongside && given.return !== undefined && given.check_out === given.return) delete criteria.check_out
  const begins = criteria.check_in ?? given.depart ?? (alongside ? criteria.depart : undefined)
  const { check_out: ends } = criteria
  // No stay ends before it begins, however its end was said.
  if (begins !== undefined && ends !== undefined && ends <= begins && (given.check_out === undefined || alongside))
    delete criteria.check_out
}

/** The filters that belong to the flight back although the sentence does not say so: of those it alone is being told or chosen. */
function ofReturn({ asked }: DialogueState, given: TripCriteria): readonly (typeof FLIGHT_FILTERS)[number][] {
  if (given.depart !== undefined) return []
  if (asked?.about === 'choice' && asked.kind === 'return_flight') return FLIGHT_FILTERS
  return given.return !== undefined ? TIME_NAMES : []
}

/**
 * Whether times can only be those of the flight back: the way out has to land before them. 'After five' of a trip to a meeting at
 * eleven is when one leaves again.
 */
function isOfWayBack({ criteria }: DialogueState, given: TripCriteria): boolean {
  const returns = criteria.return !== undefined || given.return !== undefined || criteria.trip_type === 'round_trip'
  if (!returns || given.depart !== undefined || given.arrive_before !== undefined) return false
  return landsTooLate({ ...pick(given), ...(criteria.arrive_before && { arrive_before: criteria.arrive_before }) })
}

/** Who flies back after seven, or is to be home by nine, means the evening where the half of the day was left open. */
function meansEvening(given: TripCriteria, { openHours = [] }: Understanding): void {
  for (const { name, other } of openHours) {
    const said = given[name]
    const isLate = name === 'arrive_before' || (name === 'depart_after' && (said ?? '') < LATE_START)
    if (isLate && said !== undefined && other > said) given[name] = other
  }
}

const pick = ({ depart_after, depart_period }: TripCriteria) => ({
  ...(depart_after && { depart_after }),
  ...(depart_period && { depart_period }),
})

/** The times that were wished before and no longer hold. */
function withoutKept(wanted: TripCriteria, kept: TripCriteria): TripCriteria {
  return Object.fromEntries(TIME_NAMES.flatMap((name) => (name in kept ? [] : [[name, wanted[name]]])))
}

/** The filters of the flight back with those that are said now; an airline is wanted or left out, as was said last. */
function mergedFilters(before: ReturnFilters = {}, said: ReturnFilters): ReturnFilters {
  const merged = { ...before, ...said }
  if (said.airline !== undefined && said.other_airlines === undefined) delete merged.other_airlines
  const { airline, without_airlines: without = [] } = merged
  if (airline === undefined || !without.includes(airline)) return merged
  if (said.airline === undefined) delete merged.airline
  else merged.without_airlines = without.filter((name) => name !== airline)
  return merged
}

/** Takes the airlines that are not wanted from those that are. */
function leaveOutAirlines(criteria: TripCriteria): void {
  const { airline, other_airlines: others = [], without_airlines: without = [] } = criteria
  if (airline === undefined || without.length === 0) return
  const [first, ...rest] = [airline, ...others].filter((name) => !without.includes(name))
  delete criteria.airline
  delete criteria.other_airlines
  if (first !== undefined) criteria.airline = first
  if (rest.length > 0) criteria.other_airlines = rest
}

function moveToReturn(given: TripCriteria, names: readonly (typeof FLIGHT_FILTERS)[number][]): void {
  const moved = Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]))
  for (const name of names) delete given[name]
  if (Object.keys(moved).length > 0) given.return_filters = { ...moved, ...given.return_filters }
}

const HOTEL_SLOTS = [
  'city',
  'check_in',
  'check_out',
  'nights',
  'stars',
  'stars_most',
  'max_night_paise',
  'room_type',
  'amenities',
] as const satisfies CriterionName[]

/** What the sentence says in the product's own terms, and what it asks for that no request can hold. */
function givenCriteria(slots: Slots): { criteria: TripCriteria; notes: Note[] } {
  const notes: Note[] = []
  const known = { ...slots }
  if (known.class !== undefined && !FLIGHT_CLASSES.some((name) => name === known.class)) {
    notes.push(note('class.premium'))
    delete known.class
  }
  if (known.trip_type === 'multi_city') {
    // Its legs are taken by the journey.
    delete known.trip_type
  }
  if (known.via !== undefined) notes.push(note('stop.not-set', { city: known.via }))
  if ((known.passengers ?? known.guests ?? 1) > 1 || (known.rooms ?? 1) > 1) {
    notes.push(note('request.one-person'))
  }
  // The schema drops what the product has no place for.
  return { criteria: TripCriteria.parse(known) as TripCriteria, notes }
}

/** A search that names another route is another trip; one that names route and day anew forgets the old return. */
function baseOf(
  state: DialogueState,
  { intent }: Understanding,
  given: TripCriteria,
): { base: TripCriteria; goal: Goal | null } {
  const { criteria, goal } = state
  const namesRoute = SEARCHES.includes(intent) && given.from !== undefined && given.to !== undefined
  if (!namesRoute || criteria.from === undefined || criteria.to === undefined) return { base: criteria, goal }
  if (turnsRound(state, given)) return { base: criteria, goal }
  if (given.from !== criteria.from || given.to !== criteria.to) return { base: {}, goal: null }
  if (given.depart === undefined || given.depart === criteria.depart) return { base: criteria, goal }
  const { return: _return, trip_type: _type, ...rest } = criteria
  return { base: rest, goal }
}

/** 'I fly from Kolkata to Chennai' of a trip the other way round, with no day of its own and nothing chosen yet, is the same trip. */
function turnsRound({ criteria, chosen, legs }: DialogueState, given: TripCriteria): boolean {
  const isOther = given.from === criteria.to && given.to === criteria.from
  const isOfTrip = given.depart === undefined && given.return === undefined
  return isOther && isOfTrip && legs === null && chosen.flight === null && chosen.return_flight === null
}

function leftAside(state: DialogueState): string {
  const { from = '', to = '' } = state.criteria
  return state.legs ? routeWords(legsOf(state)) : replies('leg.route', { from, to })
}

/** What the trip is made of after this sentence. */
function goalAfter(
  state: DialogueState,
  understood: Understanding,
  talk: Talk,
  said: ReadonlySet<CriterionName>,
): Goal | null {
  const { goal, chosen, flights } = state
  if (goal === 'both' && talk.keepsOnly) return talk.keepsOnly
  switch (understood.intent) {
    case 'search_both':
      return 'both'
    case 'search_flight':
      if (goal !== 'hotel') return goal ?? 'flight'
      return talk.adds || chosen.hotel ? 'both' : 'flight'
    case 'search_hotel': {
      // A trip by train or cab keeps it beside the stay.
      if (goal === 'ground') return 'hotel'
      if (goal !== 'flight') return goal === 'both' && talk.replaces ? 'hotel' : (goal ?? 'hotel')
      // A hotel where a dated flight goes comes to that.
      const isThere = state.criteria.depart !== undefined && state.criteria.to !== undefined
      const alongside = talk.adds || isThere || chosen.flight !== null || flights !== null
      return alongside && !talk.replaces && !talk.keepsOnly ? 'both' : 'hotel'
    }
    default:
      if (goal !== null) return goal
      if (said.has('from') || said.has('to')) return 'flight'
      return said.has('city') || said.has('check_in') ? 'hotel' : goalOfDomain(understood, said)
  }
}

/** A sentence that is said to be about flights or hotels and fills something begins such a wish. */
function goalOfDomain({ domain }: Understanding, said: ReadonlySet<CriterionName>): Goal | null {
  return said.size > 0 && domain !== undefined ? domain : null
}
