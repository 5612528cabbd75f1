import type { FlightResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { affirmedText } from '@pravas/language/text/affirmed-text'
import { squeezed } from '@pravas/language/text/message-words'
import { clean, tokenise } from '@pravas/language/text/tokens'
import { isOnlyArea } from '@pravas/language/travel/near'
import { correctSpelling } from '@pravas/language/travel/spelling'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import { listWords, priceText } from '../../../formats.ts'
import { TravelCity } from '../../../travel/city-rules.ts'
import { placeNamedIn, placesOf, withoutPlace } from '../../../travel/place-rules.ts'
import { flightTitle } from '../../../trips/draft/offer-rules.ts'
import { stayOf, wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { FLIGHT_FILTERS, type TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { chosenNote, withChosen } from './choose-rules.ts'
import { dropOutdated, foundFlights, offered } from './criteria-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { focusOf } from './selection-rules.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** What picks among results; without it all that was found is shown. The order of results stays. */
const PICKS = [...FLIGHT_FILTERS, 'return_filters', 'stars', 'stars_most', 'max_night_paise', 'amenities'] as const

/** A message with the slips of its words put right. */
const spelledRight = (message: string): string =>
  correctSpelling(tokenise(clean(message)))
    .map(({ text }) => text)
    .join(' ')

/**
 * The sentence with the place that it names for a stay, such as a part of the city: the language takes some of these
 * for cities that cannot be booked. A place of one city only also says which city.
 */
export function withPlace(state: DialogueState, sentence: Sentence): Sentence {
  const { understood, talk, message } = sentence
  const ofHotel =
    wantsHotel(state.goal) ||
    understood.intent === 'search_hotel' ||
    understood.intent === 'search_both' ||
    talk.ofHotel ||
    (understood.domain === 'hotel' && talk.adds)
  const begins = understood.intent === 'search_hotel' || understood.intent === 'search_both'
  const isNear = talk.results.near || saysWhere(state, message)
  if (
    !(isNear || (begins && talk.ofHotel)) ||
    !ofHotel ||
    (understood.intent === 'out_of_scope' && understood.reason === 'instruction')
  )
    return sentence
  const { slots } = understood
  const city = slots.city ?? (wantsHotel(state.goal) ? stayOf(state).city : undefined) ?? slots.to ?? state.criteria.to
  // 'A hotel in Andheri' names a place within the city; 'near Andheri' may name the city as well.
  const wanted = affirmedText(message, (piece) => !/\bfar\b/i.test(piece))
  const near = isNear ? [wanted, spelledRight(wanted)] : []
  const place =
    placeNamedIn(wanted, city) ??
    near.map((text) => placeNamedIn(text, city) ?? placeNamedIn(text, undefined)).find((one) => one !== undefined)
  if (!place) return sentence
  const { unsupported_city: _, ...known } = slots
  const problems = understood.problems.filter(({ kind }) => kind !== 'unsupported_city')
  const nowIn = slots.city ?? place.city
  const moved = slots.city === undefined && stayOf(state).city !== place.city && slots.to !== place.city
  return {
    ...sentence,
    near: place.name,
    understood: {
      ...understood,
      intent: understood.intent === 'search_both' ? 'search_both' : 'search_hotel',
      slots: { ...known, ...(moved && { city: nowIn }) },
      problems,
    },
  }
}

/** 'The Juhu area', 'Gachibowli mein kuch': where hotels are in question, a part of the city alone says where one shall be. */
function saysWhere(state: DialogueState, message: string): boolean {
  const { city } = stayOf(state)
  if (state.asked?.about !== 'choice' || state.asked.kind !== 'hotel' || city === undefined) return false
  return message.split(/[,;.!]/).some((clause) => {
    const rest = withoutPlace(clause, city)
    return rest !== undefined && isOnlyArea(rest)
  })
}

/** Says which places of a city can be named, where a stay is wanted near one that the gazetteer does not know. */
export function unknownPlace(city: string | undefined): Note {
  const known = TravelCity.safeParse(city)
  return known.success
    ? note('choose.unknown-place-in', {
        city: known.data,
        places: listWords(placesOf(known.data).slice(0, 6)),
      })
    : note('choose.unknown-place')
}

/** All that was found, without what picks among it. */
export function unfiltered(state: DialogueState): Outcome {
  const criteria: TripCriteria = { ...state.criteria }
  for (const name of PICKS) if (name !== 'sort') delete criteria[name]
  const kind = focusOf(state, undefined)
  return { ...goOn(dropOutdated(state, { ...state, criteria })), show: [kind] }
}

/** Of two days between which one was awaited, the one that is meant. */
export function eitherDay({ asked, range }: DialogueState, either: 'first' | 'last' | undefined) {
  if (!range || !either || asked?.about !== 'slots' || !asked.slots.includes(range.slot)) return undefined
  return { [range.slot]: either === 'first' ? range.from : range.to }
}

/** Flights of the day beyond the ones in sight: beyond the chosen one, the hours that were wished, or the first shown. */
export function shifted(state: DialogueState, kind: 'flight' | 'return_flight', way: 'later' | 'earlier'): Outcome {
  const shown = offered(state, kind)
  const clock = ({ departure_airport }: FlightResult) => departure_airport.time.slice(11)
  const clocks = shown.map(clock).toSorted()
  const { return_filters, ...criteria } = state.criteria
  const times = kind === 'flight' ? criteria : (return_filters ?? {})
  const windowed = times.depart_period ?? times.depart_after ?? times.depart_before
  const edge = way === 'later' ? clocks.at(-1) : clocks[0]
  const chosen = state.chosen[kind]
  const first = chosen ?? shown[0]
  const from = (windowed !== undefined && !chosen ? edge : first && clock(first)) ?? '12:00'
  const beyond = foundFlights(state, kind).filter((flight) =>
    way === 'later' ? clock(flight) > from : clock(flight) < from,
  )
  if (beyond.length === 0) return aside(state, note('choose.no-later', { way, time: from }))
  const { depart_period: _p, depart_after: _a, depart_before: _b, ...rest } = times
  const all = beyond.map(clock).toSorted()
  const bound = way === 'later' ? { depart_after: all[0] ?? from } : { depart_before: all.at(-1) ?? from }
  const kept: TripCriteria =
    kind === 'flight'
      ? { ...rest, ...bound, ...(return_filters && { return_filters }) }
      : { ...criteria, return_filters: { ...rest, ...bound } }
  const told = note('choose.shifted', { way, time: from })
  return { ...goOn(dropOutdated(state, { ...state, criteria: kept }), [told]), show: [kind] }
}

interface Pair {
  out: FlightResult
  back: FlightResult
}

/** The flight out and the one back that are named by their numbers. */
export function pairNamed(state: DialogueState, numbers: readonly string[]): Pair | undefined {
  const [first, second, ...more] = numbers
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const out = numbered(offered(state, 'flight'), first)
  const back = out && numbered(offered({ ...state, chosen: { ...state.chosen, flight: out } }, 'return_flight'), second)
  return out && back && { out, back }
}

function numbered(flights: readonly FlightResult[], number: string): FlightResult | undefined {
  return flights.find(({ flight_number }) => squeezed(flight_number) === squeezed(number))
}

/** Both flights of a pair are chosen. */
export function pairTaken(state: DialogueState, { out, back }: Pair): Outcome {
  const next = withChosen(withChosen(state, 'flight', out), 'return_flight', back)
  const total = priceText(paiseFromRupees(out.price) + paiseFromRupees(back.price))
  const chosen = chosenNote('return_flight', back)
  return goOn(next, [chosenNote('flight', out), replies('pair.total', { chosen, total })])
}

/** What the flight in question would cost if it were booked later; only the built-in timetable can say. */
export function waitingAnswer(state: DialogueState): string {
  const flight = state.chosen.flight ?? cheapestOf(offered(state, 'flight'))
  const words = flight && waitingWords(flight)
  if (words) return words
  if (flight?.source === 'live') return replies('waiting.live')
  return wantsFlight(state.goal) && flight?.source === 'sample' && flight.later_fare
    ? replies('waiting.same')
    : replies('waiting.unknown')
}

/** What waiting adds to a sample fare, to full hundreds of rupees; undefined where it adds less than `atLeast` rupees. */
export function waitingWords(flight: FlightResult, atLeast = 100): string | undefined {
  const { later_fare: later, price } = flight
  const more = later ? Math.round((later.price - price) / 100) * 100 : 0
  if (!later || more < atLeast) return undefined
  return replies('waiting.more', {
    days: later.days,
    flight: flightTitle(flight),
    amount: priceText(paiseFromRupees(more)),
  })
}

/** The flight with the lowest fare; undefined where there is none. */
export function cheapestOf(flights: readonly FlightResult[]): FlightResult | undefined {
  const [first, ...rest] = flights
  return first && rest.reduce((best, flight) => (flight.price < best.price ? flight : best), first)
}
