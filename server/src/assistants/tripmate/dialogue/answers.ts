import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { readRank } from '@pravas/language/travel/selection'
import type { OutOfScope } from '@pravas/language/travel/types'
import { listWords, priceText } from '../../../formats.ts'
import { isFlight, stayPaise } from '../../../trips/draft/offer-rules.ts'
import { segmentsOf } from '../../../trips/draft/request-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { draftIn, offered } from './criteria-rules.ts'
import { totalWords } from './draft-rules.ts'
import type { Phrases } from './phrases.ts'
import { focusOf, resolve } from './selection-rules.ts'
import type { DialogueState } from './state.ts'
import { durationWords, flightWords, hotelWords, SIX_CITIES } from './words.ts'

const GREETING = `Hello! I find flights and hotels in ${SIX_CITIES}, and prepare your trip request.`

const HELP = [
  'I can:',
  '- find flights, one way, return or over several cities, and hotels in the six cities',
  '- put what you choose into a trip request, show it to you, and send it to your manager when you say yes',
  '- tell you how your trips stand, and what the travel policy allows',
  'For example: "Delhi to Mumbai next Friday, back on Sunday".',
  `The cities are ${SIX_CITIES}.`,
].join('\n')

const HELP_HINGLISH = [
  'Main yeh kar sakta hoon:',
  '- flights (ek taraf ya return) aur hotel dhoondhna, inhi chhe cities mein',
  '- aapki pasand se trip request banana, aapko dikhana, aur aapke "haan" par manager ko bhejna',
  '- aapki trips ka status aur travel policy batana',
  'Jaise: "Delhi se Mumbai agle shukravar, Sunday ko wapas".',
  `Cities: ${SIX_CITIES}.`,
].join('\n')

const LIMITS = [
  'I cannot:',
  '- pay, issue tickets, or hold a fare',
  '- book cabs, trains or any city but the six',
  '- take a request back from your manager, or decide on one',
  '- write to you later: I only answer here',
].join('\n')

const GREETING_HINGLISH = `Namaste! Main ${SIX_CITIES} ke liye flights aur hotel dhoondhta hoon aur aapki trip request banata hoon.`
const SMALL_TALK =
  "I'm TripMate, the travel assistant: a program, and better at flights and hotels than at conversation."
const SMALL_TALK_HINGLISH = 'Main TripMate hoon, ek travel assistant program. Flights aur hotel mein behtar hoon.'

type Tongue = Pick<Phrases, 'hinglish'>

export function greeting({ hinglish }: Tongue): string {
  return hinglish ? GREETING_HINGLISH : GREETING
}

/** What the assistant can do, or what it cannot. */
export function help({ hinglish, asks }: Pick<Phrases, 'hinglish' | 'asks'>): string {
  if (asks === 'limits') return LIMITS
  return hinglish ? HELP_HINGLISH : HELP
}

export function smallTalk({ hinglish }: Tongue): string {
  return hinglish ? SMALL_TALK_HINGLISH : SMALL_TALK
}

export const THANKS = "You're welcome."
export const CANNOT_CHANGE =
  'I cannot change a request that your manager has. You can make a new one, and ask your manager to reject the other.'
export const APPROVAL_TIME =
  'The support page gives 1 to 2 business days for an approval. I cannot see how soon your manager decides, but I can tell you how a request stands.'
const GOODBYE = 'Goodbye, and have a good trip.'

/** A trip draft is not lost by leaving. */
export function goodbye({ goal }: DialogueState): string {
  return goal === null ? GOODBYE : `${GOODBYE} Nothing has been sent; what we have so far stays in this chat.`
}
export const APOLOGY = "I'm sorry that this is not going well. Let's try it step by step."
export const NOT_UNDERSTOOD = 'Sorry, I didn’t get that.'
export const NOTHING_TO_CHOOSE = 'There are no results to choose from at the moment.'
const OUT_OF_SCOPE: Record<OutOfScope, string> = {
  topic: 'I cannot help with that: I look after flights, hotels and trip requests.',
  unknown: 'Sorry, I didn’t get that. I can help with flights, hotels and trip requests.',
  instruction: 'I cannot do that: I look after flights, hotels and your own trip requests.',
  approval: 'I cannot change what a request stands at. Only the manager decides, on the Manager Approvals page.',
  other_person: 'I can only show your own trips.',
}

export function outOfScope(reason: OutOfScope): string {
  return OUT_OF_SCOPE[reason]
}

export function alreadySent(tripNumber: string): string {
  return `Your request ${tripNumber} has already been sent; there is nothing else to confirm.`
}

/** What the results do not say: of flights and hotels, and of flights alone. */
const NOT_IN_RESULTS: readonly (readonly [string, RegExp])[] = [
  ['refunds', /\b(refund\w*|cancel\w*)\b/i],
  ['baggage', /\b(bag\w*|luggage|suitcases?)\b/i],
  ['terminals or gates', /\b(terminals?|gates?)\b/i],
  ['an address or phone number', /\b(phone|address|contact number)\b/i],
]
const NOT_IN_FLIGHTS: readonly (readonly [string, RegExp])[] = [
  ['meals', /\b(meals?|food|breakfast)\b/i],
  ['seats', /\b(seats?|legroom)\b/i],
  ['Wi-Fi', /\bwi-?fi\b/i],
]

/** What is known of the results that stand: the one that the question names, else the first three. */
export function detailWords(state: DialogueState, message: string, { ordinal, extreme }: Phrases): string {
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  if (options.length === 0) return 'I haven’t searched yet, so there’s nothing to compare.'
  if (state.asked?.about === 'confirm' && state.draft && ordinal === undefined && !extreme) {
    return chosenWords(state.draft, message)
  }
  const unknown = kind === 'hotel' ? NOT_IN_RESULTS : [...NOT_IN_RESULTS, ...NOT_IN_FLIGHTS]
  const asked = unknown.find(([, words]) => words.test(message))?.[0]
  const rank = readRank(message)
  const ranked = rank && resolve(state, rank)
  if (ranked?.found === 'one') return `That is ${optionLine(ranked.option)}.`
  if (ranked?.found === 'none') return ranked.why
  const most = ordinal === undefined && extreme ? resolveExtreme(state, extreme) : undefined
  const named = most ?? (ordinal === undefined ? undefined : options.at(ordinal > 0 ? ordinal - 1 : ordinal))
  const refunds = asked === 'refunds' ? refundWords(named ? [named] : options) : undefined
  const silent = refunds ?? (asked ? `The results say nothing about ${asked}. ` : '')
  if (named) return `${silent}${most ? `The ${extreme}` : 'That'} is ${optionLine(named)}.`
  const amenity = kind === 'hotel' && ordinal === undefined ? amenityWords(state, message) : undefined
  if (amenity) return amenity
  if (ordinal !== undefined) return `${silent}There are only ${options.length} of them.`
  const lines = options.slice(0, 3).map((option) => `- ${optionLine(option)}`)
  return [`${silent}What I know of them stands on the cards; the first ones are:`, ...lines].join('\n')
}

/** What is known of what a draft holds: of the part that is named, else of all. */
function chosenWords({ segments }: Pick<TripRequest, 'segments'>, message: string): string {
  const ofHotel = /\b(hotels?|rooms?|stay)\b/i.test(message)
  const ofFlight = /\bflights?\b/i.test(message)
  const wanted = segments.filter(({ kind }) => ofHotel === ofFlight || ofHotel === (kind === 'hotel'))
  const unknown = [...NOT_IN_RESULTS, ...NOT_IN_FLIGHTS].find(([, words]) => words.test(message))?.[0]
  const flights = wanted.flatMap(({ details }) => (isFlight(details) ? [details] : []))
  const refunds = unknown === 'refunds' && flights.length > 0 ? refundWords(flights) : undefined
  const silent = refunds ?? (unknown ? `The results say nothing about ${unknown}. ` : '')
  const lines = wanted.map(({ details }) =>
    isFlight(details) && refunds && details.refundable !== undefined
      ? `- ${optionLine(details)}, ${details.refundable ? 'refundable' : 'not refundable'}`
      : `- ${optionLine(details)}`,
  )
  return [`${silent}You have chosen:`, ...lines].join('\n')
}

/** What people ask of hotels, and how lists of amenities call it. */
const AMENITIES: readonly (readonly [string, RegExp, RegExp])[] = [
  ['breakfast', /\b(breakfast|nashta)\b/i, /breakfast/i],
  ['Wi-Fi', /\b(wi-?\s?fi|internet)\b/i, /wi-?fi|internet/i],
  ['a pool', /\b(pools?|swimming)\b/i, /pool/i],
  ['a gym', /\b(gym|fitness)\b/i, /gym|fitness/i],
  ['parking', /\bparking\b/i, /parking/i],
  ['air conditioning', /\b(a\/?c|air.?condition\w*)\b/i, /air.?condition/i],
  ['an airport transfer', /\b(airport (transfer|shuttle|pick.?up|drop)|shuttle)\b/i, /airport|shuttle/i],
  ['laundry', /\blaundry\b/i, /laundry/i],
  ['a restaurant', /\b(restaurant|dinner|food|meals?)\b/i, /restaurant|meal/i],
  ['meeting rooms', /\b(meeting|conference) rooms?\b/i, /meeting|conference/i],
]

/** Which of the hotels in sight list what is asked for; undefined where nothing of the kind is asked. */
export function amenityWords(state: DialogueState, message: string): string | undefined {
  const asked = AMENITIES.find(([, words]) => words.test(message))
  if (!asked) return undefined
  const [name, , listed] = asked
  const hotels = offered(state, 'hotel')
  const have = hotels.filter(({ amenities }) => amenities.some((amenity) => listed.test(amenity)))
  if (have.length === 0) return `None of the ${hotels.length} hotels lists ${name}.`
  if (have.length === hotels.length) return `All of the ${hotels.length} hotels list ${name}.`
  const names = listWords(have.map((hotel) => hotel.name))
  return `Of the ${hotels.length} hotels, ${names} ${have.length === 1 ? 'lists' : 'list'} ${name}; the others do not say.`
}

/** What flights say of refunds; undefined where they say nothing. */
function refundWords(options: readonly (FlightResult | HotelResult)[]): string | undefined {
  const said = options.filter(isFlight).filter(({ refundable }) => refundable !== undefined)
  const [first] = said
  if (!first || said.length < options.length) return undefined
  if (options.length === 1) return `By the sample timetable its fare is ${first.refundable ? '' : 'not '}refundable. `
  const count = said.filter(({ refundable }) => refundable).length
  return `By the sample timetable ${count === 0 ? 'none' : count} of the ${said.length} fares ${count === 1 ? 'is' : 'are'} refundable. `
}

function resolveExtreme(state: DialogueState, extreme: NonNullable<Phrases['extreme']>) {
  const resolved = resolve(state, { by: 'extreme', extreme })
  return resolved.found === 'one' ? resolved.option : undefined
}

function optionLine(option: FlightResult | HotelResult): string {
  if (isFlight(option)) return flightWords(option)
  // A rating of 0 stands for none.
  const rating = option.overall_rating > 0 ? `rated ${option.overall_rating}` : 'not rated yet'
  const amenities = option.amenities.length > 0 ? `, with ${option.amenities.join(', ')}` : ''
  return `${hotelWords(option)}, ${rating}${amenities}`
}

/** Two of the results side by side: those that are named by their places, else the first two. */
export function comparisonWords(state: DialogueState, { ordinals: said, command }: Phrases): string {
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  const numbered = command.flightNumbers.map(
    (number) => options.findIndex((option) => isFlight(option) && plain(option.flight_number) === plain(number)) + 1,
  )
  const ordinals = numbered.length === 2 && !numbered.includes(0) ? numbered : said
  const [first = 1, second = first === 2 ? 1 : 2] = ordinals
  const [one, other] = [first, second].map((place) => options.at(place > 0 ? place - 1 : place))
  if (!one || !other || one === other) return `I can compare two of the ${options.length} results here.`
  const costs = paiseOf(other) - paiseOf(one)
  const price = costs === 0 ? 'costs the same' : `costs ${priceText(Math.abs(costs))} ${costs > 0 ? 'more' : 'less'}`
  const takes = isFlight(one) && isFlight(other) ? other.total_duration - one.total_duration : 0
  const time = takes === 0 ? '' : ` and takes ${durationWords(Math.abs(takes))} ${takes > 0 ? 'longer' : 'less'}`
  return [`- ${optionLine(one)}`, `- ${optionLine(other)}`, `The latter ${price}${time}.`].join('\n')
}

function paiseOf(option: FlightResult | HotelResult): number {
  return isFlight(option) ? paiseFromRupees(option.price) : stayPaise(option)
}

/**
 * What the draft that awaits the go-ahead costs, or what is chosen so far where the total was asked for; else what the
 * results cost, from the cheapest to the dearest.
 */
export function fareWords(state: DialogueState, message: string): string {
  const ofTotal = /\b(total|so far|in all|altogether|kul)\b/i.test(message)
  const without = withoutWords(state, message)
  if (without) return without
  if (state.asked?.about === 'confirm' && state.draft) return totalWords(state.draft)
  const segments = segmentsOf(draftIn(state))
  if (segments.length > 0 && ofTotal) return `${totalWords({ segments })} Something of the trip is still open.`
  const kind = focusOf(state, undefined)
  const options: readonly (FlightResult | HotelResult)[] = offered(state, kind)
  const paise = options.map(paiseOf)
  if (paise.length === 0) return 'Fares depend on the route, the day and how early you book.'
  const what = kind === 'hotel' ? 'stays' : kind === 'flight' ? 'flights' : 'return flights'
  return `The ${what} found cost between ${priceText(Math.min(...paise))} and ${priceText(Math.max(...paise))}.`
}

const PART_NAME = /\b(hotel|room|stay|return flight|return|flights?)\b/i
const WITHOUT = /\b(?:without|excluding|except|minus|skip|skipping|drop|dropping|remove|removing|bina|bagair|hata)\b/i

/** What the total would be without a part that is chosen; undefined where the question leaves none out. */
function withoutWords(state: DialogueState, message: string): string | undefined {
  const name = WITHOUT.test(message) ? PART_NAME.exec(message)?.[1]?.toLowerCase() : undefined
  if (name === undefined) return undefined
  const kind = name.startsWith('return') ? 'return_flight' : name.startsWith('flight') ? 'flight' : 'hotel'
  const all = segmentsOf(draftIn(state))
  const left = all.filter((segment) => segment.kind !== kind)
  if (all.length === 0 || left.length === all.length) return undefined
  const total = draftTotal(left)
  const label = kind === 'return_flight' ? 'return flight' : kind
  return `Without the ${label} the total would be ${priceText(total)}, ${priceText(draftTotal(all) - total)} less.`
}

/** A result was named, but not plainly chosen. */
export const UNDECIDED = 'I selected nothing. To choose, name one, such as “the first one”.'

/** 'No 10' may refuse and name a day, or name the tenth option. */
export function numberOrNo(number: number): string {
  return `I changed nothing: ${number} may be an option or a day. Say "option ${number}", or the date with its month.`
}

/** Whether the trip that is talked about was sent; only one that was shown and confirmed is. */
export function sentWords({ goal, submitted }: DialogueState): string {
  if (goal === null) return submitted ? `Yes, your request ${submitted.tripNumber} has been sent.` : NOT_SENT_YET
  const before = submitted ? ` Your earlier request ${submitted.tripNumber} has been.` : ''
  return `No, nothing has been sent yet for this trip.${before}`
}

export const NOT_SENT_YET = 'The trip that we are talking about has not been sent for approval.'

/** What is not wanted is not in the trip. */
export function withoutThat(keepsOnly: 'flight' | 'hotel' | undefined): string {
  return keepsOnly === 'hotel' ? 'This trip has no flight in it.' : 'This trip has no hotel in it.'
}
