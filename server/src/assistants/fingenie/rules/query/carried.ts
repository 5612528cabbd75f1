import type { Query } from '@pravas/language/expense/queries/query'
import { NO_FILTERS } from '@pravas/language/expense/queries/question'
import type { Filter } from '@pravas/language/expense/queries/read-query'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../../formats.ts'
import { literal } from '../../../kernel/cards.ts'
import { filterText, namedRange } from './query-words.ts'

/** Says which filters a question took over from the one before, and how to ask without them. `message` is what was said. */
export function carriedNote(next: Query, kept: readonly Filter[], message: string): string | undefined {
  if (kept.length === 0) return undefined
  const all = replies(next.source === 'conversation' ? 'carried.conversation' : 'carried.claims')
  const asked = literal(message.trim().toLowerCase()).replace(/(?<![?.! ])[?.! ]+$/, '')
  return replies('carried.only', { filters: filterWords(next, kept), all, asked })
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
    tripWords(trip),
  ]
  return words.filter((word) => word !== '').join(', ')
}

function tripWords(trip: string | null): string {
  if (trip === null) return ''
  return trip === '' ? replies('carried.last-trip') : replies('carried.trip', { city: literal(trip) })
}
