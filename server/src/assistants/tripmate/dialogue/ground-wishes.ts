import type { GroundLeg } from '@pravas/contract/ground'
import { MOST_GROUND_LEGS } from '@pravas/contract/ground'
import { addDays } from '@pravas/language/text/calendar'
import { type GroundWish, groundWishesIn, impliedGroundWishIn } from '@pravas/language/travel/talk/ground-wish'
import type { Understanding } from '@pravas/language/travel/types'
import { type Note, note } from '@pravas/messages/tripmate'
import { dayWords, listWords } from '../../../formats.ts'
import { groundLegOf, groundOf, groundTitle, isClassOf } from '../../../trips/draft/ground-rules.ts'
import { returnDay, stayOf, wantsFlight } from '../../../trips/draft/stay-rules.ts'
import { groundWords } from '../../trip-texts/option-text-rules.ts'
import { dropOutdated } from './criteria-rules.ts'
import { legsOf } from './legs-rules.ts'
import { goOn, type Outcome } from './outcome.ts'
import { withoutTrip } from './parked-rules.ts'
import type { Turn } from './readings/reading.ts'
import type { DialogueState } from './state.ts'

/** What a wish makes of the trip; without `changed` only something is said. */
interface Done {
  state: DialogueState
  notes: Note[]
  changed: boolean
}

/** Trains, buses and cabs that a message puts into the trip, changes or takes out, beside what else it says of the trip. */
export function takeGround({ state, said, today, take }: Turn): Outcome | undefined {
  const read = groundWishesIn(said.message, today) ?? impliedIn(state, said.message, today)
  if (!read) return undefined
  const first = read.rest === '' ? goOn(state) : take(state, read.rest)
  // Of a message that does something else, or that nothing was made of, the rest is for other readers.
  if (first.act !== 'go-on' && first.act !== 'ask-again' && first.act !== 'submit') return undefined
  const done = read.wishes.reduce<Done>(
    (so, wish) => {
      const next = wished(so.state, wish, today)
      return { state: next.state, notes: [...so.notes, ...next.notes], changed: so.changed || next.changed }
    },
    { state: first.state, notes: [], changed: false },
  )
  const act = done.changed || read.rest !== '' ? ('go-on' as const) : ('ask-again' as const)
  return { ...first, act, state: done.state, notes: [...first.notes, ...done.notes], whole: true }
}

/** What is said of a trip by train, bus or cab alone, without naming it again. */
function impliedIn({ goal, ground = [] }: DialogueState, message: string, today: string) {
  const mode = goal === 'ground' ? ground[0]?.mode : undefined
  const wish = mode && impliedGroundWishIn(message, today, mode)
  if (!wish) return undefined
  // Of a way there and one back it is of the one whose time is open.
  const [open, ...others] = wish.back ? [] : ground.filter((leg) => leg.mode === mode && leg.time === undefined)
  const isOne = open !== undefined && others.length === 0
  return { wishes: [isOne ? { ...wish, from: open.from, to: open.to } : wish], rest: '' }
}

function wished(state: DialogueState, said: GroundWish, today: string): Done {
  const wish = afterDeparture(state, said)
  if (wish.class && !isClassOf(wish.mode, wish.class)) return says(state, note('ground.no-class', { mode: wish.mode }))
  if (wish.day !== undefined && wish.day < today) return says(state, note('ground.past'))
  if (wish.drops) return dropped(state, wish)
  return changed(state, wish) ?? added(state, wish)
}

/** 'Return Sunday by bus' is the Sunday after one has left. */
function afterDeparture({ criteria, ground }: DialogueState, wish: GroundWish): GroundWish {
  const left = criteria.depart ?? ground?.[0]?.date
  if (!wish.back || !wish.isWeekday || wish.day === undefined || !left) return wish
  let { day } = wish
  while (day < left) day = addDays(day, 7)
  return { ...wish, day }
}

const says = (state: DialogueState, ...notes: Note[]): Done => ({ state, notes, changed: false })

/** The ways that a wish may mean, by their places in the trip. */
function meant({ ground = [] }: DialogueState, { mode, from, to }: GroundWish): number[] {
  return ground.flatMap((leg, at) =>
    leg.mode === mode && (from === undefined || leg.from === from) && (to === undefined || leg.to === to) ? [at] : [],
  )
}

const waysWords = ({ ground = [] }: DialogueState, places: readonly number[]): string =>
  listWords(places.flatMap((at) => (ground[at] ? [groundTitle(ground[at])] : [])))

/** Which of several is meant is asked, by what each is called. */
function whichOf(state: DialogueState, places: readonly number[]): Note {
  return note('ground.which', { ways: waysWords(state, places) })
}

/** Whether all that is said of one to take out, besides its means and its towns, is true of it. */
function isNamed(state: DialogueState, leg: GroundLeg | undefined, wish: GroundWish): boolean {
  if (!leg) return false
  const has = (end: string, spot: string | undefined) =>
    spot === undefined || end.toLowerCase().includes(spot.toLowerCase())
  // 'The airport cab' may go there or come from there.
  const isSpot = wish.isKind
    ? has(`${leg.from} ${leg.to}`, wish.fromSpot)
    : has(leg.from, wish.fromSpot) && has(leg.to, wish.toSpot)
  const isLocal = isWithin(leg)
  const goesBack = !isLocal && leg.to === startOf(state)
  return (
    isSpot &&
    (wish.range === undefined || (wish.range === 'local') === isLocal) &&
    (!wish.back || goesBack) &&
    (!wish.onward || !goesBack) &&
    (wish.class === undefined || leg.class === wish.class) &&
    (wish.day === undefined || (leg.date ?? state.criteria.depart) === wish.day)
  )
}

/** Whether both ends lie in one town: a spot is named with its town before it. */
const isWithin = ({ from, to }: Pick<Way, 'from' | 'to'>): boolean =>
  from === to || from.startsWith(`${to} `) || to.startsWith(`${from} `)

function dropped(state: DialogueState, wish: GroundWish): Done {
  const { ground = [], goal } = state
  const ofMode = meant(state, wish)
  const [at, ...others] = ofMode.filter((place) => isNamed(state, ground[place], wish))
  const leg = at === undefined ? undefined : ground[at]
  if (at === undefined || !leg)
    return says(
      state,
      ofMode.length > 0
        ? note('ground.no-such', { mode: wish.mode, ways: waysWords(state, ofMode) })
        : note('ground.none', { mode: wish.mode }),
    )
  if (others.length > 0) return says(state, whichOf(state, [at, ...others]))
  const said = note('ground.dropped', { way: groundTitle(leg) })
  const left = ground.filter((_, index) => index !== at)
  if (goal === 'ground' && left.length === 0) return { state: withoutTrip(state), notes: [said], changed: true }
  return { state: { ...state, ground: left }, notes: [said], changed: true }
}

/** 'Make the train 2AC', 'the cab was 2,500': of the one that is in the trip. */
function changed(state: DialogueState, wish: GroundWish): Done | undefined {
  const { ground = [] } = state
  const tells = [wish.class, wish.rupees, wish.day, wish.time].some((value) => value !== undefined)
  const isNamed = wish.fromSpot !== undefined || wish.toSpot !== undefined || wish.onward || wish.back
  if (!tells || isNamed) return undefined
  const [at, ...others] = meant(state, wish)
  const leg = at === undefined ? undefined : ground[at]
  if (at === undefined || !leg) return undefined
  if (others.length > 0) return says(state, whichOf(state, [at, ...others]))
  return kept(state, at, wish, leg)
}

function kept(state: DialogueState, at: number, wish: GroundWish, leg: GroundLeg): Done {
  const { mode, from, to, date, cost, cost_source: source } = leg
  const time = wish.time ?? leg.time
  const name = wish.class ?? leg.class
  const isTyped = source === 'typed' && wish.class === undefined
  const rupees = wish.rupees ?? (isTyped ? cost : undefined)
  const next = groundLegOf({
    mode,
    from,
    to,
    date: wish.day ?? date,
    ...(time && { time }),
    ...(name && { class: name }),
    ...(rupees !== undefined && { cost: rupees }),
  })
  if (!next) return says(state, note('ground.no-estimate', { way: groundTitle(leg), from, to }))
  const ground = (state.ground ?? []).with(at, next)
  return { state: { ...state, ground }, notes: [noteOf('ground.changed', { ...state, ground }, at)], changed: true }
}

const noteOf = (name: 'ground.added' | 'ground.changed', state: DialogueState, at: number): Note => {
  const leg = groundOf(state)[at]
  return leg ? note(name, { way: groundWords(leg) }) : ''
}

function added(before: DialogueState, wish: GroundWish): Done {
  const standing = standingOf(before, wish)
  if (standing !== undefined) return says(before, note('ground.already', { way: groundWords(standing) }))
  const way = wayOf(before, wish)
  if (!way) return says(before, whereOf(wish))
  const { from, to } = way
  const way_ = { mode: wish.mode, from, to }
  if (from === to) return says(before, whereOf(wish))
  const { state, replaced, ...rest } = inPlaceOfFlight(before, wish, way)
  if (rest.isTaken) return says(before, note('ground.instead', { from, to, mode: wish.mode }))
  const { ground = [] } = state
  const known = ground.findIndex((other) => other.mode === wish.mode && other.from === from && other.to === to)
  const time = wish.time ?? ground[known]?.time
  const leg = groundLegOf({
    ...way_,
    date: wish.day ?? way.date ?? dayOfLeg(before, way) ?? ground[known]?.date ?? null,
    ...(time && { time }),
    ...(wish.class && { class: wish.class }),
    ...(wish.rupees !== undefined && { cost: wish.rupees }),
  })
  if (!leg) {
    const isRail = wish.mode === 'train' && groundLegOf({ mode: 'cab', from, to }) !== undefined
    return says(
      { ...before, way: { from, to } },
      note(isRail ? 'ground.no-train' : 'ground.no-estimate', { way: groundTitle(way_), from, to }),
    )
  }
  if (known < 0 && ground.length >= MOST_GROUND_LEGS) return says(before, note('ground.too-many'))
  const legs = known < 0 ? [...ground, leg] : ground.with(known, leg)
  const next = begun({ ...state, ground: legs }, leg)
  const at = known < 0 ? ground.length : known
  const notes = [noteOf(known < 0 ? 'ground.added' : 'ground.changed', next, at)]
  return {
    state: next,
    notes: [
      ...(replaced ? [note('ground.instead-of-flight', { from, to })] : []),
      ...notes,
      ...(replaced ? backOpen(before, wish) : []),
    ],
    changed: true,
  }
}

/** The one of its kind that is in the trip already, where nothing else is said of it: 'ok, add the cab'. */
function standingOf(state: DialogueState, wish: GroundWish): GroundLeg | undefined {
  const { from, to, fromSpot, toSpot, day, time, rupees, back, onward } = wish
  const tells = [from, to, fromSpot, toSpot, day, time, rupees, wish.class].some((value) => value !== undefined)
  if (tells || back || onward) return undefined
  const [at, ...others] = meant(state, wish)
  return at === undefined || others.length > 0 ? undefined : groundOf(state)[at]
}

/** The day of the flight of a journey that goes the same way. */
const dayOfLeg = (state: DialogueState, { from, to }: Way): string | undefined =>
  legsOf(state).find((leg) => leg.from === from && leg.to === to)?.depart

/** Asks for what is missing of where one goes. */
const whereOf = ({ mode, to }: GroundWish): Note =>
  to === undefined ? note('ground.where', { mode }) : note('ground.where-to', { mode, to })

/** Of a trip that was to fly there and back, how one comes back is left to be said. */
function backOpen({ criteria }: DialogueState, { mode }: GroundWish): Note[] {
  const day = returnDay(criteria)
  return day === undefined ? [] : [note('ground.back-open', { mode, day: dayWords(day) })]
}

/** A trip that begins with it; its day is that of the trip. */
function begun(state: DialogueState, leg: GroundLeg): DialogueState {
  if (state.goal !== null) return state
  const depart = leg.date ?? undefined
  const ground = state.ground?.map((one) => (one === leg ? { ...one, date: null } : one))
  return { ...state, goal: 'ground', criteria: { ...state.criteria, ...(depart && { depart }) }, ground }
}

interface Way {
  from: string
  to: string
  date?: string | undefined
}

/** Where one goes: as it is said, else as the trip goes, or the way that was spoken of last. */
function wayOf(state: DialogueState, wish: GroundWish): Way | undefined {
  const { criteria } = state
  const way = state.way ?? undefined
  const start = startOf(state)
  const end = endOf(state)
  const { from, to, fromSpot, toSpot } = wish
  if (fromSpot !== undefined || toSpot !== undefined) return spotWay(wish, start, end)
  if (from && to) return { from, to }
  if (wish.back) {
    if (!end || !start) return undefined
    const day = returnDay(criteria)
    return { from: from ?? end, to: to ?? start, ...(day && { date: day }) }
  }
  if (to) {
    const begin = way?.to === to ? way.from : end && end !== to ? end : start
    return begin ? { from: begin, to } : undefined
  }
  if (from) return way?.from === from ? { from, to: way.to } : undefined
  if (wish.onward) return way && way.from === end ? way : undefined
  if (way) return way
  return wish.mode !== 'cab' && start && end ? { from: start, to: end } : undefined
}

const startOf = (state: DialogueState): string | undefined =>
  state.criteria.from ?? legsOf(state)[0]?.from ?? state.ground?.[0]?.from

function endOf(state: DialogueState): string | undefined {
  const { criteria, ground } = state
  return legsOf(state).at(-1)?.to ?? criteria.to ?? stayOf(state).city ?? ground?.at(-1)?.to
}

/** From an airport, a station or the like into its town, or there from it. */
function spotWay({ from, to, fromSpot, toSpot }: GroundWish, start?: string, end?: string): Way | undefined {
  // One leaves for the airport from home, and from the airport where one lands.
  const city = from ?? to ?? (fromSpot === undefined ? start : end)
  if (city === undefined) return undefined
  const spot = (name: string) => `${city} ${name}`
  return {
    from: fromSpot === undefined ? (from ?? city) : spot(fromSpot),
    to: toSpot === undefined ? (to ?? city) : spot(toSpot),
  }
}

/** The trip without the flight that goes the same way; one that is chosen gives way only where it is said so. */
function inPlaceOfFlight(
  state: DialogueState,
  wish: GroundWish,
  { from, to }: Way,
): { state: DialogueState; replaced: boolean; isTaken: boolean } {
  const { criteria, goal, chosen, legs } = state
  const stays = { state, replaced: false, isTaken: false }
  if (!wantsFlight(goal) || legs) return stays
  // Where the flight would be too short, its end was taken back.
  const isOut = from === criteria.from && (to === criteria.to || criteria.to === undefined)
  const isBack = from === criteria.to && to === criteria.from && returnDay(criteria) !== undefined
  if (isBack) {
    if (chosen.return_flight && !wish.noFlight) return { ...stays, isTaken: true }
    const { return: _r, return_filters: _f, ...there } = criteria
    return { ...stays, state: dropOutdated(state, { ...state, criteria: { ...there, trip_type: 'one_way' } }) }
  }
  if (!isOut) return stays
  if (chosen.flight && !wish.noFlight) return { ...stays, isTaken: true }
  const { city, check_in, check_out } = stayOf(state)
  const stay = { ...(city && { city }), ...(check_in && { check_in }), ...(check_out && { check_out }) }
  const { from: _f, to: _t, return: _r, trip_type: _k, return_filters: _x, ...rest } = criteria
  const next: DialogueState =
    goal === 'both'
      ? { ...state, goal: 'hotel', criteria: { ...rest, ...stay } }
      : { ...state, goal: 'ground', criteria: rest }
  const open = next.open.filter((slot) => slot === 'purpose')
  return { state: dropOutdated(state, { ...next, open, offer: null }), replaced: true, isTaken: false }
}

type Offer = NonNullable<DialogueState['offer']>

/** The way between a town without an airport and the city that is offered in its place. */
export function transferOf({ slot, city }: Offer, { problems }: Understanding): DialogueState['way'] {
  const problem = problems.find((one) => one.kind === 'unsupported_city' && one.role === slot)
  if (problem?.kind !== 'unsupported_city' || slot === 'city') return null
  return slot === 'to' ? { from: city, to: problem.city } : { from: problem.city, to: city }
}

/** The cab of that way, by estimate; undefined where it is another way, or nothing is known of it. */
export function transferLeg(way: DialogueState['way'], city: string): GroundLeg | undefined {
  return way && (way.from === city || way.to === city) ? groundLegOf({ mode: 'cab', ...way }) : undefined
}

/** The trip with the cab that was offered together with a city. */
export function withTransfer(state: DialogueState, { slot, city }: Offer): { state: DialogueState; notes: Note[] } {
  const leg = slot === 'city' ? undefined : transferLeg(state.way, city)
  if (!leg) return { state, notes: [] }
  const ground = [...(state.ground ?? []), leg]
  return { state: { ...state, ground }, notes: [note('ground.added', { way: groundWords(leg) })] }
}
