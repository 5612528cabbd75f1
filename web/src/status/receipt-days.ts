import type { ReceiptDay } from '@pravas/contract/expenses'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import type { Received } from '../api/received.ts'
import { formatDateRange } from '../ui/formats.ts'

const t = texts(status)

/** What an expense's one date and one type do not tell of its receipts; each is missing where there is nothing to add. */
export interface ReceiptDays {
  /** The days of receipts of several, `3–9 Mar 2026`. */
  dates?: string
  /** The categories of receipts of several, each once. */
  categories?: string
  /** Where no date was found, in a sentence. */
  undated?: string
}

/** Of which days and categories the receipts of an expense are; nothing where the answer does not tell. */
export function receiptDays(receipts: readonly Received<ReceiptDay>[] | null | undefined): ReceiptDays {
  const all = receipts ?? []
  const days = [...new Set(all.map(({ expense_date }) => expense_date).filter((day) => day != null))].sort()
  const categories = [...new Set(all.map(({ expense_type }) => expense_type).filter((type) => type != null))]
  const undated = undatedWords(all)
  return {
    ...(days.length > 1 && { dates: formatDateRange(days[0], days.at(-1)) }),
    ...(categories.length > 1 && { categories: t('receipts.categories', { categories: categories.join(', ') }) }),
    ...(undated && { undated }),
  }
}

function undatedWords(receipts: readonly Received<ReceiptDay>[]): string | undefined {
  const undated = receipts.flatMap(({ expense_date: day }, index) =>
    day === null ? [t('receipts.numbered', { number: index + 1 })] : [],
  )
  if (undated.length === 0) return undefined
  if (undated.length < receipts.length) return t('receipts.undated-some', { receipts: undated.join(', ') })
  return t('receipts.undated-all', { count: undated.length })
}
