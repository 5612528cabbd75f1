import type { FieldKey, FieldValues } from '@pravas/contract/receipt-field-keys'

/** A field of the table of receipt fields, by its property. */
export type ReceiptField = FieldKey

/**
 * Fields that a sentence sets; null says that the receipt has no such thing. Amounts are in hundredths of the currency's unit, days
 * `YYYY-MM-DD`.
 */
export type FieldChange = Partial<FieldValues>

/** What a sentence can name a receipt by. */
export interface NameableReceipt {
  id: string
  /** Counts from 1 in the order of the upload. */
  number: number
  fileName: string
  merchant: string | null
  date: string | null
  category: string
  /** Tells receipts apart where it is known. */
  totalPaise?: number | null
  /** What a document is that is no expense by itself; null or absent of what is. */
  documentKind?: string | null
}

/** Returns the words of the merchants' names, in lower case. */
export function merchantWords(receipts: readonly Pick<NameableReceipt, 'merchant'>[]): Set<string> {
  return new Set(receipts.flatMap(({ merchant }) => merchant?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? []))
}
