import { resolveDate } from '../text/date-resolve.ts'
import { wordSet } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import { directionsIn } from './directions.ts'
import { type Draft, fillFilter, type Setting } from './draft.ts'
import { type Entity, type EntityOf, ofKind } from './entities.ts'
import { aboutBehind, boundOf, boundWords, isBounded } from './time-bounds.ts'

/** How far left a verb of arriving still governs a time, and how far right one does in Hindi. */
const REACH = 10
const REACH_BEHIND = 4

const ARRIVES = wordSet(
  `arrive arrives arriving arrival land lands landing landed reach reaches reaching reached pahunch pahunchu pahunchun
pahunchna pahunchni pahunche pahunchana pahunchaye pahunchna pahuchna pahuch pohonchna pohochna pahochna`.replaceAll(
    '\n',
    ' ',
  ),
)
const SETS_OUT = wordSet('leave leaves leaving depart departs departing departure fly flies flying go goes going')
const GETS = wordSet('get gets getting be reach drop drops bring brings me us him her them')
const THERE = wordSet('to in into there at home')
const HOME = wordSet('home ghar')
const FROM_HOME = wordSet('from leave leaving leaves near work')

/** Whether a time is that of landing: 'reach Mumbai by noon', '12 baje tak pahunchna hai', 'by 9 at home'. */
function saysArrival(tokens: readonly Token[], entity: Entity): boolean {
  const { start, end } = entity
  for (let at = start - 1; at >= Math.max(0, start - REACH) && isTogether(tokens, at, start); at--) {
    const word = tokens[at]?.text ?? ''
    if (ARRIVES.has(word) || isThere(tokens, at)) return true
    // 'Home by nine'; who leaves home by nine sets out, as a flight home after six or in the morning does.
    if (word === 'back' && at === start - 2 && boundOf(tokens, entity) === 'until') return true
    if (HOME.has(word) && !FROM_HOME.has(tokens[at - 1]?.text ?? '') && boundOf(tokens, entity) === 'until') return true
    if (SETS_OUT.has(word)) return false
  }
  // 'Home the next night, say by ten'.
  const home = tokens.findLastIndex(({ text, sentence }, at) => {
    return at < start && sentence === tokens[start]?.sentence && (HOME.has(text) || SETS_OUT.has(text))
  })
  if (
    HOME.has(tokens[home]?.text ?? '') &&
    !FROM_HOME.has(tokens[home - 1]?.text ?? '') &&
    boundOf(tokens, entity) === 'until'
  )
    return true
  for (let at = end; at < end + REACH_BEHIND && isTogether(tokens, end - 1, at); at++) {
    const word = tokens[at]?.text ?? ''
    if (/^(?:pahunch|pahuch|pohonch|pohoch|pahoch)/.test(word) || HOME.has(word)) return true
  }
  return false
}

/** Whether no comma and no full stop parts two words. */
function isTogether(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from]?.sentence !== tokens[to]?.sentence) return false
  return !tokens.slice(from + 1, to + 1).some(({ comma }) => comma)
}

/** 'Get to Delhi before noon', 'be there by ten', 'gets me home by nine'. */
const isThere = (tokens: readonly Token[], at: number): boolean =>
  GETS.has(tokens[at]?.text ?? '') && THERE.has(tokens[at + 1]?.text ?? '')

/** Fills the part of the day in which a flight leaves; that of its arrival no filter holds. */
export function fillPeriod(
  draft: Draft,
  tokens: readonly Token[],
  entity: EntityOf<'period'>,
  ofReturn: boolean,
): void {
  // 'And return the evening one' bounds nothing.
  const isUntil =
    boundOf(tokens, entity) === 'until' && boundWords(tokens, entity).every((at) => tokens[at]?.text !== 'and')
  // Who is to be back by the afternoon has landed then.
  if (!saysArrival(tokens, entity) && !(ofReturn && isUntil))
    fillFilter(draft, ofReturn, 'depart_period', entity.value.period, entity)
  else if (isUntil) fillFilter(draft, ofReturn, 'arrive_before', ENDS_OF_PERIOD[entity.value.period], entity)
}

/** By when one has landed who is home 'by evening'. */
const ENDS_OF_PERIOD = { morning: '12:00', afternoon: '17:00', evening: '21:00', night: '23:59' } as const

/** How far a word that says the direction reaches in the first sentence about a trip. */
const NEAR = 4

/**
 * Tells which values are wished of the flight back alone: those of a clause about the way back, where there is one that the trip or
 * the message knows of; in a first sentence without it a part of the day near such a word.
 */
export function returnsIn(
  { slots }: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  { known }: Setting,
): (entity: Entity) => boolean {
  const namesRoute = slots.from !== undefined && slots.to !== undefined
  const isKnown = known.return !== undefined && !namesRoute
  const values = entities.filter(({ value }) => value.kind !== 'trip')
  const directions = directionsIn(tokens, ofKind(entities, 'trip'), isKnown, values)
  const hasReturn =
    isKnown || directions.both || slots.return !== undefined || (!namesRoute && known.depart !== undefined)
  return (entity) => {
    // 'Come back the same evening, not before 6'.
    const { kind } = entity.value
    const goesOn =
      slots.return !== undefined && (kind === 'clock' || (kind === 'period' && slots.depart_period !== undefined))
    if ((directions.of(entity) ?? (goesOn ? directions.carried(entity) : undefined)) !== 'back') return false
    if (hasReturn || (kind === 'clock' && slots.depart !== undefined && saysHome(tokens, entity))) return true
    if (entity.value.kind !== 'period') return false
    const near = { start: Math.max(0, entity.start - NEAR), end: Math.min(tokens.length, entity.end + 1) }
    return (
      directionsIn(tokens.slice(near.start, near.end), [], false).of({
        start: entity.start - near.start,
        end: entity.end - near.start,
      }) === 'back'
    )
  }
}

/** 'Home by nine': who is home again has come back. */
function saysHome(tokens: readonly Token[], entity: Entity): boolean {
  const at = tokens.findLastIndex(({ text }, place) => place < entity.start && HOME.has(text))
  const isNear = at >= 0 && entity.start - at <= 3 && tokens[at]?.sentence === tokens[entity.start]?.sentence
  return isNear && !FROM_HOME.has(tokens[at - 1]?.text ?? '') && boundOf(tokens, entity) === 'until'
}

/** Whoever leaves this early names the morning. */
export const LATE_START = '09:00'
/** Minutes from landing to the beginning of an event, or from its end to leaving: between airport and town, and a little to spare. */
export const EVENT_MARGIN = 120

/** Fills the limits that a time sets to leaving or landing. 'Around nine' is an hour to either side. */
export function fillClock(
  draft: Draft,
  tokens: readonly Token[],
  entity: EntityOf<'clock'>,
  ofReturn: boolean,
  { known, context, events }: Setting,
): void {
  if (events.begins.has(entity.start)) {
    // What begins on another day is reached whenever one lands.
    const day = events.day?.value.kind === 'date' ? resolveDate(events.day.value.expression, context) : undefined
    const departs = draft.slots.depart ?? known.depart
    const isOfDay = day === undefined || day === 'invalid' || !('day' in day) || departs === undefined
    if (isOfDay || day.day === departs) {
      draft.landsFor = entity.value.time
      fillFilter(draft, false, 'arrive_before', shift(entity.value.time, -EVENT_MARGIN), entity)
    } else draft.heeded.push(entity)
    return
  }
  // Who leaves when an event is over flies back.
  if (events.after.has(entity.start) && (draft.slots.return ?? known.return) !== undefined) {
    draft.leavesAfter = entity.value.time
    fillFilter(draft, true, 'depart_after', shift(entity.value.time, EVENT_MARGIN), entity)
    return
  }
  const arrives = saysArrival(tokens, entity)
  const leg = arrives ? 'arrive' : 'depart'
  const bound = boundOf(tokens, entity)
  const { other } = entity.value
  // Nobody is home again by nine in the morning.
  const isHome = arrives && ofReturn
  // Who flies back after seven leaves in the evening, on the day of the way out or of the end of the work after nine as well.
  const back = draft.slots.return ?? known.return
  const isSameDay = back !== undefined && back === (draft.slots.depart ?? known.depart)
  const isAfterwards =
    ofReturn &&
    bound === 'from' &&
    (isSameDay || entity.value.time < LATE_START || (events.endsAt ?? '') > entity.value.time)
  const isLate =
    (isHome || (isAfterwards && !(isBounded(tokens, entity) && !isSameDay))) &&
    other !== undefined &&
    other > entity.value.time
  // 'No flight before 6' bounds the morning.
  const isEarly =
    !ofReturn &&
    !arrives &&
    bound === 'from' &&
    isBounded(tokens, entity) &&
    other !== undefined &&
    other < entity.value.time
  const time = isLate || isEarly ? (other ?? entity.value.time) : entity.value.time
  const about = aboutBehind(tokens, entity.end)
  if (about > 0) draft.heeded.push({ start: entity.end, end: entity.end + about })
  const isAround =
    (about > 0 || /^(?:around|about|near|to)$/.test(tokens[entity.start - 1]?.text ?? '')) && bound === undefined
  if (bound !== 'until' && (bound === 'from' || !arrives || isAround))
    fillFilter(draft, ofReturn, `${leg}_after`, bound ? time : shift(time, -60), entity)
  // Who is to be there at nine lands before.
  const isFirm = bound !== undefined || (arrives && !isAround)
  if (bound !== 'from') fillFilter(draft, ofReturn, `${leg}_before`, isFirm ? time : shift(time, 60), entity)
  if (bound && other !== undefined)
    draft.halves.push({
      ofReturn,
      name: bound === 'from' ? `${leg}_after` : `${leg}_before`,
      other: time === other ? entity.value.time : other,
      words: entity,
    })
}

/** Who comes back on the day of an event leaves when it is over, where nothing else is said of the flight back. */
export function fillEnd(draft: Draft, entities: readonly Entity[], { known, events }: Setting): void {
  const back = draft.slots.return ?? known.return
  const isSameDay = back !== undefined && back === (draft.slots.depart ?? known.depart)
  const begin = entities.find(({ start }) => events.begins.has(start))
  const { depart_after, depart_period } = draft.slots.return_filters ?? {}
  if (!events.endsAt || !begin || !isSameDay || draft.landsFor === undefined || (depart_after ?? depart_period)) return
  draft.leavesAfter = events.endsAt
  fillFilter(draft, true, 'depart_after', shift(events.endsAt, EVENT_MARGIN), begin)
}

/** 'Neither after 9 nor before 5': an hour that could be of either half of the day is of the one that leaves some time between. */
export function settleHalves(draft: Draft): void {
  for (const { ofReturn, name, other, words } of draft.halves) {
    const times = ofReturn ? draft.slots.return_filters : draft.slots
    const leg = name.startsWith('arrive') ? 'arrive' : 'depart'
    const [after, before] = [times?.[`${leg}_after`], times?.[`${leg}_before`]]
    if (after === undefined || before === undefined || after < before) continue
    const [from, until] = name.endsWith('after') ? [other, before] : [after, other]
    if (from < until) fillFilter(draft, ofReturn, name, other, words)
  }
}

/** A time that is minutes away, within the day. */
function shift(time: string, minutes: number): string {
  const [hours = 0, mins = 0] = time.split(':').map(Number)
  const total = Math.min(Math.max(hours * 60 + mins + minutes, 0), 23 * 60 + 59)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
