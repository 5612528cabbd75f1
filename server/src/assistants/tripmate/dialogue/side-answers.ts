import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { SideQuestion } from '@pravas/language/travel/talk/side-questions'
import type { Talk } from '@pravas/language/travel/talk/talk'
import { namesThing } from '@pravas/language/travel/talk/thing'
import { replies } from '@pravas/messages/tripmate'
import { listWords, priceText } from '../../../formats.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { minutesOfDay } from '../../../travel/local-time.ts'
import { flightTitle, isFlight } from '../../../trips/draft/offer-rules.ts'
import { segmentsOf } from '../../../trips/draft/request-rules.ts'
import { returnDay, stayOf } from '../../../trips/draft/stay-rules.ts'
import { totalWords } from '../../trip-texts/draft-text-rules.ts'
import { durationWords } from '../../trip-texts/option-text-rules.ts'
import { draftIn, foundFlights, offered } from './criteria-rules.ts'
import { labelledFlights, labelledHotels } from './label-rules.ts'
import { aside, type Outcome } from './outcome.ts'
import { focusOf, optionId, resolve } from './selection-rules.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'
import { meantIn } from './things.ts'

/** More flights than these are told by their cards. */
const MOST_TOLD = 3

/** The answer to a question beside the wish from what was found and chosen; undefined where that tells nothing of it. */
export function sideAnswer(
  state: DialogueState,
  { talk, policy }: Pick<Sentence, 'talk' | 'policy'>,
  side: SideQuestion,
): Outcome | undefined {
  const { about } = side
  if (about === 'optional') return aside(state, replies('side.optional', { part: side.ofHotel ? 'hotel' : 'return' }))
  if (about === 'limit') return limitAnswer(state, talk, policy)
  if (about === 'total' || about === 'total-both') {
    const words = totalAnswer(state, about)
    return words === undefined
      ? undefined
      : aside({ ...state, mentioned: about === 'total-both' ? cheapestOut(state) : null }, words)
  }
  const flights = about === 'faster' ? fastest(state) : meantFlights(state, talk, side)
  if (flights.length === 0) return undefined
  const told = flights.slice(0, MOST_TOLD)
  const lines = told.map((flight) =>
    about === 'faster'
      ? fasterWords(state, flight)
      : about === 'in-time'
        ? side.catches
          ? catchWords(flight, side.by)
          : inTimeWords(flight, side.by)
        : WORDS[about](flight),
  )
  const words = [
    ...lines,
    ...(about === 'in-time' ? [replies(side.catches ? 'side.road-there' : 'side.road')] : []),
  ].join('\n')
  return aside({ ...state, mentioned: spokenOf(state, told) }, words)
}

/** The flight out of the cheapest way there and back, which the answer names. */
function cheapestOut(state: DialogueState): DialogueState['mentioned'] {
  const found = state.chosen.flight
    ? undefined
    : resolve(state, { by: 'extreme', extreme: 'cheapest', target: 'flight' })
  return found?.found === 'one' && found.kind === 'flight' ? { kind: 'flight', ids: [optionId(found.option)] } : null
}

/** What the policy makes of the results that were spoken of, or of those in sight. The draft that is shown says it itself. */
function limitAnswer(state: DialogueState, talk: Talk, policy: PolicyOfDay): Outcome | undefined {
  const kind = focusOf(state, undefined)
  if (state.asked?.about === 'confirm' || offered(state, kind).length === 0) return undefined
  const options: readonly (FlightResult | HotelResult)[] =
    kind === 'hotel'
      ? labelledHotels(offered(state, kind), stayOf(state).city ?? '', policy)
      : labelledFlights(offered(state, kind), kind, { found: foundFlights(state, kind), returning: [], policy })
  const { ordinal } = talk.results
  const ids = state.mentioned?.kind === kind ? state.mentioned.ids : []
  const placed = ordinal === undefined ? undefined : options.at(ordinal > 0 ? ordinal - 1 : ordinal)
  const spoken = placed ? [placed] : options.filter((option) => ids.includes(optionId(option)))
  const chosen = state.chosen[kind]
  const held = options.filter((option) => chosen !== null && optionId(option) === optionId(chosen))
  const isHeld = held.length > 0 && state.asked?.about !== 'choice'
  const told = spoken.length > 0 ? spoken : isHeld ? held : options.slice(0, MOST_TOLD)
  const lines = told.map((option) => {
    const title = isFlight(option) ? flightTitle(option) : option.name
    const notes = option.policy?.notes ?? []
    return notes.length === 0
      ? replies('side.within-policy', { option: title })
      : replies('side.out-of-policy', { option: title, notes: notes.join('; ') })
  })
  return aside({ ...state, mentioned: { kind, ids: told.map(optionId) } }, lines.join('\n'))
}

/** What 'that one' means behind the answer: flights in sight, where few enough are told. */
function spokenOf(state: DialogueState, told: readonly FlightResult[]): DialogueState['mentioned'] {
  const kind = focusOf(state, 'flight')
  const ids = told.map(optionId)
  return offered(state, kind).some((option) => ids.includes(optionId(option))) ? { kind, ids } : null
}

const WORDS: Record<'duration' | 'arrival' | 'departure' | 'layover', (flight: FlightResult) => string> = {
  duration: (flight) =>
    replies('side.duration', { flight: flightTitle(flight), duration: durationWords(flight.total_duration) }),
  arrival: (flight) => {
    const { departure_airport: leaves, arrival_airport: lands } = flight
    const next = leaves.time.slice(0, 10) < lands.time.slice(0, 10)
    return replies(next ? 'side.arrival-later' : 'side.arrival', {
      flight: flightTitle(flight),
      airport: lands.id,
      time: lands.time.slice(-5),
    })
  },
  departure: (flight) =>
    replies('side.departure', {
      flight: flightTitle(flight),
      airport: flight.departure_airport.id,
      time: flight.departure_airport.time.slice(-5),
    }),
  layover: (flight) =>
    flight.layovers.length === 0
      ? replies('side.non-stop', { flight: flightTitle(flight) })
      : replies('side.layover', {
          flight: flightTitle(flight),
          stops: listWords(
            flight.layovers.map(({ id, duration }) =>
              replies('side.stop', { airport: id, duration: durationWords(duration) }),
            ),
          ),
        }),
}

/** The flights that a question is about: the one that it names, that was spoken of or chosen last, else the first in sight. */
function meantFlights(
  state: DialogueState,
  { results, topic, thing }: Talk,
  { points, ofReturn, catches }: SideQuestion,
): FlightResult[] {
  const { flight, return_flight: back } = state.chosen
  if ((ofReturn || catches) && back) return [back]
  const focus = focusOf(state, undefined)
  const kind = focus === 'hotel' ? (back || !flight ? 'flight' : 'return_flight') : ofReturn ? 'return_flight' : focus
  const options = offered(state, kind)
  const { ordinal, extreme, flightNumbers } = results
  const [number] = flightNumbers
  const numbered =
    number === undefined
      ? undefined
      : [...options, ...chosenOf(state)].find((one) => one.flight_number.replace(/\W/g, '') === number)
  if (numbered) return [numbered]
  const meant = namesThing(thing) ? meantIn(state, thing, topic.text) : undefined
  if (meant && meant.options.length > 0 && meant.kind !== 'hotel') return meant.options.filter(isFlight)
  const ranked = topic.rank ?? (extreme ? ({ by: 'extreme', extreme } as const) : undefined)
  const named = ranked && resolve(state, ranked)
  if (named?.found === 'one' && isFlight(named.option)) return [named.option]
  const placed = ordinal === undefined ? undefined : options.at(ordinal > 0 ? ordinal - 1 : ordinal)
  if (placed) return [placed]
  const spoken = options.filter(
    (option) => state.mentioned?.kind === kind && state.mentioned.ids.includes(optionId(option)),
  )
  if (spoken.length > 0) return spoken
  const chosen = chosenOf(state)
  const last = chosen.at(-1)
  if (points && last) return [last]
  const isOpen = state.chosen[kind] === null && options.length > 0
  return isOpen ? [...options] : chosen
}

/** Whether a flight can be caught behind what ends at a time. */
function catchWords(flight: FlightResult, by: string | undefined): string {
  const { id: airport, time: leaves } = flight.departure_airport
  const time = leaves.slice(-5)
  const values = { flight: flightTitle(flight), airport, time }
  if (by === undefined) return replies('side.departure', values)
  const left = minutesOfDay(time) - minutesOfDay(by)
  return left <= 0
    ? replies('side.leaves-before', { ...values, by })
    : replies('side.leaves-after', { ...values, by, left: durationWords(left) })
}

function chosenOf({ chosen }: DialogueState): FlightResult[] {
  return [chosen.flight, chosen.return_flight].flatMap((one) => one ?? [])
}

function inTimeWords(flight: FlightResult, by: string | undefined): string {
  const { arrival_airport: lands, departure_airport: leaves } = flight
  const title = flightTitle(flight)
  const time = lands.time.slice(-5)
  if (by === undefined) return replies('side.arrival', { flight: title, airport: lands.id, time })
  const left = minutesOfDay(by) - minutesOfDay(time)
  const isSameDay = leaves.time.slice(0, 10) === lands.time.slice(0, 10)
  if (!isSameDay || left <= 0) return replies('side.too-late', { flight: title, time, by })
  return replies('side.in-time', { flight: title, time, by, left: durationWords(left) })
}

/** What is chosen so far costs; with a way back that is open also from what both cost. */
function totalAnswer(state: DialogueState, about: 'total' | 'total-both'): string | undefined {
  if (state.asked?.about === 'confirm' && state.draft) return totalWords(state.draft)
  const segments = segmentsOf(draftIn(state))
  const cheapest = (options: readonly (FlightResult | HotelResult)[]) =>
    options
      .filter(isFlight)
      .reduce<FlightResult | undefined>((least, one) => (least && least.price <= one.price ? least : one), undefined)
  const out = state.chosen.flight ?? cheapest(offered(state, 'flight'))
  const back = state.chosen.return_flight ?? cheapest(offered(state, 'return_flight'))
  if (
    about === 'total-both' &&
    returnDay(state.criteria) !== undefined &&
    out &&
    back &&
    !(state.chosen.flight && state.chosen.return_flight)
  ) {
    const total = priceText(Math.round((out.price + back.price) * 100))
    return replies('side.both-from', { out: flightTitle(out), back: flightTitle(back), total })
  }
  return segments.length > 0 ? replies('total.open', { total: totalWords({ segments }) }) : undefined
}

/** Of the flights in sight the one that takes the least time. */
function fastest(state: DialogueState): FlightResult[] {
  const kind = focusOf(state, 'flight')
  if (kind === 'hotel' || offered(state, kind).length === 0) return []
  const found = resolve(state, { by: 'extreme', extreme: 'fastest', target: kind })
  return found.found === 'one' && isFlight(found.option) ? [found.option] : []
}

function fasterWords({ chosen }: DialogueState, flight: FlightResult): string {
  const isChosen = [chosen.flight, chosen.return_flight].some((one) => one && optionId(one) === optionId(flight))
  const values = { flight: flightTitle(flight), duration: durationWords(flight.total_duration) }
  return replies(isChosen ? 'side.fastest-already' : 'side.fastest', values)
}
