import { isAmount, readAmount } from '../../text/amounts.ts'
import { romanised } from '../../text/devanagari.ts'
import { plainReferences } from '../answers/plain-answers.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'

/** A receipt with an amount beside it, and nothing that says what the amount is. */
export interface BareTotal {
  /** The id of the receipt. */
  receiptId: string
  totalPaise: number
}

const BETWEEN = /\s?(?:[,;&\n]|\b(?:and|aur|plus)\b)(?!\d{2,3}\b)\s?/i
/** A smaller figure may count something: 'the first 2'. */
const LEAST = 10_000
const MOST_PARTS = 10
/** A sentence says more than an amount, and a room has a number. */
const SAYS_MORE = /\b(?:is|was|be|were|are|room|number|no)\b/i
const DAY_WORD = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|last|week|days?)/i

/**
 * Reads amounts that stand beside receipts without a verb or a currency, such as 'cab 700 and dinner 1800', which are likely their
 * totals. Empty where any part says more, or where two parts are of one receipt.
 */
export function bareTotalsIn(message: string, open: readonly NameableReceipt[], today: string): BareTotal[] {
  const text = romanised(message).trim()
  if (/[?？]/.test(text) || text.length > 300) return []
  const parts = text
    .replace(/(?<![.! ])[.! ]+$/, '')
    .split(BETWEEN)
    .filter((part) => part !== '')
  const totals = parts.length > MOST_PARTS ? [] : parts.map((part) => bareTotal(part, open, today))
  const found = totals.filter((one) => one !== undefined)
  const isPlain =
    found.length === parts.length && new Set(found.map(({ receiptId }) => receiptId)).size === found.length
  return isPlain ? found : []
}

function bareTotal(part: string, open: readonly NameableReceipt[], today: string): BareTotal | undefined {
  const words = part.split(/[\s:=–-]+/)
  const [about, said] = [words.slice(0, -1).join(' '), words.at(-1) ?? '']
  const amount = readAmount(said)
  if (!/\d/.test(said) || !/\p{L}/u.test(about)) return undefined
  if (!isAmount(amount) || amount.negative || amount.paise < LEAST || DAY_WORD.test(about) || SAYS_MORE.test(about))
    return undefined
  if (amount.currency !== undefined && amount.currency !== 'INR') return undefined
  const [receipt, ...others] = plainReferences(about, open, today) ?? []
  return receipt && others.length === 0 ? { receiptId: receipt.id, totalPaise: amount.paise } : undefined
}
