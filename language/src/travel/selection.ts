import { periodAt } from '../text/clock.ts'
import type { TextSpan } from '../text/interpretation.ts'
import { numberAt } from '../text/numbers.ts'
import { anyOf, inOrder, phrases, type Rule, several } from '../text/phrase-grammar.ts'
import { opensWith } from '../text/phrases-in.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { ASSENT } from '../text/words/assent.ts'
import { COURTESY, PLEASE, THANKING, TRANSITION } from '../text/words/filler.ts'
import { REQUEST, WANT } from '../text/words/leads.ts'
import type { Entity } from './entities.ts'
import { ofKind } from './entities.ts'
import { rankAt } from './ranks.ts'
import { correctSpelling } from './spelling.ts'
import { boundOf } from './time-bounds.ts'
import type { Extreme, Selection, SortWish, Target } from './types.ts'
import * as words from './words/choosing.ts'

const FLIGHT_CARD =
  /^\s*flight:([^\n(-]+)-([a-z0-9][a-z0-9 -]*)\(departure:([^\n,]*),\s*arrival:([^\n)]*)\)[^\S\n]*(?:\n([\s\S]*))?$/i
const HOTEL_CARD = /^\s*hotel:([^\n]+)(?:\n([\s\S]*))?$/i
const HOTEL_NAMED = /\b(?:select|choose|pick|go with|i will take|ill take|book) (?:the )?hotel (.+)$/is

const AMOUNT = /(\d[\d,]*)(?:\.(\d{1,2}))?/

/** Reads a price line such as `Price: ₹12,345.50`; undefined when it holds no amount. */
function pricePaise(text: string | undefined): number | undefined {
  const amount = AMOUNT.exec(text ?? '')
  if (!amount?.[1]) return undefined
  return Number(amount[1].replaceAll(',', '')) * 100 + Number((amount[2] ?? '').padEnd(2, '0'))
}

/**
 * Reads the message that selecting a card sends: `Flight: {airline}-{flight number} (Departure: …, Arrival: …)` or
 * `Hotel: {name}`, each with a price on the next line. The text is the person's, so every field is a claim to check.
 */
export function readCard(text: string): Selection | undefined {
  const flight = FLIGHT_CARD.exec(text)
  if (flight) {
    const [, airline = '', flightNumber = '', departure = '', arrival = ''] = flight
    const price = pricePaise(flight[5])
    return {
      by: 'flight_card',
      airline: airline.trim(),
      flightNumber: flightNumber.trim(),
      departure: departure.trim(),
      arrival: arrival.trim(),
      ...(price !== undefined && { pricePaise: price }),
    }
  }
  const hotel = HOTEL_CARD.exec(text)
  const price = pricePaise(hotel?.[2])
  const name = hotel?.[1]?.trim()
  return name ? { by: 'hotel_card', name, ...(price !== undefined && { pricePaise: price }) } : undefined
}

/** Where the price stands in the message that selecting a card sends; undefined in any other. */
export function cardPrice(text: string): TextSpan | undefined {
  const behind = FLIGHT_CARD.exec(text)?.[5] ?? HOTEL_CARD.exec(text)?.[2]
  const amount = AMOUNT.exec(behind ?? '')
  if (behind === undefined || !amount) return undefined
  const start = text.length - behind.length + amount.index
  return { start, end: start + amount[0].length }
}

/** The day and the time of the day in the text of a card's departure, as far as it says them. */
export function cardTime(said: string): { day?: string; clock?: string } {
  const day = /\d{4}-\d{2}-\d{2}/.exec(said)?.[0]
  const clock = /(\d{1,2}):(\d{2})/.exec(said)
  return { ...(day && { day }), ...(clock && { clock: `${clock[1]?.padStart(2, '0')}:${clock[2]}` }) }
}

const EXTREMES: Record<SortWish, Extreme> = {
  price: 'cheapest',
  duration: 'fastest',
  departure_early: 'earliest',
  departure_late: 'latest',
}
const THING = /^(one|option|options|flight|hotel|result|choice|card|wala|wali|waala|number|no)$/
const CHOOSE = /\b(select|choose|pick|take|book|prefer|go with|want|go for|lelo|le lo|chalega|theek|confirm)\b/
const SEARCHING =
  /\b(find|search|show|list|look(?:ing)? for|looking|dikhao|dikha|give me|are there|is there|what|which|need)\b/

/** 'The cheapest which lands before 12' asks nothing. */
const SAYS_WHICH = / which (?=(?:is|are|leaves?|lands?|departs?|arrives?|reach(?:es)?|gets?|goes|flies|has|costs?)\b)/g
/** 'The first one, and add a hotel': the hotel is wished for beside the choice. */
const ANOTHER_PART = / (?:and|also|then|plus)(?: \w+){0,3} (?:a|an|any|some|my) (?:hotel|room)\b/

/**
 * Reads which of the shown results a sentence chooses. Sentences that search choose nothing. A time alone chooses where
 * the assistant has just asked for a choice, and is a wish elsewhere.
 */
export function readSelection(
  tokens: readonly Token[],
  entities: readonly Entity[],
  choosing = false,
): Selection | undefined {
  const text = tokens.map((token) => token.text).join(' ')
  const chooses = CHOOSE.test(text)
  if (ofKind(entities, 'place').length > 0 || ofKind(entities, 'date').length > 0) return undefined
  const another = text.search(ANOTHER_PART)
  const target = targetOf(another < 0 ? text : text.slice(0, another))
  const flight = ofKind(entities, 'flight_number')[0]
  if (flight && !/\b(status|time)\b/.test(text)) return { by: 'flight_number', flightNumber: flight.value.flightNumber }
  const sought = (choosing ? text.replace(/\bgive me\b/, '') : text).replace(SAYS_WHICH, ' ')
  if (SEARCHING.test(sought) && !/\b(i|we|ill) (will )?(take|want|choose|pick|select|need)\b/.test(text))
    return undefined
  const most = extremeIn(text.split(' ')) ?? endOfDay(text.split(' '))
  if (most) return { by: 'extreme', ...most, ...(target && { target }) }
  const ranked = rankIn(tokens)
  if (ranked) return { ...ranked, ...(target && { target }) }
  const ordinal = ordinalIn(tokens, entities)
  if (ordinal !== undefined) return { by: 'ordinal', index: ordinal, ...(target && { target }) }
  const one = /\b(one|wala|wali|option|flight|hotel|waala)\b/.test(text)
  const sort = ofKind(entities, 'sort')[0]
  if (sort && !/\bcheaper\b/.test(text) && (chooses || one || tokens.length <= 5))
    return {
      by: 'extreme',
      extreme: EXTREMES[sort.value.sort],
      ...amongThese(text.split(' ')),
      ...(target && { target }),
    }
  const dearest = /\b(most expensive|dearest|costliest)\b/.test(text)
  if (dearest && (chooses || one || tokens.length <= 5))
    return { by: 'extreme', extreme: 'dearest', ...(target && { target }) }
  const clock = ofKind(entities, 'clock')[0]
  if (clock && !isLimit(tokens, clock) && !isAround(tokens, clock) && (one || namesTime(tokens, clock, choosing))) {
    const { time, other } = clock.value
    return { by: 'departure', time, ...(other !== undefined && { other }) }
  }
  const [airline, ...airlines] = ofKind(entities, 'airline')
  if (airline && airlines.length === 0 && !airline.negated && (chooses || one || tokens.length <= 3))
    return { by: 'airline', airline: airline.value.airline }
  // 'The one around noon', 'take the flight that lands before nine'.
  const conditions = entities.some(({ value, negated }) => !negated && CONDITIONS.has(value.kind))
  const bounded = ofKind(entities, 'clock').some((time) => isLimit(tokens, time) || isAround(tokens, time))
  if ((choosing || chooses) && (bounded || (conditions && chooses)) && THE_ONE(text.split(' ')))
    return { by: 'fitting', ...(target && { target }) }
  const said = text.split(' ')
  if (choosing && (THAT(said, 0).length > 0 || THAT_HINDI(said, 0).length > 0))
    return { by: 'offered', ...(target && { target }) }
  const hour = choosing ? hourNamed(text) : undefined
  if (hour) return { by: 'departure', ...hour }
  const period = ofKind(entities, 'period')[0]
  if (period && /\b(the|that) \w+ (one|flight|option)\b/.test(text))
    return { by: 'departure', period: period.value.period }
  if (
    /\b(that|this) (one|flight|hotel|option)\b/.test(text) &&
    (chooses || /\b(good|fine|great|perfect|nice|works?|matches|okay|ideal|seems)\b/.test(text))
  ) {
    return { by: 'offered', ...(target && { target }) }
  }
  const name = HOTEL_NAMED.exec(tokens.map((token) => token.raw).join(' '))
  return name?.[1] && !opensWith(name[1], BEHIND_HOTEL) ? { by: 'hotel_name', name: name[1] } : undefined
}

const BEHIND_HOTEL = anyOf(PLEASE, phrases('room | for | in'))

const EXTREME_RULES = [
  ['best_rated', anyOf(words.BEST_RATED)],
  ['nearest', anyOf(words.NEAREST)],
  ['first_landing', anyOf(words.LANDS_FIRST)],
] as const
const COMPARED = [
  ['cheapest', anyOf(words.CHEAPER)],
  ['best_rated', anyOf(words.BETTER_RATED)],
] as const
const OF_THESE = anyOf(words.OF_THESE)
/** 'Go with that', 'ok, that one then'. */
const THAT = inOrder(
  several(anyOf(ASSENT, COURTESY, TRANSITION, REQUEST, WANT)),
  anyOf(words.CHOOSE),
  anyOf(phrases('that | this | it')),
  several(anyOf(PLEASE, phrases('one | then | only | itself'))),
  (said, at) => (at === said.length ? [at] : []),
)

/** 'Theek hai, wahi le lo', 'yahi wali chahiye'. */
const THAT_HINDI = inOrder(
  several(anyOf(ASSENT, COURTESY, TRANSITION)),
  anyOf(phrases('wahi | wohi | vahi | yahi | yehi | ye | yeh | wo | woh')),
  several(anyOf(phrases('wali | wala | waala | flight | hotel | one | hi'))),
  anyOf(words.TAKE_LAST),
  several(anyOf(words.TAKE_LAST, COURTESY)),
  (said, at) => (at === said.length ? [at] : []),
)

const CONDITIONS: ReadonlySet<Entity['value']['kind']> = new Set(['stops', 'price', 'clock'])
const OF_DAY = anyOf(words.OF_DAY)
const THING_OF_DAY = several(anyOf(phrases('one | flight | option | departure')))
const FIRST_OF_DAY = inOrder(anyOf(phrases('first | very first')), THING_OF_DAY, OF_DAY)
/** 'The last flight' is the one that leaves last, 'the last one' the last in a list. */
const LAST_FLIGHT = inOrder(anyOf(phrases('last | very last | aakhri')), anyOf(phrases('flight | departure')))
const LAST_OF_DAY = inOrder(anyOf(phrases('last | very last')), THING_OF_DAY, OF_DAY)

/** Whether one certain result is spoken of. */
const THE_ONE = (said: readonly string[]): boolean =>
  said.some(
    (word, at) =>
      (word === 'the' || word === 'that') &&
      said.slice(at + 1, at + 5).some((next) => /^(?:one|flight|option)$/.test(next)),
  )

/** 'The last flight of the day' is the one that leaves latest, wherever it stands in a list. */
function endOfDay(said: readonly string[]): { extreme: Extreme } | undefined {
  if (said.some((_, at) => FIRST_OF_DAY(said, at).length > 0)) return { extreme: 'earliest' }
  const isRanked = (at: number) =>
    /^(?:\d{1,2}\w{0,2}|st|nd|rd|th|second|third|fourth|two|three)$/.test(said[at - 1] ?? '')
  const isLast = (at: number) => LAST_OF_DAY(said, at).length > 0 || (LAST_FLIGHT(said, at).length > 0 && !isRanked(at))
  return said.some((_, at) => isLast(at)) ? { extreme: 'latest' } : undefined
}

/** What is most of the result that is meant, beyond what orders results. */
function extremeIn(said: readonly string[]): { extreme: Extreme; among?: true } | undefined {
  const found = (rule: Rule) => said.some((_, at) => rule(said, at).length > 0)
  const compared = COMPARED.find(([, rule]) => found(rule))
  if (compared) return { extreme: compared[0], among: true }
  const most = EXTREME_RULES.find(([, rule]) => found(rule))
  return most && { extreme: most[0], ...amongThese(said) }
}

/** 'The cheapest of those', 'the cheapest flight out': of those of one way alone. */
function amongThese(said: readonly string[]): { among: true } | undefined {
  return said.some((_, at) => OF_THESE(said, at).length > 0) ? { among: true } : undefined
}

/** The result that a text names by its rank: 'what is the second cheapest?'. */
export function readRank(text: string): Selection | undefined {
  return rankIn(correctSpelling(tokenise(clean(text))))
}

/** 'The second last', 'the third cheapest'. */
function rankIn(tokens: readonly Token[]): Selection | undefined {
  for (const at of tokens.keys()) {
    const rank = rankAt(tokens, at)
    if (!rank) continue
    return 'index' in rank
      ? { by: 'ordinal', index: rank.index }
      : { by: 'extreme', extreme: rank.extreme, rank: rank.rank }
  }
  return undefined
}

const BEFORE_NUMBER = /^(the|option|number|no|choice|card)$/
const AFTER_NUMBER = new Set([...PLEASE, ...'one option wala wali waala'.split(' ')])

/** Reads the bare answer to 'Which one would you like?': '2', '#2', 'two', 'option 2', '2nd one please'. */
export function readNumber(tokens: readonly Token[]): Selection | undefined {
  const start = tokens.findIndex((token) => !BEFORE_NUMBER.test(token.text))
  const number = start < 0 ? undefined : numberAt(tokens, start)
  if (number === undefined || number.value < 1 || number.value > 99) return undefined
  const rest = tokens.slice(start + number.length)
  return rest.every((token) => AFTER_NUMBER.has(token.text)) ? { by: 'ordinal', index: number.value } : undefined
}

/** '6:15' alone, or 'the 06:15', against a wish such as 'after 6:15'. */
const namesTime = (tokens: readonly Token[], { start, end }: Entity, choosing: boolean): boolean =>
  end - start >= 3 && end === tokens.length && ((choosing && start === 0) || tokens[start - 1]?.text === 'the')

const isAround = (tokens: readonly Token[], { start }: Entity): boolean =>
  /^(?:around|about|to)$/.test(tokens[start - 1]?.text ?? '')

/** 'The return flight should be after 6 pm' bounds the time and names no flight. */
const isLimit = (tokens: readonly Token[], { start, end }: Entity): boolean =>
  (periodAt(tokens, end) !== undefined && boundOf(tokens, { start, end }) !== undefined) ||
  /^(after|before|by|from|until|till|between|post)$/.test(tokens[start - 1]?.text ?? '') ||
  /^(ke|tak|onwards?)$/.test(tokens[end]?.text ?? '') ||
  (tokens[end]?.text === 'se' && /^(pehle|pahle|baad)$/.test(tokens[end + 1]?.text ?? ''))

/** 'The one that leaves at 8': a bare hour, in either half of the day. */
function hourNamed(text: string): { time: string; other: string } | undefined {
  const hour = Number(/\b(?:one|flight|leaves?|leaving|departs?|departing)(?: \w+)? at (\d{1,2})$/.exec(text)?.[1] ?? 0)
  if (hour < 1 || hour > 12) return undefined
  const pad = (value: number) => `${String(value).padStart(2, '0')}:00`
  return { time: pad(hour), other: pad((hour + 12) % 24) }
}

/** The part of the trip that words name. */
export const targetOf = (text: string): Target | undefined => {
  if (/\bhotel\b/.test(text)) return 'hotel'
  if (/\b(return|returning|inbound|wapsi)\b|\b(flight|way|coming|come) back\b|\bwapas wal[ai]\b/.test(text))
    return 'return_flight'
  return /\b(flights?|outbound|onward|way out)\b|\b(for|while) going\b|\bjaane ke\b/.test(text) ? 'flight' : undefined
}

/** What may follow the place of a result; 'the 3rd floor' and 'flight 2 people' name none. */
const AFTER_CHOICE = new Set([
  ...PLEASE,
  ...THANKING,
  ...`is looks look seems sounds works work suits will would fine good great perfect ok okay then instead for only just
  chahiye lo le lelo lena karo kar do hai wala wali chalega theek from of in on at and it that this with i we my me now yes book take
  select choose pick itself too also the which leaving departing hi se ko flight`.split(/\s+/),
])

const SUFFICES = new Set([
  ...PLEASE,
  ...'instead only is will do fine good ok okay enough theek hai chalega'.split(' '),
])

/** 'No.' with its full stop, or behind what it numbers ('flight no 3'); 'no 10' may be a refusal. */
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'no' &&
  (tokens[at]?.sentence !== tokens[at + 1]?.sentence ||
    /^(option|flight|hotel|card|result|choice)$/.test(tokens[at - 1]?.text ?? ''))

/** The number of 'no 10', which may be a refusal with a day or a count, or the tenth option. */
export function numberOrNo(tokens: readonly Token[]): number | undefined {
  const [no, ...rest] = tokens
  if (no?.text !== 'no' || isAbbreviated(tokens, 0)) return undefined
  const number = numberAt(rest, 0)
  if (number === undefined || number.ordinal || !number.digits) return undefined
  return rest.slice(number.length).every((token) => SUFFICES.has(token.text)) ? number.value : undefined
}

/** Of what one may count: 'the first Air India one', 'the second non-stop'. */
const KINDS_COUNTED: ReadonlySet<Entity['value']['kind']> = new Set(['airline', 'period', 'stops'])

/** 'The second one', 'option 3', '2nd', 'pehla wala', 'the last one'; a number alone only with 'option' or '#'. */
function ordinalIn(tokens: readonly Token[], entities: readonly Entity[]): number | undefined {
  const kinds = new Set(entities.filter(({ value }) => KINDS_COUNTED.has(value.kind)).map(({ start }) => start))
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]?.text ?? ''
    const before = tokens[at - 1]?.text ?? ''
    if ((token.text === 'last' || token.text === 'aakhri') && (THING.test(next) || tokens.length <= 2)) return -1
    // 'Se pehle' is before, not first.
    if (/^pehl/.test(token.text) && /^(se|ke)$/.test(before)) continue
    const number = numberAt(tokens, at)
    if (number === undefined || number.value < 1 || number.value > 99) continue
    const following = tokens[at + number.length]
    const closes =
      following === undefined ||
      following.sentence !== token.sentence ||
      following.comma ||
      AFTER_CHOICE.has(following.text) ||
      kinds.has(at + number.length)
    if (number.ordinal && (THING.test(following?.text ?? '') || (closes && (tokens.length <= 4 || before === 'the'))))
      return number.value
    const names = /^(option|number|flight|hotel|choice|card)$/.test(before) || isAbbreviated(tokens, at - 1)
    if (!number.ordinal && names && closes) return number.value
  }
  return undefined
}
