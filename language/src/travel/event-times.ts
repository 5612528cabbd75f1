import type { ClockTime } from '../text/clock.ts'
import { hourTime } from '../text/clock.ts'
import { phrases } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import type { Entity, EntityOf } from './entities.ts'
import { EVENTS, GOES } from './events.ts'

const set = (words: string): ReadonlySet<string> => new Set(phrases(words))

/** How far before a time its event is named. */
const REACH = 9
const BEGINS = set(
  'start | starts | started | starting | begin | begins | beginning | commences | opens | scheduled | shuru',
)
const ENDS = set(
  'end | ends | ending | finish | finishes | finishing | over | wraps | wrap | concludes | closes | lasts | runs | until | till | upto | khatam | khatm | free | done',
)
/** What begins and ends in the words before it: 'it starts at 9:30', 'everything is over by 4'. */
const IT = set('it | that | this | which | everything')
const SPEAKER = set('i | im | we | were | hum | main')
const ENDS_FOR_SPEAKER = set('done | free | finish | finishes | finishing | over | khatam')
const OF_TRIP =
  /^(?:flights?|return|back|tickets?|hotel|trip|journey|tour|stay|travel|check|departure|home|fly|search\w*)$/

/** What a time says of an event: when it begins, or until when it lasts. */
type OfEvent = 'begins' | 'ends'

interface Found {
  of: OfEvent
  /** The words that say so, from the name of the event on. */
  words: readonly number[]
}

/** Reads whether a time is that of an event: 'meeting at 11 am', 'the review goes on till 4', 'it starts at 9:30', 'for a 10 am call'. */
function ofEvent(tokens: readonly Token[], { start, end }: Entity): Found | undefined {
  const { sentence } = tokens[start] ?? {}
  const word = (at: number) => {
    const { text = '', said = '', sentence: own } = tokens[at] ?? {}
    if (own !== sentence) return ''
    return EVENTS.has(said) ? said : text
  }
  const next = word(end)
  if (EVENTS.has(next) && next !== 'training' && !tokens[end]?.comma) return { of: 'begins', words: [end] }
  let verb: OfEvent | undefined = next === 'tak' || isSecondTime(word(start - 1), word(start - 2)) ? 'ends' : undefined
  const words: number[] = []
  let at = start - 1
  for (; at >= Math.max(0, start - REACH) && word(at) !== ''; at--) {
    const text = word(at)
    if (ENDS.has(text)) verb = 'ends'
    else if (BEGINS.has(text)) verb ??= 'begins'
    else if (EVENTS.has(text) && (text !== 'training' || verb)) return { of: verb ?? 'begins', words: [...words, at] }
    else if (verb && IT.has(text)) return { of: verb, words }
    else if (verb === 'ends' && SPEAKER.has(text))
      return words.some((place) => ENDS_FOR_SPEAKER.has(word(place))) ? { of: verb, words } : undefined
    else if (!(text === 'goes' && word(at + 1) === 'on') && (GOES.test(text) || OF_TRIP.test(text))) return undefined
    if (isOfTelling(text)) words.push(at)
    if (tokens[at]?.comma) break
  }
  // 'A workshop on Saturday, starts at 9:30'.
  const opens = BEGINS.has(word(at)) || ENDS.has(word(at)) || /^(?:goes|gets|will|from)$/.test(word(at))
  return verb && opens && namesEventBefore(tokens, at) ? { of: verb, words } : undefined
}

/** 'From 10 to 4', '10 am - 4 pm', '10 baje se 4 baje': the second time is the end. */
const isSecondTime = (before: string, first: string): boolean =>
  /^(?:to|-|se)$/.test(before) && /^(?:\d+|am|pm|baje)$/.test(first)

/** 'Meeting on Wednesday, 10:30 to 4': a time right behind the beginning of an event is its end. */
const endOfRange = (tokens: readonly Token[], { start }: Entity, begin: number | undefined): Found | undefined =>
  begin === start - 1 && /^(?:to|-|till|until|se)$/.test(tokens[start - 1]?.text ?? '')
    ? { of: 'ends', words: [start - 1] }
    : undefined

/** The words between an event and its time that only tell. */
const isOfTelling = (word: string): boolean =>
  BEGINS.has(word) ||
  ENDS.has(word) ||
  /^(?:goes|go|on|at|from|to|by|gets|around|about|sharp|only|up|-|baje|\d+|am|pm)$/.test(word)

/** Whether the clause or the sentence before a place names an event and no flight. */
function namesEventBefore(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 2 * REACH); at--) {
    if (EVENTS.has(tokens[at]?.text ?? '')) return true
    if (/^(?:flights?|hotel)$/.test(tokens[at]?.text ?? '')) return false
  }
  return false
}

/** The part of the day of an event whose hour is told: 'afternoon meeting at 3', 'meeting 3 baje dopahar'. */
function isPartOfEvent(
  tokens: readonly Token[],
  { value, start, end }: Entity,
  entities: readonly Entity[],
  begins: ReadonlySet<number>,
): boolean {
  if (value.kind !== 'period' || begins.size === 0) return false
  const isNear = entities.some((clock) => begins.has(clock.start) && (clock.end === start || clock.start === end))
  return isNear || (EVENTS.has(tokens[end]?.said ?? '') && !tokens[end]?.comma)
}

const BEFORE_HOUR = /^(?:at|from|till|until|by|to|-|around|upto|since|about)$/

/** The time that an entity is, or would be as one of an event: 'till 4', 'from 10 to 4'. */
function timeOf(tokens: readonly Token[], entity: Entity): EntityOf<'clock'> | undefined {
  const { value, start, end } = entity
  if (value.kind === 'clock') return { ...entity, value }
  const isHour = value.kind === 'number' && end === start + 1 && value.count >= 1 && value.count <= 12
  if (!isHour || !BEFORE_HOUR.test(tokens[start - 1]?.text ?? '')) return undefined
  return { ...entity, value: { kind: 'clock', time: hourTime(value.count) } }
}

/** What a message tells of the times of events. */
export interface EventTimes {
  /** The entities of the message with bare hours as times, and without those that say until when an event lasts. */
  entities: readonly Entity[]
  /** The places of the words that only tell of it. */
  told: ReadonlySet<number>
  /** Where the times stand at which an event begins. */
  begins: ReadonlySet<number>
  /** Where 'after that' stands: after the end of one. */
  after: ReadonlySet<number>
  /** When the last of the events is over. */
  endsAt?: ClockTime
}

/**
 * Reads the times of events. A bare hour becomes a time ('it goes on till 4' is no 4th), and until when an event lasts is none of a
 * flight; 'after that' is then after its end.
 */
export function eventTimesIn(tokens: readonly Token[], entities: readonly Entity[]): EventTimes {
  const told = new Set<number>()
  const begins = new Set<number>()
  let endsAt: ClockTime | undefined
  let lastBegin: number | undefined
  const left = entities.flatMap((entity): Entity[] => {
    const clock = timeOf(tokens, entity)
    const found = clock && (endOfRange(tokens, entity, lastBegin) ?? ofEvent(tokens, entity))
    if (!clock || !found) return [entity]
    lastBegin = found.of === 'begins' ? clock.end : undefined
    for (const at of found.words) if (!entities.some(({ start }) => start === at)) told.add(at)
    if (found.of === 'begins') {
      begins.add(clock.start)
      return [clock]
    }
    for (let at = clock.start; at < clock.end; at++) told.add(at)
    if (endsAt === undefined || clock.value.time > endsAt) endsAt = clock.value.time
    // 'It gets over at 4 on the last day'.
    for (const at of [clock.end, clock.end + 1, clock.end + 2])
      if (/^(?:last|final)$/.test(tokens[at]?.said ?? '') && tokens[at + 1]?.text === 'day') told.add(at)
    return []
  })
  const parts = left.filter((entity) => isPartOfEvent(tokens, entity, left, begins))
  for (const { start, end } of parts) for (let at = start; at < end; at++) told.add(at)
  const kept = left.filter((entity) => !parts.includes(entity))
  const after = endsAt === undefined ? -1 : afterThat(tokens)
  if (endsAt === undefined || after < 0)
    return { entities: kept, told, begins, after: new Set(), ...(endsAt && { endsAt }) }
  const that: Entity = { start: after, end: after + 1, value: { kind: 'clock', time: endsAt }, negated: false }
  return {
    entities: [...kept, that].toSorted((a, b) => a.start - b.start),
    told,
    begins,
    after: new Set([after]),
    endsAt,
  }
}

/** The place of 'that' in 'after that', 'after it'. */
const afterThat = (tokens: readonly Token[]): number =>
  tokens.findIndex(
    ({ text }, at) => /^(?:that|it|this)$/.test(text) && /^(?:after|post)$/.test(tokens[at - 1]?.text ?? ''),
  )
