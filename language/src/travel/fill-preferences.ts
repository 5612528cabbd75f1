import { affirmed, isExcluded, negatedSpans } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import { type Draft, fillSlot, type Setting, type Words } from './draft.ts'
import type { Entity } from './entities.ts'
import { ofKind } from './entities.ts'
import type { Cabin, Purpose } from './types.ts'

/** Fills what stands for itself: class, trip type, airline, stops, price, purpose, sort, times of day. */
export function fillPreferences(
  draft: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  setting: Setting,
): void {
  const { slots } = draft
  for (const entity of entities) {
    const { value } = entity
    if (entity.negated) {
      if (HELD_REJECTED.has(value.kind) || NOT_HELD.has(value.kind)) draft.heeded.push(entity)
      if (value.kind === 'cabin') draft.negated.push({ slot: 'class', value: value.cabin })
      if (value.kind === 'airline') {
        draft.negated.push({ slot: 'airline', value: value.airline })
        slots.without_airlines = [...new Set([...(slots.without_airlines ?? []), value.airline])]
      }
      if (NOT_HELD.has(value.kind)) draft.problems.push({ kind: 'excluded', text: textOf(tokens, entity) })
      continue
    }
    switch (value.kind) {
      case 'trip':
        if (!isReturnLeg(tokens, entity)) fillSlot(draft, 'trip_type', value.trip, entity)
        else draft.heeded.push(entity)
        break
      case 'airline':
        fillSlot(draft, 'airline', value.airline, entity)
        break
      case 'stops':
        fillSlot(draft, 'stops', value.most, entity)
        break
      case 'price':
        fillSlot(draft, 'max_price_paise', value.mostPaise, entity)
        break
      case 'purpose':
        if (!isIdiom(tokens, entity.start)) fillSlot(draft, 'purpose', value.purpose, entity)
        break
      case 'sort':
        fillSlot(draft, 'sort', value.sort, entity)
        break
      case 'period':
        fillPeriod(draft, tokens, entity, value.period)
        break
      case 'clock':
        fillClock(draft, tokens, entity, value.time)
        break
      default:
    }
  }
  fillCabin(draft, tokens, entities, setting)
  if (setting.requested.has('purpose') && slots.purpose === undefined) {
    const left = affirmed(tokens)
    const at = left.findIndex((token, index) => !isIdiom(left, index) && ASKED_PURPOSES.has(token.text))
    const [word, purpose] = [left[at], ASKED_PURPOSES.get(left[at]?.text ?? '')]
    if (word && purpose) fillSlot(draft, 'purpose', purpose, one(tokens.indexOf(word)))
  }
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

/** 'My return flight is on the 10th' speaks of one leg and changes nothing about the kind of trip. */
const isReturnLeg = (tokens: readonly Token[], entity: Entity): boolean =>
  tokens[entity.start]?.text === 'return' && /^(my|the|our)$/.test(tokens[entity.start - 1]?.text ?? '')

/** What goes before 'business' where it names the purpose or the class; in 'none of your business' it names neither. */
const BEFORE_BUSINESS = new Set(
  `a an the is its it this that for on in of as to by with only just purely strictly mainly mostly usual be and or yes yeah yup ok okay no nope
   sure please pls actually say choose select pick take make put set use change want wanted need prefer fly flying travel travelling traveling
   purpose reason trip class do doing attend important urgent new office official client company corporate some pure hai yeh ye ji haan nahi sirf mera mujhe ke ka ki se`.split(
    /\s+/,
  ),
)

/** 'Your personal business' is no purpose of the speaker's, and neither is 'my work is my own'. */
const isIdiom = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'your' || tokens.findLast((token) => token.sentence === tokens[at]?.sentence)?.text === 'own'

const saysBusiness = (words: readonly string[], at: number): boolean =>
  words[at] === 'business' && (at === 0 || BEFORE_BUSINESS.has(words[at - 1] ?? ''))

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
  const business = (from = 0) => words.findIndex((_, at) => at >= from && saysBusiness(words, at) && !ofCabin(at))
  const end = words.length - 1
  if (setting.requested.has('purpose') && business() >= 0) {
    fillSlot(draft, 'purpose', 'business', one(business()))
    return
  }
  if (cabins.length > 0 || draft.slots.purpose !== undefined) return
  const { purpose, class: cabin } = setting.known
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

const one = (at: number): Words => ({ start: at, end: at + 1 })

/** How far left a verb of arriving still governs a time. */
const REACH = 7

const saysArrival = (tokens: readonly Token[], at: number): boolean => {
  for (
    let index = at - 1;
    index >= Math.max(0, at - REACH) && tokens[index]?.sentence === tokens[at]?.sentence;
    index--
  ) {
    const word = tokens[index]?.text ?? ''
    if (/^(arriv|land|reach|pahunch)/.test(word) || isThere(tokens, index)) return true
    if (/^(leav|depart|fly|go)/.test(word)) return false
  }
  return false
}

/** 'Get to Delhi before noon', 'be there by ten'. */
const isThere = (tokens: readonly Token[], at: number): boolean =>
  /^(get|be)$/.test(tokens[at]?.text ?? '') && /^(to|in|into|there|at)$/.test(tokens[at + 1]?.text ?? '')

function fillPeriod(
  draft: Draft,
  tokens: readonly Token[],
  entity: Entity,
  period: NonNullable<Draft['slots']['depart_period']>,
): void {
  if (saysReturn(tokens, entity)) fillSlot(draft, 'return_period', period, entity)
  else if (!saysArrival(tokens, entity.start)) fillSlot(draft, 'depart_period', period, entity)
}

const RETURN = /^(return|returning|back|wapas|wapsi)$/

/** 'Back the same evening', 'return by night flight', 'evening return'. */
function saysReturn(tokens: readonly Token[], { start, end }: Entity): boolean {
  const sentence = tokens[start]?.sentence
  const near = tokens.slice(Math.max(0, start - 4), start).filter((token) => token.sentence === sentence)
  const leaves = near.findLastIndex((token) => /^(leav|depart|fly|going|out|onward)/.test(token.text))
  return near.slice(leaves + 1).some((token) => RETURN.test(token.text)) || RETURN.test(tokens[end]?.text ?? '')
}

const FROM_TIME = /^(after|post|from|between|since|later)$/
const BOUND = /^(after|post|from|between|since|before|by|until|till|and|later|earlier)$/

function fillClock(draft: Draft, tokens: readonly Token[], entity: Entity, time: string): void {
  const leg = saysArrival(tokens, entity.start) ? 'arrive' : 'depart'
  const lead = tokens
    .slice(Math.max(0, entity.start - 3), entity.start)
    .map((token) => token.text)
    .reverse()
    .find((word) => BOUND.test(word))
  const after = tokens[entity.end]?.text ?? ''
  // 'Not before 9' is from 9 on.
  const turned = isExcluded(negatedSpans(tokens), entity.start, entity.end, ['bound'])
  const from = lead !== undefined && FROM_TIME.test(lead) !== turned
  if (from || after === 'ke' || after === 'onwards' || after === 'onward') fillSlot(draft, `${leg}_after`, time, entity)
  else if (lead !== undefined || after === 'tak') fillSlot(draft, `${leg}_before`, time, entity)
  else {
    fillSlot(draft, `${leg}_after`, shift(time, -60), entity)
    fillSlot(draft, `${leg}_before`, shift(time, 60), entity)
  }
}

/** 'Around nine' is an hour to either side, within the day. */
function shift(time: string, minutes: number): string {
  const [hours = 0, mins = 0] = time.split(':').map(Number)
  const total = Math.min(Math.max(hours * 60 + mins + minutes, 0), 23 * 60 + 59)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
