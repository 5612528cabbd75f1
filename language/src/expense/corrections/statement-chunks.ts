import { type Amount, type NoAmount, readAmount } from '../../text/amounts.ts'
import { currencyAt } from '../../text/currencies.ts'
import { dateAt } from '../../text/date-grammar.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { HINDI_NUMBERS } from '../../text/hindi-numbers.ts'
import { placeAt } from '../../text/place-names.ts'
import { QUANTITY_WORDS, type Word, wordsOf } from '../../text/quantities.ts'
import { typingDistance } from '../../text/spelling.ts'
import { cleanTraced, tokenise } from '../../text/tokens.ts'
import { byMerchant, kindNames } from '../receipts/mentions.ts'
import { CATEGORY, ORDER, ORDINARY, plainWordsOf } from '../receipts/plain-words.ts'
import type { NameableReceipt, ReceiptField } from '../receipts/receipt.ts'
import { englishOrdinals } from './hindi-order.ts'
import { FIELDS, KNOWN, LITERAL, RULES, type WordClass } from './statement-words.ts'

/** A piece of a sentence with what it does there; offsets are those of the text. */
export interface Chunk {
  kind: WordClass | 'field' | 'amount' | 'nights' | 'date' | 'code' | 'name' | 'place' | 'currency' | 'unknown'
  start: number
  end: number
  /** Put right where it was misspelt. */
  text: string
  field?: ReceiptField
  /** What a number says. */
  reading?: Amount | NoAmount
  /** The number of a receipt. */
  number?: number
}

type Found = Pick<Chunk, 'kind' | 'field' | 'reading' | 'number'> & { end: number }

/** Cuts a sentence into pieces, each the longest that is known to do something in a statement. */
export function chunksOf(text: string, open: readonly NameableReceipt[]): Chunk[] {
  const plain = text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\/-|(?<=\brs)\./g, (sign) => ' '.repeat(sign.length))
  // A letter whose lower case is longer would move all offsets.
  if (plain.length !== text.length) return []
  const names = namesOf(open)
  const words = wordsOf(plain).map((word) => ({ ...word, text: spelled(word.text, names) }))
  const said = words.map((word) => word.text)
  const { dates, places } = datesAndPlacesIn(plain)
  const codes = [...plain.matchAll(CODE), ...plain.matchAll(NUMBERED)].map(({ 0: code, index }) => ({
    start: index,
    end: index + code.length,
  }))
  const chunks: Chunk[] = []
  const near = nearNames(words, names, open)
  for (let at = 0; at < words.length; ) {
    const { end, ...found } = chunkAt(at, { words, said, names, dates, places, codes, near })
    const [start, last] = [words[at]?.start ?? 0, words[end - 1]?.end ?? 0]
    chunks.push({ ...found, start, end: last, text: wordsOfChunk(found) ?? text.slice(start, last) })
    at = end

    /** What is misspelt is put right; a value is kept as it was said. */
    function wordsOfChunk({ kind, number }: Omit<Found, 'end'>): string | undefined {
      if (number !== undefined) return `receipt ${number}`
      return AS_SAID.has(kind) ? undefined : said.slice(at, end).join(' ')
    }
  }
  return chunks
}

/** A GSTIN by its looks: letters and digits in one piece. */
const CODE = /(?<![\p{L}\p{N}])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{10,20}(?![\p{L}\p{N}])/gu
/** A seller's number: letters, figures and the signs between them. */
const NUMBERED =
  /(?<![\p{L}\p{N}/-])(?=[a-z\d/-]*\d)(?=[a-z\d/-]*[a-z])[a-z\d]+(?:[-/][a-z\d]+){1,5}(?![\p{L}\p{N}/-])/gu
const AS_SAID: ReadonlySet<Chunk['kind']> = new Set([
  'amount',
  'nights',
  'date',
  'code',
  'place',
  'currency',
  'unknown',
])

interface Sentence {
  words: readonly Word[]
  said: readonly string[]
  names: ReadonlySet<string>
  dates: readonly { start: number; end: number }[]
  places: readonly { start: number; end: number }[]
  codes: readonly { start: number; end: number }[]
  /** The numbers of receipts by words that are near their names. */
  near: ReadonlyMap<string, number>
}

/** Words that are no names and yet name one receipt: 'haldirams', 'stationery', 'ccd'. */
function nearNames(
  words: readonly Word[],
  names: ReadonlySet<string>,
  open: readonly NameableReceipt[],
): ReadonlyMap<string, number> {
  const strange = new Set(
    words
      .slice(0, MOST_NEAR)
      .map(({ text }) => text)
      .filter((text) => isStrange(text, names)),
  )
  return new Map(
    [...strange].flatMap((text): [string, number][] => {
      const [only, ...others] = byMerchant(text, open)
      return only && others.length === 0 ? [[text, only.number]] : []
    }),
  )
}

/** Of longer sentences no names are guessed. */
const MOST_NEAR = 60
const isStrange = (word: string, names: ReadonlySet<string>): boolean =>
  word.length > 2 &&
  !isName(word, names) &&
  !LITERAL.has(word) &&
  !NUMBER_WORDS.has(word) &&
  !ORDINARY.has(word) &&
  isLetter(word)
const isLetter = (word: string): boolean => word[0] !== undefined && word[0].toLowerCase() !== word[0].toUpperCase()

function chunkAt(at: number, sentence: Sentence): Found {
  const { words, dates, places, codes } = sentence
  const startsHere = ({ start }: { start: number }) => start === words[at]?.start
  const endOf = ({ end }: { end: number }) => Math.max(at + 1, words.filter(({ start }) => start < end).length)
  const [code, date] = [codes.find(startsHere), dates.find(startsHere)]
  if (code && !(date && date.end >= code.end)) return { kind: 'code', end: endOf(code) }
  if (date) return { kind: 'date', end: endOf(date) }
  const counted = receiptNumberAt(at, sentence) ?? nightsAt(at, sentence) ?? amountAt(at, sentence)
  if (counted) return counted
  const word = wordAt(at, sentence)
  const place = places.find(startsHere)
  if (place && word.kind === 'unknown') return { kind: 'place', end: endOf(place) }
  const currency = word.kind === 'unknown' ? currencyAt(sentence.said, at) : undefined
  return currency ? { kind: 'currency', end: at + currency.length } : word
}

/** Names of merchants and files, word by word; those of sentences are left out. */
function namesOf(open: readonly NameableReceipt[]): ReadonlySet<string> {
  const words = open.flatMap(({ merchant, fileName }) => plainWordsOf(`${merchant ?? ''} ${fileName}`))
  return new Set([...words.filter((word) => word.length > 2 && !ORDINARY.has(word)), ...kindNames(open)])
}

function datesAndPlacesIn(plain: string) {
  const { text, spanOf } = cleanTraced(plain)
  const tokens = tokenise(text)
  const found = (lengthAt: (at: number) => number) => {
    const spans: { start: number; end: number }[] = []
    for (let at = 0; at < tokens.length; ) {
      const length = lengthAt(at)
      const [first, last] = [tokens[at], tokens[at + length - 1]]
      if (length > 0 && first && last) spans.push(spanOf({ start: first.start, end: last.end }))
      at += Math.max(length, 1)
    }
    return spans
  }
  return {
    dates: found((at) => dateAt(tokens, at)?.length ?? 0),
    places: found((at) => placeAt(tokens, at)?.length ?? 0),
  }
}

const ENDINGS = new Set(['st', 'nd', 'rd', 'th'])
const COUNTED = new Set(['receipt', 'receipts', 'bill', 'invoice', '#'])
const NUMBER_SIGN = new Set(['number', 'no', '#'])
/** 'Receipt no. #2' has as many words before its number. */
const MOST_SIGNS = 4

/** 'Receipt 2', 'bill no. 2', '#2', '2nd'. */
function receiptNumberAt(at: number, { said, words }: Sentence): Found | undefined {
  const first = words[at]
  if (/^\d{1,2}$/.test(said[at] ?? '') && ENDINGS.has(said[at + 1] ?? '') && words[at + 1]?.start === first?.end)
    return { kind: 'reference', number: Number(said[at]), end: at + 2 }
  const isNumbered = said[at] === 'number' && OF.has(said[at - 1] ?? '')
  if (!COUNTED.has(said[at] ?? '') && !isNumbered) return undefined
  let end = at + 1
  // Without a bound, each sign of '####…' would look through all that follow.
  while (end < at + MOST_SIGNS && (NUMBER_SIGN.has(said[end] ?? '') || (said[end] === '.' && end > at + 1))) end += 1
  const digits = said[end] ?? ''
  if (!/^\d{1,2}$/.test(digits)) return undefined
  // Of 'receipt 2 hazaar' the number may be either's.
  const goesOn = SCALED.has(said[end + 1] ?? '')
  return goesOn ? { kind: 'unknown', end: end + 1 } : { kind: 'reference', number: Number(digits), end: end + 1 }
}

const OF = new Set(['for', 'of', 'on', 'the'])
const SCALED = new Set('hundred sau sou thousand hazaar hazar hajar k lakh lac crore'.split(' '))
const NUMBER_WORDS: ReadonlySet<string> = new Set([...QUANTITY_WORDS, ...HINDI_NUMBERS.flat()])

const NIGHTS = new Set('night nights nite nites raat raaten raatein'.split(' '))

/** 'Three nights', '2 raat'. */
function nightsAt(at: number, { said }: Sentence): Found | undefined {
  const isCounted = NIGHTS.has(said[at + 1] ?? '')
  const word = said[at] ?? ''
  return isCounted && (/^\d{1,3}$/.test(word) || NUMBER_WORDS.has(word)) ? { kind: 'nights', end: at + 2 } : undefined
}

/** The longest run of numbers, number words and currencies. */
function amountAt(at: number, sentence: Sentence): Found | undefined {
  const { said, words, dates } = sentence
  if (isSign(at, sentence)) {
    const found = amountAt(at + 1, sentence)
    const reading = found?.kind === 'amount' ? readAmount(`-${said.slice(at + 1, found.end).join(' ')}`) : undefined
    return found && reading ? { ...found, reading } : undefined
  }
  let end = at
  while (isOfAmount(end)) end += currencyAt(said, end)?.length ?? 1
  // 'Two thousand and fifty'.
  if (said[end] === 'and' && NUMBER_WORDS.has(said[end - 1] ?? '') && NUMBER_WORDS.has(said[end + 1] ?? ''))
    for (end += 1; isOfAmount(end); ) end += currencyAt(said, end)?.length ?? 1
  // 'First one 4740' counts a receipt.
  if (said[at] === 'one' && /^\d/.test(said[at + 1] ?? '')) return undefined
  const run = said.slice(at, end)
  const hasNumber = run.some((word) => /\d/.test(word) || NUMBER_WORDS.has(word))
  // Currencies alone are one piece, so that none of them looks through all that follow.
  if (!hasNumber) return run.length > 1 ? { kind: 'unknown', end } : undefined
  // A small number in words counts something, and 'do' or 'ek' is another word.
  if (run.length === 1 && !/\d/.test(run[0] ?? '')) return undefined
  const reading = readAmount(run.join(' '))
  if (reading === undefined || ('why' in reading && reading.why !== 'decimals' && reading.why !== 'range'))
    return { kind: 'unknown', end }
  return { kind: 'amount', reading, end }

  function isOfAmount(index: number): boolean {
    const word = said[index]
    if (word === undefined || dates.some(({ start }) => start === words[index]?.start)) return false
    return /^\d/.test(word) || NUMBER_WORDS.has(word) || currencyAt(said, index) !== undefined
  }
}

/** The longest phrase that does something in a statement, or the word alone. */
function wordAt(at: number, { said, names, near }: Sentence): Found {
  const word = said[at] ?? ''
  // 'The cab one' is a receipt, 'for one' a share.
  if (word === 'one' && SHARES.has(said[at - 1] ?? '')) return { kind: 'unknown', end: at + 1 }
  const found = [
    ...FIELDS.map(([field, rule]): Found => ({ kind: 'field', field, end: Math.max(at, ...rule(said, at)) })),
    ...RULES.map(([kind, rule]): Found => ({ kind, end: Math.max(at, ...rule(said, at)) })),
  ].reduce<Found>((best, one) => (one.end > best.end ? one : best), { kind: 'unknown', end: at })
  if (found.end > at + 1) return found
  if (isName(word, names)) return { kind: 'reference', end: at + 1 }
  const number = near.get(word)
  if (number !== undefined) return { kind: 'reference', number, end: at + 1 }
  return found.end > at ? found : { kind: 'unknown', end: at + 1 }
}

/** A minus that stands close to its figure and apart from what is before it: 'is -600'. */
function isSign(at: number, { said, words }: Sentence): boolean {
  const [before, sign, next] = [words[at - 1], words[at], words[at + 1]]
  return said[at] === '-' && sign?.end === next?.start && before?.end !== sign?.start && /^\d/.test(said[at + 1] ?? '')
}

const SHARES = new Set(['for', 'per', 'each'])
/** Room and stay speak of more than the bill: 'room 704'. */
const NO_NAME = new Set(['category', 'room', 'stay'])

function isName(word: string, names: ReadonlySet<string>): boolean {
  return names.has(word) || ORDER.has(word) || (CATEGORY.has(word) && !NO_NAME.has(word))
}

/** A word with a slip of the finger in it put right, where it is no word of its own; Hindi ordinals in English. */
function spelled(said: string, names: ReadonlySet<string>): string {
  const word = englishOrdinals(said.replace(/'s$/, (end) => (LITERAL.has(said) ? end : '')))
  if (!/^[a-z]{3,}$/.test(word) || LITERAL.has(word) || isName(word, names) || NUMBER_WORDS.has(word)) return word
  if (isEnglishWord(word)) return word
  const limit = word.length < 7 ? 1.05 : 1.6
  const near = [...new Set([...KNOWN, ...CATEGORY, ...names])]
    .filter((right) => right.length > 3 && right[0] === word[0])
    .map((right) => ({ right, distance: typingDistance(word, right, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
  const [best, next] = near
  return best && (next === undefined || next.distance > best.distance) ? best.right : word
}
