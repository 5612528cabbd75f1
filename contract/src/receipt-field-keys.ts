import {
  type KindOf,
  RECEIPT_FIELD_NAMES,
  type RECEIPT_FIELDS,
  type ReceiptFieldKind,
  type ReceiptFieldName,
  receiptField,
  type ValueOfKind,
} from './receipt-fields.ts'

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

/** The fields of a kind. */
export type NameOfKind<K extends ReceiptFieldKind> = {
  [N in ReceiptFieldName]: KindOf<N> extends K ? N : never
}[ReceiptFieldName]

/** The column that keeps a field; amounts are paise. */
export type ColumnOf<N extends ReceiptFieldName> = N extends NameOfKind<'amount'> ? `${N}_paise` : OwnColumn<N>
/** One field at a time, as a union of fields has no column of its own. */
type OwnColumn<N extends ReceiptFieldName> = N extends ReceiptFieldName
  ? (typeof RECEIPT_FIELDS)[N] extends { column: infer C extends string }
    ? C
    : N
  : never
export type FieldColumn = ColumnOf<ReceiptFieldName>

/** A field as a property in code, such as `totalPaise` or `invoiceNumber`; the reader names its fields in the same way. */
export type KeyOf<N extends ReceiptFieldName> = N extends NameOfKind<'amount'> ? `${N}Paise` : Camel<N>
export type FieldKey = KeyOf<ReceiptFieldName>
/** The properties of a kind. */
export type KeyOfKind<K extends ReceiptFieldKind> = KeyOf<NameOfKind<K>>

/** What the fields hold, by their properties. */
export type FieldValues = { [N in ReceiptFieldName as KeyOf<N>]: ValueOfKind[KindOf<N>] }

interface KeptOfKind extends Omit<ValueOfKind, 'category'> {
  category: string
}
/** What the columns of a receipt hold. */
export type KeptFields = { [N in ReceiptFieldName as ColumnOf<N>]: KeptOfKind[KindOf<N>] }
/** The same by the properties of the fields. */
export type KeptValues = { [N in ReceiptFieldName as KeyOf<N>]: KeptOfKind[KindOf<N>] }

/** The columns by the names of their fields. */
export const COLUMN_OF = named((name) => receiptField(name).column ?? (isAmount(name) ? `${name}_paise` : name)) as {
  [N in ReceiptFieldName]: ColumnOf<N>
}

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

/** What a receipt may lack; of the breakdown of its tax all or nothing. */
export type LackableField = {
  [N in ReceiptFieldName]: (typeof RECEIPT_FIELDS)[N] extends { assumed: string } | { isTax: true } ? never : N
}[ReceiptFieldName]

/** Whether a receipt may lack a field. */
export function isLackable(name: ReceiptFieldName): name is LackableField {
  const { assumed, isTax } = receiptField(name)
  return assumed === undefined && isTax === undefined
}
export const LACKABLE_FIELDS: readonly LackableField[] = RECEIPT_FIELD_NAMES.filter(isLackable)

type Empty<T> = { [C in keyof T as null extends T[C] ? C : never]: null }

/** The columns that a receipt may lack, empty. */
export const NO_FIELDS = empty(COLUMN_OF) as Empty<KeptFields>
/** The same by the properties. */
export const NO_VALUES = empty(KEY_OF) as Empty<KeptValues>

function empty(named: Readonly<Record<ReceiptFieldName, string>>): Record<string, null> {
  const names = RECEIPT_FIELD_NAMES.filter((name) => receiptField(name).assumed === undefined)
  return Object.fromEntries(names.map((name) => [named[name], null]))
}

/** Whether a field holds an amount of money. */
export function isAmount(name: ReceiptFieldName): boolean {
  return receiptField(name).kind === 'amount'
}

/** The fields of a kind, by their properties, in the order of the table. */
export function keysOfKind<K extends ReceiptFieldKind>(kind: K): readonly KeyOfKind<K>[] {
  return RECEIPT_FIELD_NAMES.filter((name) => receiptField(name).kind === kind).map(
    (name) => KEY_OF[name],
  ) as KeyOfKind<K>[]
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
