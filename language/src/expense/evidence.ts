import { dateAt } from '../text/date-grammar.ts'
import { MONTHS } from '../text/date-words.ts'
import { romanised } from '../text/devanagari.ts'
import { isEnglishWord } from '../text/english-words.ts'
import type { TextSpan } from '../text/interpretation.ts'
import { anyOf, phrases } from '../text/phrase-grammar.ts'
import { type Wording, wordingOf } from '../text/phrases-in.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import { typingDistance } from '../text/spelling.ts'
import { cleanTraced } from '../text/tokens.ts'
import { type ActWords, wordsOfActs } from './act-words.ts'
import { clausesOf } from './commands/clauses.ts'
import type { ExpenseContext } from './context.ts'
import { dayIn, figuresIn, namesIn } from './named-by-acts.ts'
import { spelledOut } from './queries/abbreviations.ts'
import { isSpelledRight } from './queries/spelling.ts'
import type { WishedAct } from './readers/reading.ts'
import { goesOn } from './receipts/measured-figures.ts'
import { mentionsIn } from './receipts/mentions.ts'
import { CATEGORY, DATE, MEANS, REFERENCE } from './receipts/plain-words.ts'
import { COUNTED } from './receipts/receipt-numbers.ts'
import { isNegation, skippedIn } from './skipped.ts'

interface Evidence {
  context: ExpenseContext
  /** Whether the reader understands the same of another text. */
  saysSame: (text: string) => boolean
}

/** No rule reads these, other than as some word or some figure. */
const NO_WORD = 'qxzvwk'
const NO_FIGURES = ['48613', '0']

/** How many characters are read again to find out what acts rest on; a message for which that is not enough says much else. */
const MOST_READ_AGAIN = 12_000

/**
 * Where the words stand that acts were read from: those in whose place no other word would do, those of the acts' own closed
 * lists, those that name again what the acts are about, and the reasons that are given for them.
 */
export function evidenceOf(message: string, acts: readonly WishedAct[], given: Evidence): TextSpan[] {
  const own = wordsOfActs(acts.map(({ intent }) => intent))
  const { context } = given
  let left = MOST_READ_AGAIN
  const saysSame = (text: string) => {
    left -= text.length
    return given.saysSame(text)
  }
  const evidence = { context, saysSame }
  const canTry = () => left >= message.length
  const wording = wordingOf(message)
  const { spanOf } = cleanTraced(message, wording.text)
  const spans = wording.tokens.map(({ start, end }) => spanOf({ start, end }))
  const words = wording.words.map((word) => spelled(word, own.words))
  const read = new Set([
    ...placesOf(own, words),
    ...denied(words, acts),
    ...reasonsIn(message, own, (clause) => isOfReceipts(clause, acts, context)),
    ...namesIn(words, acts, context),
    ...dayIn(wording, acts, context),
    ...figuresIn(wording, acts, context),
  ])
  const skipped = skippedIn(message, context)
  const isSkipped = (word: string, span: TextSpan) =>
    isFunctionWord(word) || skipped.some(({ start, end }) => start <= span.start && span.end <= end)
  const isNeeded = neededFor(message, acts, evidence)
  const isCorrected = acts.some(({ intent }) => intent === 'correct')
  const isTold = acts.some(isToldOf)
  const isHeld = heldBy(acts)
  for (const [at, span] of spans.entries()) {
    const word = wording.words[at] ?? ''
    if (read.has(at) || isSkipped(word, span)) continue
    if (isTold && isHeld(word)) {
      read.add(at)
      continue
    }
    if (canTry() ? isNeeded(word, span) : isHeld(word)) read.add(at)
    if (isNegation(word) && isCorrected && canTry())
      for (const place of ruledOut(message, spans, at, evidence)) read.add(place)
  }
  for (const places of wholesIn(wording)) if (places.some((at) => read.has(at))) for (const at of places) read.add(at)
  return [...read].flatMap((at) => spans[at] ?? [])
}

/**
 * The places that are read as one where any of them is: an amount with its paise, a date in figures with its year. 'December one'
 * may be a day, and the 'one' of 'one expense' as well.
 */
function wholesIn(wording: Wording): number[][] {
  const { tokens, words } = wording
  return tokens.flatMap((_, at) => {
    const end = at + (dateAt(tokens, at)?.length ?? 0)
    // 'Receipt 2' is counted, whatever month is said behind it.
    const isDate = end > at + 1 && words.slice(at, end).some(isFigure) && !COUNTED.has(words[at - 1] ?? '')
    const isMonth = MONTHS.has(words[at] ?? '') && /^20\d\d$/.test(words[at + 1] ?? '')
    const methods = METHODS(words, at).map((until) => range(at, until))
    return [
      ...(goesOn(tokens, at) ? [[at - 2, at - 1, at]] : []),
      ...(isDate ? [range(at, end)] : []),
      ...(isMonth ? [[at, at + 1]] : []),
      ...methods,
    ]
  })
}

/** Ways of paying that have two words, one of which says it all. */
const METHODS = anyOf(phrases('credit card | debit card | google pay | net banking | bank transfer | paytm wallet'))

const isFigure = (word: string): boolean => /^\p{N}/u.test(word)

/** Why there is no value, or no verdict, is said in the answer: what stands in its place was read, whatever it is. */
const isToldOf = ({ slots }: WishedAct): boolean =>
  ('kind' in slots && slots.kind !== 'change' && slots.kind !== 'back') ||
  ('resolution' in slots && slots.resolution === 'unclear')

/** Puts something else in the place of a value: 'from 668 to 700', 'no, 650', 'I mean 4750'. */
const REVISES = new Set('from se instead mean meant matlab sorry actually leave rehne chhodo chhod'.split(' '))

/** Tells whether the texts that acts hold have a word, which a long message is asked for instead of being read again and again. */
function heldBy(acts: readonly WishedAct[]): (word: string) => boolean {
  const held = new Set(wordingOf(JSON.stringify(acts, (key, value: unknown) => (key === 'about' ? '' : value))).words)
  return (word) => held.has(word)
}

/**
 * Tells whether acts rest on a word: without it, and with any other in its place, the message would mean something else. A word
 * that only breaks a sentence does so like any other, and is not read.
 */
function neededFor(message: string, acts: readonly WishedAct[], { saysSame }: Evidence) {
  // Whatever a sentence says may name what was removed: only its own words can.
  const isOpen = acts.some(
    ({ intent, slots }) => intent === 'restore' || ('fields' in slots && slots.fields.length === 0),
  )
  const isTold = acts.some(isToldOf)
  const isRevised =
    acts.some(({ intent }) => intent === 'correct') &&
    wordingOf(message).words.some((word) => isNegation(word) || REVISES.has(word))
  return (word: string, span: TextSpan): boolean => {
    if (isOpen) return false
    // The grammar of corrections reads each figure, of which some are taken back.
    if (isFigure(word) && isRevised) return true
    const isOtherWith = (text: string) => !saysSame(`${message.slice(0, span.start)}${text}${message.slice(span.end)}`)
    if (isTold) return isOtherWith('')
    return isOtherWith(NO_WORD) && isOtherWith('') && (!isFigure(word) || NO_FIGURES.some(isOtherWith))
  }
}

/** How many words are ruled out together: 'not the 10th of June'. */
const MOST_RULED_OUT = 5
/** What can be ruled out beside what is said instead. */
const isValue = (word: string): boolean =>
  isFigure(word) || [CATEGORY, MEANS, DATE, REFERENCE].some((list) => list.has(word.toLowerCase()))

/** The places of a negation and of the value that it rules out, without which the message comes to the same: 'not 668, it is 676'. */
function ruledOut(message: string, spans: readonly TextSpan[], at: number, { saysSame }: Evidence): number[] {
  const lengths = Array.from({ length: MOST_RULED_OUT }, (_, index) => index + 1)
  const ranges = lengths.flatMap((length) => [
    [at, at + length],
    [at - length, at],
  ])
  const found = ranges.find(([from = 0, to = 0]) => {
    const [first, last] = [spans[from], spans[to]]
    if (!first || !last) return false
    const words = spans.slice(from, to + 1).map(({ start, end }) => romanised(message.slice(start, end)))
    return words.some(isValue) && saysSame(`${message.slice(0, first.start)}${message.slice(last.end)}`)
  })
  return found ? range(found[0] ?? at, (found[1] ?? at) + 1) : []
}

/** 'Receipt 1 has no CGST and no SGST': a correction to none. */
function denied(words: readonly string[], acts: readonly WishedAct[]): number[] {
  const isNone = acts.some(({ slots }) => 'change' in slots && Object.values(slots.change).includes(null))
  return isNone ? words.flatMap((word, at) => (isNegation(word) ? [at] : [])) : []
}

/** Whether a word says nothing but what such acts say already. */
export function saysAgain(word: string, acts: readonly WishedAct[], context: ExpenseContext): boolean {
  const own = wordsOfActs(acts.map(({ intent }) => intent))
  return (
    own.words.has(spelled(word, own.words)) ||
    namesIn([word], acts, context).length > 0 ||
    dayIn(wordingOf(word), acts, context).length > 0
  )
}

/** A slip of the fingers put right where it hits a word of the acts. */
function spelled(said: string, known: ReadonlySet<string>): string {
  const word = spelledOut(said)
  if (known.has(word) || !/^[a-z]{4,24}$/.test(word) || isEnglishWord(word) || isSpelledRight(word)) return word
  const most = word.length < 7 ? 1.05 : 1.6
  return (
    [...known].find((right) => right.length > 3 && right[0] === word[0] && typingDistance(word, right, most) <= most) ??
    word
  )
}

function placesOf({ rule }: ActWords, words: readonly string[]): number[] {
  return words.flatMap((_, at) => rule(words, at).flatMap((end) => range(at, end)))
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)

/** Whether a clause names receipts where all was left as it is, so that it may wish for them instead: 'no, the dinner at the beach'. */
function isOfReceipts(clause: string, acts: readonly WishedAct[], { open, today }: ExpenseContext): boolean {
  const { by } = mentionsIn(clause, open, { today, focus: undefined })
  return acts.some(({ intent }) => intent === 'leave') && by !== 'none'
}

/** Begins a reason wherever it stands. */
const BECAUSE = new Set('because since kyunki kyuki coz cuz cause isliye as'.split(' '))
const LEAST_OF_REASON = 2

/** The words of clauses that give a reason: they stand apart, and hold no figure and nothing of the acts. */
function reasonsIn(message: string, own: ActWords, isElse: (clause: string) => boolean): number[] {
  const clauses = clausesOf(message)
  return clauses.flatMap(({ words, start, isMarked, textOf }, index) => {
    const isApart = isMarked || clauses[index + 1]?.isMarked === true || BECAUSE.has(words[0] ?? '')
    const isReason =
      clauses.length > 1 && isApart && words.length >= LEAST_OF_REASON && words.every((word) => !/^\d/.test(word))
    if (isReason && isElse(textOf(0, words.length))) return []
    return isReason && !words.some((_, at) => own.rule(words, at).some((end) => end > at + 1))
      ? range(start, start + words.length)
      : []
  })
}
