import type { ClockTime, DayPeriod } from '../text/clock.ts'
import { clockAt, periodAt } from '../text/clock.ts'
import type { DateExpression } from '../text/date-expression.ts'
import { dateAt } from '../text/date-grammar.ts'
import { airCity } from '../text/indian-airports.ts'
import { placeAt } from '../text/place-names.ts'
import type { Place } from '../text/places.ts'
import { isExcluded, negatedSpans, type Span } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import { type Count, countAt } from './counts.ts'
import { type Preference, preferenceAt } from './preferences.ts'
import { excludesRange, isBounded } from './time-bounds.ts'
import type { Context } from './types.ts'

export type Value =
  | { kind: 'place'; place: Place }
  | { kind: 'date'; expression: DateExpression }
  | { kind: 'clock'; time: ClockTime; other?: ClockTime }
  | { kind: 'period'; period: DayPeriod }
  | Count
  | Preference

/** Something meant by tokens `start` up to, not including, `end`. */
export interface Entity<V extends Value = Value> {
  start: number
  end: number
  value: V
  /** The sentence rejects it: 'not Mumbai'. */
  negated: boolean
}

type Kind = Value['kind']
export type EntityOf<K extends Kind> = Entity<Extract<Value, { kind: K }>>

const isKind =
  <K extends Kind>(kind: K) =>
  (entity: Entity): entity is EntityOf<K> =>
    entity.value.kind === kind

/** The entities of one kind, in the order of the sentence. */
export const ofKind = <K extends Kind>(entities: readonly Entity[], kind: K): EntityOf<K>[] =>
  entities.filter(isKind(kind))

/** The entities, with the city of each place that can be booked. */
export function servedIn(entities: readonly Entity[], { serves }: Pick<Context, 'serves'>): readonly Entity[] {
  if (serves !== 'india') return entities
  return entities.map((entity) => {
    const city = entity.value.kind === 'place' ? airCity(entity.value.place.name) : undefined
    return city ? { ...entity, value: { kind: 'place' as const, place: { name: city, city } } } : entity
  })
}

/** Finds places, dates, times, counts and wishes: at each token the first reading that fits. */
export function findEntities(tokens: readonly Token[]): Entity[] {
  const entities: Entity[] = []
  const spans = negatedSpans(tokens)
  let at = 0
  while (at < tokens.length) {
    const found = entityAt(tokens, at)
    if (found) {
      const end = at + found.length
      const isClock = found.value.kind === 'clock'
      const turned = isClock && isBounded(tokens, { start: at, end })
      const excluded = isClock && excludesRange(tokens, { start: at, end })
      const negated = excluded || (!turned && isExcluded(spans, at, end, REJECTING[found.value.kind]))
      entities.push({ start: at, end, value: found.value, negated })
      at = end
    } else at++
  }
  return entities
}

/** What rejects a value: times and prices have limits of their own, and of a journey a stop is dropped by name. */
const REJECTING: Partial<Record<Kind, Span['kind'][]>> = {
  place: ['excluded', 'denied', 'bound'],
  clock: ['excluded', 'denied', 'dropped'],
  price: ['excluded', 'denied', 'dropped'],
}

function entityAt(tokens: readonly Token[], at: number): { value: Value; length: number } | undefined {
  const preference = preferenceAt(tokens, at)
  if (preference) return preference
  const clock = clockAt(tokens, at)
  if (clock) {
    const { length, ...times } = clock
    return { value: { kind: 'clock', ...times }, length }
  }
  const date = dateAt(tokens, at)
  if (date) return { value: { kind: 'date', expression: date.expression }, length: date.length }
  const place = placeAt(tokens, at)
  if (place) return { value: { kind: 'place', place: place.place }, length: place.length }
  const count = countAt(tokens, at)
  if (count) return count
  const period = periodAt(tokens, at)
  return period && { value: { kind: 'period', period }, length: 1 }
}
