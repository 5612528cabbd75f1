import type { NameableReceipt } from './receipt.ts'

/** Returns receipts of a test, of which each states only what matters; the n-th has the id `id-n`. */
export function numberedReceipts(receipts: readonly Partial<NameableReceipt>[]): NameableReceipt[] {
  return receipts.map((receipt, index) => ({
    id: `id-${index + 1}`,
    number: index + 1,
    fileName: `scan ${index + 1}.jpg`,
    merchant: null,
    date: null,
    category: 'Miscellaneous',
    ...receipt,
  }))
}
