import { FLIGHT_CLASSES } from '@pravas/contract/trips'
import { addDays, daysBetween } from '@pravas/language/text/calendar'
import type { Slots, Understanding } from '@pravas/language/travel/types'
import { listWords } from '../../../formats.ts'
import { stayOf } from '../../../trips/draft/stay-rules.ts'
import { type Goal, TIME_NAMES, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { Sentence } from './heard.ts'
import { legsOf, routeWords } from './legs-rules.ts'
import type { Phrases } from './phrases.ts'
import type { CriterionName, DialogueState } from './state.ts'

export interface Merged {
  goal: Goal | null
  criteria: TripCriteria
  /** The slots that the sentence filled. */
  said: Set<CriterionName>
  notes: string[]
  /** The sentence begins another trip: of the one before nothing is left. */
  another: boolean
}

const SEARCHES: readonly string[] = ['search_flight', 'search_hotel', 'search_both']

/** Puts what a sentence says into the criteria: what it names is replaced, everything else stays. */
export function mergeSaid(
  state: DialogueState,
  { understood, phrases, near }: Pick<Sentence, 'understood' | 'phrases' | 'near'>,
): Merged {
  const { criteria: heard, notes } = heardCriteria(understood.slots)
  if (near !== undefined) heard.near = near
  if (timesAreOfReturn(state, heard, phrases)) moveTimes(heard)
  const { return_period: period } = understood.slots
  if (period !== undefined)
    heard.return_times = { ...state.criteria.return_times, ...heard.return_times, depart_period: period }
  const { range } = state
  const day = range && heard[range.slot]
  if (range && day && phrases.bareWeekday) heard[range.slot] = dayWithin(day, range)
  else if (phrases.bareWeekday && phrases.corrects) keepWeek(state, heard)
  if (phrases.command.refundable) heard.refundable = true
  if (phrases.command.sort !== undefined && !phrases.command.asks) heard.sort = phrases.command.sort
  const left = leftOut(state.criteria, heard)
  notes.push(...left)
  const said = new Set(Object.keys(heard) as CriterionName[])
  const { base, goal: goalBefore } = baseOf(state, understood, heard)
  const criteria: TripCriteria = { ...base, ...heard }
  if (criteria.airline !== undefined && criteria.without_airlines?.includes(criteria.airline)) delete criteria.airline
  if (criteria.without_airlines?.length === 0) delete criteria.without_airlines
  if (heard.return !== undefined && criteria.trip_type === 'one_way' && heard.trip_type === undefined)
    delete criteria.trip_type
  if (heard.trip_type === 'one_way' && heard.return === undefined) delete criteria.return
  if (heard.nights !== undefined && heard.check_out === undefined) delete criteria.check_out
  if (heard.check_out !== undefined && heard.nights === undefined) delete criteria.nights
  // A price that was said of one class says nothing of another.
  if (heard.class !== undefined && heard.class !== (base.class ?? 'economy') && heard.max_price_paise === undefined) {
    delete criteria.max_price_paise
  }
  // A stay that begins with the flight follows it when the flight moves.
  if (heard.check_in !== undefined && heard.check_in === heard.depart) delete criteria.check_in
  followFlights(criteria, heard)
  // A stay where the flight lands goes along to another destination.
  if (heard.to !== undefined && heard.city === undefined && base.city === base.to) delete criteria.city
  let goal = goalAfter({ ...state, goal: goalBefore }, understood, phrases, said)
  if (goal === 'both' && criteria.to === undefined && criteria.city !== undefined && criteria.city !== criteria.from)
    criteria.to = criteria.city
  if (goal === 'both' && criteria.city !== undefined && criteria.to !== undefined && criteria.city !== criteria.to) {
    const keeps = said.has('city') ? 'hotel' : 'flight'
    goal = keeps
    notes.push(
      `A request has one destination, so the ${keeps === 'hotel' ? 'flight' : 'hotel'} is left out: ` +
        'tell me about it when this request is sent.',
    )
    if (keeps === 'flight') for (const slot of HOTEL_SLOTS) delete criteria[slot]
  }
  const another = base !== state.criteria && Object.keys(base).length === 0
  if (another) notes.unshift(`A new trip, then: ${leftAside(state)} is left aside.`)
  return { goal, criteria, said, notes, another }
}

/** Adds the airlines that are not wanted to those of before; one that is wanted by name is none of them any more. */
function leftOut(before: TripCriteria, heard: TripCriteria): string[] {
  const said = heard.without_airlines ?? []
  if (said.length === 0 && heard.airline === undefined) return []
  const all = [...new Set([...(before.without_airlines ?? []), ...said])].filter((name) => name !== heard.airline)
  if (all.length > 0 || before.without_airlines) heard.without_airlines = all
  return said.length > 0 ? [`Left out: ${listWords(said)}.`] : []
}

/** A stay that ends with the flight back follows it too; one that would end before it begins is open again. */
function followFlights(criteria: TripCriteria, heard: TripCriteria): void {
  const alongside = criteria.to !== undefined && (criteria.city ?? criteria.to) === criteria.to
  if (alongside && heard.return !== undefined && heard.check_out === heard.return) delete criteria.check_out
  const begins = criteria.check_in ?? heard.depart
  const { check_out: ends } = criteria
  if (heard.check_out === undefined && begins !== undefined && ends !== undefined && ends <= begins)
    delete criteria.check_out
}

/** Times are those of the way back when only that is being told or chosen. */
function timesAreOfReturn({ asked }: DialogueState, heard: TripCriteria, { end }: Phrases): boolean {
  if (heard.depart !== undefined) return false
  return heard.return !== undefined || end === 'last' || (asked?.about === 'choice' && asked.kind === 'return_flight')
}

function moveTimes(heard: TripCriteria): void {
  const times: TripCriteria = {}
  for (const name of TIME_NAMES) {
    if (heard[name] !== undefined) Object.assign(times, { [name]: heard[name] })
    delete heard[name]
  }
  if (Object.keys(times).length > 0) heard.return_times = times
}

/** The same weekday within a range that was named before, as Thursday of the next week. */
function dayWithin(day: string, { from, to }: { from: string; to: string }): string {
  const weeks = Math.max(0, Math.ceil(daysBetween(day, from) / 7))
  const moved = addDays(day, weeks * 7)
  return moved <= to ? moved : day
}

/** A weekday that puts a day right is the one nearest to that day, not the next from today. */
function keepWeek(state: DialogueState, heard: TripCriteria): void {
  const stay = stayOf(state)
  const held = {
    depart: state.criteria.depart,
    return: state.criteria.return,
    check_in: stay.check_in,
    check_out: stay.check_out,
  }
  for (const slot of ['depart', 'return', 'check_in', 'check_out'] as const) {
    const [before, day] = [held[slot], heard[slot]]
    if (before === undefined || day === undefined) continue
    heard[slot] = addDays(day, Math.max(0, Math.round(daysBetween(day, before) / 7)) * 7)
  }
}

const HOTEL_SLOTS = ['city', 'check_in', 'check_out', 'nights', 'stars', 'room_type'] as const satisfies CriterionName[]

/** What the sentence says in the product's own terms, and what it asks for that no request can hold. */
function heardCriteria(slots: Slots): { criteria: TripCriteria; notes: string[] } {
  const notes: string[] = []
  const known = { ...slots }
  if (known.class !== undefined && !FLIGHT_CLASSES.some((name) => name === known.class)) {
    notes.push('Premium economy cannot be booked here: the classes are economy, business and first.')
    delete known.class
  }
  if (known.trip_type === 'multi_city') {
    // Its legs are taken by the journey.
    delete known.trip_type
  }
  if (known.via !== undefined)
    notes.push(
      `I cannot fix the stop in ${known.via}, but the cards name where a flight stops. To stay there, tell me the day on which you fly on.`,
    )
  if ((known.passengers ?? known.guests ?? 1) > 1 || (known.rooms ?? 1) > 1) {
    notes.push('A request is for yourself alone: each traveller makes their own.')
  }
  // The schema drops what the product has no place for.
  return { criteria: TripCriteria.parse(known) as TripCriteria, notes }
}

/** A search that names another route is another trip; one that names route and day anew forgets the old return. */
function baseOf(
  state: DialogueState,
  { intent }: Understanding,
  heard: TripCriteria,
): { base: TripCriteria; goal: Goal | null } {
  const { criteria, goal } = state
  const namesRoute = SEARCHES.includes(intent) && heard.from !== undefined && heard.to !== undefined
  if (!namesRoute || criteria.from === undefined || criteria.to === undefined) return { base: criteria, goal }
  if (heard.from !== criteria.from || heard.to !== criteria.to) return { base: {}, goal: null }
  if (heard.depart === undefined || heard.depart === criteria.depart) return { base: criteria, goal }
  const { return: _return, trip_type: _type, ...rest } = criteria
  return { base: rest, goal }
}

function leftAside(state: DialogueState): string {
  return state.legs ? routeWords(legsOf(state)) : `${state.criteria.from} to ${state.criteria.to}`
}

/** What the trip is made of after this sentence. */
function goalAfter(
  state: DialogueState,
  understood: Understanding,
  phrases: Phrases,
  said: ReadonlySet<CriterionName>,
): Goal | null {
  const { goal, chosen, flights } = state
  if (goal === 'both' && phrases.keepsOnly) return phrases.keepsOnly
  switch (understood.intent) {
    case 'search_both':
      return 'both'
    case 'search_flight':
      if (goal !== 'hotel') return goal ?? 'flight'
      return phrases.adds || chosen.hotel ? 'both' : 'flight'
    case 'search_hotel': {
      if (goal !== 'flight') return goal === 'both' && phrases.replaces ? 'hotel' : (goal ?? 'hotel')
      const alongside = phrases.adds || chosen.flight !== null || flights !== null
      return alongside && !phrases.replaces && !phrases.keepsOnly ? 'both' : 'hotel'
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
