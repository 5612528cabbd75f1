/** What an expense can be for. */
export const CATEGORIES = ['Food', 'Transport', 'Accommodation', 'Miscellaneous'] as const
export type Category = (typeof CATEGORIES)[number]

/** How a bill can be paid. */
export const PAYMENT_METHODS = ['cash', 'card', 'upi', 'wallet', 'bank'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a sentence can say of a receipt. Amounts are in hundredths of the currency's unit, days `YYYY-MM-DD`. */
interface ReceiptFields {
  merchant: string | null
  date: string | null
  totalPaise: number | null
  /** Every receipt has one. */
  category: Category
  /** Every receipt has one, by its code in ISO 4217. */
  currency: string
  invoiceNumber: string | null
  paymentMeans: PaymentMethod | null
  gstin: string | null
  recipientGstin: string | null
  place: string | null
  address: string | null
  /** Of a stay. */
  nights: number | null
  taxablePaise: number | null
  cgstPaise: number | null
  sgstPaise: number | null
  igstPaise: number | null
}
export type ReceiptField = keyof ReceiptFields

/** Fields that a sentence sets; null says that the receipt has no such thing. */
export type FieldChange = Partial<ReceiptFields>

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
}

/** What each field is called within a sentence. */
export const FIELD_WORDS: Readonly<Record<ReceiptField, string>> = {
  merchant: 'merchant',
  date: 'date',
  totalPaise: 'total',
  category: 'category',
  currency: 'currency',
  invoiceNumber: 'invoice number',
  paymentMeans: 'payment method',
  gstin: 'supplier GSTIN',
  recipientGstin: 'recipient GSTIN',
  place: 'place',
  address: 'address',
  nights: 'number of nights',
  taxablePaise: 'taxable value',
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  igstPaise: 'IGST',
}

/** Returns the words of the merchants' names, in lower case. */
export function merchantWords(receipts: readonly Pick<NameableReceipt, 'merchant'>[]): Set<string> {
  return new Set(receipts.flatMap(({ merchant }) => merchant?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? []))
}
