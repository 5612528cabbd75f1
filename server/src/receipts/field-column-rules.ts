import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { isAmount, type KeptFields, type KeptValues } from '@pravas/contract/receipt-field-keys'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'

/** What the fields of a receipt are set to; money in paise. */
export type ReceiptColumns = Partial<KeptFields>

/** A receipt of a claim draft; `expenseNumber` is null until it is claimed. Money in paise. */
export interface ReceiptRecord extends KeptValues {
  id: string
  number: number
  fileName: string
  expenseNumber: string | null
  /** What is kept of a journey by an own vehicle; null of a receipt. */
  mileage: object | null
  /** What a document is that is no expense by itself, so that it is not claimed; null of what is. */
  documentKind: string | null
}

/** The kind of the tax lines that make up a field; the other fields are printed on their own. */
export const TAX_KIND_OF: Partial<Record<ReceiptFieldName, 'CGST' | 'SGST' | 'IGST'>> = {
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
}

/** A value of a column as the API gives it: amounts in units of the currency. */
export function shownValue<V>(name: ReceiptFieldName, kept: V): V | number {
  return typeof kept === 'number' && isAmount(name) ? rupeesFromPaise(kept) : kept
}

/** A value of the API as its column keeps it: amounts in hundredths of the currency's unit. */
export function keptValue<V>(name: ReceiptFieldName, shown: V): V | number {
  return typeof shown === 'number' && isAmount(name) ? paiseFromRupees(shown) : shown
}
