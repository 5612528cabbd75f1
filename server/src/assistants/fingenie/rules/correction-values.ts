import { affirmedText, negatesAnything } from '@pravas/language/text/affirmed-text'
import { type Amount, currenciesIn, isAmount, type NoAmount, readAmount } from '@pravas/language/text/amounts'
import { doubtIn } from '@pravas/language/text/certainty'
import { isGstin } from '@pravas/reading/gstin'
import { dayText } from '../../../formats.ts'
import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { categoryNamed } from './category-values.ts'
import { wholePeriodIn } from './past-dates.ts'
import { literal } from './texts.ts'
import { unclearText } from './unclear-values.ts'

/**
 * What a value came to: the change, why it cannot be one, or why it was not understood whole, so that it is to be asked for.
 * Undefined when there is no value of that field.
 */
export type Value = { change: ReceiptChange } | { refused: string } | { unclear: string } | undefined

const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'MYR', 'THB', 'JPY', 'LKR', 'NPR']

/** The fields that hold an amount of money. */
export const AMOUNTS: readonly ChangeableField[] = ['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise']

/** Of a name only its end can be what it is not: 'Chai Point, not Chai Corner'. */
const INSTEAD_OF = /[,;]?(?<!\s)\s+\b(?:not|instead of|rather than)\b.*$/is

/** Reads what was said after 'is' or 'to' as the value of a field. */
export function valueIn(field: ChangeableField, said: string, today: string): Value {
  const text = assertedIn(field, said)
  if (text === '' && negatesAnything(said)) return { unclear: 'I changed nothing.' }
  switch (field) {
    case 'totalPaise':
      return amount(text)
    case 'date':
      return date(text, today)
    case 'category': {
      const category = categoryNamed(text, true)
      if (category) return { change: { category } }
      return wordCount(text) <= 3 && text !== ''
        ? { refused: 'A category is Food, Transport, Accommodation or Miscellaneous.' }
        : undefined
    }
    case 'gstin':
    case 'recipientGstin':
      return gstin(field, text)
    case 'currency':
      return currency(text)
    case 'taxablePaise':
    case 'cgstPaise':
    case 'sgstPaise':
    case 'igstPaise':
      return taxAmount(field, text)
    case 'invoiceNumber':
      return invoiceNumber(text)
    case 'paymentMeans':
      return paymentMeans(text)
    case 'merchant':
    case 'place':
    case 'address':
      return name(field, text)
  }
}

/** A value without what it is said not to be; amounts settle that themselves. */
function assertedIn(field: ChangeableField, said: string): string {
  if (field === 'merchant' || field === 'place' || field === 'address') return said.replace(INSTEAD_OF, '').trim()
  return AMOUNTS.includes(field) ? said.trim() : affirmedText(said)
}

function amount(text: string): Value {
  const reading = amountIn(text)
  if (!isAmount(reading)) return reading && { unclear: unclearText(reading) }
  if (reading.negative) return { refused: 'A total cannot be below zero.' }
  const { paise: totalPaise, currency } = reading
  if (currency && !CURRENCIES.includes(currency)) return { refused: `I need the total in rupees, not in ${currency}.` }
  return { change: { totalPaise, ...(currency && { currency }) } }
}

/** The amount that a value is; 'half of it' is none, though it names no figure. */
function amountIn(text: string): Amount | NoAmount | undefined {
  return readAmount(text) ?? (doubtIn(text) === 'relative' ? { why: 'relative', words: text, money: false } : undefined)
}

/** Written as a day of a month is. */
const NO_DAY =
  /^\d{1,3}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: \d{2,4})?$|^\d{1,3}[-/]\d{1,3}[-/]\d{2,4}$/i

function date(text: string, today: string): Value {
  const period = wholePeriodIn(text, today)
  const isOneDay = typeof period === 'object' && 'from' in period && period.from === period.to
  if (period === 'invalid' || (!isOneDay && NO_DAY.test(text)))
    return { refused: `'${literal(text)}' is not a day of the calendar. Which date is right?` }
  if (!period) return /\d/.test(text) ? { unclear: unclearText({ why: 'unread', words: text }) } : undefined
  if ('why' in period) return { unclear: unclearText(period) }
  if (period.from !== period.to) return { refused: 'A receipt needs one day, such as 12 June 2026.' }
  if (period.from > today)
    return { refused: `${dayText(period.from)} lies ahead; a receipt carries a day that has been.` }
  return { change: { date: period.from } }
}

function gstin(field: 'gstin' | 'recipientGstin', text: string): Value {
  const code = /\b[0-9A-Z]{10,20}\b/i.exec(text.replace(/\s+/g, ''))?.[0]?.toUpperCase()
  if (!code) return undefined
  if (isGstin(code)) return { change: { [field]: code } }
  return { refused: `${code} is not a GSTIN: its check character or its form is wrong.` }
}

function currency(text: string): Value {
  const [named, ...others] = currenciesIn(text)
  if (others.length > 0) return { unclear: `I changed nothing: “${literal(text)}” names two currencies.` }
  return named && CURRENCIES.includes(named) ? { change: { currency: named } } : undefined
}

/** Words that say something about a value and are none. */
const NO_NAME =
  /^(?:not\b|in\b|on\b|wrong|incorrect|missing|unclear|unknown|unreadable|blank|empty|none|nothing|null|n\/a|the same|same|right|correct|fine|ok|okay|good|bad|nice|closed|back|(?:the |its )?(?:merchant|vendor|date|total|amount|category|city|place|address|name|gst(?:in)?|invoice|bill|number|currency|payment|field)$)(?:\b|$)/i

function taxAmount(field: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise', text: string): Value {
  const reading = amountIn(text)
  if (!isAmount(reading)) return reading && { unclear: unclearText(reading) }
  if (reading.currency && reading.currency !== 'INR') return { unclear: 'I changed nothing: GST is charged in rupees.' }
  return reading.negative ? { refused: 'A tax cannot be below zero.' } : { change: { [field]: reading.paise } }
}

/** Rule 46 of the CGST Rules gives it 16 characters at most; foreign and older bills have longer ones. */
function invoiceNumber(text: string): Value {
  const code = /^["'#]?([A-Z0-9][A-Z0-9/_.-]{0,31})["']?[.!]?$/i.exec(text)?.[1]?.replace(/(?<![.-])[.-]+$/, '')
  if (code && /\d/.test(code)) return { change: { invoiceNumber: code } }
  return wordCount(text) === 1
    ? { refused: 'An invoice number holds a digit, and letters, - and / at most beside.' }
    : undefined
}

const MEANS: [NonNullable<ReceiptChange['paymentMeans']>, RegExp][] = [
  ['upi', /\b(?:upi|gpay|google pay|phonepe|paytm|bhim)\b/i],
  ['card', /\b(?:card|visa|mastercard|rupay|amex|debit|credit)\b/i],
  ['cash', /\bcash\b/i],
  ['wallet', /\bwallet\b/i],
  ['bank', /\b(?:bank|neft|imps|rtgs|transfer|net ?banking)\b/i],
]

function paymentMeans(text: string): Value {
  const means = MEANS.find(([, pattern]) => pattern.test(text))?.[0]
  if (means) return { change: { paymentMeans: means } }
  return wordCount(text) <= 2 && text !== ''
    ? { refused: 'A bill is paid by cash, card, UPI, wallet or bank.' }
    : undefined
}

/** By its form; whether it is a valid one does not matter. */
const GSTIN_IN = /\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}\b/i

/** With what a name that is a guess begins; 'Around the Corner' is a name. */
const GUESSED =
  /^(?:maybe|may be|perhaps|probably|possibly|something like|shayad|i think|i guess|i believe)\b|\b(?:maybe|i think|i guess|shayad)$/i

function name(field: 'merchant' | 'place' | 'address', text: string): Value {
  const plain = text
    .replace(/^["'“‘]|(?<!["'”’.!])["'”’.!]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (GUESSED.test(plain)) return { unclear: unclearText({ why: 'unsure', words: plain }) }
  const gst = GSTIN_IN.exec(plain)?.[0]
  if (gst) return { refused: `${gst.toUpperCase()} is a GSTIN, not ${field === 'address' ? 'an' : 'a'} ${field}.` }
  if (!/\p{L}/u.test(plain)) {
    const what = field === 'address' ? 'an address' : `the name of a ${field}`
    return plain === '' ? undefined : { refused: `'${literal(plain)}' is not ${what}.` }
  }
  const [most, words] = field === 'address' ? [300, 40] : [120, 8]
  if (plain.length < 2 || plain.length > most || wordCount(plain) > words || NO_NAME.test(plain)) return undefined
  return { change: { [field]: plain } }
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
