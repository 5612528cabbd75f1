import { numberAt } from '../text/numbers.ts'
import type { Token } from '../text/tokens.ts'
import { PLEASE } from '../text/words/filler.ts'
import type { Draft, Setting } from './draft.ts'
import { fillSlot, wantsFlight, wantsHotel } from './draft.ts'
import type { Entity } from './entities.ts'
import { endsStay } from './fill-dates.ts'

const AFTER_PARTY = new Set([
  ...PLEASE,
  ...'from to on departing leaving in at and flying going travelling traveling this next tomorrow starting with instead'.split(
    ' ',
  ),
])

/** Fills passengers, guests, rooms, room_type, stars and nights. */
export function fillCounts(
  draft: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  setting: Setting,
): void {
  for (const entity of entities) {
    const { value } = entity
    switch (value.kind) {
      case 'people':
        if (entity.negated) break
        people(draft, value.count, entity, setting)
        break
      case 'rooms':
        if (entity.negated) break
        if (value.count !== undefined) fillSlot(draft, 'rooms', value.count, entity)
        if (value.type) fillSlot(draft, 'room_type', value.type, entity)
        break
      case 'stars':
        fillStars(draft, value, entity)
        break
      case 'duration':
        if (entity.negated) {
          draft.negated.push({ slot: 'nights', value: value.count })
          draft.heeded.push(entity)
        } else if (value.count > 0) fillSlot(draft, 'nights', value.count, entity)
        break
      case 'number':
        if (!entity.negated) bareNumber(draft, tokens, entity, value.count, entities, setting)
        break
      default:
    }
  }
}

const [FEWEST_STARS, MOST_STARS] = [3, 5]

/** Stars that are wanted; without 'five star' are the others, as far as they are one range. */
function fillStars(draft: Draft, { count, most }: { count: number; most?: number }, entity: Entity): void {
  if (!entity.negated) {
    if (count > 0) fillSlot(draft, 'stars', count, entity)
    if (most !== undefined) fillSlot(draft, 'stars_most', most, entity)
  } else if (most === undefined && count >= MOST_STARS) fillSlot(draft, 'stars_most', count - 1, entity)
  else if (most === undefined && count <= FEWEST_STARS) {
    fillSlot(draft, 'stars', count + 1, entity)
    fillSlot(draft, 'stars_most', MOST_STARS, entity)
  }
}

/** Whether the stars that are not wanted leave one range of others. */
export const leavesStars = (count: number, most: number | undefined): boolean =>
  most === undefined && (count >= MOST_STARS || count <= FEWEST_STARS)

function people(draft: Draft, count: number, entity: Entity, setting: Setting): void {
  if (wantsFlight(setting)) fillSlot(draft, 'passengers', count, entity)
  if (wantsHotel(setting)) fillSlot(draft, 'guests', count, entity)
}

/** 'The first one', 'that one': a result is named, nothing is counted. */
function isResult(tokens: readonly Token[], { start }: Entity): boolean {
  const before = tokens[start - 1]?.text ?? ''
  if (tokens[start]?.text !== 'one') return false
  return (
    /^(last|that|this|which|cheapest|cheaper|fastest|earliest|latest|best|nearest|closest|rated|other|next|right|same)$/.test(
      before,
    ) || isOrdinal(tokens, start - 1)
  )
}

const isOrdinal = (tokens: readonly Token[], at: number): boolean => at >= 0 && numberAt(tokens, at)?.ordinal === true

/** A number without a noun: the count just asked for, 'for two', or 'make it two'. */
function bareNumber(
  draft: Draft,
  tokens: readonly Token[],
  entity: Entity,
  count: number,
  entities: readonly Entity[],
  setting: Setting,
): void {
  const { requested } = setting
  const before = tokens[entity.start - 1]?.text ?? ''
  const next = tokens[entity.end]
  const last = next === undefined || next.sentence !== tokens[entity.start]?.sentence
  if (isResult(tokens, entity)) {
    draft.heeded.push(entity)
    return
  }
  if (count < 1 || (entities.length === 1 && endsStay(setting, count))) return
  const short = entities.length === 1 && tokens.length <= 6
  if (short) {
    const slot = (['passengers', 'guests', 'rooms', 'nights', 'stars'] as const).find((name) => requested.has(name))
    if (slot) {
      fillSlot(draft, slot, count, entity)
      return
    }
  }
  const sought = /^(search|searching|look|looking|ask|asking)$/.test(tokens[entity.start - 2]?.text ?? '')
  const party = before === 'for' && !sought && (last || AFTER_PARTY.has(next.text))
  const makeIt =
    (before === 'it' || before === 'be') &&
    /^(make|making|just|only|will|would)$/.test(tokens[entity.start - 2]?.text ?? '')
  if (party || (makeIt && (last || AFTER_PARTY.has(next.text)))) people(draft, count, entity, setting)
}
