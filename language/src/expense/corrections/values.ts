import { FIELD_OF, keysOfKind } from '@pravas/contract/receipt-field-keys'
import type { PaymentMethod } from '@pravas/contract/receipt-fields'
import { receiptField } from '@pravas/contract/receipt-fields'
import { affirmedText, negatesAnything } from '../../text/affirmed-text.ts'
import { type Amount, currenciesIn, isAmount, type NoAmount, readAmount } from '../../text/amounts.ts'
import { doubtIn } from '../../text/certainty.ts'
import { numberAt } from '../../text/numbers.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { wholePeriodIn } from '../receipts/past-dates.ts'
import type { FieldChange, ReceiptField } from '../receipts/receipt.ts'
import { categoryNamed } from './category-values.ts'
import type { RefusedValue, UnclearValue } from './problems.ts'

/**
 * What a value came to: the change, why it cannot be one, or why it was not understood whole, so that it is to be asked for.
 * Undefined when there is no value of that field.
 */
export type Value = { change: FieldChange } | { refused: RefusedValue } | { unclear: UnclearValue } | undefined

const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'MYR', 'THB', 'JPY', 'LKR', 'NPR']

/** The fields that hold an amount of money. */
export const AMOUNTS: readonly ReceiptField[] = keysOfKind('amount')

/** Of a name only its end can be what it is not: 'Chai Point, not Chai Corner'. */
const INSTEAD_OF = /[,;]?(?<!\s)\s+\b(?:not|instead of|rather than)\b.*$/is

/** Reads what was said after 'is' or 'to' as the value of a field. */
export function valueIn(field: ReceiptField, said: string, today: string): Value {
  const text = assertedIn(field, said)
  if (text === '' && negatesAnything(said)) return { unclear: { why: 'negated', words: '' } }
  const { kind, isTax } = receiptField(FIELD_OF[field])
  switch (kind) {
    case 'amount':
      return isTax ? taxAmount(field, text) : amount(field, text)
    case 'date':
      return date(field, text, today)
    case 'category': {
      const category = categoryNamed(text, true)
      if (category) return { change: { [field]: category } }
      return wordCount(text) <= 3 && text !== '' ? { refused: { why: 'no-category' } } : undefined
    }
    case 'gstin':
      return gstin(field, text)
    case 'currency':
      return currency(field, text)
    case 'count':
      return count(field, text)
    case 'code':
      return code(field, text)
    case 'payment':
      return paymentMethod(field, text)
    case 'text':
      return name(field, text)
  }
}

/** A value without what it is said not to be; amounts settle that themselves. */
function assertedIn(field: ReceiptField, said: string): string {
  const { kind } = receiptField(FIELD_OF[field])
  if (kind === 'text') return said.replace(INSTEAD_OF, '').trim()
  if (kind === 'code') return affirmedText(said.replace(INSTEAD_OF, ''))
  return kind === 'amount' ? said.trim() : affirmedText(said)
}

function amount(field: ReceiptField, text: string): Value {
  const reading = amountIn(text)
  if (!isAmount(reading)) return reading && { unclear: reading }
  if (reading.negative) return { refused: { why: 'negative-total' } }
  const { paise, currency } = reading
  if (currency && !CURRENCIES.includes(currency)) return { refused: { why: 'other-currency', currency } }
  return { change: { [field]: paise, ...(currency && { currency }) } }
}

/** The amount that a value is; 'half of it' is none, though it names no figure. */
function amountIn(text: string): Amount | NoAmount | undefined {
  return readAmount(text) ?? (doubtIn(text) === 'relative' ? { why: 'relative', words: text, money: false } : undefined)
}

/** Written as a day of a month is. */
const NO_DAY =
  /^\d{1,3}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: \d{2,4})?$|^\d{1,3}[-/]\d{1,3}[-/]\d{2,4}$/i

function date(field: ReceiptField, text: string, today: string): Value {
  const period = wholePeriodIn(text, today)
  const isOneDay = typeof period === 'object' && 'from' in period && period.from === period.to
  if (period === 'invalid' || (!isOneDay && NO_DAY.test(text))) return { refused: { why: 'not-a-day', words: text } }
  if (!period) return /\d/.test(text) ? { unclear: { why: 'unread', words: text } } : undefined
  if ('why' in period) return { unclear: period }
  if (period.from !== period.to) return { refused: { why: 'not-one-day', words: text } }
  if (period.from > today) return { refused: { why: 'future-day', day: period.from } }
  return { change: { [field]: period.from } }
}

function gstin(field: ReceiptField, text: string): Value {
  const code = /\b(?=[A-Z]*\d)[0-9A-Z]{10,20}\b/i.exec(text.replace(/\s+/g, ''))?.[0]?.toUpperCase()
  return code ? { change: { [field]: code } } : undefined
}

function currency(field: ReceiptField, text: string): Value {
  const [named, ...others] = currenciesIn(text)
  if (others.length > 0) return { unclear: { why: 'currencies', words: text, money: true } }
  return named && CURRENCIES.includes(named) ? { change: { [field]: named } } : undefined
}

/** Words that say something about a value and are none. */
const NO_NAME =
  /^(?:not\b|in\b|on\b|wrong|incorrect|missing|unclear|unknown|unreadable|blank|empty|none|nothing|null|n\/a|the same|same|right|correct|fine|ok|okay|good|bad|nice|closed|back|(?:kya|kaun|kahan|kab)$|(?:the |its )?(?:merchant|vendor|date|total|amount|category|city|place|address|name|gst(?:in)?|invoice|bill|number|currency|payment|field)$)(?:\b|$)/i

function taxAmount(field: ReceiptField, text: string): Value {
  const reading = amountIn(text)
  if (!isAmount(reading)) return reading && { unclear: reading }
  if (reading.currency && reading.currency !== 'INR') return { unclear: { why: 'tax-currency' } }
  return reading.negative ? { refused: { why: 'negative-tax' } } : { change: { [field]: reading.paise } }
}

/** One whole number beside words for nights, such as '3', 'three nights', '2 raat'. */
function count(field: ReceiptField, text: string): Value {
  const tokens = tokenise(clean(text)).filter((token) => !BESIDE_COUNT.has(token.text))
  const number = numberAt(tokens, 0)
  const doubt = doubtIn(text)
  if (doubt === 'unsure') return { unclear: { why: 'unsure', words: text } }
  if (!number || number.ordinal || number.length < tokens.length)
    return /\d/.test(text) ? { unclear: { why: 'unread', words: text } } : undefined
  const { most = 0 } = receiptField(FIELD_OF[field])
  return number.value >= 1 && number.value <= most
    ? { change: { [field]: number.value } }
    : { refused: { why: 'no-count', field } }
}

const BESIDE_COUNT = new Set([
  'night',
  'nights',
  'nite',
  'nites',
  'raat',
  'raaten',
  'raatein',
  'only',
  'for',
  'a',
  'stay',
  '.',
])

/** Rule 46 of the CGST Rules gives an invoice’s number 16 characters at most; foreign and older bills have longer ones. */
function code(field: ReceiptField, text: string): Value {
  const found = /^["'#]?([A-Z0-9][A-Z0-9/_.-]{0,31})["']?[.!]?$/i.exec(text)?.[1]?.replace(/(?<![.-])[.-]+$/, '')
  if (found && /\d/.test(found)) return { change: { [field]: found } }
  return wordCount(text) === 1 ? { refused: { why: 'no-code', field } } : undefined
}

const PAYMENT_WORDS: [PaymentMethod, RegExp][] = [
  ['upi', /\b(?:upi|gpay|google pay|phonepe|paytm|bhim)\b/i],
  ['card', /\b(?:card|visa|mastercard|rupay|amex|debit|credit)\b/i],
  ['cash', /\bcash\b/i],
  ['wallet', /\bwallet\b/i],
  ['bank', /\b(?:bank|neft|imps|rtgs|transfer|net ?banking)\b/i],
]

/** Parts what may be either. */
const OR = /\s(?:or|ya)\s|\//i

function paymentMethod(field: ReceiptField, text: string): Value {
  const methods = new Set(
    text.split(OR).flatMap((part) => PAYMENT_WORDS.find(([, words]) => words.test(part))?.[0] ?? []),
  )
  if (methods.size > 1) return { unclear: { why: 'range', words: text, money: false } }
  const [method] = methods
  if (method) return { change: { [field]: method } }
  return wordCount(text) <= 2 && text !== '' ? { refused: { why: 'no-payment-method' } } : undefined
}

/** By its form; whether it is a valid one does not matter. */
const GSTIN_IN = /\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}\b/i

/** A condition is part of no name. */
const SUPPOSED = /\s(?:if|unless|agar|until|provided)\s/i

/** With what a name that is a guess begins; 'Around the Corner' is a name. */
const GUESSED =
  /^(?:maybe|may be|perhaps|probably|possibly|something like|shayad|i think|i guess|i believe)\b|\b(?:maybe|i think|i guess|shayad)$/i

function name(field: ReceiptField, text: string): Value {
  const plain = text
    .replace(/^["'“‘]|(?<!["'”’.!])["'”’.!]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (SUPPOSED.test(plain)) return { unclear: { why: 'sounds-unsure' } }
  if (GUESSED.test(plain)) return { unclear: { why: 'unsure', words: plain } }
  const gst = GSTIN_IN.exec(plain)?.[0]
  if (gst) return { refused: { why: 'gstin-as-name', gstin: gst.toUpperCase(), field } }
  if (!/\p{L}/u.test(plain)) return plain === '' ? undefined : { refused: { why: 'not-a-name', words: plain, field } }
  const [most, words] = field === 'address' ? [300, 40] : [120, 8]
  if (plain.length < 2 || plain.length > most || wordCount(plain) > words || NO_NAME.test(plain)) return undefined
  return { change: { [field]: plain } }
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
