import { type DateMatch, skip, type Tokens, wordAt } from './date-expression.ts'
import { MONTHS, NEXT_WORDS, THIS_WORDS } from './date-words.ts'
import { numberAt } from './numbers.ts'

const STRETCHES: ReadonlyMap<string, [number, number]> = new Map([
  ['early', [1, 10]],
  ['beginning', [1, 7]],
  ['start', [1, 7]],
  ['mid', [11, 20]],
  ['middle', [11, 20]],
  ['late', [21, 31]],
  ['end', [24, 31]],
])

/** 'Next week', 'this weekend', 'first week of March', 'end of the month', 'in August'. */
export function vaguePeriod(tokens: Tokens, at: number): DateMatch | undefined {
  let index = skip(tokens, at, 'the')
  const first = wordAt(tokens, index) ?? ''
  const step = NEXT_WORDS.has(first) ? 1 : THIS_WORDS.has(first) ? 0 : undefined
  const unit = wordAt(tokens, step === undefined ? index : index + 1)
  if (unit === 'weekend') {
    return {
      expression: { kind: 'week', weekOffset: step ?? 0, weekendOnly: true },
      length: index + (step === undefined ? 1 : 2) - at,
    }
  }
  if (step !== undefined && (unit === 'week' || unit === 'hafte')) {
    return { expression: { kind: 'week', weekOffset: step, weekendOnly: false }, length: index + 2 - at }
  }
  if (step !== undefined && (unit === 'month' || unit === 'mahine')) {
    return { expression: { kind: 'month_part', monthOffset: step, firstDay: 1, lastDay: 31 }, length: index + 2 - at }
  }
  let days = STRETCHES.get(first)
  const ordinal = numberAt(tokens, index)
  const last = first === 'last'
  if (days) index++
  else if ((ordinal?.ordinal || last) && wordAt(tokens, index + (ordinal?.length ?? 1)) === 'week') {
    const week = ordinal?.value ?? 5
    if (week > 5) return undefined
    days = last ? [24, 31] : [week * 7 - 6, Math.min(week * 7, 31)]
    index += (ordinal?.length ?? 1) + 1
  }
  const monthAt = skip(tokens, index, 'of', 'in', 'the')
  const month = MONTHS.get(wordAt(tokens, monthAt) ?? '')
  if (days) {
    const [a, b] = [wordAt(tokens, monthAt) ?? '', wordAt(tokens, monthAt + 1)]
    if (month !== undefined) {
      if (numberAt(tokens, monthAt + 1)) return undefined
      return {
        expression: { kind: 'month_part', month, firstDay: days[0], lastDay: days[1] },
        length: monthAt + 1 - at,
      }
    }
    const offset = NEXT_WORDS.has(a) ? 1 : THIS_WORDS.has(a) ? 0 : undefined
    if (offset !== undefined && b === 'month') {
      return {
        expression: { kind: 'month_part', monthOffset: offset, firstDay: days[0], lastDay: days[1] },
        length: monthAt + 2 - at,
      }
    }
    if (a === 'month' && monthAt > index) {
      return {
        expression: { kind: 'month_part', monthOffset: 0, firstDay: days[0], lastDay: days[1] },
        length: monthAt + 1 - at,
      }
    }
    return undefined
  }
  const inMonth =
    month !== undefined && monthAt === at && ['in', 'for', 'during'].includes(wordAt(tokens, at - 1) ?? '')
  if (!inMonth || numberAt(tokens, monthAt + 1)?.value !== undefined) return undefined
  return { expression: { kind: 'month_part', month, firstDay: 1, lastDay: 31 }, length: monthAt + 1 - at }
}
