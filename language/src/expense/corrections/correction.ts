import { keysOfKind } from '@pravas/contract/receipt-field-keys'
import { isAmount, readAmount } from '../../text/amounts.ts'
import { romanised } from '../../text/devanagari.ts'
import { alternatives } from '../../text/phrase-grammar.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { PLEASE, THANKS } from '../../text/words/filler.ts'
import { meansWhatWasRead, wantedBack } from '../commands/as-read.ts'
import { fieldsWith } from '../receipts/field-words.ts'
import { figuresAmong, measureAt } from '../receipts/measured-figures.ts'
import type { ReceiptField } from '../receipts/receipt.ts'
import { categoryNamed } from './category-values.ts'
import { asserted, mayNegate } from './certainty.ts'
import { BECOMES, bare, clausesOf, IMPERATIVE, WRONG, whole } from './clauses.ts'
import { FIELDS, fieldIn, fieldsIn, listedIn, POINTED, POINTED_OR_IT } from './fields.ts'
import { inEnglishOrder } from './hindi-order.ts'
import type { Correction } from './kinds.ts'
import { isNoReceipt, missingFieldsIn } from './missing-fields.ts'
import { AMOUNTS, type Value, valueIn, wordCount } from './values.ts'

const QUESTION =
  /^(?:what|what's|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|tell|show|list|give|compare|summari[sz]e|split|group|sort|see|order|arrange|break|chart|plot|export)\b/i
const COSTS = /(?<!\s)\s+(?:costs?|cost me|came to|comes to|amounts? to|amounted to)\s+/i
const ADVERB = /^(?:actually|really|now|rather|exactly|just|only|in fact|supposed to be)\s+/i
const ARTICLE = /^(?:about|an?|the|from|dated|of)\s+/i
/** 'Not food, it is transport': what counts comes last. */
const NOT_BUT =
  /^not\s(?:(?!\sbut\b)[^,;])+(?:[,;]|\sbut)\s?(?:(?:it|that)(?:'s| is| was| should be)\s|but\s|rather\s)?(.+)$/is
const NOT_FIGURE = /^not\s(?:₹|rs\.?|inr)?\s?\d/i
/** On that very day it may be today or a week ago. */
const WEEKDAY = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i
const RENAME = /^rename\b/i
/** Words that say nothing, beside corrections. */
const NOTHING_SAID = new RegExp(
  String.raw`^(?:${alternatives(PLEASE, THANKS)}|ok|okay|that is all|that's all|sorry|hi|hello|send reimbursement|send for approval|(?:no |oh )?wait|no)?[.!, ]*$`,
  'i',
)

/** A clause goes on with one of at most this many before it. */
const GOES_BACK = 20

/**
 * The corrections that a message asks for, in its order, with what it says beside them; none when it asks for something
 * else.
 */
export function correctionsIn(message: string, today: string): Correction[] {
  const text = inEnglishOrder(romanised(message))
  const clauses = clausesOf(text)
  if (clauses.length < 2) return correctionIn(text, today)
  const each = clauses.map((clause, index) =>
    correctionIn(whole(clause, clauses.slice(Math.max(0, index - GOES_BACK), index)), today),
  )
  if (each.every((found) => found.length === 0)) return correctionIn(text, today)
  return clauses.flatMap((clause, index): Correction[] => {
    const found = each[index] ?? []
    return found.length > 0 || NOTHING_SAID.test(clause) ? found : [{ kind: 'aside', about: clause }]
  })
}

/** The corrections of a clause, as far as it asserts them: what is negated, a guess, or somebody else's word sets nothing. */
function correctionIn(clause: string, today: string): Correction[] {
  return asserted(clause, (said) => readCorrection(inEnglishOrder(said), today))
}

function readCorrection(clause: string, today: string): Correction[] {
  const text = bare(clause)
  const back = wantedBack(text)
  if (back !== undefined && (fieldIn(back) || POINTED_OR_IT.test(back)))
    return [{ kind: 'back', about: back, fields: fieldsIn(back) }]
  const lacking = /\?\s*$/.test(clause) ? [] : missingFieldsIn(text)
  if (lacking.length > 0) return lacking
  const several = QUESTION.test(text) ? undefined : severalIn(text, today)
  if (several) return several
  if (IMPERATIVE.test(text)) {
    const rest = text.replace(IMPERATIVE, '').replace(/\bback (?=to\b)/i, '')
    return oneOrNone(imperative(rest, RENAME.test(text) ? 'merchant' : undefined, today))
  }
  if (QUESTION.test(text) || /\?\s*$/.test(clause)) return []
  return oneOrNone(declarative(text, today))
}

function oneOrNone(found: Correction | undefined): Correction[] {
  return found ? [found] : []
}

const SEVERAL = /^(.*?)\s(?:is|are|was|were|should be|to|as|=)\s(.+)$/is

/** 'The merchant and the date of receipt 3 are Chai Point and 3 May': a value for each, or it is told that they do not fit. */
function severalIn(text: string, today: string): Correction[] | undefined {
  const [, about = '', said = ''] = SEVERAL.exec(text.replace(IMPERATIVE, '')) ?? []
  const fields = fieldsIn(about)
  if (fields.length < 2 || meansWhatWasRead(said, false)) return undefined
  const values = listedIn(said)
  const each = fields.map((field, index) => corrected(about, values[index] ?? '', field, today))
  if (values.length === fields.length && each.every((one) => one !== undefined)) return each
  // 'The total and the date are on the bill' gives no value of either.
  const isMeant = (IMPERATIVE.test(text) || POINTED.test(about)) && each.some((one) => one?.kind === 'change')
  if (!isMeant || isNoReceipt(about)) return undefined
  return [{ kind: 'refused', about, why: { why: 'one-by-one', fields } }]
}

/** 'The category of receipt 2 from Food to Transport', 'receipt 2 as Transport', 'the total of receipt 2 1,240'. */
function imperative(text: string, meant: ReceiptField | undefined, today: string): Correction | undefined {
  const parts =
    /^((?:(?!\bfrom\b).)*\bfrom\b.*)\s(?:to|into)\s(.+)$/is.exec(text) ??
    /^(.*?)\s(?:to|as|into|under|is|=|:)\s(.+)$/is.exec(text)
  const [, front = '', from = ''] = /^(.*?)\sfrom\s(.*)$/is.exec(parts?.[1] ?? text) ?? []
  const named = fieldIn(front)
  // Of an amount only another amount is what it was before: 'the bill from City Cabs' is a receipt.
  const isBefore = front !== '' && !(named && AMOUNTS.includes(named) && !isAmount(readAmount(from)))
  const about = isBefore ? front : (parts?.[1] ?? text)
  const field = fieldIn(about) ?? meant
  const to = parts?.[2]
  // 'Mark it as a taxi' gives a category by what belongs to it.
  if (to !== undefined) return corrected(about, to, field ?? (categoryNamed(to, true) && 'category'), today)
  const after = field && afterField(field, text)
  const value = after ? corrected(about, after, field, today) : undefined
  if (value?.kind === 'change') return value
  const [, before = '', tail = ''] = /^(.*\s)(\S+)$/.exec(text) ?? []
  // Of '12 thousand' the last word is no value, and of 'receipt 1' it is the receipt's number.
  const kind = field ?? (categoryNamed(tail, true) && 'category')
  const last = goesOn(before, tail) || COUNTS.test(before) ? undefined : corrected(before.trim(), tail, kind, today)
  return (last?.kind === 'change' ? last : undefined) ?? value ?? last ?? (field && { kind: 'no-value', field, about })
}

/** Behind it stands which one it is. */
const COUNTS = /\b(?:receipts?|bills?|invoices?|files?|photos?|pictures?|numbers?|no\.?)\s#?$/i

/** Whether a number stands before a value that is one too, so that both belong together. */
function goesOn(before: string, tail: string): boolean {
  return readAmount(tail) !== undefined && readAmount(before.trim().split(' ').at(-1) ?? '') !== undefined
}

const OF_RECEIPT = /^\s*(?:of|for|on|in)\s+(?:the\s+)?(?:receipt|bill|invoice)\s+#?\d+\b/i

/** What stands behind the field's name: 'receipt 3: date 10 Nov'. */
function afterField(field: ReceiptField, text: string): string | undefined {
  const pattern = FIELDS.find(([name]) => name === field)?.[1]
  const match = pattern?.exec(text)
  return match
    ? text
        .slice(match.index + match[0].length)
        .replace(OF_RECEIPT, '')
        .trim() || undefined
    : undefined
}

/** 'The total of the second one is 1,240', 'receipt 2 was Transport', 'receipt 1 costs 1,240', 'receipt 2 total 1240'. */
function declarative(text: string, today: string): Correction | undefined {
  const costs = split(text, COSTS)
  if (costs) return corrected(costs[0], costs[1], 'totalPaise', today)
  const becomes = split(text, BECOMES)
  if (becomes) {
    const [about, said] = becomes
    const field = fieldIn(about)
    if (field && WRONG.test(said)) {
      const right =
        /\b(?:it (?:is|should be)|should be|must be|rather|(?:make|set|change|correct) (?:it|that)(?: to)?)\s(.+)$/is.exec(
          said,
        )?.[1]
      return (right && corrected(about, right, field, today)) || { kind: 'no-value', field, about }
    }
    return corrected(about, said, field, today)
  }
  const bare = /^((?:the\s)?(?:receipt|bill|invoice)\s#?\d+'?s?\s[^\d\s]\D*?)\s(\S.*)$/is.exec(text)
  return bare ? corrected(bare[1] ?? '', bare[2] ?? '', fieldIn(bare[1] ?? ''), today) : undefined
}

function split(text: string, pattern: RegExp): [string, string] | undefined {
  const match = pattern.exec(text)
  if (!match || match.index === 0) return undefined
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)]
}

const OURS = new Set(fieldsWith('isOurs').map(([field]) => field))
const AND_SOMEBODY = /\band (?:i|we|you|he|she|they)\b/i
const NAMES = new Set<ReceiptField>(keysOfKind('text'))

function corrected(
  about: string,
  said: string,
  field: ReceiptField | undefined,
  today: string,
): Correction | undefined {
  const text = said.replace(NOT_BUT, '$1').replace(ADVERB, '').trim()
  // 'Not 668, it is 676': what is no such figure is one.
  const isFigure = NOT_FIGURE.test(said) && isAmount(readAmount(text)) && !countsSomething(said)
  if (!field && isFigure) return corrected(about, said, 'totalPaise', today)
  if (field && meansWhatWasRead(text, NAMES.has(field))) return { kind: 'back', about, fields: fieldsIn(about) }
  // 'I was in Pune on 5 May' dates no receipt, nor does 'the vendor and I agreed that the price is 500' name one.
  const isElse = isNoReceipt(about) && !(field && (OURS.has(field) || POINTED.test(about)))
  if (isElse || AND_SOMEBODY.test(about)) return undefined
  const value = field ? valueIn(field, text, today) : unnamed(text.replace(ARTICLE, ''), today)
  if (!value) return undefined
  const meant = field ?? (readAmount(text) === undefined ? 'date' : 'totalPaise')
  if ('unclear' in value) return { kind: 'no-value', about, field: meant, why: value.unclear }
  return 'change' in value
    ? { kind: 'change', about, change: value.change }
    : { kind: 'refused', about, why: value.refused }
}

/** A value that says by itself what it is: an amount of money, a date, a category. */
function unnamed(text: string, today: string): Value {
  if (wordCount(text) > 7) return undefined
  if (readAmount(text)?.money || (/\d/.test(text) && mayNegate(text) && !countsSomething(text)))
    return valueIn('totalPaise', text, today)
  const date = valueIn('date', text, today)
  if (date && (!('unclear' in date) || WEEKDAY.test(text))) return date
  const category = categoryNamed(text, false)
  return category && { change: { category } }
}

/** Whether a figure counts something, and so is no amount: 'not 3 nights'. */
function countsSomething(text: string): boolean {
  const wording = wordingOf(text)
  return figuresAmong(wording).some((at) => measureAt(wording, at) === 'count')
}
