import type { ReviewFieldName } from '@pravas/contract/claims'

/** The columns that keep the fields under review. */
export const COLUMN_OF = {
  merchant: 'merchant',
  address: 'address',
  place: 'place',
  date: 'receipt_date',
  invoice_number: 'invoice_number',
  gstin: 'gstin',
  recipient_gstin: 'recipient_gstin',
  taxable: 'taxable_paise',
  cgst: 'cgst_paise',
  sgst: 'sgst_paise',
  igst: 'igst_paise',
  total: 'total_paise',
  currency: 'currency',
  payment_means: 'payment_means',
  category: 'category',
} as const satisfies Record<ReviewFieldName, string>
