import type { FieldState, PlaceOnPage, ReviewField, ReviewFields } from '@pravas/contract/claims'
import { Category } from '@pravas/contract/expenses'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { DetailName, FieldName, ReceiptReading, TaxKind } from '@pravas/reading/receipt'
import { COLUMN_OF } from './field-column-rules.ts'
import type { ReviewRow } from './review-store.ts'

type Details = NonNullable<ReceiptReading['details']>

/** What was read of one field; undefined where nothing is kept of the reading. */
interface WasRead<T> {
  value: T | null
  sure: boolean
  place: PlaceOnPage | null
}

/** The fields of a receipt as they stand, each with how sure it is, where it was read and what was read there. */
export function reviewFields(row: ReviewRow, reading: ReceiptReading | null): ReviewFields {
  const field = <T>(name: ReceiptFieldName, value: T | null, was: WasRead<T> | undefined) =>
    fieldOf(value, was, row.checked.includes(COLUMN_OF[name]))
  const read = <N extends FieldName>(name: N) =>
    reading ? wasRead<ReceiptReading[N]['value'] & {}>(reading[name], reading.confident.includes(name)) : undefined
  const detail = <N extends DetailName>(name: N) =>
    reading?.details
      ? wasRead<Details[N]['value'] & {}>(reading.details[name], reading.details.confident.includes(name))
      : undefined
  const money = (was: WasRead<number> | undefined) =>
    was && { ...was, value: was.value === null ? null : rupeesFromPaise(was.value) }
  const rupees = (paise: number | null) => (paise === null ? null : rupeesFromPaise(paise))
  const tax = (kind: TaxKind) => money(taxRead(reading, kind))
  return {
    merchant: field('merchant', row.merchant, read('merchant')),
    address: field('address', row.address, detail('address')),
    place: field('place', row.place, read('place')),
    date: field('date', row.receipt_date, read('date')),
    invoice_number: field('invoice_number', row.invoice_number, read('invoiceNumber')),
    gstin: field('gstin', row.gstin, read('gstin')),
    recipient_gstin: field('recipient_gstin', row.recipient_gstin, detail('recipientGstin')),
    taxable: field('taxable', rupees(row.taxable_paise), money(detail('taxablePaise'))),
    cgst: field('cgst', rupees(row.cgst_paise), tax('CGST')),
    sgst: field('sgst', rupees(row.sgst_paise), tax('SGST')),
    igst: field('igst', rupees(row.igst_paise), tax('IGST')),
    total: field('total', rupees(row.total_paise), money(read('totalPaise'))),
    currency: assumed(field('currency', row.currency, read('currency')), 'INR', row.gstin !== null),
    payment_means: field('payment_means', row.payment_means, read('paymentMeans')),
    category: assumed(
      field('category', Category.catch('Miscellaneous').parse(row.category), read('category')),
      'Miscellaneous',
      false,
    ),
  }
}

interface Value<T> {
  value: T | null
  box: PlaceOnPage | null
}

function wasRead<T>({ value, box }: Value<T>, sure: boolean): WasRead<T> {
  return { value, sure, place: box }
}

/** The lines of one kind of tax together; they are sure where the bill adds up with them. */
function taxRead(reading: ReceiptReading | null, kind: TaxKind): WasRead<number> | undefined {
  if (!reading) return undefined
  const lines = reading.taxes.filter((line) => line.kind === kind)
  const [first] = lines
  return {
    value: first ? lines.reduce((sum, { paise }) => sum + paise, 0) : null,
    sure: reading.details?.addsUp === true,
    place: first?.box ?? null,
  }
}

function fieldOf<T>(value: T | null, was: WasRead<T> | undefined, checked: boolean): ReviewField<T> {
  const place = was?.place ?? null
  if (was && value !== was.value) return { value, state: 'corrected', place, read: was.value }
  return { value, state: stateOf(value, was, checked), place }
}

function stateOf(value: unknown, was: WasRead<unknown> | undefined, checked: boolean): FieldState {
  if (value === null) return 'not_found'
  return checked || !was || was.sure ? 'sure' : 'unsure'
}

/** What is assumed where nothing was read is no correction. */
function assumed<T>(field: ReviewField<T>, by: T, sure: boolean): ReviewField<T> {
  if (field.state !== 'corrected' || field.read !== null || field.value !== by) return field
  return { value: field.value, state: sure ? 'sure' : 'unsure', place: field.place }
}
