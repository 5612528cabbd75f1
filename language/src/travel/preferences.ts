import type { DayPeriod } from '../text/clock.ts'
import { amountAtStart } from '../text/figures.ts'
import type { Token } from '../text/tokens.ts'
import { airlineAt, flightNumberAt } from './airlines.ts'
import type { Cabin, Purpose, SortWish, TripType } from './types.ts'
import { CHEAPEST, FASTEST } from './words/extremes.ts'

type Tokens = readonly Token[]

/** A wish that stands for itself, wherever in the sentence it is said. */
export type Preference =
  | { kind: 'cabin'; cabin: Cabin }
  | { kind: 'trip'; trip: TripType }
  | { kind: 'airline'; airline: string }
  | { kind: 'flight_number'; airline: string; flightNumber: string }
  | { kind: 'stops'; most: number }
  | { kind: 'price'; mostPaise: number }
  | { kind: 'purpose'; purpose: Purpose }
  | { kind: 'sort'; sort: SortWish }
  /** An end of the day that will not do: 'not too early'. */
  | { kind: 'edge'; edge: 'early' | 'late'; period?: DayPeriod }

export interface PreferenceMatch {
  value: Preference
  length: number
}

interface Phrase {
  words: string[]
  value: Preference
}

const phrases = (value: Preference, ...texts: string[]): Phrase[] =>
  texts.map((text) => ({ words: text.split(' '), value }))

const PHRASES: readonly Phrase[] = [
  ...phrases(
    { kind: 'cabin', cabin: 'premium_economy' },
    'premium economy',
    'prem economy',
    'economy premium',
    'premium class',
  ),
  ...phrases({ kind: 'cabin', cabin: 'first' }, 'first class', 'first class cabin', 'in first', '1st class'),
  ...phrases(
    { kind: 'cabin', cabin: 'business' },
    'business class',
    'biz class',
    'fly business',
    'flying business',
    'travel business',
    'business fare',
    'business fares',
    'business seat',
    'business seats',
    'business ticket',
    'business tickets',
    'business cabin',
  ),
  ...phrases(
    { kind: 'cabin', cabin: 'economy' },
    'economy',
    'economy class',
    'coach',
    'coach class',
    'eco class',
    'coach economy class',
    'economy coach',
  ),
  ...phrases(
    { kind: 'trip', trip: 'one_way' },
    'one way',
    'oneway',
    'one-way',
    '1 way',
    'single journey',
    'single trip',
    'no return',
    'one way only',
    'ek taraf',
    'sirf jaana',
    'without return',
    'remove return',
    'remove the return',
    'drop the return',
    'cancel the return',
  ),
  ...phrases(
    { kind: 'trip', trip: 'round_trip' },
    'round trip',
    'roundtrip',
    'two way',
    '2 way',
    'return ticket',
    'return tickets',
    'return flight',
    'return flights',
    'return trip',
    'return journey',
    'both ways',
    'to and fro',
    'up and down',
    'aana jaana',
    'return fare',
    'return fares',
    'roundabout trip',
  ),
  ...phrases({ kind: 'trip', trip: 'multi_city' }, 'multi city', 'multicity', 'multi stop'),
  ...phrases(
    { kind: 'stops', most: 0 },
    'nonstop',
    'non stop',
    'direct',
    'no stops',
    'no stop',
    'without stops',
    'without any stop',
    'without any stops',
    'without layover',
    'without layovers',
    'without a layover',
    'without stop',
    'without a stop',
    'zero stops',
    'no layover',
    'no layovers',
    'no connecting',
    'no connecting flight',
    'no connecting flights',
    'no connection',
    'no connections',
    'without connection',
    'not connecting',
    'no stopover',
    'no stopovers',
    'without stopover',
    'bina ruke',
    'seedhi flight',
  ),
  ...phrases(
    { kind: 'stops', most: 1 },
    'one stop',
    '1 stop',
    'single stop',
    'at most one stop',
    'max one stop',
    'max 1 stop',
  ),
  ...phrases({ kind: 'stops', most: 2 }, 'two stops', '2 stops'),
  ...phrases(
    { kind: 'purpose', purpose: 'business' },
    'business trip',
    'business trips',
    'business travel',
    'business meeting',
    'business meetings',
    'business purpose',
    'business visit',
    'business reasons',
    'on business',
    'for business',
    'client meeting',
    'client visit',
    'meeting',
    'meetings',
    'work trip',
    'for work',
    'official',
    'official work',
    'official trip',
    'office work',
    'customer visit',
    'customer meeting',
    'vendor visit',
    'vendor meeting',
    'internal audit',
    'site visit',
    'client',
    'kaam ke liye',
    'kaam se',
    'office ka kaam',
    'office ke kaam',
  ),
  ...phrases(
    { kind: 'purpose', purpose: 'personal' },
    'personal',
    'personal trip',
    'vacation',
    'leisure',
    'family visit',
    'for pleasure',
  ),
  ...phrases(
    { kind: 'purpose', purpose: 'conference' },
    'conference',
    'summit',
    'seminar',
    'symposium',
    'convention',
    'expo',
  ),
  ...phrases({ kind: 'purpose', purpose: 'training' }, 'training', 'trainings', 'workshop', 'bootcamp'),
  ...phrases({ kind: 'sort', sort: 'price' }, ...CHEAPEST, 'cheap', 'cheaper', 'sasta', 'sasti'),
  ...phrases({ kind: 'sort', sort: 'duration' }, ...FASTEST),
  ...phrases(
    { kind: 'sort', sort: 'departure_early' },
    'earliest',
    'by the first flight',
    'by first flight',
    'first flight out',
    'pehli flight se',
    'sabse pehle wali',
    'sabse pehle',
    'sabse pehli wali',
    'sabse pehli',
    'sabse jaldi wali',
    'sabse jaldi',
    'sabse early',
  ),
  ...phrases(
    { kind: 'sort', sort: 'departure_late' },
    'latest',
    'by the last flight',
    'by last flight',
    'last flight back',
    'last flight home',
    'aakhri flight se',
    'last flight se',
    'sabse late wali',
    'sabse late',
    'sabse last wali',
    'sabse last',
    'sabse aakhri',
    'sabse baad',
  ),
  ...phrases(
    { kind: 'edge', edge: 'early', period: 'morning' },
    'too early in the morning',
    'very early in the morning',
    'so early in the morning',
    'too early morning',
    'very early morning',
    'early morning',
    'early mornings',
    'early in the morning',
    'bahut subah',
    'zyada subah',
    'itni subah',
    'subah subah',
  ),
  ...phrases(
    { kind: 'edge', edge: 'early' },
    'too early',
    'very early',
    'so early',
    'that early',
    'bahut jaldi',
    'zyada jaldi',
    'itni jaldi',
    'bahut early',
    'zyada early',
  ),
  ...phrases(
    { kind: 'edge', edge: 'late', period: 'night' },
    'too late at night',
    'very late at night',
    'late at night',
    'too late in the night',
    'late night',
    'bahut raat',
  ),
  ...phrases(
    { kind: 'edge', edge: 'late' },
    'too late',
    'very late',
    'so late',
    'that late',
    'bahut late',
    'zyada late',
    'itni late',
    'bahut der',
    'zyada der',
  ),
].sort((a, b) => b.words.length - a.words.length)

const byFirstWord = new Map<string, Phrase[]>()
for (const phrase of PHRASES) {
  const first = phrase.words[0] ?? ''
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase])
}

/** The words of all these phrases, for the vocabulary. */
export const PREFERENCE_WORDS: readonly string[] = [...new Set(PHRASES.flatMap((phrase) => phrase.words))]

/** The wish that begins at a token. */
export function preferenceAt(tokens: Tokens, at: number): PreferenceMatch | undefined {
  const price = priceAt(tokens, at)
  if (price) return price
  const word = tokens[at]?.text ?? ''
  const phrase = byFirstWord
    .get(word)
    ?.find((entry) => entry.words.every((part, index) => tokens[at + index]?.text === part))
  if (phrase) {
    const { value, words } = phrase
    const length = value.kind === 'purpose' ? Math.max(words.length, businessAt(tokens, at)) : words.length
    return { value, length }
  }
  const meeting = businessAt(tokens, at)
  if (meeting > 0) return { value: { kind: 'purpose', purpose: 'business' }, length: meeting }
  const flight = flightNumberAt(tokens, at)
  if (flight)
    return {
      value: { kind: 'flight_number', airline: flight.airline, flightNumber: flight.flightNumber },
      length: flight.length,
    }
  const airline = airlineAt(tokens, at)
  return airline && { value: { kind: 'airline', airline: airline.airline }, length: airline.length }
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** What a meeting is about, before it. */
const MEETING_OF = wordSet(
  'annual yearly quarterly monthly weekly sales review internal external team project vendor supplier customer client office business budget planning strategy regional national product contract pre factory plant site warehouse dealer distributor equipment safety quality tax statutory store branch field',
)
const MEETING = wordSet(
  'meeting meetings meet audit audits demo demos pitch inspection kickoff offsite negotiation negotiations',
)
/** Business only where it is said of what: 'the product launch'. */
const NAMED_MEETING = wordSet('review presentation launch visit discussion discussions workshop')
const MET = wordSet(
  'client clients customer customers vendor vendors supplier suppliers auditor auditors partner partners investor investors team',
)

const OF_EVENT = /^(?:the|our|my|this|that|his|her|their)$/

/** The words of a business meeting of any kind: 'the annual sales meet', 'client demo', 'meeting with our auditors'. */
function businessAt(tokens: Tokens, at: number): number {
  const said = (index: number) => tokens[index]?.text ?? ''
  let head = at
  while (head - at < 3 && MEETING_OF.has(said(head))) head++
  const isMeeting = MEETING.has(said(head)) && (head > at || (said(head) !== 'meet' && said(head) !== 'pitch'))
  if (!isMeeting && !(head > at && NAMED_MEETING.has(said(head)))) return 0
  // 'The audit goes on till 5' tells of an event; 'for the audit' is a purpose.
  if (head === at && OF_EVENT.test(said(at - 1)) && said(at - 2) !== 'for') return 0
  const behind = said(head + 1) === 'with' ? head + 2 : head + 1
  const other = /^(?:the|our|my|a|some)$/.test(said(behind)) ? behind + 1 : behind
  return (behind > head + 1 && MET.has(said(other)) ? other + 1 : head + 1) - at
}

const LIMITS = new Set('under below within upto max maximum budget less cheaper lower most'.split(' '))
const FILLERS = new Set('than thn to of is up only around about a the my for at'.split(' '))
/** A limit that is said by what must not be: 'no more than', 'not over'. */
const BEYOND = new Set('more over above beyond exceeding'.split(' '))

/** 'Under 6,000', 'budget of 12.5k', 'upto 10 thousand rupees', 'no more than 1.2 lakh'. A number alone is no price. */
function priceAt(tokens: Tokens, at: number): PreferenceMatch | undefined {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  const bounded = /^\d/.test(word) ? boundedPrice(tokens, at) : undefined
  if (bounded) return bounded
  const negated = (word === 'no' || word === 'not' || word === 'nothing') && BEYOND.has(next)
  if (!LIMITS.has(word) && !(word === 'up' && next === 'to') && !negated) return undefined
  let index = at + (negated ? 2 : 1)
  while (FILLERS.has(tokens[index]?.text ?? '')) index++
  const amount = amountIn(tokens, index)
  if (amount === undefined || (!amount.named && amount.paise < 50_000)) return undefined
  return { value: { kind: 'price', mostPaise: amount.paise }, length: index + amount.length - at }
}

/** '5000 tak', '4,500 ke andar', '6k max': the limit stands behind. */
function boundedPrice(tokens: Tokens, at: number): PreferenceMatch | undefined {
  const amount = amountIn(tokens, at)
  if (amount === undefined || (!amount.named && amount.paise < 100_000)) return undefined
  const [word, next] = [0, 1].map((step) => tokens[at + amount.length + step]?.text ?? '')
  const alone = /^(?:tak|max|maximum|budget)$/.test(word ?? '') ? 1 : 0
  const both = /^(?:ke andar|ke neeche|ke niche|se kam|se neeche|or less|or below|or under|and below)$/.test(
    `${word} ${next}`,
  )
  const length = both ? 2 : alone
  return length > 0 ? { value: { kind: 'price', mostPaise: amount.paise }, length: amount.length + length } : undefined
}

/** The amount that begins at a token, and how many tokens say it. */
function amountIn(tokens: Tokens, at: number): { paise: number; named: boolean; length: number } | undefined {
  const ends: number[] = []
  let text = ''
  for (let index = at; tokens[index] && tokens[index]?.sentence === tokens[at]?.sentence && ends.length < 12; index++) {
    const isJoined = index > at && tokens[index]?.start === tokens[index - 1]?.end
    text += `${isJoined || index === at ? '' : ' '}${tokens[index]?.text}`
    ends.push(text.length)
  }
  const amount = amountAtStart(text)
  const length = amount ? ends.indexOf(amount.end) + 1 : 0
  return amount && length > 0 ? { paise: amount.paise, named: amount.named, length } : undefined
}
