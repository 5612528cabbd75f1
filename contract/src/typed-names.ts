import type { TypedField } from './expenses.ts'

/** What the fields that a claimant may type are called within a sentence. */
export const TYPED_NAMES: Readonly<Record<TypedField, string>> = {
  total: 'total',
  date: 'date',
  merchant: 'merchant',
  invoice_number: 'invoice number',
  gstin: "supplier's GSTIN",
  recipient_gstin: "buyer's GSTIN",
  taxable: 'taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  category: 'category',
  payment_means: 'means of payment',
  place: 'place',
  address: 'address',
}
