import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { type KindOf, RECEIPT_FIELD_NAMES, type ReceiptFieldName, receiptField } from '@pravas/contract/receipt-fields'
import type { PaymentMethod } from '@pravas/contract/receipt-review'

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

type AmountName = { [N in ReceiptFieldName]: KindOf<N> extends 'amount' ? N : never }[ReceiptFieldName]

/** The column that keeps a field; amounts are paise. */
export type ColumnOf<N extends ReceiptFieldName> = N extends 'date'
  ? 'receipt_date'
  : N extends AmountName
    ? `${N}_paise`
    : N
export type FieldColumn = ColumnOf<ReceiptFieldName>

/** A field as a property in code, such as `totalPaise` or `invoiceNumber`; the reader names its fields in the same way. */
export type KeyOf<N extends ReceiptFieldName> = N extends AmountName ? `${N}Paise` : Camel<N>
export type FieldKey = KeyOf<ReceiptFieldName>

interface KeptAs {
  text: string | null
  date: string | null
  amount: number | null
  count: number | null
  currency: string
  gstin: string | null
  category: string
  payment: PaymentMethod | null
}
/** What the columns of a receipt hold. */
export type KeptFields = { [N in ReceiptFieldName as ColumnOf<N>]: KeptAs[KindOf<N>] }
/** What the fields of a receipt are set to; money in paise. */
export type ReceiptColumns = Partial<KeptFields>

/** A receipt of a claim draft; `expenseNumber` is null until it is claimed. Money in paise. */
export type ReceiptRecord = {
  id: string
  number: number
  fileName: string
  expenseNumber: string | null
  /** What is kept of a journey by an own vehicle; null of a receipt. */
  mileage: object | null
} & {
  [N in ReceiptFieldName as KeyOf<N>]: KeptAs[KindOf<N>]
}

/** The kind of the tax lines that make up a field; the other fields are printed on their own. */
export const TAX_KIND_OF: Partial<Record<ReceiptFieldName, 'CGST' | 'SGST' | 'IGST'>> = {
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
}

/** The columns by the names of their fields. */
export const COLUMN_OF = named((name) => {
  if (name === 'date') return 'receipt_date'
  return isAmount(name) ? `${name}_paise` : name
}) as { [N in ReceiptFieldName]: ColumnOf<N> }

/** The properties by the names of their fields. */
export const KEY_OF = named((name) => {
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return isAmount(name) ? `${camel}Paise` : camel
}) as { [N in ReceiptFieldName]: KeyOf<N> }

/** The names of the fields by their properties. */
export const FIELD_OF = Object.fromEntries(RECEIPT_FIELD_NAMES.map((name) => [KEY_OF[name], name])) as {
  [N in ReceiptFieldName as KeyOf<N>]: N
}

/** All columns of fields, in the order of the table. */
export const FIELD_COLUMNS: readonly FieldColumn[] = Object.values(COLUMN_OF)

/** A value of a column as the API gives it: amounts in units of the currency. */
export function shownValue<V>(name: ReceiptFieldName, kept: V): V | number {
  return typeof kept === 'number' && isAmount(name) ? rupeesFromPaise(kept) : kept
}

/** A value of the API as its column keeps it: amounts in hundredths of the currency's unit. */
export function keptValue<V>(name: ReceiptFieldName, shown: V): V | number {
  return typeof shown === 'number' && isAmount(name) ? paiseFromRupees(shown) : shown
}

/** Whether a field holds an amount of money. */
export function isAmount(name: ReceiptFieldName): boolean {
  return receiptField(name).kind === 'amount'
}

/** Renames what is given by field to the properties in code. */
export function byKey<T extends Record<ReceiptFieldName, unknown>>(
  given: T,
): { [N in ReceiptFieldName as KeyOf<N>]: T[N] } {
  const entries = RECEIPT_FIELD_NAMES.map((name) => [KEY_OF[name], given[name]])
  return Object.fromEntries(entries) as { [N in ReceiptFieldName as KeyOf<N>]: T[N] }
}

function named(of: (name: ReceiptFieldName) => string): Record<string, string> {
  return Object.fromEntries(RECEIPT_FIELD_NAMES.map((name) => [name, of(name)]))
}
