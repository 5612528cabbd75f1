import { findAmounts } from '@pravas/reading/amounts'
import { isGstin } from '@pravas/reading/gstin'
import { dayText } from '../../../formats.ts'
import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { categoriesIn } from './mentions.ts'
import { periodIn } from './past-dates.ts'
import { literal } from './texts.ts'

/** What a value came to: the change, or why it cannot be one, or undefined when there is no value of that field. */
export type Value = { change: ReceiptChange } | { refused: string } | undefined

const RUPEES = /₹|\brs\b|\binr\b|\brupees?\b|\/-/i
const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'MYR', 'THB', 'JPY', 'LKR', 'NPR']

/** Reads what was said after 'is' or 'to' as the value of a field. */
export function valueIn(field: ChangeableField, said: string, today: string): Value {
  const text = said.replace(/[,;]?\s*\b(?:not|instead of|rather than)\b.*$/i, '').trim()
  switch (field) {
    case 'totalPaise':
      return amount(text)
    case 'date':
      return date(text, today)
    case 'category': {
      const [category] = categoriesIn(text)
      if (category) return { change: { category } }
      return wordCount(text) <= 3 && text !== ''
        ? { refused: 'A category is Food, Transport, Accommodation or Miscellaneous.' }
        : undefined
    }
    case 'gstin':
      return gstin(text)
    case 'currency':
      return currency(text)
    case 'merchant':
    case 'place':
      return name(field, text)
  }
}

function amount(text: string): Value {
  const [found, ...others] = findAmounts(text)
  if (!found || others.length > 0) return undefined
  if (found.negative) return { refused: 'A total cannot be below zero.' }
  return { change: { totalPaise: found.paise, ...(isInRupees(text) ? { currency: 'INR' } : {}) } }
}

function date(text: string, today: string): Value {
  const period = periodIn(text, today)
  if (!period) return undefined
  if (period === 'invalid') return { refused: `'${literal(text)}' is not a day of the calendar.` }
  if (period.from !== period.to) return { refused: 'A receipt needs one day, such as 12 June 2026.' }
  if (period.from > today)
    return { refused: `${dayText(period.from)} lies ahead; a receipt carries a day that has been.` }
  return { change: { date: period.from } }
}

function gstin(text: string): Value {
  const code = /\b[0-9A-Z]{10,20}\b/i.exec(text.replace(/\s+/g, ''))?.[0]?.toUpperCase()
  if (!code) return undefined
  if (isGstin(code)) return { change: { gstin: code } }
  return { refused: `${code} is not a GSTIN: its check character or its form is wrong.` }
}

function currency(text: string): Value {
  if (isInRupees(text)) return { change: { currency: 'INR' } }
  const code = text.match(/\b[A-Za-z]{3}\b/g)?.find((word) => CURRENCIES.includes(word.toUpperCase()))
  return code ? { change: { currency: code.toUpperCase() } } : undefined
}

/** Words that say something about a value and are none. */
const NO_NAME =
  /^(?:not\b|in\b|on\b|wrong|incorrect|missing|unclear|unknown|unreadable|blank|empty|the same|same|right|correct|fine|ok|okay|good|bad|nice|closed)\b/i

function name(field: 'merchant' | 'place', text: string): Value {
  const plain = text
    .replace(/^["'“‘]|["'”’.!]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length < 2 || plain.length > 120 || wordCount(plain) > 8 || NO_NAME.test(plain)) return undefined
  return { change: field === 'merchant' ? { merchant: plain } : { place: plain } }
}

export function isInRupees(text: string): boolean {
  return RUPEES.test(text)
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
