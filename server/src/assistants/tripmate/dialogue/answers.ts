import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { squeezed } from '@pravas/language/text/message-words'
import type { Amenity } from '@pravas/language/travel/amenities'
import type { Talk } from '@pravas/language/travel/talk/talk'
import type { Topic } from '@pravas/language/travel/talk/topic-talk'
import type { Extreme, OutOfScope } from '@pravas/language/travel/types'
import { type Note, note, noteWords, replies } from '@pravas/messages/tripmate'
import { eitherWords, listWords, priceText } from '../../../formats.ts'
import { lists } from '../../../travel/amenity-rules.ts'
import { placeIn, placeNamedIn } from '../../../travel/place-rules.ts'
import { flightTitle, isFlight, stayPaise } from '../../../trips/draft/offer-rules.ts'
import { segmentsOf } from '../../../trips/draft/request-rules.ts'
import { stayOf } from '../../../trips/draft/stay-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { totalWords } from '../../trip-texts/draft-text-rules.ts'
import { durationWords, flightWords, hotelWords } from '../../trip-texts/option-text-rules.ts'
import { draftIn, offered } from './criteria-rules.ts'
import { withDistances } from './distance-rules.ts'
import { focusOf, optionId, resolve } from './selection-rules.ts'
import type { DialogueState } from './state.ts'
import { meantIn } from './things.ts'

export function greeting(): string {
  return replies('talk.hello')
}

/** What the assistant can do, or what it cannot. */
export function help({ asks }: Pick<Talk, 'asks'>): string {
  const lines =
    asks === 'limits'
      ? (['limits', 'limits.pay', 'limits.cities', 'limits.decide', 'limits.later'] as const)
      : (['help', 'help.find', 'help.request', 'help.status', 'help.example', 'help.cities'] as const)
  return lines.map((line) => replies(line)).join('\n')
}

export function smallTalk(): string {
  return replies('talk.small')
}

/** A trip draft is not lost by leaving. */
export function goodbye({ goal }: DialogueState): string {
  return replies(goal === null ? 'talk.bye' : 'talk.bye-unsent')
}

export function outOfScope(reason: OutOfScope): Note {
  return note(`unknown.${reason}`)
}

/** What a question may ask of flights alone. */
const OF_FLIGHTS: ReadonlySet<Topic> = new Set(['meals', 'seats', 'wifi'])

const OF_FLYING = /\b(?:land|lands|landing|take off|depart|departs|departure|fly|flight)\b/i

/** That the results don’t say something of flights, with what airlines usually do. */
function silentOn(...topics: readonly Topic[]): string {
  const usual = topics.flatMap((topic) =>
    topic === 'baggage' || topic === 'meals' ? [replies(`detail.usual.${topic}`)] : [],
  )
  return sentences(
    replies('detail.silent', { topic: eitherWords(topics.map((topic) => replies(`detail.topic.${topic}`))) }),
    ...usual,
  )
}

/** What is known of the results that stand: the one that the question names, else the first three. */
export function detailWords(state: DialogueState, talk: Talk): string {
  const { ordinal, extreme } = talk.results
  const emissions = emissionWords(state, talk)
  if (emissions) return emissions
  // No hotel lands or leaves.
  const kind = focusOf(state, OF_FLYING.test(talk.topic.text) ? 'flight' : undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  if (options.length === 0) return replies('detail.no-search')
  const far = ordinal === undefined && !extreme ? distanceWords(state, talk) : undefined
  if (far) return far
  if (state.asked?.about === 'confirm' && state.draft && ordinal === undefined && !extreme) {
    return chosenWords(state.draft, talk)
  }
  const meant = meantIn(state, talk.thing, talk.topic.text)
  const pointed = meant.isNamed && meant.options.length === 1 ? meant : undefined
  const { topics, rank } = talk.topic
  const known = topics.filter((topic) => (pointed?.kind ?? kind) !== 'hotel' || !OF_FLIGHTS.has(topic))
  const [asked] = known
  const ranked = rank && resolve(state, rank)
  if (ranked?.found === 'one') return replies('detail.one', { option: optionLine(ranked.option) })
  if (ranked?.found === 'none') return noteWords(ranked.why)
  const most = ordinal === undefined && extreme ? resolveExtreme(state, extreme) : undefined
  const placed = ordinal === undefined ? undefined : options.at(ordinal > 0 ? ordinal - 1 : ordinal)
  const named = most ?? placed ?? pointed?.options[0]
  const refunds = asked === 'refunds' ? refundWords(named ? [named] : options) : undefined
  const silent = refunds ?? (asked && silentOn(...known))
  if (named && !isFlight(named) && talk.topic.amenity) return amenityOf(named, talk.topic.amenity)
  if (named) {
    const option = optionLine(named)
    return sentences(
      silent,
      most && extreme ? replies('detail.extreme', { which: extreme, option }) : replies('detail.one', { option }),
    )
  }
  const amenity = kind === 'hotel' && ordinal === undefined ? amenityWords(state, talk) : undefined
  if (amenity) return amenity
  if (ordinal !== undefined) return sentences(silent, replies('detail.only', { count: options.length }))
  // What the results are silent on, their list does not tell either.
  if (silent && !refunds) return silent
  const lines = options.slice(0, 3).map((option) => `- ${optionLine(option)}`)
  return [sentences(silent, replies('detail.first')), ...lines].join('\n')
}

/** The results that a question is about: what it compares, or the one that it names by its place, rank or what is most of it. */
export function spokenOf(state: DialogueState, { results, topic }: Talk): DialogueState['mentioned'] {
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  const { ordinal, ordinals, extreme, compares } = results
  const at = (place: number) => options.at(place > 0 ? place - 1 : place)
  const ranked = topic.rank && resolve(state, topic.rank)
  const most = ordinal === undefined && extreme ? resolveExtreme(state, extreme) : undefined
  const one = ranked?.found === 'one' ? ranked.option : (most ?? (ordinal === undefined ? undefined : at(ordinal)))
  const named = compares ? (ordinals.length === 2 ? ordinals : [1, 2]).map(at) : [one]
  const ids = named.flatMap((option) => (option ? [optionId(option)] : []))
  return ids.length > 0 ? { kind, ids } : null
}

function sentences(...said: (string | undefined)[]): string {
  return said.filter((one) => one !== undefined).join(' ')
}

/** What is known of what a draft holds: of the part that is named, else of all. */
function chosenWords({ segments }: Pick<TripRequest, 'segments'>, { ofHotel, ofFlight, topic }: Talk): string {
  const wanted = segments
    .flatMap((segment) => (segment.kind === 'ground' ? [] : [segment]))
    .filter(({ kind }) => ofHotel === ofFlight || ofHotel === (kind === 'hotel'))
  const [unknown] = topic.topics
  const flights = wanted.flatMap(({ details }) => (isFlight(details) ? [details] : []))
  const refunds = unknown === 'refunds' && flights.length > 0 ? refundWords(flights) : undefined
  const hotels = wanted.flatMap(({ details }) => (isFlight(details) ? [] : [details]))
  const inHotel = topic.amenity && !ofFlight && hotels[0] ? amenityOf(hotels[0], topic.amenity) : undefined
  if (inHotel) return inHotel
  const silent = refunds ?? (unknown && silentOn(unknown))
  if (silent && !refunds) return silent
  const lines = wanted.map(({ details }) =>
    isFlight(details) && refunds && details.refundable !== undefined
      ? `- ${optionLine(details)}, ${replies(details.refundable ? 'option.refundable' : 'option.not-refundable')}`
      : `- ${optionLine(details)}`,
  )
  return [sentences(silent, replies('detail.chosen')), ...lines].join('\n')
}

/** Whether the hotel that was chosen lists what is asked for. */
export function amenityOf(hotel: HotelResult, asked: Amenity): string {
  const has = lists(hotel, asked)
  return replies('amenity.chosen', { hotel: hotel.name, amenity: replies(`amenity.${asked}`), has: has ? 'yes' : 'no' })
}

/** How far the hotels in question are from a place that is named, or from the airport. */
function distanceWords(state: DialogueState, { results, topic }: Talk): string | undefined {
  const { chosen } = state
  const hotels = chosen.hotel ? [chosen.hotel] : offered(state, 'hotel').slice(0, 3)
  const { city } = stayOf(state)
  if (!results.far || hotels.length === 0 || city === undefined) return undefined
  const place = placeNamedIn(topic.text, city) ?? placeIn(city, 'airport')
  const lines =
    place &&
    withDistances(hotels, city, place.name).flatMap(({ name, distance }) =>
      distance ? [replies('detail.far', { hotel: name, km: distance.km, place: place.name })] : [],
    )
  return lines && lines.length > 0 ? lines.join('\n') : replies('detail.far-unknown')
}

/** The same of each that is named: 'breakfast and a gym'. */
export function amenitiesWords(state: DialogueState, talk: Talk): string {
  const { amenities } = talk.topic
  const each = amenities.map((amenity) => amenityWords(state, { ...talk, topic: { ...talk.topic, amenity } }))
  return each.flatMap((words) => words ?? []).join('\n')
}

/** Which of the hotels in sight list what is asked for; undefined where nothing of the kind is asked. */
export function amenityWords(state: DialogueState, { topic: { amenity: name } }: Talk): string | undefined {
  if (!name) return undefined
  const amenity = replies(`amenity.${name}`)
  const hotels = offered(state, 'hotel')
  const have = hotels.filter((hotel) => lists(hotel, name))
  if (have.length === 0) return replies('amenity.none', { count: hotels.length, amenity })
  if (have.length === hotels.length) return replies('amenity.all', { count: hotels.length, amenity })
  const names = listWords(have.map((hotel) => hotel.name))
  return replies('amenity.some', { all: hotels.length, names, count: have.length, amenity })
}

/** What flights say of refunds, of a few by name; undefined where they say nothing. */
export function refundWords(options: readonly (FlightResult | HotelResult)[]): string | undefined {
  const said = options.filter(isFlight).filter(({ refundable }) => refundable !== undefined)
  const [first] = said
  if (!first || said.length < options.length) return undefined
  if (options.length === 1) return replies('detail.refund', { refundable: first.refundable ? 'yes' : 'no' })
  const refundable = said.filter((flight) => flight.refundable)
  const count = refundable.length
  if (count > 0 && count <= MOST_NAMED && count < options.length)
    return replies('detail.refunds-named', { flights: listWords(refundable.map(flightTitle)), all: said.length })
  return replies('detail.refunds', { count, all: said.length })
}

/** As many are named; more are counted. */
const MOST_NAMED = 3

function resolveExtreme(state: DialogueState, extreme: Extreme) {
  const resolved = resolve(state, { by: 'extreme', extreme })
  return resolved.found === 'one' ? resolved.option : undefined
}

function optionLine(option: FlightResult | HotelResult): string {
  if (isFlight(option)) return flightWords(option)
  // A rating of 0 stands for none.
  const { overall_rating: rating, amenities } = option
  return [
    hotelWords(option),
    rating > 0 ? replies('option.rated', { rating }) : replies('option.not-rated'),
    ...(amenities.length > 0 ? [replies('option.amenities', { amenities: amenities.join(', ') })] : []),
  ].join(', ')
}

/** Two of the results side by side: those that are named by their places, else the first two. */
export function comparisonWords(state: DialogueState, { results: { ordinals: said, flightNumbers } }: Talk): string {
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  const numbered = flightNumbers.map(
    (number) =>
      options.findIndex((option) => isFlight(option) && squeezed(option.flight_number) === squeezed(number)) + 1,
  )
  const ordinals = numbered.length === 2 && !numbered.includes(0) ? numbered : said
  const [first = 1, second = first === 2 ? 1 : 2] = ordinals
  const [one, other] = [first, second].map((place) => options.at(place > 0 ? place - 1 : place))
  if (!one || !other || one === other) return replies('compare.cannot', { count: options.length })
  const costs = paiseOf(other) - paiseOf(one)
  const price = {
    price: costs === 0 ? 'same' : costs > 0 ? 'more' : 'less',
    amount: priceText(Math.abs(costs)),
  }
  const takes = isFlight(one) && isFlight(other) ? other.total_duration - one.total_duration : 0
  const words =
    takes === 0
      ? replies('compare.price', price)
      : replies('compare.price-time', {
          ...price,
          time: takes > 0 ? 'more' : 'less',
          duration: durationWords(Math.abs(takes)),
        })
  return [`- ${optionLine(one)}`, `- ${optionLine(other)}`, words].join('\n')
}

function paiseOf(option: FlightResult | HotelResult): number {
  return isFlight(option) ? paiseFromRupees(option.price) : stayPaise(option)
}

/**
 * What the draft that awaits the go-ahead costs, or what is chosen so far where the total was asked for; else what the
 * results cost, from the cheapest to the dearest.
 */
export function fareWords(state: DialogueState, talk: Talk): string {
  const [topic] = talk.topic.topics
  if (topic === 'baggage' || topic === 'terminals') return silentOn(topic)
  const emissions = emissionWords(state, talk)
  if (emissions) return emissions
  const without = withoutWords(state, talk)
  if (without) return without
  if (state.asked?.about === 'confirm' && state.draft) return totalWords(state.draft)
  const segments = segmentsOf(draftIn(state))
  if (segments.length > 0 && talk.ofTotal) return replies('total.open', { total: totalWords({ segments }) })
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  const paise = options.map(paiseOf)
  if (paise.length === 0) return replies(talk.ofTotal && state.goal !== null ? 'price.nothing-chosen' : 'price.depends')
  const { ordinal } = talk.results
  const placed = ordinal === undefined ? undefined : options.at(ordinal > 0 ? ordinal - 1 : ordinal)
  if (placed && !talk.ofTotal) return chosenFare(placed)
  const chosen = state.chosen[kind]
  if (chosen && state.asked?.about !== 'choice' && !talk.ofTotal) return chosenFare(chosen)
  const range = { part: kind, least: priceText(Math.min(...paise)), most: priceText(Math.max(...paise)) }
  if (talk.ofTotal) return replies('price.no-total', range)
  return replies('price.range', range)
}

/** What the one that is chosen costs, a hotel also by the night. */
function chosenFare(option: FlightResult | HotelResult): string {
  const price = priceText(paiseOf(option))
  if (isFlight(option)) return replies('price.chosen', { option: flightTitle(option), price })
  const nights = option.nights ?? 1
  const night = priceText(Math.round(paiseOf(option) / nights))
  return replies('price.chosen-stay', { option: option.name, price, night, nights })
}

/** What is known of what flights emit: of those chosen, else of those in sight; undefined where it is not asked. */
function emissionWords(state: DialogueState, { topic }: Talk): string | undefined {
  if (!topic.emissions) return undefined
  const { flight, return_flight } = state.chosen
  const chosen = [flight, return_flight].flatMap((one) => one ?? [])
  const kind = focusOf(state, 'flight')
  const flights = chosen.length > 0 ? chosen : kind === 'hotel' ? [] : offered(state, kind).slice(0, 3)
  const known = flights.flatMap(({ co2_grams, ...rest }) =>
    co2_grams === undefined
      ? []
      : [replies('detail.emits', { flight: flightTitle(rest), kilos: Math.round(co2_grams / 1000) })],
  )
  return known.length > 0 ? [replies('detail.emissions'), ...known].join('\n') : replies('detail.emissions-unknown')
}

/** What the total would be without a part that is chosen; undefined where the question leaves none out. */
function withoutWords(state: DialogueState, { without: kind }: Talk): string | undefined {
  if (kind === undefined) return undefined
  const all = segmentsOf(draftIn(state))
  const left = all.filter((segment) => segment.kind !== kind)
  if (all.length === 0 || left.length === all.length) return undefined
  const { travellers } = state.criteria
  const total = draftTotal({ segments: left, travellers })
  return replies('price.without', {
    part: kind,
    total: priceText(total),
    less: priceText(draftTotal({ segments: all, travellers }) - total),
  })
}

/** Whether the trip that is talked about was sent; only one that was shown and confirmed is. */
export function sentWords({ goal, submitted }: DialogueState): string {
  if (goal === null)
    return submitted ? replies('status.sent', { number: submitted.tripNumber }) : replies('status.not-sent')
  return submitted ? replies('status.unsent-but', { number: submitted.tripNumber }) : replies('status.unsent')
}

/** What is not wanted is not in the trip. */
export function withoutThat(keepsOnly: 'flight' | 'hotel' | undefined): string {
  return replies('part.none', { part: keepsOnly === 'hotel' ? 'flight' : 'hotel' })
}
