import type { Parts } from '@pravas/language/expense/queries/parse'
import type { Query } from '@pravas/language/expense/queries/query'
import { NO_FILTERS, standsAlone } from '@pravas/language/expense/queries/question'
import { listWords } from '../../../kernel/list-words.ts'
import { literal } from '../texts.ts'
import { filterText, namedRange } from './query-words.ts'

type Filter = keyof typeof NO_FILTERS
const FILTERS = Object.keys(NO_FILTERS) as Filter[]

/**
 * Which filters a question took over from the one before though its own words read as if it had none, and how to ask
 * without them; undefined when there is nothing to say. `message` is what was said.
 */
export function carriedNote(before: Query, next: Query, parts: Parts, message: string): string | undefined {
  if (!standsAlone(parts)) return undefined
  const kept = FILTERS.filter((name) => !(name in parts.said) && next[name] === before[name] && isFilter(next[name]))
  if (kept.length === 0) return undefined
  const all = next.source === 'conversation' ? 'all these receipts' : 'all my claims'
  const asked = literal(message.trim().toLowerCase()).replace(/(?<![?.! ])[?.! ]+$/, '')
  return `Only ${filterWords(next, kept)}, as before. For everything, say "${all}, ${asked}".`
}

function isFilter(value: Query[Filter]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** The kept filters in words: 'Food, in Mumbai above ₹500.00, last month (1 Oct 2026 to 31 Oct 2026)'. */
function filterWords(query: Query, kept: readonly Filter[]): string {
  const only = { ...NO_FILTERS, ...Object.fromEntries(kept.map((name) => [name, query[name]])) }
  const { categories, trip, period, statuses } = only
  const words = [
    listWords(statuses),
    listWords(categories),
    filterText({ ...query, ...only, categories: [] }).trim(),
    period ? namedRange(period) : '',
    trip === null ? '' : trip === '' ? 'the last trip' : `the trip to ${literal(trip)}`,
  ]
  return words.filter((word) => word !== '').join(', ')
}
