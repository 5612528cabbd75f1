import { FLIGHT_CLASSES } from '@pravas/contract/trips'
import { addDays, daysBetween } from '@pravas/language/text/calendar'
import type { Slots, Understanding } from '@pravas/language/travel/types'
import { listWords } from '../../kernel/list-words.ts'
import type { Sentence } from './heard.ts'
import { legsOf, routeWords } from './legs-rules.ts'
import type { Phrases } from './phrases.ts'
import { type DialogueState, type Goal, TIME_NAMES, Wish, type WishName } from './state.ts'
import { stayOf } from './wish-rules.ts'

export interface Merged {
  goal: Goal | null
  wish: Wish
  /** The slots that the sentence filled. */
  said: Set<WishName>
  notes: string[]
  /** The sentence begins another trip: of the one before nothing is left. */
  another: boolean
}

const SEARCHES: readonly string[] = ['search_flight', 'search_hotel', 'search_both']

/** Puts what a sentence says into the wish: what it names is replaced, everything else stays. */
export function mergeSaid(
  state: DialogueState,
  { understood, phrases, near }: Pick<Sentence, 'understood' | 'phrases' | 'near'>,
): Merged {
  const { wish: heard, notes } = heardWish(understood.slots)
  if (near !== undefined) heard.near = near
  if (timesAreOfReturn(state, heard, phrases)) moveTimes(heard)
  const { return_period: period } = understood.slots
  if (period !== undefined)
    heard.return_times = { ...state.wish.return_times, ...heard.return_times, depart_period: period }
  const { range } = state
  const day = range && heard[range.slot]
  if (range && day && phrases.bareWeekday) heard[range.slot] = dayWithin(day, range)
  else if (phrases.bareWeekday && phrases.corrects) keepWeek(state, heard)
  if (phrases.desk.refundable) heard.refundable = true
  if (phrases.desk.sort !== undefined && !phrases.desk.asks) heard.sort = phrases.desk.sort
  const left = leftOut(state.wish, heard)
  notes.push(...left)
  const said = new Set(Object.keys(heard) as WishName[])
  const { base, goal: goalBefore } = baseOf(state, understood, heard)
  const wish: Wish = { ...base, ...heard }
  if (wish.airline !== undefined && wish.without_airlines?.includes(wish.airline)) delete wish.airline
  if (wish.without_airlines?.length === 0) delete wish.without_airlines
  if (heard.return !== undefined && wish.trip_type === 'one_way' && heard.trip_type === undefined) delete wish.trip_type
  if (heard.trip_type === 'one_way' && heard.return === undefined) delete wish.return
  if (heard.nights !== undefined && heard.check_out === undefined) delete wish.check_out
  if (heard.check_out !== undefined && heard.nights === undefined) delete wish.nights
  // A price that was said of one class says nothing of another.
  if (heard.class !== undefined && heard.class !== (base.class ?? 'economy') && heard.max_price_paise === undefined) {
    delete wish.max_price_paise
  }
  // A stay that begins with the flight follows it when the flight moves.
  if (heard.check_in !== undefined && heard.check_in === heard.depart) delete wish.check_in
  followFlights(wish, heard)
  // A stay where the flight lands goes along to another destination.
  if (heard.to !== undefined && heard.city === undefined && base.city === base.to) delete wish.city
  let goal = goalAfter({ ...state, goal: goalBefore }, understood, phrases, said)
  if (goal === 'both' && wish.to === undefined && wish.city !== undefined && wish.city !== wish.from)
    wish.to = wish.city
  if (goal === 'both' && wish.city !== undefined && wish.to !== undefined && wish.city !== wish.to) {
    const keeps = said.has('city') ? 'hotel' : 'flight'
    goal = keeps
    notes.push(
      `A request has one destination, so the ${keeps === 'hotel' ? 'flight' : 'hotel'} is left out: ` +
        'tell me about it when this request is sent.',
    )
    if (keeps === 'flight') for (const slot of HOTEL_SLOTS) delete wish[slot]
  }
  const another = base !== state.wish && Object.keys(base).length === 0
  if (another) notes.unshift(`A new trip, then: ${leftAside(state)} is left aside.`)
  return { goal, wish, said, notes, another }
}

/** Adds the airlines that are not wanted to those of before; one that is wanted by name is none of them any more. */
function leftOut(before: Wish, heard: Wish): string[] {
  const said = heard.without_airlines ?? []
  if (said.length === 0 && heard.airline === undefined) return []
  const all = [...new Set([...(before.without_airlines ?? []), ...said])].filter((name) => name !== heard.airline)
  if (all.length > 0 || before.without_airlines) heard.without_airlines = all
  return said.length > 0 ? [`Left out: ${listWords(said)}.`] : []
}

/** A stay that ends with the flight back follows it too; one that would end before it begins is open again. */
function followFlights(wish: Wish, heard: Wish): void {
  const alongside = wish.to !== undefined && (wish.city ?? wish.to) === wish.to
  if (alongside && heard.return !== undefined && heard.check_out === heard.return) delete wish.check_out
  const begins = wish.check_in ?? heard.depart
  const { check_out: ends } = wish
  if (heard.check_out === undefined && begins !== undefined && ends !== undefined && ends <= begins)
    delete wish.check_out
}

/** Times are those of the way back when only that is being told or chosen. */
function timesAreOfReturn({ asked }: DialogueState, heard: Wish, { end }: Phrases): boolean {
  if (heard.depart !== undefined) return false
  return heard.return !== undefined || end === 'last' || (asked?.about === 'choice' && asked.kind === 'return_flight')
}

function moveTimes(heard: Wish): void {
  const times: Wish = {}
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
function keepWeek(state: DialogueState, heard: Wish): void {
  const stay = stayOf(state)
  const held = {
    depart: state.wish.depart,
    return: state.wish.return,
    check_in: stay.check_in,
    check_out: stay.check_out,
  }
  for (const slot of ['depart', 'return', 'check_in', 'check_out'] as const) {
    const [before, day] = [held[slot], heard[slot]]
    if (before === undefined || day === undefined) continue
    heard[slot] = addDays(day, Math.max(0, Math.round(daysBetween(day, before) / 7)) * 7)
  }
}

const HOTEL_SLOTS = ['city', 'check_in', 'check_out', 'nights', 'stars', 'room_type'] as const satisfies WishName[]

/** What the sentence says in the product's own terms, and what it asks for that no request can hold. */
function heardWish(slots: Slots): { wish: Wish; notes: string[] } {
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
  return { wish: Wish.parse(known) as Wish, notes }
}

/** A search that names another route is another trip; one that names route and day anew forgets the old return. */
function baseOf(state: DialogueState, { intent }: Understanding, heard: Wish): { base: Wish; goal: Goal | null } {
  const { wish, goal } = state
  const namesRoute = SEARCHES.includes(intent) && heard.from !== undefined && heard.to !== undefined
  if (!namesRoute || wish.from === undefined || wish.to === undefined) return { base: wish, goal }
  if (heard.from !== wish.from || heard.to !== wish.to) return { base: {}, goal: null }
  if (heard.depart === undefined || heard.depart === wish.depart) return { base: wish, goal }
  const { return: _return, trip_type: _type, ...rest } = wish
  return { base: rest, goal }
}

function leftAside(state: DialogueState): string {
  return state.legs ? routeWords(legsOf(state)) : `${state.wish.from} to ${state.wish.to}`
}

/** What the trip is made of after this sentence. */
function goalAfter(
  state: DialogueState,
  understood: Understanding,
  phrases: Phrases,
  said: ReadonlySet<WishName>,
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
function goalOfDomain({ domain }: Understanding, said: ReadonlySet<WishName>): Goal | null {
  return said.size > 0 && domain !== undefined ? domain : null
}
