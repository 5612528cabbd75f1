import type { IsoDate } from '../../text/calendar.ts'
import { resolveDate } from '../../text/date-resolve.ts'
import { romanised } from '../../text/devanagari.ts'
import { amountAtStart } from '../../text/figures.ts'
import { anyOf, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { clean, type Token, tokenise } from '../../text/tokens.ts'
import { YES } from '../../text/words/assent.ts'
import { DETERMINER } from '../../text/words/determiners.ts'
import { ADDRESS, EXCLAMATION, PLEASE } from '../../text/words/filler.ts'
import { findEntities, ofKind } from '../entities.ts'
import { type GroundTime, groundTimeIn } from './ground-time.ts'
import { found, saidIn } from './said.ts'

type GroundMode = 'train' | 'bus' | 'cab'
type GroundClass = 'SL' | '3A' | '2A' | '1A' | 'CC' | 'EC' | 'seater' | 'sleeper'

/** What is wished of a train, a bus or a cab: that it is in the trip, left out of it, or of another class or at another cost. */
export interface GroundWish {
  mode: GroundMode
  drops: boolean
  /** It takes the place of the flight. */
  noFlight: boolean
  /** It goes the way back. */
  back: boolean
  /** It goes on from where the trip ends: 'waha se cab le lunga'. */
  onward: boolean
  /** Whether it stays within a town, where that is said. */
  range?: 'local' | 'outstation'
  /** The spot says which kind it is, 'the airport cab', and not from where it goes. */
  isKind?: true
  /** Airport, hotel and the like, of which the city is not said. */
  fromSpot?: string
  toSpot?: string
  from?: string
  to?: string
  day?: IsoDate
  /** The day was said as one of the week, so that it may be a later one. */
  isWeekday?: true
  /** When it is to go. */
  time?: GroundTime
  class?: GroundClass
  rupees?: number
}

const MODES: readonly (readonly [GroundMode, Rule])[] = [
  [
    'train',
    anyOf(
      phrases(
        'train | trains | rail | railway | train ticket | rail ticket | vande bharat | rajdhani | shatabdi | tejas | duronto | intercity | express train',
      ),
    ),
  ],
  ['bus', anyOf(phrases('bus | buses | volvo | volvo bus | volvo coach | bus ticket | coach'))],
  ['cab', anyOf(phrases('cab | cabs | taxi | taxis | gaadi | gadi | uber | ola | outstation cab | cab ride'))],
]
const CLASSES: readonly (readonly [GroundClass, Rule])[] = [
  ['3A', anyOf(phrases('3ac | 3 ac | ac 3 | 3a | third ac | 3 tier ac | ac 3 tier | 3 tier | 3rd ac | three tier ac'))],
  ['2A', anyOf(phrases('2ac | 2 ac | ac 2 | 2a | second ac | 2 tier ac | ac 2 tier | 2 tier | 2nd ac | two tier ac'))],
  ['1A', anyOf(phrases('1ac | 1 ac | ac 1 | 1a | first ac | 1st ac | ac first class'))],
  ['EC', anyOf(phrases('ec | executive chair car | executive chair | executive class'))],
  ['CC', anyOf(phrases('cc | chair car | ac chair car | ac chair'))],
  ['seater', anyOf(phrases('seater | ac seater'))],
  ['sleeper', anyOf(phrases('sleeper | sleeper class | ac sleeper'))],
  ['SL', anyOf(phrases('sl'))],
]
const NO_FLIGHT = anyOf(
  phrases(
    'no flight | no flights | without flight | without a flight | without the flight | instead of the flight | instead of flight | instead of a flight | not flight | not the flight | not by flight | skip the flight | drop the flight | flight nahi | flight nahin | flight ke bajay | flight ke bajaye | flight ke badle | instead of flying | rather than a flight | rather than the flight | rather than flying | not a flight | flight ki jagah | flight mat | flight nahi chahiye | no flight needed | not by air | not air | no flying | not flying | rather not fly',
  ),
)
const DROPS = anyOf(
  phrases(
    `drop | remove | cancel | delete | skip | leave out | take out | no | dont need | do not need | dont want | do not want | no need of | no need for | without | forget
   hata do | hatao | hata dijiye | nikal do | nahi chahiye | nahin chahiye | mat rakho | rehne do`,
  ),
)
const BACK = anyOf(
  phrases(
    'return | returning | back | come back | coming back | return by | wapas | wapasi | wapsi | vapsi | return journey | way back | on the way back',
  ),
)
const BACK_ALONE = anyOf(phrases('coming back | come back | return | returning | back | wapas | wapsi | vapsi'))
const ONWARD = anyOf(
  phrases(
    'from there | waha se | wahan se | vaha se | vahan se | udhar se | there onwards | onward | onwards | aage | aage se',
  ),
)
const SPOTS = anyOf(
  phrases(
    'airport | hotel | station | railway station | junction | railway junction | bus stand | bus stop | bus station | isbt | metro station | office | client office | client site | home | ghar | venue',
  ),
)

/** All else that may be said with it: whatever excludes, asks, bounds or doubts is none of it. */
const AROUND = anyOf(
  PLEASE,
  ADDRESS,
  EXCLAMATION,
  YES,
  DETERMINER,
  phrases(
    `ha | haa | han | hanji | i | ill | i will | i shall | im | am | we | well | lets | let us | us | me | you | can you | could you | can | could | would | will | want | need | would like | like to | have to | prefer | rather
   id | id like | take | taking | book | get | go | going | travel | travelling | use | add | include | put | plan | make | change | set | switch | give | arrange | keep | have | it | that | this
   a | an | the | one | my | our | by | in | via | on | from | to | for | at | of | with | class | coach | ticket | seat | fare | ride | transfer | pickup | pick up | drop off | then | and | also | too | as well | instead
   was | is | costs | cost | costing | costed | came to | around | about | approx | approximately | roughly | some | rs | inr | rupees | total | paid | charge | charges | will be | would be | ac | non
   trip | request | draft | journey | date | local | private | outstation | only | just | now | so | fine | sure | day | morning ka | this time | same day | same | road | type | instead | then | overnight | come | coming | show | preferably | ideally | if possible | suggest | day itself | day trip`,
    `main | mai | mujhe | hum | humein | se | tak | ko | ka | ki | ke | me | mein | liye | wala | wali | le | lunga | loonga | lungi | lenge | lena | leni | leta | leti | hoon | hun | hai | hain | ho | hoga | hogi | jana | jaana | jaunga
   jaungi | jayenge | chahiye | chalega | chalegi | kar | karo | kardo | karna | karwa | do | de | dijiye | bhi | aur | phir | fir | add kar do | jod do | jodo | laga do | lagao | rakho | rakh | book kar do | par | pe | wahi | bas | thik | theek | tha | thi | karke | hi | to | toh | lo | lijiye | dikhao | dikha do | dikha dijiye | dikhaiye | dikha | se hi | din | usi din`,
  ),
)
const ASKS =
  /\?|\b(?:how|what|which|when|why|is there|are there|does|do you|should|kitn[aei]|kaise|kab|kya|kaunsi|konsi|options?|compare)\b/i
/** Asks to see; instead of a flight it is a wish for one all the same. */
const SHOWS = /\b(?:dikhao|dikha do|dikhaiye|dikha|show)\b/i
const OF_FROM = /^(?:from)$/
const OF_TO = /^(?:to|till|until|upto)$/

/** Reads what a message that speaks of nothing else wishes of a train, a bus or a cab; undefined where it says anything more. */
function groundWishIn(message: string, today: IsoDate, implied?: GroundMode): GroundWish | undefined {
  const text = clean(romanised(message))
  if (ASKS.test(text)) return undefined
  if (SHOWS.test(text) && !isInsteadOfFlight(text)) return undefined
  const tokens = tokenise(text)
  const words = tokens.map(({ said }) => said)
  const used = new Array<boolean>(words.length).fill(false)
  const take = (rule: Rule): { start: number; end: number } | undefined => {
    for (let at = 0; at < words.length; at += 1) {
      const end = Math.max(-1, ...rule(words, at))
      if (end > at && !used.slice(at, end).some(Boolean)) {
        used.fill(true, at, end)
        return { start: at, end }
      }
    }
    return undefined
  }
  const noFlight = take(NO_FLIGHT) !== undefined
  // A bus stand is no bus.
  const spotsNamed = spotsIn(words, used)
  const modes = MODES.flatMap(([mode, rule]) => {
    let isSaid = false
    while (take(rule)) isSaid = true
    return isSaid ? [mode] : []
  })
  const [mode = implied, ...others] = modes
  if (mode === undefined || others.length > 0 || wishesHotel(words, spotsNamed, mode)) return undefined
  const name = CLASSES.find(([, rule]) => take(rule) !== undefined)?.[0]
  const places = placesIn(tokens, used)
  const dates = datesIn(tokens, used, today)
  const found = groundTimeIn(tokens, used)
  if (found) used.fill(true, found.start, found.end)
  // 'Subah wali, 6 baje': the part of the day is that of the hour.
  const part = found && groundTimeIn(tokens, used)
  if (part) used.fill(true, part.start, part.end)
  const rupees = amountIn(text, tokens, used)
  const onward = take(ONWARD) !== undefined
  const back = take(BACK) !== undefined
  const drops = take(DROPS) !== undefined
  const spots = [...spotsNamed, ...(mode === 'cab' ? localSpotsIn(tokens, used) : [])]
  for (let at = 0; at < words.length; at += 1) {
    if (used[at]) continue
    const end = Math.max(-1, ...AROUND(words, at))
    if (end <= at) return undefined
    used.fill(true, at, end)
  }
  const ends = endsOf(
    merged(
      [...places, ...spots].toSorted((a, b) => a.start - b.start),
      mode,
    ),
    words,
  )
  if (!ends || dates.length > 1 || dates[0] === null) return undefined
  const [day] = dates
  return {
    mode,
    drops,
    noFlight,
    back,
    onward,
    ...ends,
    ...rangeIn(text),
    ...(day && { day }),
    ...(day && saysWeekday(tokens) && { isWeekday: true as const }),
    ...(found && { time: found.time }),
    ...(name && { class: name === 'sleeper' && mode === 'train' ? 'SL' : name }),
    ...(rupees !== undefined && { rupees }),
  }
}

/** 'A hotel in Jaipur, I come by bus' wishes for a stay; only a cab goes to the hotel. */
const wishesHotel = (words: readonly string[], spots: readonly End[], mode: GroundMode): boolean =>
  spots.some(({ name, start }) => name === 'hotel' && (mode !== 'cab' || BEFORE_STAY.has(words[start - 1] ?? '')))

const BEFORE_STAY: ReadonlySet<string> = new Set(['a', 'any', 'some', 'book', 'need', 'want', 'and', 'ek', 'koi'])

/** 'The local cab', 'an outstation taxi'. */
function rangeIn(text: string): Pick<GroundWish, 'range'> {
  if (/\b(?:local|in city|within the city)\b/i.test(text)) return { range: 'local' }
  return /\b(?:outstation|intercity)\b/i.test(text) ? { range: 'outstation' } : {}
}

interface End {
  start: number
  end: number
  name: string
  isSpot: boolean
  /** The town of a spot, where it is named. */
  city?: string
}

function placesIn(tokens: readonly Token[], used: boolean[]): End[] {
  return ofKind(findEntities(tokens), 'place').flatMap(({ start, end, value, negated }) => {
    // 'Hyderabad airport' is a place of its own, and the airport a spot in its town.
    const last = used[end - 1] && end > start + 1 ? end - 1 : end
    if (negated || used.slice(start, last).some(Boolean)) return []
    used.fill(true, start, last)
    return [{ start, end: last, name: value.place.city ?? value.place.name, isSpot: false }]
  })
}

/** Airports and the like, unless their town is named right before them: 'Jaipur airport' is in Jaipur. */
function spotsIn(words: readonly string[], used: boolean[]): End[] {
  const found: End[] = []
  for (let at = 0; at < words.length; at += 1) {
    const end = Math.max(-1, ...SPOTS(words, at))
    if (end <= at || used.slice(at, end).some(Boolean)) continue
    used.fill(true, at, end)
    found.push({ start: at, end, name: words.slice(at, end).join(' '), isSpot: true })
  }
  return found
}

/** The days that are named; null for one that is no single day. */
function datesIn(tokens: readonly Token[], used: boolean[], today: IsoDate): (IsoDate | null)[] {
  const days = ofKind(findEntities(tokens), 'date').flatMap(({ start, end, value, negated }) => {
    if (used.slice(start, end).some(Boolean)) return []
    used.fill(true, start, end)
    const day = resolveDate(value.expression, { today })
    return [negated || day === 'invalid' || !('day' in day) ? null : day.day]
  })
  return days.length > 0 ? days : dayOfMonthIn(tokens, used, today)
}

/** '16 ko', which a date grammar without its month takes for a number. */
function dayOfMonthIn(tokens: readonly Token[], used: boolean[], today: IsoDate): IsoDate[] {
  const at = tokens.findIndex(({ said }, place) => {
    return (
      !used[place] &&
      /^(?:[1-9]|[12]\d|3[01])$/.test(said) &&
      /^(?:ko|tarikh|tareekh)$/.test(tokens[place + 1]?.said ?? '')
    )
  })
  if (at < 0) return []
  const day = resolveDate({ kind: 'day_of_month', day: Number(tokens[at]?.said) }, { today })
  if (day === 'invalid' || !('day' in day)) return []
  used.fill(true, at, at + 2)
  return [day.day]
}

const PREPOSITIONS: ReadonlySet<string> = new Set(['from', 'to', 'till', 'upto', 'tak', 'se'])
const HINDI_ROLE = /^(?:se|tak)$/
/** No spot in a town has more words. */
const LONGEST_SPOT = 3
const IS_NAME = /^\p{L}{3,20}$/u

/** Places within a town that a cab goes from or to and that are in no list: 'to Sitapura', 'malviya nagar tak'. */
function localSpotsIn(tokens: readonly Token[], used: boolean[]): End[] {
  const isName = (at: number) => {
    const { said = '', comma } = tokens[at] ?? {}
    return !used[at] && !comma && IS_NAME.test(said) && !PREPOSITIONS.has(said) && AROUND([said], 0).length === 0
  }
  const spots: End[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const leads = OF_FROM.test(tokens[at - 1]?.said ?? '') || OF_TO.test(tokens[at - 1]?.said ?? '')
    let end = at
    while (end < at + LONGEST_SPOT && end < tokens.length && isName(end)) end += 1
    if (end === at || !(leads || used[at - 1] || HINDI_ROLE.test(tokens[end]?.said ?? ''))) continue
    used.fill(true, at, end)
    const name = tokens.slice(at, end).map(({ raw }) => raw[0]?.toUpperCase() + raw.slice(1))
    spots.push({ start: at, end, name: name.join(' '), isSpot: true })
  }
  return spots
}

const saysWeekday = (tokens: readonly Token[]): boolean =>
  ofKind(findEntities(tokens), 'date').some(({ value }) => value.expression.kind === 'weekday')

/** Smaller figures count, or tell a day or an hour. */
const LEAST_PAISE = 5000
/** What it costs: the one figure that is left. */
function amountIn(text: string, tokens: readonly Token[], used: boolean[]): number | undefined {
  for (const [at, token] of tokens.entries()) {
    if (used[at]) continue
    const found = /^[\d₹]/.test(token.said) ? amountAtStart(text.slice(token.start)) : undefined
    if (!found || found.paise < LEAST_PAISE) continue
    const end = token.start + found.end
    for (const [other, { start }] of tokens.entries()) if (start >= token.start && start < end) used[other] = true
    return found.paise / 100
  }
  return undefined
}

/** The places with those side by side as one: a cab goes from the station of a town, and a train from the town. */
function merged(places: readonly End[], mode: GroundMode): End[] {
  const ends: End[] = []
  for (const place of places) {
    const before = ends.at(-1)
    if (!place.isSpot || !before || before.end !== place.start) ends.push(place)
    else if (before.isSpot || mode === 'cab') {
      const name = before.isSpot ? `${before.name} ${place.name}` : place.name
      ends.splice(-1, 1, {
        ...before,
        end: place.end,
        name,
        isSpot: true,
        ...(!before.isSpot && { city: before.name }),
      })
    }
  }
  return ends
}

/** Where it begins and ends: by the word before or behind each place, else the first and the last. */
function endsOf(merged: readonly End[], words: readonly string[]): Partial<GroundWish> | undefined {
  if (merged.length > 2) return undefined
  const roleOf = ({ start, end }: End) => {
    const [before = '', behind = ''] = [words[start - 1], words[end]]
    if (OF_FROM.test(before) || behind === 'se') return 'from'
    return OF_TO.test(before) || behind === 'tak' ? 'to' : undefined
  }
  const [one, other] = merged
  if (!one) return {}
  if (!other) {
    // 'An airport cab' says which kind, and not where to.
    const role = roleOf(one)
    if (one.isSpot && role === undefined) return { fromSpot: one.name, isKind: true }
    return named(role ?? 'to', one)
  }
  const isTurned = roleOf(one) === 'to' || roleOf(other) === 'from'
  if (roleOf(one) !== undefined && roleOf(one) === roleOf(other)) return undefined
  const [from, to] = isTurned ? [other, one] : [one, other]
  return { ...named('from', from), ...named('to', to) }
}

function named(role: 'from' | 'to', { name, isSpot, city }: End): Partial<GroundWish> {
  return isSpot ? { [`${role}Spot`]: name, ...(city && { [role]: city }) } : { [role]: name }
}

/** Whether a message wishes for another way instead of the flight, and be it as a question. */
export const isInsteadOfFlight = (message: string): boolean => found(NO_FLIGHT, saidIn(message).words)

interface ReadClause {
  clause: string
  wish: GroundWish | undefined
}

/** 'By train, back the same evening': the way back of the clause behind is by the same means. */
function withWayBack(read: readonly ReadClause[], today: IsoDate): ReadClause[] {
  return read.map(({ clause, wish }, at) => {
    const before = read[at - 1]?.wish
    if (wish || !before || before.drops || before.back || !found(BACK_ALONE, saidIn(clause).words))
      return { clause, wish }
    const back = groundWishIn(clause, today, before.mode)
    const isSameDay = back !== undefined && /\b(?:same|usi)\b/i.test(clause)
    return { clause, wish: back && { ...back, ...(isSameDay && before.day && { day: before.day }) } }
  })
}

const JOINT = /[,;.!](?=\s|$)|\b(?:and then|aur phir|aur fir|and|then|phir|fir|aur|but|lekin)\b/i
const NO_FLIGHT_ALONE = /^(?:no|without|skip)(?: (?:a|the|any))? flights?$|^flight (?:nahi|nahin|mat)(?: chahiye)?$/i

/** What a message that names no means wishes of those that the trip goes by: 'subah wali, 6 baje ke aas paas', 'wapsi shaam 5 ke baad'. */
export function impliedGroundWishIn(message: string, today: IsoDate, mode: GroundMode): GroundWish | undefined {
  const wish = groundWishIn(message, today, mode)
  return wish && !wish.drops && (wish.time || (wish.back && wish.day)) ? wish : undefined
}

/** The wishes of a message about trains, buses and cabs, and what else it says. */
export function groundWishesIn(message: string, today: IsoDate): { wishes: GroundWish[]; rest: string } | undefined {
  const whole = groundWishIn(message, today)
  const clauses = message
    .split(JOINT)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  // 'Jaipur will do, I take a cab from there': the first clause is of the flight.
  if (whole && !(whole.onward && clauses.length > 1)) return { wishes: [whole], rest: '' }
  const read = withWayBack(
    clauses.map((clause) => ({ clause, wish: groundWishIn(clause, today) })),
    today,
  )
  const wishes = read.flatMap(({ wish }) => wish ?? [])
  if (wishes.length === 0) return undefined
  const left = read.filter(({ wish }) => !wish).map(({ clause }) => clause)
  const noFlight = left.some((clause) => NO_FLIGHT_ALONE.test(clause))
  return {
    wishes: wishes.map((wish) => (noFlight ? { ...wish, noFlight } : wish)),
    rest: left.filter((clause) => !NO_FLIGHT_ALONE.test(clause)).join(', '),
  }
}
