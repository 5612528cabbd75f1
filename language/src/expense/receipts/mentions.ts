import { exclusionsIn } from '../../text/affirmed-text.ts'
import type { Category } from '../receipts/receipt.ts'
import { periodIn } from './past-dates.ts'
import type { NameableReceipt } from './receipt.ts'

/** Which receipts a text speaks of, and by what it names them; 'none' when it names none in particular. */
export interface Mention<R extends NameableReceipt = NameableReceipt> {
  receipts: R[]
  by: 'number' | 'file' | 'focus' | 'merchant' | 'category' | 'date' | 'none'
  /** What the text excludes without naming any receipt by it: 'all but the tips'. */
  notExcluded?: string[]
}

export const CATEGORY_WORDS: [Category, RegExp][] = [
  [
    'Food',
    /\b(foods?|meals?|khaa?n[ae]|bhojan|nashta|restaurants?|lunch(es)?|dinners?|breakfasts?|snacks?|grocer(y|ies)|eating|caf[eé]s?|coffee)\b/i,
  ],
  [
    'Transport',
    /\b(transport(ation)?|taxis?|cabs?|travel(l?ing)?|rides?|uber|ola|trains?|bus(es)?|metro|fuel|petrol|diesel|commut(e|ing)|flights?)\b/i,
  ],
  ['Accommodation', /\b(accom+odations?|hotels?|lodgings?|stays?|rooms?|airbnb)\b/i],
  ['Miscellaneous', /\b(misc|miscellaneous)\b/i],
]

/** The categories that a text names, by their own names or by words for what belongs to them. */
export function categoriesIn(text: string): Category[] {
  return CATEGORY_WORDS.flatMap(([category, pattern]) => (pattern.test(text) ? [category] : []))
}

const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|')
const SMALL = 'two|three|four|five'.split('|')
const THING = 'one|receipts?|bills?|invoices?|files?|uploads?|photos?|pictures?|images?|pdfs?'
/** What an ordinal counts when it does not count receipts. */
const NOT_A_RECEIPT = 'date|day|week|month|year|quarter|class|time|half|name|thing|question|of\\s+\\w+'

const NUMBERS =
  /\b(?:receipts?|bills?|invoices?|numbers?|nos?\.?)\s?#?\s?(\d{1,3})\b(?!,\d{3}(?!\d)|\.\d)((?:\s?(?:,|and|&|to|-|vs\.?|versus|with|or)\s?(?:(?:receipt|bill|invoice|number)\s?)?#?\d{1,3}\b(?![.,/-]?\d))*)/gi
const HASH = /#(\d{1,3})\b/g
const ORDINAL = new RegExp(`\\b(${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th))\\b(?!\\s+(?:${NOT_A_RECEIPT})\\b)`, 'gi')
const LAST = new RegExp(`\\b(?:last|latest|newest)\\s+(?:(${SMALL.join('|')}|\\d)\\b|(?:${THING})\\b)`, 'i')
const FIRST_FEW = new RegExp(`\\bfirst\\s+(${SMALL.join('|')}|\\d)\\b`, 'i')

/**
 * The receipts that a text names: by number, file, 'it', merchant, category or date, the first that finds any. What it excludes
 * ('not receipt 2', 'all but the cab') is not among them.
 */
export function mentionsIn<R extends NameableReceipt>(
  text: string,
  receipts: readonly R[],
  context: { today: string; focus: string | undefined },
): Mention<R> {
  const { left, excluded } = exclusionsIn(text)
  if (excluded.length === 0) return namedIn(text, receipts, context)
  const named = excluded.map((piece) => ({ piece, mention: namedIn(piece, receipts, context) }))
  const out = named.flatMap(({ mention }) => (mention.by === 'none' ? [] : mention.receipts))
  const notExcluded = named.flatMap(({ piece, mention }) => (mention.by === 'none' ? [piece] : []))
  const mention = namedIn(left, receipts, context)
  return { ...mention, receipts: mention.receipts.filter((receipt) => !out.includes(receipt)), notExcluded }
}

function namedIn<R extends NameableReceipt>(
  text: string,
  receipts: readonly R[],
  { today, focus }: { today: string; focus: string | undefined },
): Mention<R> {
  const numbers = numbersIn(text, receipts)
  if (numbers) return { by: 'number', receipts: receipts.filter(({ number }) => numbers.includes(number)) }
  const files = receipts.filter(({ fileName }) => names(text, fileName))
  if (files.length > 0) return { by: 'file', receipts: files }
  const merchants = byMerchant(text, receipts)
  if (merchants.length > 0) return { by: 'merchant', receipts: merchants }
  const focused = receipts.filter(({ id }) => id === focus)
  if (focused.length > 0 && /\b(it|its|it's|that|this)\b(?!\s+(month|week|year|much))/i.test(text)) {
    return { by: 'focus', receipts: focused }
  }
  const categories: string[] = categoriesIn(text)
  if (categories.length > 0) {
    return { by: 'category', receipts: receipts.filter(({ category }) => categories.includes(category)) }
  }
  const period = periodIn(text, today)
  if (period && period !== 'invalid') {
    const within = receipts.filter(({ date }) => date !== null && date >= period.from && date <= period.to)
    return { by: 'date', receipts: within }
  }
  return { by: 'none', receipts: [...receipts] }
}

/**
 * The numbers of receipts that a text names; undefined when it names none. The second one is the second of those here; where
 * another one has the number 2, both may be meant.
 */
function numbersIn(text: string, receipts: readonly NameableReceipt[]): number[] | undefined {
  const found: number[] = []
  const at = (place: number) => receipts.at(place)?.number ?? -1
  for (const [, first, rest = ''] of text.matchAll(NUMBERS)) {
    found.push(Number(first))
    for (const [, sign = '', digits] of rest.matchAll(/(,|and|&|to|-|vs\.?|versus|with|or)[^\d,&-]{0,12}(\d{1,3})/gi)) {
      const from = found.at(-1) ?? 1
      if (/^(to|-)$/i.test(sign)) for (let number = from + 1; number < Number(digits); number++) found.push(number)
      found.push(Number(digits))
    }
  }
  for (const [, digits] of text.matchAll(HASH)) found.push(Number(digits))
  const few = FIRST_FEW.exec(text)?.[1]
  if (few) for (let place = 1; place <= small(few); place++) found.push(at(place - 1))
  else for (const [, word = ''] of text.matchAll(ORDINAL)) found.push(at(ordinal(word) - 1), ordinal(word))
  const last = LAST.exec(text)
  if (last) for (let back = last[1] ? small(last[1]) : 1; back >= 1; back--) found.push(at(-back))
  if (receipts.length === 2 && /\bboth\b/i.test(text)) found.push(at(0), at(1))
  return found.length > 0 ? found : undefined
}

function small(word: string): number {
  const index = SMALL.indexOf(word.toLowerCase())
  return index < 0 ? Number(word) : index + 2
}

function ordinal(word: string): number {
  const index = ORDINALS.indexOf(word.toLowerCase())
  return index < 0 ? Number.parseInt(word, 10) : index + 1
}

function names(text: string, fileName: string): boolean {
  const lower = text.toLowerCase()
  const name = fileName.toLowerCase()
  const stem = name.replace(/\.[a-z]{3,4}$/, '')
  // A stem such as 'receipt' or '2' is a word or a number of its own.
  return lower.includes(name) || (/[\d_-]/.test(stem) && stem.length > 4 && lower.includes(stem))
}

/** Words of merchants' names that say nothing about which merchant, and words that questions are made of. */
const COMMON = new Set(
  `the and of at by for pvt private ltd limited llp inc co company india services service store stores shop mart centre
  center hotel hotels restaurant restaurants cafe food foods kitchen travels travel taxi taxis cab cabs transport stay
  residency inn house new shree sri grand total amount date receipt receipts bill bills invoice category categories
  merchant merchants price cost summary compare list show first second third last average gst gstin city place all what
  which how when where who`.split(/\s+/),
)

function byMerchant<R extends NameableReceipt>(text: string, receipts: readonly R[]): R[] {
  const said = new Set(wordsOf(text))
  const scored = receipts.map((receipt) => ({ receipt, score: likeness(receipt.merchant, text, said) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ receipt }) => receipt)
}

function likeness(merchant: string | null, text: string, said: ReadonlySet<string>): number {
  if (merchant === null) return 0
  if (merchant.length > 3 && text.toLowerCase().includes(merchant.toLowerCase())) return 100
  return wordsOf(merchant).filter((word) => word.length > 2 && !COMMON.has(word) && said.has(word)).length
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/'s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
