import { NO_VALUES } from '@pravas/contract/receipt-field-keys'
import type { NumberedReceipt } from './texts.ts'

/** An answer in which the links to receipts are their words alone. */
export function withoutLinks(text: string): string {
  return text.replace(/\[((?:\\.|[^\]\\])+)\]\(\/api\/receipts\/[^)\s]+\)/g, '$1')
}

/** Receipts of a test, of which each states only what matters; the n-th has the id `id-n`. */
export function numberedReceipts(receipts: readonly Partial<NumberedReceipt>[]): NumberedReceipt[] {
  return receipts.map((receipt, index) => ({
    id: `id-${index + 1}`,
    number: index + 1,
    mileage: null,
    fileName: `scan ${index + 1}.jpg`,
    ...NO_VALUES,
    currency: 'INR',
    category: 'Miscellaneous',
    expenseNumber: null,
    documentKind: null,
    ...receipt,
  }))
}
