import { Category } from '@pravas/contract/categories'
import { COLUMN_OF } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_NAMES, type ReceiptFieldName, receiptField } from '@pravas/contract/receipt-fields'
import type { FieldState, ReviewField, ReviewFields } from '@pravas/contract/receipt-review'
import type { ReceiptReading } from '@pravas/reading/receipt'
import { shownValue } from './field-column-rules.ts'
import { readField, type WasRead } from './read-field.ts'
import type { ReviewRow } from './review-store.ts'

type Value = string | number

/** The fields of a receipt as they stand, each with how sure it is, where it was read and what was read there. */
export function reviewFields(row: ReviewRow, reading: ReceiptReading | null): ReviewFields {
  const fields = RECEIPT_FIELD_NAMES.map((name) => [name, reviewField(row, reading, name)])
  return Object.fromEntries(fields) as ReviewFields
}

function reviewField(row: ReviewRow, reading: ReceiptReading | null, name: ReceiptFieldName): ReviewField<Value> {
  const { kind, assumed } = receiptField(name)
  const kept = row[COLUMN_OF[name]]
  const value = kind === 'category' ? Category.catch('Miscellaneous').parse(kept) : shownValue(name, kept)
  const was = reading ? readField(reading, name) : undefined
  const field = fieldOf(
    value,
    was && { ...was, value: shownValue(name, was.value) },
    row.checked.includes(COLUMN_OF[name]),
  )
  if (assumed === undefined) return field
  // Who has a GSTIN charges in rupees.
  return withAssumed(field, assumed, kind === 'currency' && row.gstin !== null)
}

function fieldOf(value: Value | null, was: WasRead | undefined, checked: boolean): ReviewField<Value> {
  const place = was?.place ?? null
  if (was && value !== was.value) return { value, state: 'corrected', place, read: was.value }
  return { value, state: stateOf(value, was, checked), place }
}

function stateOf(value: Value | null, was: WasRead | undefined, checked: boolean): FieldState {
  if (value === null) return 'not_found'
  return checked || !was || was.sure ? 'sure' : 'unsure'
}

/** What is assumed where nothing was read is no correction. */
function withAssumed(field: ReviewField<Value>, assumed: string, sure: boolean): ReviewField<Value> {
  if (field.state !== 'corrected' || field.read !== null || field.value !== assumed) return field
  return { value: field.value, state: sure ? 'sure' : 'unsure', place: field.place }
}
