import { FIELD_OF } from '@pravas/contract/receipt-field-keys'
import { receiptField } from '@pravas/contract/receipt-fields'
import type { NoAmount } from '../../text/amounts.ts'
import { MONTHS } from '../../text/date-words.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { alternatives } from '../../text/phrase-grammar.ts'
import { BESIDE_ANSWER } from '../../text/skipped-words.ts'
import { PLEASE, THANKS } from '../../text/words/filler.ts'
import { englishOrdinals } from '../corrections/hindi-order.ts'
import { type Value, valueIn } from '../corrections/values.ts'
import { categoriesIn, kindNames, mentionsIn } from '../receipts/mentions.ts'
import { dayAt, monthIn } from '../receipts/past-dates.ts'
import {
  BESIDE_REFERENCE,
  CATEGORY,
  DATE,
  HEDGES,
  JUDGEMENT,
  MEANS,
  ORDER,
  ORDINARY,
  plainWordsOf,
  REFERENCE,
} from '../receipts/plain-words.ts'
import type { NameableReceipt, ReceiptField } from '../receipts/receipt.ts'
import { bareAmountIn, unclearAmountIn } from './bare-amount.ts'

/** How many words a name has at most that is given as a bare answer, and an address. */
const NAME_WORDS = 8
const ADDRESS_WORDS = 40

/** What an answer came to; `doubtful` where it may be the value, so that it is asked first. */
export type PlainValue = Value | { doubtful: string }

/**
 * The receipt that an answer names and nothing else: 'receipt 2', 'the second one', 'City Cabs', 'the dinner bill'. An
 * allow-list: undefined for any other word in it, assent too ('the cab is ok' may say that it is right as it is), and where it fits none of the receipts or several.
 */
export function plainReceipt<R extends NameableReceipt>(
  answer: string,
  open: readonly R[],
  today: string,
): R | undefined {
  const [receipt, ...others] = plainReferences(answer, open, today) ?? []
  return others.length === 0 ? receipt : undefined
}

/** The receipts that words name which name receipts and nothing else; undefined for any other words. */
export function plainReferences<R extends NameableReceipt>(
  words: string,
  open: readonly R[],
  today: string,
): R[] | undefined {
  if (isQuestion(words)) return undefined
  const text = englishOrdinals(words)
    .trim()
    .replace(/^((?:the )?(?:last|latest|newest))[.!]?$/i, '$1 one')
    .replace(CORRECT_ONE, '')
    .replace(MONTH_ONE, '$1')
  const names = namesOf(open)
  const said = plainWordsOf(text.replace(/\bno\.?\s*(?=\d)/gi, 'number '))
  if (said.length === 0 || !said.every((word) => isOfReference(word, names))) return undefined
  const bare = /^#?(\d{1,3})\.?$/.exec(text.trim())?.[1]
  const mention = mentionsIn(bare ? `receipt ${bare}` : text, open, { today, focus: undefined })
  if (mention.by === 'none') return undefined
  // A figure that counts no receipt and no day is a value: 'the cab is 1900' names more than a receipt.
  const isCounted = (word: string) =>
    names.has(word) ||
    (mention.by === 'number' && mention.receipts.some(({ number }) => number === Number.parseInt(word, 10)))
  const figures = said.filter((word) => NUMBER.test(word) && !isCounted(word))
  const mayBeDay = mention.by === 'date' || said.some((word) => DATE.has(word))
  if (mention.by !== 'number' && figures.length > 0 && !mayBeDay) return undefined
  if (mention.by === 'number' && mention.receipts.length > 0 && figures.some((word) => /^\d+$/.test(word)) && !mayBeDay)
    return undefined
  if (mention.by !== 'number' && said.some((word) => ORDER.has(word))) return undefined
  // 'Yesterday's cab' is none of last week.
  const isToldByDay = mention.by !== 'date' && mention.by !== 'number'
  const days = isToldByDay ? (dayAt(text, today)?.period ?? monthIn(text, today)) : undefined
  const isOfDays = ({ date }: R) => !days || (date !== null && date >= days.from && date <= days.to)
  const meant = mention.receipts.filter(isOfDays)
  if (meant.length === 0 && mention.receipts.length > 0) return undefined
  // 'The dinner bill first' is no number where the dinner is another receipt.
  const rest = said.filter((word) => !isPlain(word)).join(' ')
  const besides = mentionsIn(rest, open, { today, focus: undefined })
  const fits = besides.by === 'none' || meant.every((receipt) => besides.receipts.includes(receipt))
  return fits ? meant : undefined
}

/** 'The April one' is none of the first of April. */
const MONTH_ONE = new RegExp(`\\b(${[...MONTHS.keys()].join('|')}) (?:ones?|wal[aie]|waal[aie])\\b`, 'i')
/** 'The correct one is the second'. */
const CORRECT_ONE = /^(?:the )?(?:correct|right|actual) one is /i

/** Whether words that say which receipts are meant say nothing else: 'the category of both cabs', and not 'my cab driver'. */
export function namesOnlyReceipts(words: string, open: readonly NameableReceipt[]): boolean {
  const names = namesOf(open)
  return plainWordsOf(englishOrdinals(words)).every((word) => isOfReference(word, names) || BESIDE_REFERENCE.has(word))
}

/** The words of merchants and files. */
function namesOf(open: readonly NameableReceipt[]): ReadonlySet<string> {
  const names = open.flatMap(({ merchant, fileName }) => plainWordsOf(`${merchant ?? ''} ${fileName}`))
  return new Set([...names, ...kindNames(open)])
}

function isOfReference(word: string, names: ReadonlySet<string>): boolean {
  if (JUDGEMENT.has(word)) return false
  return BESIDE_ANSWER.has(word) || isPlain(word) || CATEGORY.has(word) || (names.has(word) && !ORDINARY.has(word))
}

const isPlain = (word: string) => NUMBER.test(word) || REFERENCE.has(word) || ORDER.has(word) || DATE.has(word)

const NUMBER = /^\d+(?:st|nd|rd|th)?$/

/**
 * The value of a field that an answer gives and nothing else, or why it cannot be one. Undefined for whatever says more, or
 * something else.
 */
export function plainValue(field: ReceiptField, answer: string, today: string): PlainValue {
  if (isQuestion(answer)) return undefined
  const { text, led } = withoutLead(answer)
  const words = plainWordsOf(text)
  const onlyOf = (known: ReadonlySet<string>) =>
    words.length > 0 && words.every((word) => BESIDE_ANSWER.has(word) || known.has(word))
  switch (receiptField(FIELD_OF[field]).kind) {
    case 'amount':
      return bareAmountIn(answer) || unclearAnswer(answer) ? valueIn(field, answer, today) : undefined
    case 'date':
      return plainWordsOf(text.replace(/\bday before yesterday\b/i, 'yesterday')).every(isDayPart)
        ? valueIn(field, text, today)
        : undefined
    case 'category':
      return onlyOf(CATEGORY) && categoriesIn(text).length === 1 ? valueIn(field, text, today) : undefined
    case 'payment':
      return onlyOf(MEANS) ? valueIn(field, text, today) : undefined
    case 'currency':
      return words.length <= 2 ? valueIn(field, text, today) : undefined
    case 'gstin':
      return /^[0-9A-Z ]{10,24}$/i.test(text) && /\d/.test(text) ? valueIn(field, text, today) : undefined
    case 'count':
      return words.length <= 3 ? valueIn(field, text, today) : undefined
    case 'code':
      return words.length > 0 && !/\s/.test(text) && /\d/.test(text) ? valueIn(field, text, today) : undefined
    case 'text':
      return plainName(field, text, led, today)
  }
}

/** Why an answer that is about an amount alone gives none; undefined for one that says something else. */
export function unclearAnswer(answer: string): NoAmount | undefined {
  const isAmountAlone = plainWordsOf(answer).every(
    (word) => /^\d/.test(word) || BESIDE_ANSWER.has(word) || HEDGES.has(word),
  )
  return isAmountAlone && !isQuestion(answer) ? unclearAmountIn(answer) : undefined
}

function plainName(field: ReceiptField, text: string, led: boolean, today: string): PlainValue {
  const words = plainWordsOf(text)
  if (words.length === 0 || words.length > (field === 'address' ? ADDRESS_WORDS : NAME_WORDS)) return undefined
  const value = valueIn(field, text, today)
  if (value === undefined || !('change' in value)) return value
  if (/^["“'‘].+["”'’][.!]?$/.test(text)) return value
  const isNamed = /\p{Lu}/u.test(text)
  const ordinary = words.filter((word) => ORDINARY.has(word)).length
  const doubtful = { doubtful: String(value.change[field] ?? text) }
  if (ordinary > 0) return (isNamed && ordinary < words.length) || led ? doubtful : undefined
  // An amount or a day is hardly a name.
  if (bareAmountIn(text) || words.every(isDayPart)) return doubtful
  // A name in small letters may be any words; what no dictionary knows is a name.
  return isNamed || led || words.some((word) => !isEnglishWord(word)) ? value : doubtful
}

const LEAD =
  /^(?:(?:ok|okay|yes|sure|sorry|well|actually|haan|ji|oh)\b[,.!:]?\s+)?(?:(?:it|that|this)(?:'s| is| was| should be) (?:called )?|(?:the |its )?(?:right |correct )?(?:merchant|vendor|shop|store|restaurant|name|place|city|address|date|category|gstin|invoice number|currency)(?: name)?(?: is| was| should be|:| :| =) ?|should be )?/i
const TAIL = new RegExp(String.raw`(?:[,.!]|\s(?:${alternatives(PLEASE, THANKS)}|hai|tha|thi|only))$`, 'i')

/** An answer without 'it is' before it and courtesy after it; `led` says that there was such a beginning. */
function withoutLead(answer: string): { text: string; led: boolean } {
  const said = answer.replace(/[’‘]/g, "'").trim()
  const lead = LEAD.exec(said)?.[0] ?? ''
  let text = said.slice(lead.length).trim()
  for (let shorter = text.replace(TAIL, '').trim(); shorter !== text; shorter = text.replace(TAIL, '').trim())
    text = shorter
  return { text, led: /\b(?:is|was|be)\b|'s|[:=]/i.test(lead) }
}

function isDayPart(word: string): boolean {
  return /^\d{1,4}(?:st|nd|rd|th)?$/.test(word) || DATE.has(word) || BESIDE_ANSWER.has(word)
}

function isQuestion(answer: string): boolean {
  return /[?？]/.test(answer)
}
