import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../../formats.ts'
import { literal } from '../../../kernel/cards.ts'
import { paragraphs } from '../texts.ts'
import type { Asked } from './asked.ts'
import { dateRangeText, filterText, namedRange } from './query-words.ts'

/** What a figure is of, in words that follow it: ' on Food from last month (1 Oct 2026 to 31 Oct 2026)'. */
export function scopeText(asked: Asked): string {
  return `${filterText(asked.query)}${whenText(asked)}`
}

/** As `scopeText`, where the sentence goes on behind it. */
export function scopeClause(asked: Asked): string {
  return `${scopeText(asked)}${asked.query.period && !asked.trip ? ',' : ''}`
}

/** The days that count, always by date, so that a period that was misread is seen. */
function whenText({ query, question, trip }: Asked): string {
  if (trip && question.period) {
    return replies('filter.trip', {
      city: literal(trip.destination_city),
      number: trip.trip_number,
      days: dateRangeText(question.period),
    })
  }
  if (query.period) return replies('filter.period', { period: namedRange(query.period) })
  return ''
}

/** Which records were looked at. */
export function understoodNote({ query, question }: Asked): string {
  const records = recordsNote(query, question)
  return query.means.length > 0 ? `${records} ${replies('counted.no-means')}` : records
}

function recordsNote(query: Asked['query'], { trip, basis }: Asked['question']): string {
  if (query.source === 'conversation') return replies('counted.conversation')
  const { statuses, group } = query
  if (statuses.length === 1 && statuses[0] === 'unclaimed') return replies('counted.unclaimed')
  const byDefault = replies(group === 'status' ? 'counted.all' : 'counted.sent')
  const which = statuses.length > 0 ? listWords(statuses) : byDefault
  if (trip !== null) return replies('counted.trip', { statuses: which })
  return replies(basis === 'claimed' ? 'counted.claimed' : 'counted.spent', { statuses: which })
}

/** Says that nothing fits, and what can be asked instead. */
export function nothingFound(asked: Asked): string {
  const { query } = asked
  const records =
    query.source === 'conversation' ? 'conversation' : query.statuses[0] === 'unclaimed' ? 'unclaimed' : 'claims'
  return paragraphs(
    replies(`nothing.${records}`, { scope: scopeClause(asked) }),
    query.kinds.length > 0 &&
      replies('nothing.kind', { kinds: listWords(query.kinds.map(({ name }) => literal(name))) }),
    query.merchant !== null && replies('nothing.merchant', { merchant: literal(query.merchant) }),
    understoodNote(asked),
  )
}
