/** What an expense is for. */
export const CATEGORIES = ['Food', 'Transport', 'Accommodation', 'Miscellaneous'] as const
export type Category = (typeof CATEGORIES)[number]

/** How a bill can be paid. */
export const PAYMENT_METHODS = ['cash', 'card', 'upi', 'wallet', 'bank'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/**
 * What a field holds. Each kind has one schema, one input in the page, one reader of what people say and one way of being
 * written. A `code` is a text in one piece, such as a number that a seller gives.
 */
export interface ValueOfKind {
  text: string | null
  code: string | null
  date: string | null
  /** In hundredths of the currency's unit. */
  amount: number | null
  count: number | null
  currency: string
  gstin: string | null
  category: Category
  payment: PaymentMethod | null
}
export type ReceiptFieldKind = keyof ValueOfKind

export interface ReceiptField {
  /** The field within a sentence, the same in the page, the chat, the mail and the PDF. */
  label: string
  kind: ReceiptFieldKind
  /** The longest text that a person may give, in characters; of a count the highest. */
  most?: number
  /** Only bills of this category have it. */
  onlyOf?: Category
  /** Every bill carries it, so a receipt without it needs attention. */
  expected?: true
  /** Every receipt has it: the value that is assumed where none was read. */
  assumed?: string
  /** It belongs to the breakdown of the tax. */
  isTax?: true
  /** Its column, where that is called otherwise than the field; that of an amount ends in `_paise`. */
  column?: string
  /** Whom a receipt names, so that it is personal data of theirs and evidence of the purchase. */
  isEvidence?: true
}

/**
 * Returns the table as it is, with the exact kind of each field in its type. TypeScript checks each entry against
 * `ReceiptField`.
 */
function table<const T extends Record<string, ReceiptField>>(fields: T): T {
  return fields
}

/**
 * The fields of a receipt, in the order in which people read them. All of them can be changed by the claimant. The API
 * names a field as this table does; schemas, columns, inputs, questions, corrections and texts are derived from here.
 */
export const RECEIPT_FIELDS = table({
  merchant: { label: 'merchant', kind: 'text', most: 200, expected: true, isEvidence: true },
  date: { label: 'date', kind: 'date', expected: true, column: 'receipt_date' },
  total: { label: 'total', kind: 'amount', expected: true },
  category: { label: 'category', kind: 'category', expected: true, assumed: 'Miscellaneous' },
  currency: { label: 'currency', kind: 'currency', expected: true, assumed: 'INR' },
  invoice_number: { label: 'invoice number', kind: 'code', most: 64, isEvidence: true },
  // A payment method everywhere but in this name, by which rows, readings, conversations and clients know it.
  payment_means: { label: 'payment method', kind: 'payment' },
  gstin: { label: 'supplier GSTIN', kind: 'gstin', isEvidence: true },
  recipient_gstin: { label: 'recipient GSTIN', kind: 'gstin', isEvidence: true },
  place: { label: 'place', kind: 'text', most: 200 },
  address: { label: 'address', kind: 'text', most: 500, isEvidence: true },
  nights: { label: 'number of nights', kind: 'count', most: 366, onlyOf: 'Accommodation' },
  taxable: { label: 'taxable value', kind: 'amount', isTax: true },
  cgst: { label: 'CGST', kind: 'amount', isTax: true },
  sgst: { label: 'SGST', kind: 'amount', isTax: true },
  igst: { label: 'IGST', kind: 'amount', isTax: true },
})
export type ReceiptFieldName = keyof typeof RECEIPT_FIELDS
export type KindOf<N extends ReceiptFieldName> = (typeof RECEIPT_FIELDS)[N]['kind']

/** The names of all fields, in the order of the table. */
export const RECEIPT_FIELD_NAMES = Object.keys(RECEIPT_FIELDS) as ReceiptFieldName[]

/** Returns what the table says of a field. */
export function receiptField(name: ReceiptFieldName): ReceiptField {
  return RECEIPT_FIELDS[name]
}

/** What each field is called within a sentence. */
export const RECEIPT_FIELD_LABELS = Object.fromEntries(
  RECEIPT_FIELD_NAMES.map((name) => [name, receiptField(name).label]),
) as Record<ReceiptFieldName, string>

/** Picks for each field what `byKind` gives for its kind, such as a schema. */
export function byField<K extends Record<ReceiptFieldKind, unknown>>(
  byKind: (field: ReceiptField, name: ReceiptFieldName) => K,
): { [N in ReceiptFieldName]: K[KindOf<N>] } {
  const entries = RECEIPT_FIELD_NAMES.map((name) => {
    const field = receiptField(name)
    return [name, byKind(field, name)[field.kind]] as const
  })
  return Object.fromEntries(entries) as { [N in ReceiptFieldName]: K[KindOf<N>] }
}
