import { alternatives } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { fieldsWith } from '../receipts/field-words.ts'
import type { ReceiptField } from '../receipts/receipt.ts'

/** What names a field in a sentence that corrects it. */
export const FIELDS = fieldsWith('named')
const LOOSE_FIELDS = fieldsWith('loose')
export const POINTED = /\b(?:receipt|bill|invoice|one|its|first|second|third|last|\d+(?:st|nd|rd|th))\b|#\d/i

export const POINTED_OR_IT =
  /\b(?:receipt|bill|invoice|one|it|that|this|cab|taxi|hotel|lunch|dinner|first|second|third|last|\d+(?:st|nd|rd|th))\b|#\d/i

/** The field that is named first, of several there the one with most words: 'the amount for City Cabs' speaks of the amount. */
export function fieldIn(about: string): ReceiptField | undefined {
  const firstOf = (fields: typeof FIELDS) =>
    fields
      .flatMap(([field, pattern]) => {
        const found = pattern.exec(about)
        return found ? [{ field, at: found.index, length: found[0].length }] : []
      })
      .sort((a, b) => a.at - b.at || b.length - a.length)[0]?.field
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
  return [...FIELDS, ...LOOSE_FIELDS].some(
    ([, pattern]) => pattern.test(words) && words.replace(pattern, '').replace(LITTLE, '').trim() === '',
  )
}
