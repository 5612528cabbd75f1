import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { lettersOf, squeezed } from '@pravas/language/text/message-words'
import { isPlaceName } from '@pravas/language/text/place-names'
import { isPlainChoice } from '@pravas/language/travel/plain-choice'
import { cardTime } from '@pravas/language/travel/selection'
import type { Extreme, Selection, Target, Where } from '@pravas/language/travel/types'
import { type Note, note } from '@pravas/messages/tripmate'
import { listWords } from '../../../formats.ts'
import { filterFlights, filterHotels } from '../../../travel/filter-rules.ts'
import { placeNamedIn } from '../../../travel/place-rules.ts'
import { flightId } from '../../../travel/source.ts'
import { isFlight, stayPaise } from '../../../trips/draft/offer-rules.ts'
import { stayOf } from '../../../trips/draft/stay-rules.ts'
import { KINDS, type Kind } from '../../../trips/draft/trip-draft.ts'
import { foundFlights, offered } from './criteria-rules.ts'
import { filterWords } from './relax-rules.ts'
import type { DialogueState } from './state.ts'

type Option = FlightResult | HotelResult
type ByExtreme = Extract<Selection, { by: 'extreme' }>

/** What a selection leads to: one option, several that it fits, none (and why), or nothing to choose from yet. */
export type Resolved =
  | { found: 'one'; kind: Kind; option: Option }
  | { found: 'several'; kind: Kind; options: readonly Option[] }
  | { found: 'none'; why: Note }
  | { found: 'no-results' }

/** Finds what a selection means among the results that were offered, those of the airlines `without` aside. */
export function resolve(state: DialogueState, selection: Selection, without: readonly string[] = []): Resolved {
  const isLeftOut = (option: Option) => isFlight(option) && without.includes(option.airline)
  const resolved = resolvedOf(state, selection, isLeftOut)
  if (resolved.found !== 'one' || !isLeftOut(resolved.option)) return resolved
  return { found: 'none', why: note('choose.left-out', { airlines: listWords(without) }) }
}

function resolvedOf(state: DialogueState, selection: Selection, isLeftOut: (option: Option) => boolean): Resolved {
  if (selection.by === 'flight_card') {
    return named(state, ['flight', 'return_flight'], (flight) => isFlightOfCard(flight, selection), 'flight')
  }
  if (selection.by === 'flight_number') {
    const number = squeezed(selection.flightNumber)
    return named(
      state,
      ['flight', 'return_flight'],
      (flight) => isFlight(flight) && squeezed(flight.flight_number) === number,
      'flight',
    )
  }
  if (selection.by === 'hotel_card' || selection.by === 'hotel_name') {
    const name = squeezed(selection.name)
    return named(state, ['hotel'], (hotel) => !isFlight(hotel) && squeezed(hotel.name) === name, 'hotel')
  }
  const isOfStay = selection.by === 'extreme' && OF_STAYS.has(selection.extreme)
  const kind = focusOf(state, isOfStay ? 'hotel' : 'target' in selection ? selection.target : undefined)
  const some = offered(state, kind)
  // Flights have no ratings, so that none of them is meant.
  if (isOfStay && some.length === 0) return { found: 'none', why: note('choose.none') }
  if (some.length === 0) return { found: 'no-results' }
  const near = selection.where ? fittingAll(some, selection.where) : some
  // What is the most of a kind that was filtered away is looked for among all that was found.
  const far = selection.by === 'extreme' && kind !== 'hotel' && near.length === 0 ? foundFlights(state, kind) : []
  const all = near.length === 0 && selection.where ? fittingAll(far, selection.where) : near
  if (all.length === 0) {
    const { max_night_paise: _, ...filters } = selection.where ?? {}
    return { found: 'none', why: note('choose.none-fits', { filters: filterWords(filters) || 'none' }) }
  }
  // 'First but not IndiGo' counts the others; the second of a list with one left out could be either.
  const counts = selection.by === 'ordinal' && Math.abs(selection.index) > 1
  const options = counts ? all : all.filter((option) => !isLeftOut(option))
  switch (selection.by) {
    case 'ordinal':
      return byOrdinal(kind, options, selection.index)
    case 'extreme':
      return byExtreme(kind, selection.among ? mentionedOf(state, kind, options) : options, selection)
    case 'airline':
      return fitting(
        kind,
        options,
        (flight) => isFlight(flight) && flight.airline === selection.airline,
        note('choose.no-airline', { airline: selection.airline }),
      )
    case 'departure':
      return byDeparture(kind, options, selection)
    case 'fitting': {
      const [only] = options
      return options.length === 1 && only ? { found: 'one', kind, option: only } : { found: 'several', kind, options }
    }
    case 'offered': {
      const named = mentionedOf(state, kind, options)
      const [only] = named
      if (named.length === 1 && only) return { found: 'one', kind, option: only }
      return options.length === 1 && only ? { found: 'one', kind, option: only } : { found: 'several', kind, options }
    }
  }
}

/** What only a hotel can be the most of. */
export const OF_STAYS: ReadonlySet<Extreme | 'last_landing'> = new Set(['best_rated', 'nearest'])

/** The results of which all that is said is true, in their order. */
function fittingAll(options: readonly Option[], where: Where): readonly Option[] {
  const { max_night_paise = where.max_price_paise, stars, stars_most, ...filters } = where
  const flights = filterFlights(options.filter(isFlight), filters)
  // What is said of flights fits no hotel.
  const ofFlights = Object.keys(filters).length > 0
  const hotels = filterHotels(ofFlights ? [] : options.filter(isHotel), {
    ...(max_night_paise !== undefined && { max_night_paise }),
    ...(stars !== undefined && { stars }),
    ...(stars_most !== undefined && { stars_most }),
  })
  const fits = new Set<Option>([...(flights.unmet ? [] : flights.options), ...(hotels.unmet ? [] : hotels.options)])
  return options.filter((option) => fits.has(option))
}

/** Those that the last answer spoke of, where they are still offered; else all. */
function mentionedOf({ mentioned }: DialogueState, kind: Kind, options: readonly Option[]): readonly Option[] {
  const named = options.filter((option) => mentioned?.kind === kind && mentioned.ids.includes(optionId(option)))
  return named.length > 0 ? named : options
}

/** What tells a result from the others of its list. */
export const optionId = (option: Option): string => (isFlight(option) ? flightId(option) : option.name)

/**
 * The results that a sentence is about: those that it names, else those shown last, else those asked for, else the first part
 * that is not chosen yet.
 */
export function focusOf(state: DialogueState, target: Target | undefined): Kind {
  const { asked, chosen, listed } = state
  if (target === 'hotel' || target === 'return_flight') return target
  const isMeant = (kind: Kind) => target === undefined || kind !== 'hotel'
  if (listed && isMeant(listed) && offered(state, listed).length > 0) return listed
  if (asked?.about === 'choice' && isMeant(asked.kind)) return asked.kind
  const kinds = KINDS.filter((kind) => offered(state, kind).length > 0 && isMeant(kind))
  return kinds.find((kind) => chosen[kind] === null) ?? kinds[0] ?? target ?? 'flight'
}

/** The hotel of the results that a sentence names, in whatever words around it. */
export function hotelNamedIn(state: DialogueState, message: string): HotelResult | undefined {
  const said = squeezed(message)
  const hotels = offered(state, 'hotel')
  const whole = hotels.find(({ name }) => said.includes(squeezed(name)))
  if (whole) return whole
  const words = new Set(lettersOf(message.toLowerCase()))
  const named = hotels.filter((hotel) =>
    [...ownWords(state, hotel), ...ownArea(state, hotel)].some((word) => words.has(word)),
  )
  const [only] = named
  // A word may name much else: only beside nothing but a choice it is the hotel's.
  return only && named.length === 1 && isPlainChoice(message, shortNames(state, only)) ? only : undefined
}

const SHORTEST_NAME = 4

/** What a hotel may be called for short: neighbouring words of its name, or of the part of town, with one that no other in sight has. */
function shortNames(state: DialogueState, hotel: HotelResult): string[] {
  return [
    ...runsWith(lettersOf(hotel.name.toLowerCase()), ownWords(state, hotel)),
    ...runsWith(lettersOf(hotel.neighborhood.toLowerCase()), ownArea(state, hotel)),
  ]
}

/** The runs of neighbouring words that hold one of `own`. */
function runsWith(words: readonly string[], own: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_, length) => {
      const some = words.slice(from, from + length + 1)
      return some.some((word) => own.includes(word)) ? [some.join(' ')] : []
    }),
  )
}

/** The words of the part of town in which no other hotel in sight is. */
function ownArea(state: DialogueState, { name, neighborhood }: HotelResult): string[] {
  const others = offered(state, 'hotel').filter((other) => other.name !== name)
  const taken = new Set(others.flatMap((other) => lettersOf(`${other.name} ${other.neighborhood}`.toLowerCase())))
  return lettersOf(neighborhood.toLowerCase()).filter((word) => word.length >= SHORTEST_NAME && !taken.has(word))
}

/** The words by which people call a hotel that no other one in sight has, and that name no place. */
function ownWords(state: DialogueState, { name }: HotelResult): string[] {
  const others = offered(state, 'hotel').filter((other) => other.name !== name)
  const taken = new Set(others.flatMap((other) => lettersOf(other.name.toLowerCase())))
  const { city } = stayOf(state)
  return lettersOf(name.toLowerCase()).filter(
    (word) => word.length >= SHORTEST_NAME && !taken.has(word) && !isPlaceName(word) && !placeNamedIn(word, city),
  )
}

/** Whether a message that names a result wishes for it, and says nothing else. */
export function isPlainly(state: DialogueState, message: string, selection: Selection): boolean {
  const said = selection.by === 'hotel_name' ? [selection.name] : []
  const hotels = offered(state, 'hotel')
  const named = hotels.flatMap((hotel) => [
    hotel.name,
    ...(selection.by === 'hotel_name' ? shortNames(state, hotel) : []),
  ])
  return isPlainChoice(message, [...said, ...named])
}

/** Whether a selection is of a hotel by its own words. */
export function isOfHotel(selection: Selection): boolean {
  return selection.by.startsWith('hotel') || ('target' in selection && selection.target === 'hotel')
}

export function isHotel(option: Option): option is HotelResult {
  return !isFlight(option)
}

function isFlightOfCard(option: Option, card: Extract<Selection, { by: 'flight_card' }>): boolean {
  return (
    isFlight(option) &&
    squeezed(option.airline) === squeezed(card.airline) &&
    squeezed(option.flight_number) === squeezed(card.flightNumber) &&
    // A card of an earlier search may show the same flight on another day.
    sameTime(option.departure_airport.time, card.departure)
  )
}

/** Whether a card's time is an option's: its day too, where the card says one. */
function sameTime(time: string, said: string): boolean {
  const { day, clock } = cardTime(said)
  return (day === undefined || time.startsWith(day)) && (clock === undefined || time.endsWith(clock))
}

/** An option that is named outright: of the part asked for if it is there, else of any. */
function named(state: DialogueState, kinds: Kind[], fits: (option: Option) => boolean, what: string): Resolved {
  const focus = focusOf(state, kinds[0] === 'hotel' ? 'hotel' : 'flight')
  const inOrder = kinds.toSorted((a, b) => Number(b === focus) - Number(a === focus))
  for (const kind of inOrder) {
    const option = offered(state, kind).find(fits)
    if (option) return { found: 'one', kind, option }
  }
  if (kinds.every((kind) => offered(state, kind).length === 0)) return { found: 'no-results' }
  return { found: 'none', why: note('choose.not-found', { part: what }) }
}

function byOrdinal(kind: Kind, options: readonly Option[], index: number): Resolved {
  const option = options.at(index > 0 ? index - 1 : index)
  if (option && index !== 0) return { found: 'one', kind, option }
  return { found: 'none', why: note('choose.only', { count: options.length }) }
}

/** The option of that rank; which one it is stays open where others are its equals. */
function byExtreme(kind: Kind, options: readonly Option[], { extreme, rank = 1 }: ByExtreme): Resolved {
  const weight = (option: Option) => weightOf(option, extreme)
  const ranked = options.toSorted((a, b) => weight(a) - weight(b))
  const option = ranked[rank - 1]
  if (!option) return byOrdinal(kind, options, rank)
  if (extreme === 'nearest' && !isFlight(option) && option.distance === undefined)
    return { found: 'none', why: note('detail.far-unknown') }
  const equals = ranked.filter((other) => weight(other) === weight(option))
  if (rank === 1 || equals.length === 1) return { found: 'one', kind, option }
  return { found: 'none', why: note('choose.equal', { count: equals.length }) }
}

/** What is least of the option that an extreme asks for; hotels know no times. */
export function weightOf(option: Option, extreme: Extreme | 'last_landing'): number {
  const paise = isFlight(option) ? paiseFromRupees(option.price) : stayPaise(option)
  if (extreme === 'dearest') return -paise
  if (!isFlight(option)) {
    if (extreme === 'best_rated') return -option.overall_rating
    return extreme === 'nearest' ? (option.distance?.km ?? Number.MAX_SAFE_INTEGER) : paise
  }
  const at = ({ time }: { time: string }) => Date.parse(`${time.replace(' ', 'T')}:00Z`)
  const leaves = at(option.departure_airport)
  switch (extreme) {
    case 'fastest':
      return option.total_duration
    case 'earliest':
      return leaves
    case 'latest':
      return -leaves
    case 'first_landing':
      return at(option.arrival_airport)
    case 'last_landing':
      return -at(option.arrival_airport)
    default:
      return paise
  }
}

function fitting(kind: Kind, options: readonly Option[], fits: (option: Option) => boolean, why: Note): Resolved {
  const found = options.filter(fits)
  const [only] = found
  if (!only) return { found: 'none', why }
  return found.length === 1 ? { found: 'one', kind, option: only } : { found: 'several', kind, options: found }
}

function byDeparture(
  kind: Kind,
  options: readonly Option[],
  selection: Extract<Selection, { by: 'departure' }>,
): Resolved {
  const { time, other, period } = selection
  const flights = options.filter(isFlight)
  if (time !== undefined) {
    const clocks: (string | undefined)[] = [time, other]
    const leaves = (flight: Option) => isFlight(flight) && clocks.includes(flight.departure_airport.time.slice(-5))
    return fitting(kind, flights, leaves, note('choose.no-time', { time }))
  }
  const { options: inPeriod, unmet } = filterFlights(flights, period === undefined ? {} : { depart_period: period })
  return fitting(kind, unmet ? [] : inPeriod, () => true, note('choose.no-period', { period: period ?? 'day' }))
}
