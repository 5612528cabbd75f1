import { isExcluded, negatedSpans } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import { directionsIn } from './directions.ts'
import { type Draft, fillFilter, type Setting } from './draft.ts'
import { type Entity, type EntityOf, ofKind } from './entities.ts'
import { isTimeOfEvent } from './events.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** How far left a verb of arriving still governs a time, and how far right one does in Hindi. */
const REACH = 10
const REACH_BEHIND = 4

const ARRIVES = set(
  `arrive arrives arriving arrival land lands landing landed reach reaches reaching reached pahunch pahunchu pahunchun
pahunchna pahunchni pahunche pahunchana pahunchaye pahunchna pahuchna pahuch pohonchna pohochna pahochna`.replaceAll(
    '\n',
    ' ',
  ),
)
const SETS_OUT = set('leave leaves leaving depart departs departing departure fly flies flying go goes going')
const GETS = set('get gets getting be reach drop drops bring brings me us')
const THERE = set('to in into there at home')
const HOME = set('home ghar')

/** Whether a time is that of landing: 'reach Mumbai by noon', '12 baje tak pahunchna hai', 'by 9 at home'. */
function saysArrival(tokens: readonly Token[], { start, end }: Entity): boolean {
  for (let at = start - 1; at >= Math.max(0, start - REACH) && isTogether(tokens, at, start); at--) {
    const word = tokens[at]?.text ?? ''
    if (ARRIVES.has(word) || isThere(tokens, at)) return true
    if (SETS_OUT.has(word)) return false
  }
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
  if (!saysArrival(tokens, entity)) fillFilter(draft, ofReturn, 'depart_period', entity.value.period, entity)
}

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
    if (directions.of(entity) !== 'back') return false
    if (hasReturn) return true
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

const FROM_TIME = set('after post from between since later')
const UNTIL_TIME = set('before by until till and earlier')

type Bound = 'from' | 'until'

/** The bound that the words around a time set: 'after 9', '9 baje ke baad', '9 or later'. */
function boundOf(tokens: readonly Token[], { start, end }: Entity): Bound | undefined {
  const [after, next] = [tokens[end]?.text ?? '', tokens[end + 1]?.text ?? '']
  if (after === 'ke' || after === 'se' || after === 'or') {
    if (/^(?:baad|bad|later|after|upar)$/.test(next)) return 'from'
    if (/^(?:pehle|pahle|andar|earlier|before)$/.test(next)) return 'until'
    if (after === 'ke') return 'from'
  }
  if (after === 'onwards' || after === 'onward') return 'from'
  if (after === 'tak') return 'until'
  const lead = tokens
    .slice(Math.max(0, start - 3), start)
    .map(({ text }) => text)
    .findLast((word) => FROM_TIME.has(word) || UNTIL_TIME.has(word))
  if (lead === undefined) return undefined
  return FROM_TIME.has(lead) ? 'from' : 'until'
}

/** Minutes from landing to the beginning of an event: out of the airport, into town, and a little to spare. */
export const EVENT_MARGIN = 120

/** Fills the limits that a time sets to leaving or landing. 'Around nine' is an hour to either side. */
export function fillClock(draft: Draft, tokens: readonly Token[], entity: EntityOf<'clock'>, ofReturn: boolean): void {
  const arrives = saysArrival(tokens, entity)
  const leg = arrives ? 'arrive' : 'depart'
  const said = boundOf(tokens, entity)
  if (said === undefined && !arrives && !ofReturn && isTimeOfEvent(tokens, entity.start)) {
    draft.landsFor = entity.value.time
    fillFilter(draft, false, 'arrive_before', shift(entity.value.time, -EVENT_MARGIN), entity)
    return
  }
  // 'Not before 9' is from 9 on.
  const turned = isExcluded(negatedSpans(tokens), entity.start, entity.end, ['bound'])
  const bound = said && turned ? (said === 'from' ? 'until' : 'from') : said
  // Nobody is home again by nine in the morning.
  const { other } = entity.value
  const time = arrives && ofReturn && other !== undefined && other > entity.value.time ? other : entity.value.time
  if (bound !== 'until' && (bound === 'from' || !arrives))
    fillFilter(draft, ofReturn, `${leg}_after`, bound ? time : shift(time, -60), entity)
  // Who is to be there at nine lands before.
  if (bound !== 'from') fillFilter(draft, ofReturn, `${leg}_before`, bound || arrives ? time : shift(time, 60), entity)
}

/** A time that is minutes away, within the day. */
function shift(time: string, minutes: number): string {
  const [hours = 0, mins = 0] = time.split(':').map(Number)
  const total = Math.min(Math.max(hours * 60 + mins + minutes, 0), 23 * 60 + 59)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
