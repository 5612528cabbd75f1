import { MOST_LEGS } from '@pravas/contract/trip-choice'
import { legDaysIn } from '@pravas/language/travel/talk/told-days'
import type { Leg, Journey as SaidJourney, Understanding } from '@pravas/language/travel/types'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import { dayWords } from '../../../formats.ts'
import type { TravelCity } from '../../../travel/city-rules.ts'
import { placeIn } from '../../../travel/place-rules.ts'
import { dayFinding } from '../../../trips/draft/criteria-rules.ts'
import { findingWords } from '../../../trips/draft/finding-text-rules.ts'
import { settled } from '../../../trips/draft/journey-order-rules.ts'
import { comesHome, openLeg } from '../../../trips/draft/journey-rules.ts'
import { stayOf, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import type { ParkedLeg } from '../../../trips/draft/trip-draft.ts'
import { changing } from './change-rules.ts'
import { wished } from './criteria-change-rules.ts'
import { asParked, type Hotels, isRest, legsSoFar, rerouted, staying } from './journey-parts.ts'
import { connected, legsOf, legsWords, legWords, routeWords, withLegs } from './legs-rules.ts'
import { mergeSaid } from './merge-rules.ts'
import { goOn, type Outcome } from './outcome.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'
import { groundWords, unservedWords } from './unserved-places.ts'

/** Takes what a sentence does to a journey over several cities into the dialogue; undefined where it does nothing. */
export function takeJourney(state: DialogueState, sentence: Sentence, today: string): Outcome | undefined {
  const { understood } = sentence
  const said = understood.journey ?? impliedBy(state, understood)
  switch (said?.do) {
    case 'plan':
      return planned(state, sentence, said, today)
    case 'add':
      return added(state, sentence, understood.slots.legs ?? [], said, today)
    case 'drop':
      return dropped(state, said.leg, today)
    case 'change':
      return changed(state, sentence, said, today)
    case 'replace':
      return replaced(state, said.stop, said.by, today)
    case 'stay':
      return nearby(
        arranged(
          withWishes(state, sentence),
          withoutStays(staying(legsOf(state), said), said.without ?? []),
          [],
          today,
        ),
        sentence,
      )
    default:
      return homeward(state, sentence, today)
  }
}

/** The stay of the leg that is talked about, near the place of its city that is named. */
function nearby(outcome: Outcome, { near }: Sentence): Outcome {
  const { state } = outcome
  const { city } = stayOf(state)
  if (near === undefined || city === undefined || !wantsHotel(state.goal) || !placeIn(city, near)) return outcome
  return { ...outcome, state: { ...state, criteria: { ...state.criteria, near } } }
}

/** 'Back on the 12th' of a journey is its last leg; a flight on from where it ends is another one. */
function impliedBy(state: DialogueState, { slots, intent }: Understanding): SaidJourney | undefined {
  const legs = legsOf(state)
  if (legs.length === 0 || intent === 'select') return undefined
  if (slots.return !== undefined && comesHome(legs)) return { do: 'change', leg: legs.length, depart: slots.return }
  return undefined
}

/** 'Back on the 12th', or a round trip, of a journey that does not go home is another leg, to where it began. */
function homeward(state: DialogueState, sentence: Sentence, today: string): Outcome | undefined {
  const legs = legsOf(state)
  const { slots, intent } = sentence.understood
  const back = slots.return !== undefined || slots.trip_type === 'round_trip'
  const [home, end] = [legs[0]?.from, legs.at(-1)?.to]
  if (!back || !home || !end || home === end || intent === 'select') return undefined
  const leg = { to: home, ...(slots.return !== undefined && { depart: slots.return }) }
  return added(state, sentence, [leg], {}, today)
}

/** Everything of a journey was said: what was chosen for a leg that is still one of it stays chosen. */
function planned(state: DialogueState, sentence: Sentence, hotels: Hotels, today: string): Outcome {
  const before = legsSoFar(state)
  const all = connected((sentence.understood.slots.legs ?? []).map(asParked))
  const { flown, ground } = withoutGround(all, sentence)
  const legs = flown.map((leg) => {
    const same = before.find(({ from, to, depart }) => from === leg.from && to === leg.to && depart === leg.depart)
    return same ?? leg
  })
  const another = before.length > 0 && !legs.some((leg) => before.includes(leg)) && !isRest(before, legs)
  const notes = [...(another ? [replies('trip.new', { trip: routeWords(before) })] : []), ...ground]
  const base: DialogueState = another
    ? { ...state, criteria: {}, open: [], offer: null, doubt: null, beyond: null }
    : state
  return arranged(withWishes(base, sentence), staying(legs, hotels), notes, today, sentence)
}

/** The legs that one flies; those by road or rail are estimated and said, unless nothing else would be left. */
function withoutGround(
  legs: readonly ParkedLeg[],
  { talk }: Sentence,
): { flown: readonly ParkedLeg[]; ground: Note[] } {
  const isGround = ({ from, to }: ParkedLeg) => talk.groundLegs.some((leg) => leg.from === from && leg.to === to)
  const gone = legs.filter(isGround)
  if (gone.length === 0 || gone.length === legs.length) return { flown: legs, ground: [] }
  const ground = gone.flatMap(({ from = '', to = '' }) => {
    const ways = groundWords(from, to)
    return [...(ways ? [ways] : []), note('ground.leg', { from, to })]
  })
  return { flown: legs.filter((leg) => !gone.includes(leg)), ground: [...ground, note('ground.beside')] }
}

/** The wishes of the sentence that are of all legs, such as the class or the purpose. */
function withWishes(state: DialogueState, sentence: Sentence): DialogueState {
  const { understood } = sentence
  const { from: _f, to: _t, via: _v, depart: _d, return: _r, trip_type: _k, ...slots } = understood.slots
  const { city: _c, check_in: _i, check_out: _o, nights: _n, depart_period: _p, ...shared } = slots
  const merged = mergeSaid(state, { ...sentence, understood: { ...understood, slots: shared } })
  return { ...state, criteria: merged.criteria }
}

/** Comes behind the last leg, or before the way home where it is no later than that. */
function added(state: DialogueState, sentence: Sentence, said: readonly Leg[], hotels: Hotels, today: string): Outcome {
  const before = legsSoFar(state)
  const home = before.at(-1)
  const [first] = said
  const open = before.findIndex(({ to }) => to === undefined)
  if (open >= 0 && first && said.length === 1) {
    const legs = before.map((leg, at) => (at === open ? { ...leg, ...asParked({ ...leg, ...first }) } : leg))
    return arranged(withWishes(state, sentence), staying(connected(legs), hotels), [], today, sentence)
  }
  const inserts =
    home !== undefined &&
    comesHome(before) &&
    first?.to !== home.to &&
    (first?.depart === undefined || home.depart === undefined || first.depart <= home.depart)
  const kept = inserts ? before.slice(0, -1) : before
  const end = kept.at(-1)?.to
  const fresh = said.map(({ from, ...leg }, at) => {
    // What follows a trip there and back begins at home, although the sentence was read beside its destination.
    const isRead = from === undefined || from === home?.to || (!state.legs && from === home?.from)
    const begins = at === 0 && (isRead || inserts) ? end : from
    return asParked({ ...leg, ...(begins && { from: begins }) })
  })
  const last = fresh.at(-1)?.to
  const back = inserts && home && last !== home.to ? [{ ...rerouted(home), ...(last && { from: last }) }] : []
  const legs = staying([...kept, ...fresh, ...back], hotels)
  if (legs.length > MOST_LEGS) {
    return { ...goOn(state, [note('legs.full', { most: MOST_LEGS })]), act: state.asked ? 'ask-again' : 'go-on' }
  }
  return arranged(withWishes(state, sentence), legs, [], today, sentence)
}

/** Without a leg the next one begins where it began; of two flights one is a trip there again. */
function dropped(state: DialogueState, number: number, today: string): Outcome {
  const legs = legsOf(state)
  const gone = legs[number - 1]
  if (!gone) return goOn(state)
  const next = legs[number]
  const joined = next && { ...rerouted(next), ...(gone.from && { from: gone.from }) }
  // Nothing flies from a city to itself.
  const rest = joined && joined.from !== joined.to ? [joined, ...legs.slice(number + 1)] : legs.slice(number + 1)
  const left = connected([...legs.slice(0, number - 1), ...rest])
  const removed = note('leg.removed', { leg: legWords({ ...gone, stays: false }) })
  if (left.length === 0) return goOn({ ...state, open: ['to'] }, [note('leg.only')])
  return arranged(state, left, [removed], today)
}

function withoutStays(legs: readonly ParkedLeg[], cities: readonly TravelCity[]): ParkedLeg[] {
  return legs.map((leg) =>
    leg.to !== undefined && cities.includes(leg.to) ? { ...leg, stays: false, hotel: null } : leg,
  )
}

/** The stop that is counted, 'the second city'. */
function countedStop(legs: readonly ParkedLeg[], said: string): ParkedLeg | undefined {
  const counted = /\b(first|1st|second|2nd|third|3rd|last|final|other)\s+(?:city|stop|place|town|leg|stay|one)\b/.exec(
    said,
  )?.[1]
  if (counted === undefined) return undefined
  const stays = legs.filter(({ stays }) => stays)
  if (counted === 'other') return stays.length === 2 ? stays[1] : undefined
  if (counted === 'last' || counted === 'final') return stays.at(-1)
  return legs['first 1st second 2nd third 3rd'.split(' ').indexOf(counted) >> 1]
}

/** 'Skip the hotel in Pune' of a journey: the hotel of that stop alone; undefined where no stop with one is named. */
export function withoutStay(state: DialogueState, { talk, message }: Sentence, today: string): Outcome | undefined {
  if (talk.declined !== 'hotel') return undefined
  const legs = legsOf(state)
  const said = message.toLowerCase()
  const counted = countedStop(legs, said)
  const named = legs.filter(
    (leg) => leg.stays && (leg === counted || (leg.to !== undefined && said.includes(leg.to.toLowerCase()))),
  )
  if (named.length === 0) return undefined
  const left = legs.map((leg) => (named.includes(leg) ? { ...leg, stays: false, hotel: null } : leg))
  return arranged(state, left, [], today)
}

/** A leg that one goes by train, bus or cab is no flight; the journey goes on from where it ends. Undefined where no leg is that. */
export function onGround(state: DialogueState, from: string, to: string, today: string): Outcome | undefined {
  const legs = legsOf(state)
  const at = legs.findIndex((leg) => leg.from === from && leg.to === to)
  const left = legs.filter((_, index) => index !== at)
  return at < 0 || left.length === 0 ? undefined : arranged(state, left, [note('ground.leg', { from, to })], today)
}

function replaced(state: DialogueState, stop: TravelCity, by: TravelCity, today: string): Outcome {
  const legs = legsOf(state).map((leg) => {
    if (leg.from !== stop && leg.to !== stop) return leg
    const { hotel, ...rest } = rerouted(leg)
    const from = leg.from === stop ? by : leg.from
    return {
      ...rest,
      ...(from && { from }),
      ...(leg.to && { to: leg.to === stop ? by : leg.to }),
      hotel: leg.to === stop ? null : hotel,
    }
  })
  const possible = legs.filter(({ from, to }) => from === undefined || from !== to)
  return arranged(state, connected(possible), [note('changed.city-to', { before: stop, after: by })], today)
}

/** A leg is talked about again: its day, its flight, or a wish of it. */
function changed(
  state: DialogueState,
  sentence: Sentence,
  { leg, depart, between }: Extract<SaidJourney, { do: 'change' }>,
  today: string,
): Outcome {
  const { understood, talk } = sentence
  const focused = { ...withLegs(state, legsOf(state), leg - 1), open: [], doubt: null, offer: null }
  const { from: _f, to: _t, return: _r, legs: _l, depart: _d, trip_type: _k, ...rest } = understood.slots
  const slots = { ...rest, ...(depart !== undefined && { depart }) }
  const said: Understanding = { ...understood, slots, problems: [] }
  delete said.journey
  if (between) {
    const { depart: _, ...criteria } = focused.criteria
    const note = replies('day.between', { from: dayWords(between.from), until: dayWords(between.to) })
    return goOn({ ...focused, criteria, range: { slot: 'depart', ...between } }, [note])
  }
  if (Object.keys(slots).length === 0) {
    if (talk.changes === 'dates') return goOn({ ...focused, open: ['depart'] })
    return changing(focused, talk.changes === 'hotel' ? 'hotel' : 'flight')
  }
  const kept = { ...said, intent: 'inform' } as Understanding
  return wished(focused, { ...sentence, understood: kept }, today)
}

/** The journey with the days that several of its flights were told at once; undefined where a message tells none. */
export function datedLegs(state: DialogueState, message: string, today: string): Outcome | undefined {
  const legs = legsOf(state)
  const days = legs.length > 1 ? legDaysIn(message, legs.length, today, legs[0]?.depart) : undefined
  if (!days) return undefined
  const dated = legs.map((leg, at): ParkedLeg => {
    const told = days.find((one) => one.leg === at + 1)
    return !told || told.day === leg.depart ? leg : { ...leg, depart: told.day, flight: null }
  })
  return { ...arranged(state, dated, [], today), whole: true }
}

/** The journey with these legs, talked about from the first that lacks something. */
function arranged(
  state: DialogueState,
  all: readonly ParkedLeg[],
  notes: readonly Note[],
  today: string,
  sentence?: Sentence,
): Outcome {
  const checked = checkedDays(all.slice(0, MOST_LEGS), today)
  const more = all.length > MOST_LEGS ? [replies('legs.cut', { most: MOST_LEGS })] : []
  const ordered = settled(checked.legs)
  const problems = (sentence?.understood.problems ?? []).flatMap((problem) => {
    if (problem.kind === 'unsupported_city') return [unservedWords(problem)]
    return problem.kind === 'invalid_date' ? [replies('day.unknown-any')] : []
  })
  const { legs } = ordered
  const [only] = legs
  const cleared = { ...state, open: [], doubt: null, offer: null, draft: null }
  if (legs.length === 1 && only) {
    const { legs: _, ...single } = withLegs(cleared, legs, 0)
    return goOn({ ...single, legs: null }, [...notes, replies('leg.left', { leg: legWords(only) }), ...checked.notes])
  }
  const first = withLegs(cleared, legs, 0)
  const next = withLegs(first, legs, openLeg(legsOf(first)) ?? 0)
  return {
    ...goOn(next, [
      ...notes,
      ...problems,
      ...more,
      ...checked.notes,
      ...ordered.findings.map(findingWords),
      legsWords(legs),
    ]),
    said: new Set(),
  }
}

function checkedDays(all: readonly ParkedLeg[], today: string): { legs: ParkedLeg[]; notes: string[] } {
  const notes: string[] = []
  const legs = all.map((leg) => {
    const { depart, ...rest } = leg
    if (depart === undefined) return leg
    const finding = dayFinding(depart, today)
    if (!finding) return leg
    notes.push(findingWords(finding))
    return { ...rest, flight: null }
  })
  return { legs, notes }
}

/** The outcome, with what no longer fits together in a journey taken out and said. */
export function inOrder(before: DialogueState, outcome: Outcome): Outcome {
  const { state } = outcome
  if (!state.legs) return outcome
  const index = state.legs.before.length
  const followed = followingStop(before, state)
  const { legs, findings } = settled(legsOf(followed))
  if (findings.length === 0) return { ...outcome, state: followed }
  const act = outcome.act === 'submit' || outcome.act === 'ask-again' ? 'go-on' : outcome.act
  return {
    ...outcome,
    act,
    state: withLegs(followed, legs, index),
    notes: [...outcome.notes, ...findings.map(findingWords)],
  }
}

/** Another destination of the leg that is talked about is where the next one begins. */
function followingStop(before: DialogueState, state: DialogueState): DialogueState {
  const [next, ...rest] = state.legs?.after ?? []
  const { to } = state.criteria
  const sameLeg = before.legs?.before.length === state.legs?.before.length
  if (!state.legs || !next || !to || !sameLeg || to === before.criteria.to || next.from === to) return state
  if (next.from !== undefined && next.from !== before.criteria.to) return state
  const moved = { ...rerouted(next), from: to }
  return { ...state, legs: { ...state.legs, after: next.to === to ? rest : [moved, ...rest] } }
}
