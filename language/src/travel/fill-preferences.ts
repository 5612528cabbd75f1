import type { DayPeriod } from '../text/clock.ts'
import { affirmed, isExcluded, negatedSpans } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import { PLEASE } from '../text/words/filler.ts'
import { joinsAirline } from './airline-sets.ts'
import { type Draft, fillFilter, fillSlot, type Setting, type Words } from './draft.ts'
import type { Entity, EntityOf } from './entities.ts'
import { ofKind } from './entities.ts'
import { leavesStars } from './fill-counts.ts'
import { fillClock, fillEnd, fillPeriod, returnsIn, settleHalves } from './fill-times.ts'
import type { Cabin, Purpose } from './types.ts'

/** Fills what stands for itself: class, trip type, airline, stops, price, purpose, sort, times of day. */
export function fillPreferences(
  draft: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  setting: Setting,
): void {
  const { slots } = draft
  const ofReturn = returnsIn(draft, tokens, entities, setting)
  for (const entity of entities) {
    const { value } = entity
    if (entity.negated) {
      if (HELD_REJECTED.has(value.kind) || NOT_HELD.has(value.kind)) draft.heeded.push(entity)
      if (value.kind === 'purpose' && setting.known.purpose === value.purpose)
        draft.negated.push({ slot: 'purpose', value: value.purpose })
      if (value.kind === 'cabin') draft.negated.push({ slot: 'class', value: value.cabin })
      if (value.kind === 'airline') {
        const back = ofReturn(entity)
        if (!back) draft.negated.push({ slot: 'airline', value: value.airline })
        const { without_airlines: without = [] } = (back ? slots.return_filters : slots) ?? {}
        fillFilter(draft, back, 'without_airlines', [...new Set([...without, value.airline])], entity)
      }
      const leaves = value.kind === 'period' ? hoursBeside(value.period) : undefined
      if (leaves) for (const [name, time] of leaves) fillFilter(draft, ofReturn(entity), name, time, entity)
      if (value.kind === 'edge') fillEdge(draft, value.edge, ofReturn(entity), entity)
      const isExchanged = value.kind === 'purpose' && ofKind(entities, 'purpose').some(({ negated }) => !negated)
      const isHeld =
        isExchanged || leaves !== undefined || (value.kind === 'stars' && leavesStars(value.count, value.most))
      if (NOT_HELD.has(value.kind) && !isHeld) draft.problems.push({ kind: 'excluded', text: textOf(tokens, entity) })
      continue
    }
    switch (value.kind) {
      case 'trip':
        if (!isReturnLeg(tokens, entity, setting)) fillSlot(draft, 'trip_type', value.trip, entity)
        else draft.heeded.push(entity)
        break
      case 'airline':
        fillAirline(draft, tokens, entities, { ...entity, value }, ofReturn(entity))
        break
      case 'stops':
        fillFilter(draft, ofReturn(entity), 'stops', value.most, entity)
        break
      case 'price':
        if (isOfNight(tokens, entity, setting)) fillSlot(draft, 'max_night_paise', value.mostPaise, entity)
        else fillFilter(draft, ofReturn(entity), 'max_price_paise', value.mostPaise, entity)
        break
      case 'purpose':
        if (!isIdiom(tokens, entity.start)) fillSlot(draft, 'purpose', purposeOf(tokens, entity, value.purpose), entity)
        break
      case 'sort':
        fillFilter(draft, ofReturn(entity), 'sort', value.sort, entity)
        break
      case 'period':
        if (setting.domain === 'hotel' && isThatNight(tokens, entity, value.period)) {
          if (draft.slots.nights === undefined) fillSlot(draft, 'nights', 1, entity)
          break
        }
        // Of '6 baje shaam ke baad' the evening only says which six.
        if (entities.some(({ value: { kind }, end }) => kind === 'clock' && end === entity.start)) {
          draft.heeded.push(entity)
          break
        }
        fillPeriod(draft, tokens, { ...entity, value }, ofReturn(entity))
        break
      case 'edge':
        if (isRefused(tokens, entity)) fillEdge(draft, value.edge, ofReturn(entity), entity)
        else if (value.period)
          fillPeriod(draft, tokens, { ...entity, value: { kind: 'period', period: value.period } }, ofReturn(entity))
        break
      case 'clock':
        fillClock(draft, tokens, { ...entity, value }, ofReturn(entity), setting)
        break
      default:
    }
  }
  fillEnd(draft, entities, setting)
  settleHalves(draft)
  fillCabin(draft, tokens, entities, setting)
  if (setting.requested.has('purpose') && slots.purpose === undefined) {
    const left = affirmed(tokens)
    const at = left.findIndex((token, index) => !isIdiom(left, index) && ASKED_PURPOSES.has(token.text))
    const [word, purpose] = [left[at], ASKED_PURPOSES.get(left[at]?.text ?? '')]
    if (word && purpose) fillSlot(draft, 'purpose', purpose, one(tokens.indexOf(word)))
  }
}

/** An airline that is wished for, alone or beside the one named before it. */
function fillAirline(
  draft: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  entity: EntityOf<'airline'>,
  back: boolean,
): void {
  const { airline } = entity.value
  const held = back ? draft.slots.return_filters : draft.slots
  const before = joinsAirline(tokens, entities, entity)
  if (!before || held?.airline === undefined) {
    fillFilter(draft, back, 'airline', airline, entity)
    return
  }
  const others = [...new Set([...(held.other_airlines ?? []), airline])].filter((name) => name !== held.airline)
  draft.heeded.push({ start: before.end, end: entity.start })
  if (others.length > 0) fillFilter(draft, back, 'other_airlines', others, entity)
}

/** The limits within which a flight leaves that must not leave in a part of the day; the afternoon has time on both sides. */
function hoursBeside(period: DayPeriod): readonly (readonly ['depart_after' | 'depart_before', string])[] | undefined {
  if (period === 'morning') return [['depart_after', '12:00']]
  if (period === 'evening') return [['depart_before', '17:00']]
  return period === 'night' ? [['depart_before', '21:00']] : undefined
}

/** What is neither too early nor too late. A limit that is said as an hour counts. */
const EDGES = { early: ['depart_after', '08:00'], late: ['depart_before', '20:00'] } as const

function fillEdge(draft: Draft, edge: 'early' | 'late', ofReturn: boolean, words: Words): void {
  const [name, time] = EDGES[edge]
  const held = ofReturn ? draft.slots.return_filters : draft.slots
  if (held?.[name] === undefined) fillFilter(draft, ofReturn, name, time, words)
}

/** 'Nothing too early', 'no very late ones'. */
const isRefused = (tokens: readonly Token[], { start }: Entity): boolean =>
  tokens.slice(Math.max(0, start - 3), start).some(({ text }) => /^(?:nothing|none|no|not|avoid|without)$/.test(text))

const OUTSIDERS = new Set('client clients customer customers vendor vendors supplier partner'.split(' '))

/** A workshop with a client is business, whoever learns there. */
function purposeOf(tokens: readonly Token[], { start, end }: Entity, purpose: Purpose): Purpose {
  const isOutside =
    OUTSIDERS.has(tokens[start - 1]?.text ?? '') && tokens[start - 1]?.sentence === tokens[end - 1]?.sentence
  return isOutside ? 'business' : purpose
}

const STAYS = new Set('hotel hotels room rooms night stay stays nightly accommodation'.split(' '))
const FLIES = new Set('flight flights fare fares ticket tickets airfare fly flying'.split(' '))

/** Whether a limit is that of a night: the nearest word before it that names a part of the trip says so, else one behind it. */
function isOfNight(tokens: readonly Token[], { start, end }: Entity, { domain }: Setting): boolean {
  if (domain === 'hotel') return true
  const isOf = (words: ReadonlySet<string>, at: number) => words.has(tokens[at]?.text ?? '')
  const sentence = tokens[start]?.sentence
  for (let at = end; at < end + 3 && tokens[at]?.sentence === sentence && !tokens[at]?.comma; at++)
    if (tokens[at]?.text === 'night' || tokens[at]?.text === 'raat') return true
  for (let at = start - 1; tokens[at] && tokens[at]?.sentence === sentence; at--) {
    if (isOf(STAYS, at)) return true
    if (isOf(FLIES, at)) return false
  }
  for (let at = end; tokens[at]?.sentence === sentence && !tokens[at]?.comma; at++) {
    if (isOf(STAYS, at)) return true
    if (isOf(FLIES, at)) return false
  }
  return false
}

/** What is not wanted of these has a slot of its own, or is offered otherwise. */
const HELD_REJECTED: ReadonlySet<Entity['value']['kind']> = new Set(['cabin', 'airline'])
/** What is not wanted of these no slot can hold. */
const NOT_HELD: ReadonlySet<Entity['value']['kind']> = new Set([
  'trip',
  'stops',
  'price',
  'purpose',
  'sort',
  'period',
  'clock',
  'stars',
  'rooms',
])

/** The words of what is not wanted, with those that say so. */
function textOf(tokens: readonly Token[], { start, end }: Entity): string {
  const span = negatedSpans(tokens).find((one) => one.start <= start && end <= one.end)
  return tokens
    .slice(span?.start ?? start, span?.end ?? end)
    .map(({ raw }) => raw)
    .join(' ')
}

/** Words that name the purpose only in answer to the question for it. */
const ASKED_PURPOSES: ReadonlyMap<string, Purpose> = new Map(
  Object.entries({
    business: 'work office job kaam daftar corporate customer sales',
    personal: 'family wedding shaadi holiday chutti niji',
    conference: 'event meetup',
    training: 'course learning',
  } satisfies Record<Purpose, string>).flatMap(([purpose, words]) =>
    words.split(' ').map((word): [string, Purpose] => [word, purpose as Purpose]),
  ),
)

/** 'My return flight is on the 10th' and 'a later return flight' speak of one leg and change nothing about the kind of trip. */
const isReturnLeg = (tokens: readonly Token[], { start, value }: Entity, { known }: Setting): boolean =>
  tokens[start]?.text === 'return' &&
  (/^(my|the|our)$/.test(tokens[start - 1]?.text ?? '') ||
    (known.return !== undefined && value.kind === 'trip' && value.trip === 'round_trip'))

/** What goes before 'business' where it names the purpose or the class; in 'none of your business' it names neither. */
const BEFORE_BUSINESS = new Set([
  ...PLEASE,
  ...`a an the is its it this that for on in of as to by with only just purely strictly mainly mostly usual be and or yes yeah yup ok okay no nope
   sure actually say choose select pick take make put set use change want wanted need prefer fly flying travel travelling traveling
   purpose reason trip class do doing attend important urgent new office official client company corporate some pure hai yeh ye ji haan nahi sirf mera mujhe ke ka ki se`.split(
    /\s+/,
  ),
])

/** 'Your personal business' is no purpose of the speaker's, and neither is 'my work is my own'. */
const isIdiom = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'your' || tokens.findLast((token) => token.sentence === tokens[at]?.sentence)?.text === 'own'

const saysBusiness = (words: readonly string[], at: number, opens: boolean): boolean =>
  words[at] === 'business' && (at === 0 || opens || BEFORE_BUSINESS.has(words[at - 1] ?? ''))

function fillCabin(draft: Draft, tokens: readonly Token[], entities: readonly Entity[], setting: Setting): void {
  const cabins = ofKind(entities, 'cabin').filter((entity) => !entity.negated)
  const alternative = cabins.some(
    (entity) =>
      /^(or|ya|either)$/.test(tokens[entity.start - 1]?.text ?? '') || /^(or|ya)$/.test(tokens[entity.end]?.text ?? ''),
  )
  const last = cabins.at(-1)
  if (alternative) {
    draft.problems.push({ kind: 'alternatives', slot: 'class' })
    draft.heeded.push(...cabins)
  } else if (last) fillSlot(draft, 'class', last.value.cabin, last)
  const spans = negatedSpans(tokens)
  const words = tokens.map((token, at) => (isExcluded(spans, at, at + 1) ? '' : token.text))
  const ofCabin = (at: number) => cabins.some((entity) => entity.start <= at && at < entity.end)
  const business = (from = 0) =>
    words.findIndex((_, at) => at >= from && saysBusiness(words, at, tokens[at]?.comma === true) && !ofCabin(at))
  const end = words.length - 1
  // 'Not business, training' says the same thing twice.
  const rejected = tokens.flatMap(({ text }, at) => (text === 'business' && words[at] === '' ? [one(at)] : []))
  if (draft.slots.purpose !== undefined || cabins.length > 0) draft.heeded.push(...rejected)
  if (setting.requested.has('purpose') && business() >= 0) {
    fillSlot(draft, 'purpose', 'business', one(business()))
    return
  }
  if (cabins.length > 0 || draft.slots.purpose !== undefined) return
  const { purpose, class: cabin } = setting.known
  // Among results the class was settled by the search, and what the trip is for was not told yet.
  const isOfTrip = setting.context.choosing && purpose === undefined && cabin === undefined
  if (isOfTrip && words.every((word) => BUSINESS_ALONE.has(word)) && business() >= 0) {
    fillSlot(draft, 'purpose', 'business', one(business()))
    return
  }
  const replaced = purpose !== undefined && purpose !== 'business' && cabin === undefined
  if ((words.includes('purpose') || replaced) && end >= 0 && business(end) === end) {
    fillSlot(draft, 'purpose', 'business', one(end))
    return
  }
  const alone = business() >= 0 ? business() : words.indexOf('first')
  const named: Cabin | undefined = alone < 0 ? undefined : words[alone] === 'first' ? 'first' : 'business'
  if (named && (setting.requested.has('class') || (named === 'business' && words.length <= 3)))
    fillSlot(draft, 'class', named, one(alone))
}

/** 'A hotel for that night' is for one. */
function isThatNight(tokens: readonly Token[], { start }: Entity, period: string): boolean {
  return period === 'night' && /^(?:that|this|the|same|one|us|usi)$/.test(tokens[start - 1]?.text ?? '')
}

/** 'Business', 'it's business', said alone. */
const BUSINESS_ALONE: ReadonlySet<string> = new Set('business its it is for ok okay hai trip ka ke liye'.split(' '))

const one = (at: number): Words => ({ start: at, end: at + 1 })
