import { paiseFromRupees } from '@pravas/contract/money'
import type { PaidByOrganisation } from '@pravas/contract/trips'

/** A receipt of a claim draft beside what the organisation has paid. */
export interface DraftedReceipt {
  id: string
  supply: string | null
  category: string
  paise: number | null
  /** What is printed on it. */
  printed: readonly string[]
}

/** The receipts that look like those of a booking which the organisation has paid: they carry its number, or are of its kind and cost as much. */
export function receiptsOfPaid(paid: PaidByOrganisation, receipts: readonly DraftedReceipt[]): string[] {
  const costPaise = paid.cost === null ? null : paiseFromRupees(paid.cost)
  return receipts
    .filter(({ supply, category, paise, printed }) => {
      const isOfKind = paid.kind === 'flight' ? supply === 'air' : supply === 'hotel' || category === 'Accommodation'
      if (!isOfKind) return false
      return (
        (costPaise !== null && paise === costPaise) || printed.some((line) => wordsOf(line).includes(paid.reference))
      )
    })
    .map(({ id }) => id)
}

function wordsOf(line: string): string[] {
  return line.split(/[\s:#()[\],/|]+/)
}
