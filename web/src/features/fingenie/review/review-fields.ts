import {
  CATEGORIES,
  PAYMENT_METHODS,
  RECEIPT_FIELD_NAMES,
  type ReceiptFieldKind,
  type ReceiptFieldName,
  receiptField,
} from '@pravas/contract/receipt-fields'
import type { ReceiptFieldsChange, ReceiptInReview, ReviewField } from '@pravas/contract/receipt-review'
import { typedRupees } from '@pravas/contract/typed-number'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { capitalised, formatDate, formatRupees } from '../../../ui/formats.ts'

const t = texts(fingenieReview)

/** How a field of a receipt is named, written and checked. */
export interface FieldShape {
  name: ReceiptFieldName
  label: string
  kind: ReceiptFieldKind
  /** What may be chosen, by what is stored. */
  choices?: readonly { value: string; label: string }[]
  /** It can be left empty without harm: not every bill has one. */
  isOptional?: boolean
  /** Why it cannot be emptied, in a sentence; else emptying it says that the bill has none. */
  whyNeeded?: string
  isWide?: boolean
  /** What stands in it while it is empty. */
  placeholder?: string
}

const MEANS: Readonly<Record<(typeof PAYMENT_METHODS)[number], string>> = {
  cash: t('payment.cash'),
  card: t('payment.card'),
  upi: t('payment.upi'),
  wallet: t('payment.wallet'),
  bank: t('payment.bank'),
}

const CHOICES: Partial<Record<ReceiptFieldKind, NonNullable<FieldShape['choices']>>> = {
  category: CATEGORIES.map((value) => ({ value, label: value })),
  payment: [
    { value: '', label: t('payment.unknown') },
    ...PAYMENT_METHODS.map((value) => ({ value, label: MEANS[value] })),
  ],
}

function shapeOf(name: ReceiptFieldName): FieldShape {
  const { label, kind, expected = false } = receiptField(name)
  const choices = CHOICES[kind]
  return {
    name,
    label: capitalised(label),
    kind,
    isOptional: !expected,
    ...(choices && { choices }),
    ...(name === 'total' && {
      whyNeeded: t('problem.total'),
    }),
    isWide: name === 'merchant' || kind === 'gstin',
    ...(name === 'nights' && { placeholder: t('nights.why') }),
  }
}

const isOfTax = (name: ReceiptFieldName) => receiptField(name).isTax === true
const MAIN_FIELDS: readonly FieldShape[] = RECEIPT_FIELD_NAMES.filter((name) => !isOfTax(name)).map(shapeOf)
export const TAX_FIELDS: readonly FieldShape[] = RECEIPT_FIELD_NAMES.filter(isOfTax).map(shapeOf)

/** The main fields of a receipt, without what only bills of another category have. */
export function mainFields(fields: ReceiptInReview['fields']): readonly FieldShape[] {
  return MAIN_FIELDS.filter(({ name }) => {
    const { onlyOf } = receiptField(name)
    return onlyOf === undefined || fields.category.value === onlyOf
  })
}

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
  if (text === '') return name === 'currency' ? { problem: t('problem.no-currency') } : { value: null }
  switch (kind) {
    case 'amount':
      return amountIn(text)
    case 'count': {
      const { most = 0 } = receiptField(name)
      const isCount = /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most
      return isCount ? { value: Number(text) } : { problem: t('problem.count', { most }) }
    }
    case 'gstin': {
      const gstin = text.toUpperCase().replace(/\s/g, '')
      const problem = gstinProblem(gstin)
      return problem === undefined ? { value: gstin } : { problem }
    }
    case 'currency': {
      const code = text.toUpperCase()
      return /^[A-Z]{3}$/.test(code) ? { value: code } : { problem: t('problem.currency') }
    }
    default:
      return { value: text }
  }
}

function amountIn(text: string): { value: number } | { problem: string } {
  const value = typedRupees(text)
  if (value === undefined) return { problem: t('problem.amount') }
  return /\.\d{3}/.test(text) ? { problem: t('problem.decimals') } : { value }
}

const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Why a text is no GSTIN, in a sentence; undefined for one whose check character is right. */
export function gstinProblem(text: string): string | undefined {
  if (text.length !== 15) return t('problem.gstin-length', { length: text.length })
  if (!FORM.test(text)) return t('problem.gstin-form')
  return checkCharacter(text.slice(0, 14)) === text[14] ? undefined : t('problem.gstin-check')
}

/** The 15th character of a GSTIN: of the first 14 in base 36, weighted 1 and 2 by turns, the digits' sum to 36. */
function checkCharacter(first: string): string | undefined {
  let sum = 0
  for (const [index, character] of [...first].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return ALPHABET[(36 - (sum % 36)) % 36]
}

/** A receipt with fields as the person has set them, before the server has answered. */
export function withFields(receipt: ReceiptInReview, change: ReceiptFieldsChange): ReceiptInReview {
  const fields = { ...receipt.fields }
  for (const [name, value] of Object.entries(change) as [ReceiptFieldName, never][]) {
    const { read, value: before, state, place } = fields[name]
    const was = state === 'corrected' ? read : before
    const next = { value, place, state: was === value ? ('sure' as const) : ('corrected' as const), read: was }
    Object.assign(fields, { [name]: next })
  }
  return { ...receipt, fields }
}
