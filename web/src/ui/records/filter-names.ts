import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { formatDate, formatDateRange, formatPrice } from '../formats.ts'
import type { RecordView } from './record-view.ts'

const t = texts(records)

/** A range of days in words: `1–30 Nov 2026`, `from 1 Nov 2026`, `until 30 Nov 2026`; empty for no range. */
export function nameOfDates({ from, to }: Pick<RecordView, 'from' | 'to'>): string {
  if (from !== '' && to !== '') return formatDateRange(from, to)
  return from !== ''
    ? t('dates.from', { day: formatDate(from) })
    : to !== ''
      ? t('dates.until', { day: formatDate(to) })
      : ''
}

/** A range of rupees in words: `₹100 to ₹5,000`, `from ₹100`, `up to ₹5,000`; empty for no range. */
export function nameOfAmounts({ atLeast, atMost }: Pick<RecordView, 'atLeast' | 'atMost'>): string {
  if (atLeast !== undefined && atMost !== undefined)
    return t('amount.range', { atLeast: formatPrice(atLeast), atMost: formatPrice(atMost) })
  return atLeast !== undefined
    ? t('amount.from', { amount: formatPrice(atLeast) })
    : atMost !== undefined
      ? t('amount.up-to', { amount: formatPrice(atMost) })
      : ''
}
