import { listWords } from '../../../../formats.ts'
import { literal, paragraphs } from '../texts.ts'
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
    return ` on the trip to ${literal(trip.destination_city)} (${trip.trip_number}, ${dateRangeText(question.period)})`
  }
  if (query.period) return `, ${namedRange(query.period)}`
  return ''
}

/** Which records were looked at. */
export function understoodNote({ query }: Asked): string {
  const unknown = query.means.length > 0 ? ' Receipts that do not say how they were paid are left aside.' : ''
  return `${recordsNote(query)}${unknown}`
}

function recordsNote(query: Asked['query']): string {
  if (query.source === 'conversation')
    return 'Counted: the receipts of this conversation. Ask "and in all my claims?" for the rest.'
  const { statuses, basis, group } = query
  if (statuses.length === 1 && statuses[0] === 'unclaimed')
    return 'Counted: receipts that you have uploaded and not claimed yet.'
  const which = statuses.length > 0 ? listWords(statuses) : group === 'status' ? 'all' : 'pending and approved'
  const day = basis === 'claimed' ? 'the day the claim was sent' : 'the day on the receipt'
  const other = basis === 'claimed' ? ' Ask what you spent for the day on the receipt.' : ''
  return `Counted: your ${which} claims, by ${day}.${other}`
}

/** Says that nothing fits, and what can be asked instead. */
export function nothingFound(asked: Asked): string {
  const { query } = asked
  const records =
    query.source === 'conversation'
      ? 'the receipts here'
      : query.statuses[0] === 'unclaimed'
        ? 'your unclaimed receipts'
        : 'your claims'
  return paragraphs(
    `I find nothing${scopeClause(asked)} in ${records}.`,
    query.merchant !== null &&
      `'${literal(query.merchant)}' I took for a merchant. I can also count by category (Food, Transport, Accommodation, Miscellaneous), city, month, status or amount.`,
    understoodNote(asked),
  )
}
