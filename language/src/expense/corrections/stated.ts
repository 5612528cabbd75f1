import { isAmount, type NoAmount, readAmount } from '../../text/amounts.ts'
import { romanised } from '../../text/devanagari.ts'
import { plainReferences } from '../answers/plain-answers.ts'
import type { FieldChange, NameableReceipt, ReceiptField } from '../receipts/receipt.ts'
import { FIELDS, fieldIn } from './fields.ts'
import { englishOrdinals } from './hindi-order.ts'
import type { Correction } from './kinds.ts'
import { unreadIn } from './unread-words.ts'
import { AMOUNTS, valueIn } from './values.ts'

/** A plain sentence that gives an amount of a receipt: 'the dinner is 1900', 'cab total dhai hazaar'. */
export interface Stated {
  /** What names the receipt, and which it names: none or several where that is not plain. */
  about: string
  receipts: readonly NameableReceipt[]
  /** The amount as it was said. */
  said: string
  change: FieldChange
}

/** A sentence of more words says more than one amount of one receipt. */
const MOST_WORDS = 24
/** Said between a receipt and its amount. */
const VERB = /\b(?:is|was|be|cost|costs|hai|tha|thi|h)\b|[=:]/i
/** What is a receipt by its number alone needs no verb: 'receipt 3 dhai hazaar'. */
const RECEIPT_NUMBER = /^(?:the )?(?:receipt|bill|invoice)(?: number| no\.?)? ?#?\d{1,3}(?: (?:ka|ki|ke))?$/i
const DAY_WORD = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|last|week|days?)/i
/** A smaller figure without a verb or a currency counts something: 'the first 2'. */
const LEAST_BARE = 10_000

/**
 * The amount that a message gives of a receipt that it names, where it does nothing else: each word names the receipt or the
 * field or belongs to the amount. `asked` is the field that was asked for, which need not be named then. Undefined for
 * whatever says more, or may be read in two ways.
 */
export function statedAmount(
  message: string,
  open: readonly NameableReceipt[],
  { today, asked }: { today: string; asked: ReceiptField | undefined },
): Stated | undefined {
  const text = withoutEnd(message)
  const words = text.split(/\s+/)
  if (words.length < 2 || words.length > MOST_WORDS || isAsked(text)) return undefined
  const named = fieldIn(text)
  const field = named ?? (asked && AMOUNTS.includes(asked) ? asked : undefined)
  if (named && !AMOUNTS.includes(named)) return undefined
  const found = words.slice(1).flatMap((_, index): Stated[] => {
    const [front, back] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return [split(front, back, true), split(back, front, false)].filter((one) => one !== undefined)
  })
  const [first, ...others] = found
  return first && others.every((other) => saysSame(other, first)) ? first : undefined

  function split(about: string, said: string, isBefore: boolean): Stated | undefined {
    const reading = readAmount(said)
    // 'The cab one' counts nothing.
    if (!isAmount(reading) || (!reading.money && /\bone\b/i.test(said))) return undefined
    const hasVerb = VERB.test(text)
    if (!field && !(reading.money && (hasVerb || RECEIPT_NUMBER.test(about)))) return undefined
    if (!hasVerb && !reading.money && (reading.paise < LEAST_BARE || DAY_WORD.test(about))) return undefined
    if (isBefore && goesOnWithAmount(about, said, reading.paise)) return undefined
    const receipts = plainReferences(withoutField(about, field), open, today)
    if (unreadIn(about, field ?? 'totalPaise', open, { today, focus: undefined }) !== undefined) return undefined
    const value = receipts && valueIn(field ?? 'totalPaise', said, today)
    if (!receipts || !value || !('change' in value)) return undefined
    const [only, ...rest] = receipts
    return {
      about: only && rest.length === 0 ? `receipt ${only.number}` : englishOrdinals(about),
      receipts,
      said,
      change: value.change,
    }
  }
}

/**
 * The day or the GSTIN that a message gives of one receipt without a verb: 'hotel date 31/11/2026', 'gstin of hotel 27…'. Also
 * why it cannot be one. Undefined for whatever says more.
 */
export function statedField(message: string, open: readonly NameableReceipt[], today: string): Correction | undefined {
  const text = withoutEnd(message)
  const words = text.split(/\s+/)
  const field = fieldIn(text)
  if ((field !== 'date' && field !== 'gstin') || words.length > MOST_WORDS || isAsked(text)) return undefined
  for (let at = 1; at < words.length; at++) {
    const [front, said] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const [receipt, ...others] =
      fieldIn(front) === field ? (plainReferences(besideField(front, field), open, today) ?? []) : []
    if (!receipt || others.length > 0) continue
    if (unreadIn(front, field, open, { today, focus: undefined }) !== undefined) continue
    const value = valueIn(field, said, today)
    const about = `receipt ${receipt.number}`
    // 'And receipt 2 is 3 May' says more than a value.
    if (value === undefined || ('unclear' in value && SAYS_MORE.test(said))) continue
    if ('change' in value) return { kind: 'change', about, change: value.change }
    return 'refused' in value
      ? { kind: 'refused', about, why: value.refused }
      : { kind: 'no-value', about, field, why: value.unclear }
  }
  return undefined
}

/**
 * The receipt of which a message gives an amount that is none, as it is a guess or leaves several open: 'dinner total around
 * 700'. Undefined where it says anything else.
 */
export function vagueAmount(
  message: string,
  open: readonly NameableReceipt[],
  { today, asked }: { today: string; asked: ReceiptField | undefined },
): { receipt: NameableReceipt; field: ReceiptField; reading: NoAmount } | undefined {
  const words = withoutEnd(message).split(/\s+/)
  const field = fieldIn(words.join(' ')) ?? asked
  if (!field || !AMOUNTS.includes(field) || words.length > MOST_WORDS || SEARCHES.test(message)) return undefined
  for (let at = words.length - 1; at > 0; at--) {
    const reading = readAmount(words.slice(at).join(' '))
    const [receipt, ...others] = plainReferences(withoutField(words.slice(0, at).join(' '), field), open, today) ?? []
    const isVague = reading && !isAmount(reading) && VAGUE.has(reading.why)
    if (isVague && receipt && others.length === 0) return { receipt, field, reading }
  }
  return undefined
}

/** 'The right total', as against what was read. */
const RIGHT = /\b(?:sahi|asli|right|actual)\s(?=(?:total|amount|rakam|price|bill)\b)/gi

/** A message without its last marks and a 'kar do', whose 'do' is no number. */
function withoutEnd(message: string): string {
  return romanised(message)
    .trim()
    .replace(RIGHT, '')
    .replace(/(?:\s(?:kar ?(?:do|dijiye|dena)|karo|likho|likh do))?(?<![.! ])[.! ]*$/i, '')
}

/**
 * Whether the word before an amount is part of another one: of 'receipt 2 hazaar' and 'two lakh fifty thousand' the first word
 * is not left out.
 */
function goesOnWithAmount(about: string, said: string, paise: number): boolean {
  const whole = readAmount(`${about.split(' ').at(-1) ?? ''} ${said}`)
  return isAmount(whole) && whole.paise !== paise
}

/** A question may come without its mark: 'is the dinner total 1900'. */
function isAsked(text: string): boolean {
  return /[?？\n]/.test(text) || ASKED_FIRST.test(text)
}

const ASKED_FIRST =
  /^(?:(?:so|and|but|ok|okay|hey|hi|please|sir|no|well)\b[, ]*)*(?:is|are|was|were|isn't|isnt|wasn't|wasnt|does|do|did|has|have|had|should|shall|will|would|could|can|may|might|must|what|which|who|why|when|where|how|kya|kitna|kitne|kitni)\b/i

/** Why words that are about an amount give none. */
const VAGUE: ReadonlySet<NoAmount['why']> = new Set(['unsure', 'range', 'decimals'])

/** A question, or what is looked for rather than said. */
const SEARCHES = /[?？\n]|\b(?:between|above|below|over|under)\b/i

const SAYS_MORE = /\b(?:receipts?|bills?|invoices?|one|is|was|are|were)\b|#/i

/** 'Hotel GSTIN' is the name of a field, and of the hotel where nothing else names a receipt. */
function besideField(about: string, field: ReceiptField): string {
  return withoutField(about, field) || about.replace(/\bgst(?:in)?\b/i, '').trim()
}

/** What names the receipt, without the field's name and the verb beside it. */
function withoutField(about: string, field: ReceiptField | undefined): string {
  const pattern = FIELDS.find(([name]) => name === field)?.[1]
  return about
    .replace(pattern ?? /$^/, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/(?<![=:,;–-])[=:,;–-]+$/, ''))
    .join(' ')
    .trim()
}

function saysSame(one: Stated, other: Stated): boolean {
  const key = ({ receipts, change }: Stated) => JSON.stringify([receipts.map(({ id }) => id), change])
  return key(one) === key(other)
}
