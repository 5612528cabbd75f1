import { formatDate, formatDateRange, formatPrice } from '../formats.ts'
import type { RecordView } from './record-view.ts'

/** A range of days in words: `1–30 Nov 2026`, `from 1 Nov 2026`, `until 30 Nov 2026`; empty for no range. */
export function nameOfDates({ from, to }: Pick<RecordView, 'from' | 'to'>): string {
  if (from !== '' && to !== '') return formatDateRange(from, to)
  return from !== '' ? `from ${formatDate(from)}` : to !== '' ? `until ${formatDate(to)}` : ''
}

/** A range of rupees in words: `₹100 to ₹5,000`, `from ₹100`, `up to ₹5,000`; empty for no range. */
export function nameOfAmounts({ atLeast, atMost }: Pick<RecordView, 'atLeast' | 'atMost'>): string {
  if (atLeast !== undefined && atMost !== undefined) return `${formatPrice(atLeast)} to ${formatPrice(atMost)}`
  return atLeast !== undefined
    ? `from ${formatPrice(atLeast)}`
    : atMost !== undefined
      ? `up to ${formatPrice(atMost)}`
      : ''
}
