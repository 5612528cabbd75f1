import { PAYMENT_MEANS, type ReviewField, type ReviewFieldName } from '@pravas/contract/claims'
import { CATEGORIES } from '@pravas/contract/expenses'
import { formatDate, formatRupees } from '../../../ui/formats.ts'
import { gstinProblem } from './gstin-check.ts'

type FieldKind = 'text' | 'date' | 'amount' | 'gstin' | 'currency' | 'choice'

/** How a field of a receipt is named, written and checked. */
export interface FieldShape {
  name: ReviewFieldName
  label: string
  kind: FieldKind
  /** What may be chosen, by what is stored. */
  choices?: readonly { value: string; label: string }[]
  /** It can be left empty without harm: not every bill has one. */
  isOptional?: boolean
  /** Why it cannot be emptied, in a sentence; else emptying it says that the bill has none. */
  whyNeeded?: string
  isWide?: boolean
}

const MEANS: Readonly<Record<(typeof PAYMENT_MEANS)[number], string>> = {
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
  wallet: 'Wallet',
  bank: 'Bank transfer',
}

export const MAIN_FIELDS: readonly FieldShape[] = [
  { name: 'merchant', label: 'Merchant', kind: 'text', isWide: true },
  { name: 'date', label: 'Date', kind: 'date' },
  {
    name: 'total',
    label: 'Total',
    kind: 'amount',
    whyNeeded: 'A receipt needs its total. To leave it out of the claim, remove the receipt.',
  },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    choices: CATEGORIES.map((value) => ({ value, label: value })),
  },
  { name: 'currency', label: 'Currency', kind: 'currency' },
  { name: 'invoice_number', label: 'Invoice number', kind: 'text', isOptional: true },
  {
    name: 'payment_means',
    label: 'Paid by',
    kind: 'choice',
    choices: [{ value: '', label: 'Not known' }, ...PAYMENT_MEANS.map((value) => ({ value, label: MEANS[value] }))],
    isOptional: true,
  },
  { name: 'gstin', label: 'GSTIN of the vendor', kind: 'gstin', isOptional: true, isWide: true },
  { name: 'recipient_gstin', label: 'GSTIN of the company', kind: 'gstin', isOptional: true, isWide: true },
  { name: 'place', label: 'Place', kind: 'text', isOptional: true },
  { name: 'address', label: 'Address', kind: 'text', isOptional: true },
]

export const TAX_FIELDS: readonly FieldShape[] = [
  { name: 'taxable', label: 'Taxable value', kind: 'amount', isOptional: true },
  { name: 'cgst', label: 'CGST', kind: 'amount', isOptional: true },
  { name: 'sgst', label: 'SGST', kind: 'amount', isOptional: true },
  { name: 'igst', label: 'IGST', kind: 'amount', isOptional: true },
]

export type FieldValue = string | number | null

/** Whether the reader saw that a pen wrote the field, and left it to be typed in. */
export function isByHand({ state, place }: Pick<ReviewField<FieldValue>, 'state' | 'place'>): boolean {
  return state === 'not_found' && place !== null
}

/** A field's value as it is read; empty when there is none. Amounts in units of the currency. */
export function shownValue({ kind, choices }: FieldShape, value: FieldValue, currency: string | null): string {
  if (value === null) return ''
  if (kind === 'date') return formatDate(value)
  if (kind === 'amount') return amountText(Number(value), currency)
  return choices?.find((choice) => choice.value === value)?.label ?? String(value)
}

/** An amount with its currency: `₹1,240.50`, `USD 12.00`. */
export function amountText(amount: number, currency: string | null): string {
  return currency && currency !== 'INR' ? `${currency} ${amount.toFixed(2)}` : formatRupees(amount)
}

/** A field's value as it is written. */
export function writtenValue({ kind }: FieldShape, value: FieldValue): string {
  if (value === null) return ''
  return kind === 'amount' ? Number(value).toFixed(2) : String(value)
}

/** What was written as a value; null for nothing. Else what is wrong with it, in a sentence. */
export function parseWritten({ kind, name }: FieldShape, written: string): { value: FieldValue } | { problem: string } {
  const text = written.trim()
  if (text === '') return name === 'currency' ? { problem: 'Give a currency, such as INR.' } : { value: null }
  switch (kind) {
    case 'amount':
      return amountIn(text)
    case 'gstin': {
      const gstin = text.toUpperCase().replace(/\s/g, '')
      const problem = gstinProblem(gstin)
      return problem === undefined ? { value: gstin } : { problem }
    }
    case 'currency': {
      const code = text.toUpperCase()
      return /^[A-Z]{3}$/.test(code) ? { value: code } : { problem: 'A currency has three letters, such as INR.' }
    }
    default:
      return { value: text }
  }
}

function amountIn(text: string): { value: number } | { problem: string } {
  const digits = text.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replace(/[,\s]/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(digits)) return { problem: 'Write an amount such as 1,240.50.' }
  if (!/^\d+(?:\.\d{1,2})?$/.test(digits)) return { problem: 'An amount has at most two decimals.' }
  return { value: Number(digits) }
}
