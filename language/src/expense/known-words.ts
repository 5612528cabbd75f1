import { dateAt } from '../text/date-grammar.ts'
import { romanised } from '../text/devanagari.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { amountAtStart } from '../text/figures.ts'
import { HINDI_NUMBERS } from '../text/hindi-numbers.ts'
import type { TextSpan } from '../text/interpretation.ts'
import { NUMBER_WORDS } from '../text/numbers.ts'
import { phrases } from '../text/phrase-grammar.ts'
import { PLACE_WORDS } from '../text/place-names.ts'
import { QUANTITY_WORDS } from '../text/quantities.ts'
import { isFunctionWord, isTalk } from '../text/skipped-words.ts'
import { typingDistance } from '../text/spelling.ts'
import { clean, tokenise } from '../text/tokens.ts'
import { VOCABULARY } from '../text/vocabulary.ts'
import { HINDI_DO, HINDI_REMOVES, HINDI_SENDS, LAST_VERB, VERB } from '../text/words/act-verbs.ts'
import { ASSENT } from '../text/words/assent.ts'
import { COURTESY, MANNER } from '../text/words/filler.ts'
import { NOUN } from '../text/words/matters.ts'
import { CONTRARY, REFUSAL } from '../text/words/refusal.ts'
import type { ExpenseAct } from './acts.ts'
import type { ExpenseContext } from './context.ts'
import { LITERAL } from './corrections/statement-words.ts'
import { spelledOut } from './queries/abbreviations.ts'
import { takeCities } from './queries/filters.ts'
import { QUESTION_WORDS } from './queries/question-words.ts'
import * as readers from './reader-words.ts'
import { measureBetween } from './receipts/measured-figures.ts'
import * as plain from './receipts/plain-words.ts'
import { COUNTED, numbersIn } from './receipts/receipt-numbers.ts'

const inPhrases = (...lists: readonly (readonly string[])[]) => lists.flat().flatMap((phrase) => phrase.split(' '))

const PLACES = new Set(PLACE_WORDS)

/** Words of rules that no other list holds. */
const OTHERS = inPhrases(
  phrases(
    `personal | private | prev | removal | rename | new | monthly | weekly | daily | forwarded | recall | closed | printed | cards | card | valid | registered | stored | spoken | alike | happen | count
     minute | minutes | sec | second | w | o | differ | alag | bacha | bache | remain | chat | chats | km | kms | kilometre | kilometres | rate | rates | mileage | journey | journeys
     wapas | lao | le | lo | du | dun | doon | galti | nakad | kharch | chala | chali | bola | boli | bole | usne | unhone | kaha | samjho | samajh | pehle | baad | kitne | png | jpg | jpeg | pdf`,
  ),
)

/** The words that rules over receipts and claims are made of. A closed list; names of places are none of them. */
const KNOWN: ReadonlySet<string> = new Set([
  ...[...VOCABULARY.keys()].filter((word) => !PLACES.has(word)),
  ...HINDI_NUMBERS.flat(),
  ...QUESTION_WORDS,
  ...LITERAL,
  ...NUMBER_WORDS,
  ...QUANTITY_WORDS,
  ...OTHERS,
  ...Object.values(readers).flatMap((list) => [...list]),
  ...[
    plain.JUDGEMENT,
    plain.REFERENCE,
    plain.BESIDE_REFERENCE,
    plain.ORDER,
    plain.CATEGORY,
    plain.CATEGORY_NAME,
  ].flatMap((list) => [...list]),
  ...[plain.MEANS, plain.HEDGES, plain.DATE, plain.ORDINARY].flatMap((list) => [...list]),
  ...plain.CATEGORY_WORDS.flatMap(([, list]) => [...list]),
  ...plain.KIND_WORDS.flatMap(([names]) => names),
  ...inPhrases(ASSENT, COURTESY, MANNER, CONTRARY, REFUSAL, HINDI_DO, HINDI_REMOVES, HINDI_SENDS),
  ...inPhrases(...Object.values(NOUN), ...Object.values(VERB), ...Object.values(LAST_VERB)),
])

/** Values of which a sentence says only a part or another form. */
interface Held {
  /** The words of all texts, in lower case and Latin letters. */
  words: ReadonlySet<string>
  /** Figures of any kind: days, years, receipts, paise. */
  numbers: ReadonlySet<number>
  paise: ReadonlySet<number>
  /** Whether any value is a day. */
  isDated: boolean
}

/** Texts in which a receipt or trip is named as it was said, which holds nothing of its own; ids hold no words. */
const NOT_VALUES = new Set(['about', 'receipts', 'receiptId', 'by', 'plain'])

function heldBy(slots: unknown): Held {
  const [words, numbers, paise] = [new Set<string>(), new Set<number>(), new Set<number>()]
  let isDated = false
  const hold = (value: unknown, key: string) => {
    if (NOT_VALUES.has(key)) return
    if (typeof value === 'string') {
      for (const word of romanised(value)
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
        words.add(word)
      isDated ||= /^\d{4}-\d\d-\d\d$/.test(value)
      for (const digits of value.match(/\d+/g) ?? []) numbers.add(Number(digits))
    } else if (typeof value === 'number') {
      numbers.add(value)
      for (const near of [value - 1, value, value + 1]) paise.add(near)
    } else if (Array.isArray(value)) for (const one of value) hold(one, '')
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) hold(one, name)
  }
  hold(slots, '')
  return { words, numbers, paise, isDated }
}

/** A word of letters, with figures in it or not: 'cab', 'EMP1002'. */
const LETTERS = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’‘`´][\p{L}\p{M}]+)*/gu
/** A figure with what it is grouped and ended by: '1,275', '2.5k', '4th', '05/06'. */
const FIGURE = /(?<![\p{L}\p{M}\p{N}])\p{N}+(?:[.,/:-]\p{N}+)*[\p{L}\p{M}\p{N}]*/gu
/** Counts days from or to one that a slot holds, behind a figure. */
const UNIT = /^\s*(?:days?|weeks?|months?|years?|din|hafte|mahine|saal)\b/i

/**
 * Where words stand that nothing in FinGenie's grammar can have read: no list that rules are made of holds them, they name no receipt,
 * and no slot of the acts holds them. A figure is read only where a slot holds it, or where it counts or dates a receipt.
 */
export function strayWords(
  message: string,
  acts: Pick<ExpenseAct, 'intent' | 'slots'>[],
  context: ExpenseContext,
): TextSpan[] {
  const receipts = [...context.open, ...context.spoken]
  const held = heldBy(acts.map(({ slots }) => slots))
  const names = new Set(
    [...receipts.map(({ merchant, fileName }) => `${merchant ?? ''} ${fileName}`), context.ownId ?? ''].flatMap(
      partsOf,
    ),
  )
  // Why there is no value is said in the answer, and of what is ruled out or left there is none.
  const isRefused = acts.some(({ slots }) => 'kind' in slots && slots.kind !== 'change')
  const isRuledOut =
    RULES_OUT.test(romanised(message).toLowerCase()) && acts.some(({ intent }) => RULING_OUT.has(intent))
  const isWord = (written: string) => {
    const word = plainOf(written)
    if (isFunctionWord(word) || isTalk(word) || held.words.has(word) || names.has(word)) return true
    // A slip of the fingers is one of keys: words in Devanagari are looked up as they are.
    if (/^\p{ASCII}/u.test(written) ? isKnown(word) : isListed(word)) return true
    if (isRefused || (isRuledOut && PLACES.has(word))) return true
    if (takeCities(word).value.some((city) => held.words.has(city.toLowerCase()))) return true
    const full = spelledOut(word)
    return full !== word && full.split(/[^a-z]+/).every(isKnown)
  }
  const namesReceipts = acts.some(({ intent }) => OF_RECEIPTS.has(intent))
  const isFigure = figureTest(message, { held, receipts, names, namesReceipts })
  return [
    ...[...message.matchAll(LETTERS)].filter(([word]) => !isWord(word)),
    ...[...message.matchAll(FIGURE)].filter(
      ({ 0: figure, index }) =>
        !(isRefused || isRuledOut || held.words.has(plainOf(figure)) || isFigure(figure, index)),
    ),
  ].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
}

const plainOf = (word: string): string =>
  romanised(word)
    .toLowerCase()
    .replace(/['’‘`´]s$/, '')
    .replace(/['’‘`´]/g, '')

/** The words and numbers of a text, in lower case and Latin letters. */
const partsOf = (text: string): string[] =>
  romanised(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** 'Wait 5 minutes'. */
const PAUSE = /^\s*(?:min|mins|minutes?|secs?|seconds?)\b/i

/** What puts something else in the place of a value: 'not 312', 'from 668 to 700', 'no, 650', 'i mean 4750'. */
const RULES_OUT =
  /\b(?:no|not|nahi|nahin|nhi|from|se|instead|mean|matlab|sorry|actually|leave|rehne|chhodo|chhod|dont|don't|don’t|isnt|isn't|wasnt|wasn't)\b/
/** Of a correction the statements' grammar reads each figure, and of what is left nothing comes. */
const RULING_OUT: ReadonlySet<string> = new Set(['correct', 'leave', 'restore'])

/** Acts that are of the receipts that a message names. */
const OF_RECEIPTS: ReadonlySet<string> = new Set([
  'correct',
  'remove',
  'restore',
  'leave',
  'refuse_send',
  'resolve_duplicate',
  'ask_receipts',
])

/** Whether a word stands in the lists, in any form. */
export const isListed = (word: string): boolean =>
  KNOWN.has(word) || FORMS.some((ending) => word.endsWith(ending) && isStem(word.slice(0, -ending.length)))

/** Slips that were looked up before: each reading of a message asks for the same words. */
const SLIPS = new Map<string, boolean>()
const MOST_SLIPS = 500

/** Whether a word stands in the lists, or is a slip of the fingers of one that does. */
function isKnown(word: string): boolean {
  if (isListed(word)) return true
  const known = SLIPS.get(word)
  if (known !== undefined) return known
  if (SLIPS.size >= MOST_SLIPS) SLIPS.clear()
  const isSlip = isSlipOfKnown(word)
  SLIPS.set(word, isSlip)
  return isSlip
}

function isSlipOfKnown(word: string): boolean {
  if (word.length < 4 || word.length > 24 || !/^[a-z]+$/.test(word) || isEnglishWord(word)) return false
  const most = word.length < 7 ? 1.05 : 1.6
  return LONG.some(
    (right) =>
      right[0] === word[0] && Math.abs(right.length - word.length) <= most && typingDistance(word, right, most) <= most,
  )
}

const FORMS = ['s', 'es', 'd', 'ed', 'ing']
const isStem = (stem: string): boolean => stem.length > 2 && (KNOWN.has(stem) || KNOWN.has(`${stem}e`))
const LONG = [...KNOWN].filter((word) => word.length >= 4 && word.length < 30 && /^[a-z]+$/.test(word))

/** Characters behind a figure in which an amount or a day ends: '5 lakh rupees and 50 paise', '5th of November, 2026'. */
const MOST_OF_VALUE = 80

interface Figures {
  held: Held
  receipts: ExpenseContext['open']
  /** Words of the names of receipts, with the numbers of files. */
  names: ReadonlySet<string>
  namesReceipts: boolean
}

function figureTest(
  message: string,
  { held, receipts, names, namesReceipts }: Figures,
): (figure: string, at: number) => boolean {
  // A receipt that is not here is named by an act that is of receipts, and the answer says so.
  const isHere = (number: number) => namesReceipts || receipts.some((one) => one.number === number)
  const counted = new Set(numbersIn(romanised(message), receipts)?.filter(isHere))
  const totals = new Set(receipts.map(({ totalPaise }) => totalPaise))
  const days = new Set(receipts.flatMap(({ date }) => date?.match(/\d+/g)?.map(Number) ?? []))
  return (figure, at) => {
    // Looking at all that follows, for each figure, would cost the square of a long message.
    const text = message.slice(at, at + figure.length + MOST_OF_VALUE)
    const after = text.slice(figure.length)
    const numbers = clean(figure).match(/\d+/g)?.map(Number) ?? []
    const value = Number.parseFloat(clean(figure).replaceAll(',', ''))
    const paise = amountAtStart(text)?.paise
    const measure = measureBeside(message, figure, at)
    if (counted.has(value) && (measure === undefined || isLedByNoun(message, at))) return true
    if (names.has(plainOf(figure)) && measure === undefined) return true
    const isTotal = measure !== 'count' && paise !== undefined && (held.paise.has(paise) || totals.has(paise))
    if (isTotal || numbers.every((one) => held.numbers.has(one) || held.numbers.has(2000 + one))) return true
    if ((held.isDated && UNIT.test(after)) || PAUSE.test(after)) return true
    return (
      measure === undefined &&
      dateAt(tokenise(clean(text)), 0) !== undefined &&
      numbers.every((one) => days.has(one) || days.has(2000 + one))
    )
  }
}

const NEXT_WORD = /^[ \t-]{0,3}([\p{L}\p{M}]+|%)/u
const LAST_WORD = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+|[%₹])[ \t:=.-]{0,3}$/u
const OWN_UNIT = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)$/u
/** Units are short words. */
const MOST_OF_UNIT = 30

const wordBefore = (message: string, at: number): string =>
  plainOf(LAST_WORD.exec(message.slice(Math.max(0, at - MOST_OF_UNIT), at))?.[1] ?? '')

/** What the unit that is written with a figure, or stands directly before or after it, makes of it. */
function measureBeside(message: string, figure: string, at: number): ReturnType<typeof measureBetween> {
  const own = OWN_UNIT.exec(figure)?.[1]
  const end = at + figure.length
  const behind = own ?? NEXT_WORD.exec(message.slice(end, end + MOST_OF_UNIT))?.[1] ?? ''
  return measureBetween(wordBefore(message, at), plainOf(behind))
}

/** 'Receipt 2 nights is 3': the figure belongs to the noun, and not to the unit behind it. */
function isLedByNoun(message: string, at: number): boolean {
  return message[at - 1] === '#' || COUNTED.has(wordBefore(message, at))
}
