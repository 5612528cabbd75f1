import { numberAt } from '../text/numbers.ts'
import type { City } from '../text/places.ts'
import type { Token } from '../text/tokens.ts'
import type { Draft, Setting } from './draft.ts'
import { type Entity, type EntityOf, ofKind } from './entities.ts'
import { type Item, type JourneyWords, journeyWords } from './journey-items.ts'
import { type Flight, flightsOf, legsOf } from './journey-legs.ts'
import type { Journey, Leg } from './types.ts'

interface Reading {
  journey: Journey
  legs?: Leg[]
  /** A date in it does not exist. */
  invalid?: boolean
}

const CHANGES = /\b(change|changes|switch|replace|instead|rather|actually|make it|move|shift|swap)\b/
const ADDS =
  /\b(add|also|plus|include|including|bhi|extend|another (city|leg|stop|flight))\b|^(and|aur) (from|to|then)\b/
const DROPS =
  /\b(drop|remove|skip|delete|cancel|omit|exclude|leave out|without|no need|dont need|not needed|not going|wont go|hata|hatao|hata do|nikalo|chhodo|chhod|radd|jaana nahi|nahi jana|nahi jaana)\b/
const LEG = /^(leg|legs|sector|sectors|hop|segment|stretch)$/

/**
 * What a sentence does to a journey over several cities, with the flights that it names; undefined for a trip there, or
 * there and back. A stop between two cities without a day of its own is no journey: 'Delhi to Mumbai to Chennai' flies
 * via Mumbai.
 */
export function readJourney(
  tokens: readonly Token[],
  entities: readonly Entity[],
  dates: readonly EntityOf<'date'>[],
  setting: Setting,
): Reading | undefined {
  const said = tokens.map((token) => token.text).join(' ')
  const words = journeyWords(tokens, entities, dates)
  const known = setting.known.legs ?? []
  const lodged = known.length > 1 ? staysOf(entities, words, known) : undefined
  if (lodged) return lodged
  const changed = known.length > 1 ? changeOf(tokens, entities, words, known, setting, said) : undefined
  if (changed?.journey.do === 'drop' || changed?.journey.do === 'replace') return changed
  const planned = planOf(tokens, entities, words, setting)
  if (planned) return planned
  if (changed) return changed
  return additionOf(words, known, setting, said)
}

const cityItems = (items: readonly Item[]) => items.flatMap((item) => (item.is === 'place' ? [item] : []))

/** All of a journey: three cities and more with days, or 'then', or 'multi-city'. */
function planOf(
  tokens: readonly Token[],
  entities: readonly Entity[],
  words: JourneyWords,
  { domain, context }: Setting,
): Reading | undefined {
  if (domain === 'hotel') return undefined
  const multi = ofKind(entities, 'trip').some(({ value, negated }) => !negated && value.trip === 'multi_city')
  const items = multi || hasOwnTime(words.items) ? viaFirst(words.items) : withoutVia(words.items)
  const places = cityItems(items)
  if (eitherOr(tokens, entities)) return undefined
  const distinct = new Set(places.map(({ city }) => city)).size
  if (!multi && (places.length < 3 || !isChain(items, distinct))) return undefined
  const flights = atEveryStop(flightsOf(items, undefined), tokens, items)
  const { legs, invalid } = legsOf(flights, context.today, undefined)
  if (multi) while (legs.length < 2) legs.push({ ...(legs.at(-1)?.to && { from: legs.at(-1)?.to as City }) })
  if (legs.length < 2) return undefined
  comeHome(legs, items)
  return { journey: { do: 'plan', ...stays(words, flights) }, legs: spread(legs, items), invalid }
}

/** Cities enough to be a journey: with several days, 'then' or more than three of them, and no way there and back. */
function isChain(items: readonly Item[], distinct: number): boolean {
  const places = cityItems(items)
  const dates = items.filter(({ is }) => is === 'date' || is === 'nights').length
  const firstPlace = items.findIndex(({ is }) => is === 'place')
  const lastPlace = items.findLastIndex(({ is }) => is === 'place')
  const marked = items.slice(firstPlace, lastPlace).some(({ is }) => is === 'then')
  const comesBack = items.some(({ is }) => is === 'back')
  if (distinct < 3) return false
  return dates > 1 || marked || places.length > 3 || (comesBack && dates > 0)
}

/** 'A stop in Mumbai for two days' is a leg; a stop without time is one of a flight. */
function hasOwnTime(items: readonly Item[]): boolean {
  return items.some((item, index) => {
    const next = items[index + 1]
    return item.is === 'place' && item.cue === 'via' && (next?.is === 'nights' || next?.is === 'date')
  })
}

/** Stops are made before the city that they lie on the way to; of two mentions the one with a time counts. */
function viaFirst(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (item?.is !== 'place' || item.cue !== 'via') {
      if (item) ordered.push(item)
      continue
    }
    const next = items[at + 1]
    const time = next?.is === 'nights' ? [next] : []
    at += time.length
    const again = items.slice(at + 1).some((other) => other.is === 'place' && other.city === item.city)
    if (again && time.length === 0) continue
    const destination = ordered.findLastIndex(({ is }) => is === 'place')
    const beginning = ordered.findIndex(({ is }) => is === 'place')
    ordered.splice(destination > beginning ? destination : ordered.length, 0, item, ...time)
  }
  return ordered
}

/** 'Mumbai on Monday, Chennai on Tuesday and back in Delhi on Friday' begins in Delhi. */
function comeHome(legs: Leg[], items: readonly Item[]): void {
  const [first] = legs
  const home = legs.at(-1)?.to
  const back = items.findLastIndex(({ is }) => is === 'back')
  const last = items.findLastIndex(({ is }) => is === 'place')
  if (first && first.from === undefined && home && first.to !== home && back >= 0 && back < last) first.from = home
}

function withoutVia(items: readonly Item[]): readonly Item[] {
  return items.filter((item) => item.is !== 'place' || item.cue !== 'via')
}

/** A part of the day that stands before the route is that of all flights. */
function spread(legs: readonly Leg[], items: readonly Item[]): Leg[] {
  const first = items.findIndex(({ is }) => is === 'place')
  const leading = items.slice(0, Math.max(0, first)).find(({ is }) => is === 'period')
  const alone = items.filter(({ is }) => is === 'period').length === 1
  return legs.map((leg) =>
    leading?.is === 'period' && alone && leg.period === undefined ? { ...leg, period: leading.period } : leg,
  )
}

/** 'Mumbai or Bangalore': one of them is to be chosen, nothing follows the other. */
function eitherOr(tokens: readonly Token[], entities: readonly Entity[]): boolean {
  const places = ofKind(entities, 'place')
  return places.some(({ start }) => /^(or|ya)$/.test(tokens[start - 1]?.text ?? ''))
}

function stays(
  { stays: named, ofHotels, items }: JourneyWords,
  flights: readonly Flight[],
): Pick<Extract<Journey, { do: 'plan' | 'add' }>, 'stays' | 'nights'> {
  if (named.length === 0 && !ofHotels) return {}
  return { stays: named.length > 0 ? named : 'every', ...stayNights(items, flights) }
}

/** One number of nights is that of each hotel, unless it says when the next flight leaves. */
function stayNights(items: readonly Item[], flights: readonly Flight[]): { nights?: number } {
  const [nights, ...others] = new Set(nightsIn(items))
  const ofFlights = flights.some(({ when }) => when && 'nights' in when)
  return nights === undefined || others.length > 0 || ofFlights ? {} : { nights }
}

const nightsIn = (items: readonly Item[]) => items.flatMap((item) => (item.is === 'nights' ? [item.count] : []))

/** '3 days in each city' says when every flight but the first leaves. */
function atEveryStop(flights: readonly Flight[], tokens: readonly Token[], items: readonly Item[]): readonly Flight[] {
  const [nights, ...others] = nightsIn(items)
  const ofEach = tokens.some(({ text }) => /^(each|every|har)$/.test(text))
  if (!ofEach || nights === undefined || others.length > 0) return flights
  return flights.map((flight, at) => (at === 0 || flight.when ? flight : { ...flight, when: { nights } }))
}

/** 'Then Bangalore on the 8th', 'add Chennai on the 12th': what comes to the trip that is there. */
function additionOf(
  words: JourneyWords,
  known: readonly Leg[],
  { known: trip, context, domain }: Setting,
  said: string,
): Reading | undefined {
  const end = known.at(-1)?.to ?? trip.to
  if (trip.from === undefined || end === undefined || CHANGES.test(said) || DROPS.test(said)) return undefined
  const places = cityItems(words.items)
  const then = words.items[0]?.is === 'then' || (words.items.some(({ is }) => is === 'then') && places.length > 0)
  if (words.ofHotels && places.length === 0 && known.length > 1 && (words.stays.length > 0 || isEvery(said))) {
    const stays = words.stays.length > 0 ? words.stays : 'every'
    return { journey: { do: 'stay', stays, ...stayNights(words.items, []) } }
  }
  if (domain === 'hotel' || places.length === 0 || !(then || ADDS.test(said))) return undefined
  // 'Also from Delhi' names no other city.
  const others = places.filter(({ city }) => city !== end)
  if (others.length === 0) return undefined
  // What comes to a journey that goes home lies before its last flight.
  const goesHome = known.length > 1 && known[0]?.from === end
  const day = (goesHome ? known.at(-2) : known.at(-1))?.depart ?? trip.depart
  const flights = flightsOf(words.items, end)
  const { legs, invalid } = legsOf(flights, context.today, day)
  return legs.length > 0 ? { journey: { do: 'add', ...stays(words, flights) }, legs, invalid } : undefined
}

const isEvery = (said: string) => /\b(every|each|all|both|har|everywhere|hotels)\b/.test(said)

/** A leg or a stop of the journey that is there is dropped, replaced or moved. */
function changeOf(
  tokens: readonly Token[],
  entities: readonly Entity[],
  words: JourneyWords,
  known: readonly Leg[],
  { context }: Setting,
  said: string,
): Reading | undefined {
  const all = ofKind(entities, 'place')
  const rejected = all.find(({ negated, value }) => negated && known.some(({ to }) => to === value.place.city))
  const stop = rejected?.value.place.city
  const places = cityItems(words.items)
  const [first, second] = places
  const other = places.find(({ city }) => city !== stop)?.city
  if (stop && other && places.length === 1) return { journey: { do: 'replace', stop, by: other } }
  // 'Drop the Pune hotel' drops no flight.
  const drops = (DROPS.test(said) && !namesHotelOf(tokens, all)) || (stop !== undefined && places.length === 0)
  // Of a day that is changed 'the 1st flight' is one of the journey, and no result in a list.
  const isDated = CHANGES.test(said) && words.items.filter(({ is }) => is === 'date').length === 1
  const numbered = legNumber(tokens, known.length, drops || isDated)
  if (drops) {
    // 'Skip Pune, I'll go straight to Delhi'.
    const areOthersKnown = places.slice(1).every(({ city }) => known.some(({ to }) => to === city))
    const city = stop ?? (areOthersKnown ? first?.city : undefined)
    const home = known.at(-1)?.to
    const isStart = city !== undefined && known[0]?.from === city && known.every(({ to }) => to !== city)
    if (numbered === undefined && isStart && home !== undefined)
      return { journey: { do: 'replace', stop: city, by: home } }
    const leg = numbered ?? (city ? known.findIndex(({ to }) => to === city) + 1 : 0)
    if (leg > 0 && leg <= known.length) return { journey: { do: 'drop', leg } }
  }
  if (CHANGES.test(said) && places.length === 2 && first?.city && second?.city) {
    const isStop = known.some(({ to }) => to === first.city)
    const isNew = known.every(({ from, to }) => from !== second.city && to !== second.city)
    if (isStop && isNew) return { journey: { do: 'replace', stop: first.city, by: second.city } }
  }
  const leg = numbered ?? legNamed(places, words.items, known)
  if (leg === undefined) return undefined
  return { journey: { do: 'change', leg, ...dayOf(words.items, known[leg - 1]?.depart, context.today) } }
}

/** 'Hotel only in Pune, not in Bangalore': where of the stops one sleeps, and where not. */
function staysOf(entities: readonly Entity[], { ofHotels }: JourneyWords, known: readonly Leg[]): Reading | undefined {
  const places = ofKind(entities, 'place')
  const stops = places.flatMap(({ value, negated }) => (value.place.city ? [{ city: value.place.city, negated }] : []))
  const without = stops.flatMap(({ city, negated }) => (negated ? [city] : []))
  const isKnown = stops.length === places.length && stops.every(({ city }) => known.some(({ to }) => to === city))
  if (!ofHotels || !isKnown || without.length === 0) return undefined
  const stays = stops.flatMap(({ city, negated }) => (negated ? [] : [city]))
  return { journey: { do: 'stay', stays, without } }
}

/** Whether a hotel is named by its city: 'the Pune hotel', 'hotel in Pune'. */
function namesHotelOf(tokens: readonly Token[], places: readonly EntityOf<'place'>[]): boolean {
  return places.some(
    ({ start, end }) =>
      STAY.test(tokens[end]?.text ?? '') ||
      (/^(?:in|at|for)$/.test(tokens[start - 1]?.text ?? '') && STAY.test(tokens[start - 2]?.text ?? '')) ||
      STAY.test(tokens[start - 1]?.text ?? ''),
  )
}

const STAY = /^(?:hotels?|rooms?|stay|accommodation)$/

type PlaceItem = ReturnType<typeof cityItems>[number]

/** The leg that two cities name, or one city with a day. */
function legNamed(places: readonly PlaceItem[], items: readonly Item[], known: readonly Leg[]): number | undefined {
  const [first, second] = places
  const found = (fits: (leg: Leg) => boolean) => {
    const index = known.findIndex(fits)
    return index < 0 ? undefined : index + 1
  }
  if (places.length === 2) return found(({ from, to }) => from === first?.city && to === second?.city)
  const dated = items.filter(({ is }) => is === 'date').length === 1
  if (places.length !== 1 || !first?.city || !dated || items.some(({ is }) => is === 'then')) return undefined
  return first.cue === 'from' ? found(({ from }) => from === first.city) : found(({ to }) => to === first.city)
}

function dayOf(items: readonly Item[], held: string | undefined, today: string) {
  const date = items.find(({ is }) => is === 'date')
  if (date?.is !== 'date') return {}
  const { legs } = legsOf([{ from: undefined, to: undefined, when: { date: date.expression } }], today, undefined)
  // 'The 9th' lies in the month of the day that is held.
  const near =
    held !== undefined && date.expression.kind === 'day_of_month'
      ? legsOf(
          [{ from: undefined, to: undefined, when: { date: date.expression } }],
          `${held.slice(0, 8)}01`,
          undefined,
        )
      : undefined
  const day = near?.legs[0]?.depart
  const { depart, between } = legs[0] ?? {}
  const chosen = day !== undefined && day >= today ? day : depart
  return { ...(chosen !== undefined && { depart: chosen }), ...(between && { between }) }
}

/** 'Leg 2', 'the second leg', 'the last one' of the legs; with `flights` also 'the second flight'. */
function legNumber(tokens: readonly Token[], count: number, flights: boolean): number | undefined {
  const isThing = (word: string) => LEG.test(word) || (flights && /^(flight|stop)$/.test(word))
  // 'For the 2nd flight evening only'.
  const isFor = (at: number) =>
    /^(flight|one)$/.test(tokens[at]?.text ?? '') &&
    tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'for' || text === 'on')
  for (const [at, token] of tokens.entries()) {
    if (!isThing(token.text) && !isFor(at)) continue
    const before = tokens[at - 1]?.text ?? ''
    // 'Change it to the first flight on the 9th' names the earliest.
    if (!LEG.test(token.text) && !isFor(at) && /^(?:to|with|by)$/.test(lead(tokens, at - 2))) continue
    if (/^(last|aakhri|final|return)$/.test(before)) return count
    const ahead = numberAt(tokens, at - 1)
    const behind = LEG.test(token.text) ? numberAt(tokens, at + 1) : undefined
    const number = ahead?.ordinal ? ahead.value : behind && !behind.ordinal ? behind.value : undefined
    if (number !== undefined && number >= 1 && number <= count) return number
  }
  return placeAlone(tokens, count)
}

/** The word at a place, or the one before it where that is an article. */
const lead = (tokens: readonly Token[], at: number): string => {
  const word = tokens[at]?.text ?? ''
  return word === 'the' || word === 'a' ? (tokens[at - 1]?.text ?? '') : word
}

/** 'IndiGo for the second', 'for the last also': a place among the legs that is named by nothing else. */
function placeAlone(tokens: readonly Token[], count: number): number | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.text !== 'for') continue
    const first = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1
    const closes = (next: number) =>
      next >= tokens.length || /^(?:also|too|only|as|instead|then)$/.test(tokens[next]?.text ?? '')
    if (/^(?:last|final)$/.test(tokens[first]?.text ?? '') && closes(first + 1)) return count
    const number = numberAt(tokens, first)
    if (number?.ordinal && number.value >= 1 && number.value <= count && closes(first + number.length))
      return number.value
  }
  return undefined
}

/** What a journey is made of. */
const PARTS_OF_JOURNEY: ReadonlySet<Entity['value']['kind']> = new Set(['place', 'duration', 'period', 'trip'])

/** Puts what a sentence does to a journey into the draft; what the flat reading found unsettled of it is settled. */
export function fillJourney(
  draft: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  dates: readonly EntityOf<'date'>[],
  setting: Setting,
): void {
  const reading = readJourney(tokens, entities, dates, setting)
  if (!reading) return
  draft.journey = reading.journey
  draft.heeded.push(...dates, ...entities.filter(({ value }) => PARTS_OF_JOURNEY.has(value.kind)))
  if (reading.legs) draft.slots.legs = reading.legs
  draft.problems = draft.problems.filter(({ kind }) => kind === 'unsupported_city' || kind === 'invalid_date')
}
