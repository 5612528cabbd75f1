import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'

const t = texts(records)

export interface DateRange {
  name: string
  from: string
  to: string
}

/** The ranges that are asked for most, as of a day `YYYY-MM-DD`. The financial year begins on 1 April, as in India. */
export function usualRanges(today: string): DateRange[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const financialYear = month >= 4 ? year : year - 1
  return [
    { name: t('dates.this-month'), from: day(year, month, 1), to: day(year, month + 1, 0) },
    { name: t('dates.last-month'), from: day(year, month - 1, 1), to: day(year, month, 0) },
    { name: t('dates.this-year'), from: day(financialYear, 4, 1), to: day(financialYear + 1, 3, 31) },
    { name: t('dates.last-year'), from: day(financialYear - 1, 4, 1), to: day(financialYear, 3, 31) },
  ]
}

/** Months and days beyond their range roll over: day 0 is the last one of the month before. */
function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}
