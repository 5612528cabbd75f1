import { alternatives } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'
import type { ReceiptField } from '../receipts/receipt.ts'

type FieldWords = [ReceiptField, RegExp][]

/** Whose field it is may go before it: 'the vendor GSTIN' is no merchant. */
const OF_SELLER = "(?:(?:vendor|merchant|supplier|seller|shop|hotel)(?:'s)?\\s+)?"
const OURS = "(?:our|(?:the )?company(?:'s)?|recipient(?:'s)?|buyer(?:'s)?|customer(?:'s)?)"

export const FIELDS: FieldWords = [
  [
    'recipientGstin',
    new RegExp(
      `\\b${OURS}\\s+gst(?:in)?\\b|\\bgst(?:in)?(?:\\s+(?:number|no\\.?))?\\s+of\\s+(?:ours\\b|(?:the |our )?(?:company|organisation|organization|recipient|buyer|customer)\\b)`,
      'i',
    ),
  ],
  ['invoiceNumber', /\b(?:invoice|bill)\s+(?:number|no)\b\.?/i],
  ['taxablePaise', /\b(?:taxable(?:\s+(?:value|amount))?|sub\s?total)\b/i],
  ['cgstPaise', /\bcgst\b/i],
  ['sgstPaise', /\bsgst\b/i],
  ['igstPaise', /\bigst\b/i],
  ['nights', /\b(?:(?:number|no\.?|count) of )?nights\b|\bnight count\b/i],
  ['paymentMeans', /\b(?:payment\s+(?:means|method|mode|type)|(?:means|mode|method)\s+of\s+payment)\b/i],
  ['address', new RegExp(`\\b${OF_SELLER}address\\b`, 'i')],
  ['gstin', new RegExp(`\\b${OF_SELLER}gst(?:in)?\\b`, 'i')],
  ['place', new RegExp(`\\b${OF_SELLER.replace(/\?$/, '')}(?:city|place|location)\\b`, 'i')],
  ['currency', /\bcurrency\b/i],
  ['date', /\b(?:dates?|dated|day)\b/i],
  ['category', /\b(?:category|type)\b/i],
  ['merchant', /\b(?:merchant|vendor)\b/i],
  ['totalPaise', /\b(?:total|amount|price|sum|costs?)\b/i],
]
/** Words that name a field of a receipt only where a receipt is pointed at: 'the store is closed' speaks of a shop. */
const LOOSE_FIELDS: FieldWords = [
  ['merchant', /\b(?:seller|supplier|shop|store|name)\b/i],
  ['place', /\b(?:place|city|location)\b/i],
]
export const POINTED = /\b(?:receipt|bill|invoice|one|its|first|second|third|last|\d+(?:st|nd|rd|th))\b|#\d/i

export const POINTED_OR_IT =
  /\b(?:receipt|bill|invoice|one|it|that|this|cab|taxi|hotel|lunch|dinner|first|second|third|last|\d+(?:st|nd|rd|th))\b|#\d/i

/** The field that is named first: 'the amount for City Cabs' speaks of the amount. */
export function fieldIn(about: string): ReceiptField | undefined {
  const firstOf = (fields: FieldWords) =>
    fields
      .map(([field, pattern]) => ({ field, at: about.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.field
  return firstOf(FIELDS) ?? (POINTED.test(about) ? firstOf(LOOSE_FIELDS) : undefined)
}

const LISTED = /\s?(?:,|&|\band\b)\s?/i

/** All fields that a list names, each once: 'the merchant and the date of receipt 3'. */
export function fieldsIn(about: string): ReceiptField[] {
  const pointed = POINTED.test(about) ? ' of the receipt' : ''
  return [...new Set(about.split(LISTED).flatMap((part) => fieldIn(part + pointed) ?? []))]
}

/** The words of a list: 'Chai Point and 3 May' are two. */
export function listedIn(said: string): string[] {
  return said.split(LISTED).filter((part) => part !== '')
}

const LITTLE = new RegExp(String.raw`\b(?:${alternatives(PLEASE)}|the|its|an?|and|both|also|then|of)\b|[,&]`, 'gi')

/** Whether words name a field and nothing else, so that what is to become of it must follow: 'put the merchant'. */
export function isOnlyField(words: string): boolean {
  const [, pattern] = [...FIELDS, ...LOOSE_FIELDS].find(([, one]) => one.test(words)) ?? []
  return pattern !== undefined && words.replace(pattern, '').replace(LITTLE, '').trim() === ''
}
