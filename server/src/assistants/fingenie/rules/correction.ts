import { placeAt } from '@pravas/language/place-names'
import { clean, tokenise } from '@pravas/language/tokens'
import { findAmounts } from '@pravas/reading/amounts'
import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { isInRupees, type Value, valueIn, wordCount } from './correction-values.ts'
import { inEnglishOrder } from './hindi-order.ts'
import { categoriesIn } from './mentions.ts'

/** Something that a person wants set right. `about` holds the words that may name the receipt. */
export type Correction = { about: string } & (
  | { kind: 'change'; change: ReceiptChange }
  | { kind: 'refused'; why: string }
  /** 'The total of receipt 2 is wrong': which field, but not what is right. */
  | { kind: 'no-value'; field: ChangeableField }
)

const FIELDS: [ChangeableField, RegExp][] = [
  ['recipientGstin', /\b(?:our|(?:the )?company(?:'s)?|recipient(?:'s)?|buyer(?:'s)?)\s+gst(?:in)?\b/i],
  ['invoiceNumber', /\b(?:invoice|bill)\s+(?:number|no)\b\.?/i],
  ['taxablePaise', /\b(?:taxable(?:\s+(?:value|amount))?|sub\s?total)\b/i],
  ['cgstPaise', /\bcgst\b/i],
  ['sgstPaise', /\bsgst\b/i],
  ['igstPaise', /\bigst\b/i],
  ['paymentMeans', /\b(?:payment\s+(?:means|method|mode|type)|(?:means|mode|method)\s+of\s+payment)\b/i],
  ['address', /\baddress\b/i],
  ['gstin', /\bgst(?:in)?\b/i],
  ['currency', /\bcurrency\b/i],
  ['date', /\b(?:dates?|dated|day)\b/i],
  ['category', /\b(?:category|type)\b/i],
  ['merchant', /\b(?:merchant|vendor)\b/i],
  ['totalPaise', /\b(?:total|amount|price|sum|costs?)\b/i],
]
/** Words that name a field of a receipt only where a receipt is pointed at: 'the store is closed' speaks of a shop. */
const LOOSE_FIELDS: [ChangeableField, RegExp][] = [
  ['merchant', /\b(?:seller|supplier|shop|store|name)\b/i],
  ['place', /\b(?:place|city|location)\b/i],
]
const POINTED = /\b(?:receipt|bill|invoice|one|its|first|second|third|last|\d+(?:st|nd|rd|th))\b|#\d/i

const POINTED_OR_IT =
  /\b(?:receipt|bill|invoice|one|it|that|this|cab|taxi|hotel|lunch|dinner|first|second|third|last|\d+(?:st|nd|rd|th))\b|#\d/i

const COURTESY =
  /^(?:(?:no|nope|sorry|wait|actually|hmm|oh|but|well|please|kindly|ok|okay|hey|i think|i mean|can you|could you|would you|will you|you should|i want to|i want you to|i'd like to|i need to|we need to|let's|also|and|then)\b[,.!:]?\s*)+/i
const QUESTION =
  /^(?:what|what's|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|tell|show|list|give|compare|summari[sz]e)\b/i
const IMPERATIVE =
  /^(?:set|change|correct|update|make|fix|edit|mark|put|classify|categori[sz]e|rename|move|switch|use)\b\s*/i
const BECOMES = /\s+(?:should (?:really )?(?:be|have been)|must be|has to be|is|was|are|=|:)\s+|\s*(?:=|:(?!\d))\s+/i
const COSTS = /\s+(?:costs?|cost me|came to|comes to|amounts? to|amounted to)\s+/i
const ADVERB = /^(?:actually|really|now|rather|exactly|just|only|in fact|supposed to be)\s+/i
const ARTICLE = /^(?:about|an?|the|from|dated|of)\s+/i
/** 'Not food, it is transport': what counts comes last. */
const NOT_BUT = /^not\s+[^,;]+(?:[,;]|\s+but)\s*(?:(?:it|that)(?:'s| is| was| should be)\s+|but\s+|rather\s+)?(.+)$/i
/** '700 not 640'. */
const AMOUNT_NOT = /^[\d,.]+,?\s+(?:and )?not\s+[\d,.]+$/i
const RENAME = /^rename\b/i
const WRONG = /\b(?:wrong|incorrect|mistaken|not (?:right|correct)|misread|false)\b/i

/** Where one correction ends and the next begins. */
const CLAUSES =
  /\s*(?:;|\n|\.\s+|(?:,|,?\s+(?:and|aur))\s+(?=(?:the|its|set|change|receipt|bill|make|date|total|amount|merchant|invoice|gst(?:in)?|cgst|sgst|igst|category|city|place|first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th))\b))\s*/i
/** 'That is not from Mumbai': which field is wrong, and perhaps what is right. */
const NOT_FROM =
  /^(.*?)\s*\b(?:is|was|are)\s*(?:not|n't)\s+(?:from|in)\s+([\p{L} ]+?)(?:\s*(?:,|\bbut\b)\s*(?:(?:it|that)\s+(?:is|was)\s+)?(?:from|in)\s+(.+))?$/iu
const NOT_CATEGORY = /^(.*?)\s*\b(?:is|was)\s+not\s+(?:an?\s+)?([\p{L}]+)$/iu
const PAID_BY = /^(.*?)\s*\b(?:was|is|were)?\s*paid\s+(?:by|with|in|via|through|using)\s+(.+)$/i
const FROM_PLACE = /^(.*?)\s*\b(?:is|was)\s+(?:from|in)\s+(\p{L}[\p{L} ]+)$/iu

/** The corrections that a message asks for, one for each of its clauses; none when it asks for something else. */
export function correctionsIn(message: string, today: string): Correction[] {
  const clauses = inEnglishOrder(message).split(CLAUSES)
  const each = clauses.filter((clause) => clause.trim() !== '').map((clause) => correctionIn(clause, today))
  if (each.length > 1 && each.every((correction) => correction !== undefined)) return each
  const whole = correctionIn(inEnglishOrder(message), today)
  return whole ? [whole] : []
}

function correctionIn(clause: string, today: string): Correction | undefined {
  const text = clause
    .replace(/[‘’]/g, "'")
    .replace(/[?!.\s]+$/, '')
    .trim()
    .replace(COURTESY, '')
    .replace(/\b(it|that)'s\b/gi, '$1 is')
  if (IMPERATIVE.test(text)) {
    return imperative(text.replace(IMPERATIVE, ''), RENAME.test(text) ? 'merchant' : undefined, today)
  }
  if (QUESTION.test(text) || /\?\s*$/.test(clause)) return undefined
  return byItsVerb(text, today) ?? declarative(text, today)
}

/** 'That is not from Mumbai', 'receipt 2 is from Pune', 'the cab was paid by UPI', 'receipt 3 is not food'. */
function byItsVerb(text: string, today: string): Correction | undefined {
  const [, elsewhere = '', wrong = '', right] = NOT_FROM.exec(text) ?? []
  if (isPlace(wrong)) {
    return right ? corrected(elsewhere, right, 'place', today) : { kind: 'no-value', field: 'place', about: elsewhere }
  }
  const [, paid = '', means] = PAID_BY.exec(text) ?? []
  if (means && POINTED_OR_IT.test(paid)) return corrected(paid, means, 'paymentMeans', today)
  const [, there = '', place = ''] = FROM_PLACE.exec(text) ?? []
  if (isPlace(place) && fieldIn(there) === undefined) return corrected(there, place, 'place', today)
  const [, other = '', category = ''] = NOT_CATEGORY.exec(text) ?? []
  if (POINTED_OR_IT.test(other) && categoriesIn(category).length > 0)
    return { kind: 'no-value', field: 'category', about: other }
  return undefined
}

function isPlace(text: string): boolean {
  const tokens = tokenise(clean(text))
  return tokens.length > 0 && placeAt(tokens, 0)?.length === tokens.length
}

/** 'The category of receipt 2 from Food to Transport', 'receipt 2 as Transport', 'the total of receipt 2 1,240'. */
function imperative(text: string, meant: ChangeableField | undefined, today: string): Correction | undefined {
  const parts =
    /^(.*?\bfrom\b.*)\s(?:to|into)\s+(.+)$/i.exec(text) ?? /^(.*?)\s(?:to|as|into|under|is|=|:)\s+(.+)$/i.exec(text)
  const about = (parts?.[1] ?? text).replace(/\s+from\s+.*$/i, '')
  const field = fieldIn(about) ?? meant
  if (parts) return corrected(about, parts[2] ?? '', field, today)
  const tail = /^(.*?)\s+(\S+)$/.exec(text)
  const value = tail && corrected(tail[1] ?? '', tail[2] ?? '', field, today)
  if (value) return value
  const after = field && afterField(field, text)
  return (after && corrected(about, after, field, today)) || (field ? { kind: 'no-value', field, about } : undefined)
}

/** What stands behind the field's name: 'receipt 3: date 10 Nov'. */
function afterField(field: ChangeableField, text: string): string | undefined {
  const pattern = FIELDS.find(([name]) => name === field)?.[1]
  const match = pattern?.exec(text)
  return match ? text.slice(match.index + match[0].length).trim() || undefined : undefined
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
      const right = /\b(?:it (?:is|should be)|should be|must be|rather)\s+(.+)$/i.exec(said)?.[1]
      return (right && corrected(about, right, field, today)) || { kind: 'no-value', field, about }
    }
    return corrected(about, said, field, today)
  }
  const bare = /^((?:the\s+)?(?:receipt|bill|invoice)\s+#?\d+'?s?\s+\D+?)\s+(\S.*)$/i.exec(text)
  return bare ? corrected(bare[1] ?? '', bare[2] ?? '', fieldIn(bare[1] ?? ''), today) : undefined
}

function split(text: string, pattern: RegExp): [string, string] | undefined {
  const match = pattern.exec(text)
  if (!match || match.index === 0) return undefined
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)]
}

/** The field that is named first: 'the amount for City Cabs' speaks of the amount. */
function fieldIn(about: string): ChangeableField | undefined {
  const firstOf = (fields: typeof FIELDS) =>
    fields
      .map(([field, pattern]) => ({ field, at: about.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.field
  return firstOf(FIELDS) ?? (POINTED.test(about) ? firstOf(LOOSE_FIELDS) : undefined)
}

function corrected(
  about: string,
  said: string,
  field: ChangeableField | undefined,
  today: string,
): Correction | undefined {
  const text = said.replace(NOT_BUT, '$1').replace(ADVERB, '').trim()
  const value = field ? valueIn(field, text, today) : unnamed(text.replace(ARTICLE, ''), today)
  if (!value) return undefined
  return 'change' in value
    ? { kind: 'change', about, change: value.change }
    : { kind: 'refused', about, why: value.refused }
}

/** A value that says by itself what it is: an amount of money, a date, a category. */
function unnamed(text: string, today: string): Value {
  if (wordCount(text) > 5) return undefined
  if (findAmounts(text).some(({ money }) => money) || isInRupees(text) || AMOUNT_NOT.test(text)) {
    return valueIn('totalPaise', text, today)
  }
  const date = valueIn('date', text, today)
  if (date) return date
  if (categoriesIn(text).length > 0) return valueIn('category', text, today)
  return undefined
}
