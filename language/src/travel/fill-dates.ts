import { addDays, daysBetween, type IsoDate, mondayOf, partsOf, weekdayOf } from '../text/calendar.ts'
import type { DateExpression } from '../text/date-expression.ts'
import { type DateBase, resolveDate } from '../text/date-resolve.ts'
import { RANGE_WORDS } from '../text/date-words.ts'
import { numberAt } from '../text/numbers.ts'
import { negatedSpans } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import { PLEASE, THANKING } from '../text/words/filler.ts'
import { type DateCue, type DateRole, dateCues } from './date-roles.ts'
import type { Draft, Setting } from './draft.ts'
import { fillSlot, wantsFlight, wantsHotel } from './draft.ts'
import { type Entity, type EntityOf, ofKind } from './entities.ts'

type DateSlot = 'depart' | 'return' | 'check_in' | 'check_out'
const SLOTS: Record<'flight' | 'hotel', Record<DateRole, DateSlot>> = {
  flight: { start: 'depart', end: 'return' },
  hotel: { start: 'check_in', end: 'check_out' },
}

/** The dates of a text, with the bare numbers that can only be days. */
export const datesIn = (tokens: readonly Token[], entities: readonly Entity[], setting: Setting): EntityOf<'date'>[] =>
  shareMonths([
    ...withBareDays(tokens, entities, setting),
    ...(entities.length === 0 ? ordinalAlone(tokens, setting) : []),
  ])

/** Fills depart, return, check_in and check_out. Ends are counted from the start where that is known. */
export function fillDates(
  draft: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  all: readonly EntityOf<'date'>[],
  setting: Setting,
): void {
  const family = setting.domain === 'hotel' ? 'hotel' : 'flight'
  const said = all.filter((entity) => !entity.negated)
  const exchange = exchangedDay(tokens, said, setting, family)
  if (exchange) draft.heeded.push(exchange.old)
  if (exchange && !exchange.instead) {
    const text = tokens.slice(exchange.old.start, exchange.next.end).map(({ raw }) => raw)
    draft.heeded.push(exchange.next)
    draft.problems.push({ kind: 'excluded', text: text.join(' ') })
  }
  const dates = exchange
    ? said.flatMap((date) => (date === exchange.old ? [] : date === exchange.next ? (exchange.instead ?? []) : date))
    : said
  for (const { start, end } of all.filter((entity) => entity.negated)) {
    draft.heeded.push({ start, end })
    const span = negatedSpans(tokens).find((one) => one.start <= start && end <= one.end)
    const words = tokens.slice(span?.start ?? start, span?.end ?? end)
    if (dates.length === 0) draft.problems.push({ kind: 'excluded', text: words.map(({ raw }) => raw).join(' ') })
  }
  const either = alternatives(tokens, dates)
  if (either) {
    const days = eitherDay(either, draft, setting, family)
    draft.heeded.push(...either)
    draft.problems.push({ kind: 'alternatives', slot: SLOTS[family].start, ...(days && { days }) })
    return
  }
  const freed = exchange?.role ?? rejectedRole(draft, all, setting, family)
  const cues = dateCues(tokens, dates, ofKind(entities, 'trip'), setting.domain === 'hotel')
  const roles = settleRoles(draft, dates, cues, setting, family, freed)
  if (exchange?.instead) roles[dates.indexOf(exchange.instead)] = exchange.role
  for (const wanted of ['start', 'end'] as const) {
    for (const [index, date] of dates.entries()) {
      if (roles[index] !== wanted) continue
      const ofStay = cues[index]?.stay === true
      const moves = setting.domain === 'both' || setting.known.depart !== undefined
      if (wantsFlight(setting) && !(ofStay && moves)) put(draft, tokens, date, SLOTS.flight[wanted], setting)
      if (wantsHotel(setting) || (ofStay && moves)) put(draft, tokens, date, SLOTS.hotel[wanted], setting)
    }
  }
}

/**
 * Bare numbers that can only be days: the end of 'march 4 to 6', 'on 12', '22 ko', '28' in answer to 'which day?', and
 * 'change the return to 21' or 'what about 21?' where a day is held.
 */
function withBareDays(tokens: readonly Token[], entities: readonly Entity[], setting: Setting): EntityOf<'date'>[] {
  const dates: EntityOf<'date'>[] = []
  const asksDate = [...setting.requested].some((slot) => /^(depart|return|check_in|check_out)$/.test(slot))
  const asksCount = [...setting.requested].some((slot) => /^(passengers|guests|rooms|nights|stars)$/.test(slot))
  for (const entity of entities) {
    if (entity.value.kind === 'date') dates.push({ ...entity, value: entity.value })
    if (entity.value.kind !== 'number' || entity.value.count < 1 || entity.value.count > 31) continue
    const last = dates.at(-1)
    const expression: DateExpression = { kind: 'day_of_month', day: entity.value.count }
    const before = tokens[entity.start - 1]?.text ?? ''
    if (last?.value.expression.kind === 'calendar' && last.end === entity.start - 1 && RANGE_WORDS.has(before)) {
      dates.push({
        ...entity,
        value: { kind: 'date', expression: { ...last.value.expression, day: entity.value.count } },
      })
    } else if (
      before === 'on' ||
      (last !== undefined && /^(till|until|til|upto)$/.test(before)) ||
      tokens[entity.end]?.text === 'ko' ||
      (isHomeward(before) &&
        closesClause(tokens, entity) &&
        (last !== undefined || setting.known.depart !== undefined)) ||
      (asksDate && !asksCount && entities.length === 1 && isSaidAlone(tokens, entity)) ||
      (entities.length === 1 && endsStay(setting, entity.value.count)) ||
      movesDay(tokens, entity, setting) ||
      isDayOfStop(tokens, entities, entity)
    ) {
      dates.push({ ...entity, value: { kind: 'date', expression } })
    }
  }
  return dates
}

const isHomeward = (word: string): boolean => /^(?:return|returning|back|wapsi|wapas|wapasi|wapis)$/.test(word)

const CLOSES_DAY = new Set([
  ...PLEASE,
  ...'morning afternoon evening night subah shaam dopahar raat for with and by in ko'.split(' '),
])
/** 'Return 10', 'wapsi 10 evening': nothing that it could count follows. */
function closesClause(tokens: readonly Token[], { end }: Entity): boolean {
  const next = tokens[end]
  return next === undefined || next.comma || next.sentence !== tokens[end - 1]?.sentence || CLOSES_DAY.has(next.text)
}

/** 'The first' in answer to 'which day?'; between days that were named it is the first of those, unless it is one of them. */
function ordinalAlone(tokens: readonly Token[], { requested, context }: Setting): EntityOf<'date'>[] {
  const asksDate = [...requested].some((slot) => /^(depart|return|check_in|check_out)$/.test(slot))
  const start = tokens.findIndex((_, at) => numberAt(tokens, at)?.ordinal)
  const number = numberAt(tokens, start)
  if (!asksDate || context.choosing || !number || number.value > 31) return []
  const end = start + number.length
  if (!tokens.every(({ text }, at) => (at >= start && at < end) || BESIDE_DAY.has(text))) return []
  const { awaited } = context
  if (awaited && !daysOf(awaited).has(number.value)) return []
  return [
    { start, end, negated: false, value: { kind: 'date', expression: { kind: 'day_of_month', day: number.value } } },
  ]
}

/** The days of the month between two days. */
function daysOf({ from, to }: { from: IsoDate; to: IsoDate }): ReadonlySet<number> {
  const count = Math.min(daysBetween(from, to) + 1, 31)
  return new Set(Array.from({ length: count }, (_, ahead) => Number(addDays(from, ahead).slice(8))))
}

/** 'Delhi Mumbai 5 March, Bangalore 8, Delhi 11': of three cities and more, each with its day. */
function isDayOfStop(tokens: readonly Token[], entities: readonly Entity[], { start, end }: Entity): boolean {
  const places = ofKind(entities, 'place')
  const dated = ofKind(entities, 'date').length > 0
  const next = tokens[end]
  const closed = next === undefined || next.comma || places.some((place) => place.start === end) || next.text === 'and'
  return dated && closed && places.length > 2 && places.some((place) => place.end === start)
}

/** Words beside a bare day that count nothing by it: 'terminal 3' is none. */
const BESIDE_DAY = new Set([
  ...PLEASE,
  ...THANKING,
  ...`on the for date day dates is it its be will would make should yes yeah okay no then just only of this month ko tarikh tareekh
  leaving leave depart departing departure return returning back fly flying go going travel checkin checkout check in out till until
  upto to from by i we want need like hai se tak wapas jana jaana aana kar do sorry actually change move shift instead and also my
  not nahi you`.split(/\s+/),
])

/** Digits are a day in an answer that says nothing else; 'one moment' is none. */
const isSaidAlone = (tokens: readonly Token[], { start, end }: Entity): boolean =>
  end - start === tokens.length ||
  (/^\d/.test(tokens[start]?.text ?? '') &&
    tokens.every((token, at) => (at >= start && at < end) || BESIDE_DAY.has(token.text)))

/** Longer stays are told by their last day: '22' is the 22nd where a stay from the 20th lacks its end. */
const LONGEST_COUNTED_STAY = 7

/** Whether a bare number answers 'until which date, or for how many nights?' as a date. */
export function endsStay({ requested, known }: Setting, number: number): boolean {
  if (!requested.has('check_out') || !requested.has('nights') || known.check_in === undefined) return false
  return number > LONGEST_COUNTED_STAY && number > Number(known.check_in.slice(8))
}

const DAY_NAMES = /^(return|departure|date|day|dates|checkin|checkout|in|out)$/

/** 'Change the return to 21', 'what about 21?': a number at the end of a sentence that moves a day which is held. */
function movesDay(tokens: readonly Token[], entity: Entity, { known }: Setting): boolean {
  const held = known.depart ?? known.check_in
  const next = tokens[entity.end]
  const ends = next === undefined || next.sentence !== tokens[entity.start]?.sentence
  if (held === undefined || !ends) return false
  const [third, second, first] = [-3, -2, -1].map((back) => tokens[entity.start + back]?.text ?? '')
  if (first === 'about') return second === 'what' || second === 'how'
  return first === 'to' && [second, third].some((word) => word !== undefined && DAY_NAMES.test(word))
}

/** 'The 5th and the 13th of March': a day without month before one with it lies in the same month. */
function shareMonths(dates: EntityOf<'date'>[]): EntityOf<'date'>[] {
  return dates.map((date, index) => {
    const next = dates[index + 1]?.value.expression
    const own = date.value.expression
    if (own.kind !== 'day_of_month' || own.monthOffset !== undefined) return date
    if (next?.kind === 'calendar' && own.day <= next.day) {
      return { ...date, value: { kind: 'date', expression: { ...next, day: own.day } } }
    }
    if (next?.kind === 'day_of_month' && next.monthOffset !== undefined && own.day <= next.day) {
      return { ...date, value: { kind: 'date', expression: { ...next, day: own.day } } }
    }
    return date
  })
}

/** Two days of which one is to be chosen. */
function alternatives(
  tokens: readonly Token[],
  dates: readonly EntityOf<'date'>[],
): readonly [EntityOf<'date'>, EntityOf<'date'>] | undefined {
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1]
    const between = next ? tokens.slice(date.end, next.start).filter((token) => !HESITATES.test(token.text)) : []
    if (next && between.length === 1 && (between[0]?.text === 'or' || between[0]?.text === 'ya')) return [date, next]
  }
  return undefined
}

const HESITATES = /^(on|the|maybe|perhaps|even|possibly|may|be|shayad|phir|else|rather|probably)$/

/** Both days, the earlier one first. */
function eitherDay(
  [first, second]: readonly [EntityOf<'date'>, EntityOf<'date'>],
  draft: Draft,
  setting: Setting,
  family: 'flight' | 'hotel',
): [IsoDate, IsoDate] | undefined {
  const base = baseFor('start', draft, setting, family)
  const one = dayOf(first.value.expression, base)
  const other = one && dayOf(second.value.expression, { ...base, start: one })
  if (one === undefined || other === undefined || one === other) return undefined
  return one < other ? [one, other] : [other, one]
}

/** 'Not Friday': the slot that holds the rejected day is the one to fill anew. */
function rejectedRole(
  draft: Draft,
  dates: readonly EntityOf<'date'>[],
  setting: Setting,
  family: 'flight' | 'hotel',
): DateRole | undefined {
  let role: DateRole | undefined
  for (const date of dates.filter((entity) => entity.negated)) {
    for (const candidate of ['start', 'end'] as const) {
      const slot = SLOTS[family][candidate]
      const held = setting.known[slot]
      const day = dayOf(date.value.expression, baseFor(candidate, draft, setting, family))
      if (held === undefined || day !== held) continue
      draft.negated.push({ slot, value: held })
      role = candidate
    }
  }
  return role
}

interface Exchange {
  old: EntityOf<'date'>
  next: EntityOf<'date'>
  role?: DateRole
  instead?: EntityOf<'date'>
}

const EXCHANGES = new Set('change move shift switch reschedule postpone prepone push swap replace'.split(' '))

/**
 * 'Change Thursday to Friday': the day that is held, the one in its place, and whose it is. A bare weekday lies in the week of the
 * day that it replaces. Without `instead` where neither end of the trip, or each, lies on the first of the two days, so that it has
 * to be asked. Undefined where no day is held, and for 'change the dates to …'.
 */
function exchangedDay(
  tokens: readonly Token[],
  dates: readonly EntityOf<'date'>[],
  setting: Setting,
  family: 'flight' | 'hotel',
): Exchange | undefined {
  const { start, end } = SLOTS[family]
  if (setting.known[start] === undefined && setting.known[end] === undefined) return undefined
  for (const [index, old] of dates.entries()) {
    const next = dates[index + 1]
    const verb = tokens[old.start - 1]?.text === 'the' ? old.start - 2 : old.start - 1
    const isJoined = next?.start === old.end + 1 && tokens[old.end]?.text === 'to'
    if (!next || !isJoined || !EXCHANGES.has(tokens[verb]?.text ?? '')) continue
    const roles = (['start', 'end'] as const).filter((role) => lies(old, setting.known[SLOTS[family][role]], setting))
    const [role, ...others] = roles
    const held = role && setting.known[SLOTS[family][role]]
    return held && others.length === 0 ? { old, next, role, instead: inWeekOf(held, next) } : { old, next }
  }
  return undefined
}

/** Whether a day that was said is one that is held. */
function lies({ value: { expression } }: EntityOf<'date'>, held: IsoDate | undefined, { context }: Setting): boolean {
  if (held === undefined) return false
  if (expression.kind === 'weekday') return weekdayOf(held) === expression.weekday
  if (expression.kind === 'day_of_month') return Number(held.slice(8)) === expression.day
  return dayOf(expression, { today: context.today }) === held
}

function inWeekOf(held: IsoDate, date: EntityOf<'date'>): EntityOf<'date'> {
  const { expression } = date.value
  if (expression.kind !== 'weekday' || expression.ahead || expression.weeks > 0) return date
  const { year, month, day } = partsOf(addDays(mondayOf(held), (expression.weekday + 6) % 7))
  return { ...date, value: { kind: 'date', expression: { kind: 'calendar', year, month, day } } }
}

function settleRoles(
  draft: Draft,
  dates: readonly EntityOf<'date'>[],
  cues: readonly (DateCue | undefined)[],
  setting: Setting,
  family: 'flight' | 'hotel',
  freed: DateRole | undefined,
): (DateRole | undefined)[] {
  const { start, end } = SLOTS[family]
  const asked = (['start', 'end'] as const).filter((role) => setting.requested.has(SLOTS[family][role]))
  const roles: (DateRole | undefined)[] = cues.map((cue) => (cue?.strong ? cue.role : undefined))
  const taken = new Set(roles)
  const newRoute = draft.slots.from !== undefined && draft.slots.to !== undefined
  for (const [index, cue] of cues.entries()) {
    if (roles[index] !== undefined) continue
    const free = asked.find((role) => !taken.has(role))
    const weak = cue && !taken.has(cue.role) && (asked.length !== 1 || asked.includes(cue.role)) ? cue.role : undefined
    let role = weak ?? free ?? freed
    // 'Wapsi Sunday, Monday office hai': a day behind the one of the return says nothing of a departure that is known.
    const isRemark = role === undefined && cue === undefined && !newRoute && setting.known[start] !== undefined
    if (isRemark && roles.slice(0, index).includes('end')) continue
    if (role === undefined) {
      role = taken.has('start') ? (taken.has('end') ? undefined : 'end') : 'start'
      if (
        role === 'start' &&
        !newRoute &&
        dates.length === 1 &&
        setting.known[start] !== undefined &&
        setting.known[end] !== undefined
      ) {
        const day = dates[0] && dayOf(dates[0].value.expression, { today: setting.context.today })
        const fitsEnd = day !== undefined && day > (setting.known[start] ?? '')
        role = fitsEnd ? 'end' : 'start'
        draft.problems.push({ kind: 'ambiguous', slots: fitsEnd ? [end, start] : [start, end] })
      }
    }
    roles[index] = role
    taken.add(role)
  }
  return roles
}

function baseFor(role: DateRole, draft: Draft, setting: Setting, family: 'flight' | 'hotel'): DateBase {
  const { today } = setting.context
  const newRoute = draft.slots.from !== undefined && draft.slots.to !== undefined
  const held = newRoute ? undefined : setting.known[SLOTS[family][role]]
  const first = SLOTS[family].start
  // A stay that nothing is known of begins with the flight.
  const start = draft.slots[first] ?? setting.known[first] ?? setting.known.depart
  const { awaited } = setting.context
  const within = awaited?.slot === SLOTS[family][role] && !newRoute ? awaited : undefined
  return {
    today,
    ...(held !== undefined && { held }),
    ...(role === 'end' && start !== undefined && { start }),
    ...(within && { within }),
  }
}

const dayOf = (expression: DateExpression, base: DateBase): IsoDate | undefined => {
  const resolved = resolveDate(expression, base)
  return resolved !== 'invalid' && 'day' in resolved ? resolved.day : undefined
}

const GUESSED = /^(maybe|perhaps|possibly|probably|shayad|approx|approximately)$/
const GUESSING =
  /^(maybe|perhaps|possibly|probably|presumably|around|about|approx|approximately|roughly|shayad|lagbhag|kareeb|takriban|guess)$/
const BETWEEN = /^(on|the|of|for|by|may|be|it|is|will|say|leaving|leave|returning|return|from|till|until|think|i|ko)$/

/** 'Maybe on Friday', 'around the 12th', 'Friday, perhaps': a day that is not decided. */
function isGuess(tokens: readonly Token[], { start, end }: EntityOf<'date'>): boolean {
  const sentence = tokens[start]?.sentence
  let at = start - 1
  while (tokens[at]?.sentence === sentence && BETWEEN.test(tokens[at]?.text ?? '')) at--
  const words = tokens.slice(Math.max(0, at), start).filter((token) => token.sentence === sentence)
  const text = words.map((token) => token.text).join(' ')
  const asks = /^(what|how)$/.test(tokens[at - 1]?.text ?? '')
  if (GUESSING.test(tokens[at]?.text ?? '') && tokens[at]?.sentence === sentence && !asks) return true
  if (/\b(may be|i think|i guess)\b/.test(text)) return true
  const [after, next] = [tokens[end], tokens[end + 1]?.text ?? '']
  return after?.sentence === sentence && (GUESSED.test(after?.text ?? '') || (after?.text === 'or' && next === 'so'))
}

function put(draft: Draft, tokens: readonly Token[], date: EntityOf<'date'>, slot: DateSlot, setting: Setting): void {
  const isEnd = slot === 'return' || slot === 'check_out'
  const family = slot === 'depart' || slot === 'return' ? 'flight' : 'hotel'
  const { expression } = date.value
  // 'Back the same day', of a trip that has none yet.
  const isOpen = expression.kind === 'from_start' && (draft.slots.depart ?? setting.known.depart) === undefined
  if (slot === 'return' && isOpen) {
    draft.heeded.push(date)
    draft.slots.trip_type ??= 'round_trip'
    return
  }
  const resolved = resolveDate(date.value.expression, baseFor(isEnd ? 'end' : 'start', draft, setting, family))
  if (resolved !== 'invalid' && 'day' in resolved && !isGuess(tokens, date)) {
    fillSlot(draft, slot, resolved.day, date)
    return
  }
  draft.heeded.push(date)
  if (resolved === 'invalid') {
    draft.problems.push({
      kind: 'invalid_date',
      text: tokens
        .slice(date.start, date.end)
        .map((token) => token.raw)
        .join(' '),
    })
  } else if ('day' in resolved) draft.problems.push({ kind: 'unsure_date', slot, day: resolved.day })
  else draft.problems.push({ kind: 'vague_date', slot, from: resolved.from, to: resolved.to })
}
