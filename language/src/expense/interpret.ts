import { readConsent } from '../text/consent.ts'
import { romanised } from '../text/devanagari.ts'
import { act, type TextSpan, unreadOf } from '../text/interpretation.ts'
import { wordingOf } from '../text/phrases-in.ts'
import { remarksIn, withoutVouching } from '../text/remarks.ts'
import type { ExpenseAct, ExpenseReading } from './acts.ts'
import { othersNamed } from './answers/others-named.ts'
import { commandIn } from './commands/read-command.ts'
import { type ExpenseContext, fieldAsked, isYesNo } from './context.ts'
import { readStatements } from './corrections/statements.ts'
import { evidenceOf } from './evidence.ts'
import { meaningOf } from './named-by-acts.ts'
import { spelledOut } from './queries/abbreviations.ts'
import { parseQuery } from './queries/parse.ts'
import { type FiguresQuestion, readQuery } from './queries/read-query.ts'
import { isSpelledRight, spelled } from './queries/spelling.ts'
import { wantsSummary } from './queries/summary.ts'
import type { MessageForms, Read, Reader } from './readers/reading.ts'
import { type RankedReader, READERS, type ReadAs, UNREAD, WISHES } from './readers.ts'
import { merchantWords } from './receipts/receipt.ts'
import { isDenial, skippedIn } from './skipped.ts'

/** A reading, what it takes the message for, and the question with figures that the message may be understood as too. */
export interface RankedReading extends ExpenseReading {
  as: ReadAs
  figures?: FiguresQuestion
}

/** Reads what a message to FinGenie does, in the likeliest way; without acts where no rule understood it. */
export function interpretExpense(message: string, context: ExpenseContext): ExpenseReading {
  for (const [likeliest] of readingsOf(message, context)) if (likeliest) return likeliest
  return { acts: [], unread: unreadOf(message, []) }
}

/**
 * Yields the ways in which a message can be read, the likeliest first; those that are equally likely together. A reader that can
 * no longer be the likeliest is asked only when the readings before it turn out to be wrong.
 */
export function readingsOf(message: string, context: ExpenseContext): Generator<RankedReading[], void> {
  return ranked(message, context, READERS)
}

/** As `readingsOf`, of what a message wishes for beside an order to send or an answer. */
export function wishesOf(message: string, context: ExpenseContext): Generator<RankedReading[], void> {
  return ranked(message, context, WISHES)
}

function* ranked(
  message: string,
  context: ExpenseContext,
  readers: readonly RankedReader[],
): Generator<RankedReading[], void> {
  const isAnswer = readers !== WISHES && context.asked !== undefined && isYesNo(context.asked)
  const formsFor = (text: string) =>
    formsOf(text, isAnswer ? besidesAssent(romanised(text)) : withoutVouching(romanised(text)), context)
  const said = formsFor(message)
  const remarks = remarksIn(message)
  let waiting: { found: Read; as: ReadAs; left: TextSpan[]; score: number; read: Reader }[] = []
  for (const [at, { read, as, rank }] of readers.entries()) {
    const found = read(said, context)
    if (found) {
      const left = found.unknown.flatMap((piece) => placesOf(message, piece))
      waiting.push({
        found,
        as,
        read,
        left,
        score: rank - UNREAD * wordsIn(message, spansOf(message, left, remarks).unread),
      })
    }
    const next = readers[at + 1]?.rank ?? Number.NEGATIVE_INFINITY
    for (let best = bestOf(waiting); best > next; best = bestOf(waiting)) {
      const group = waiting.filter(({ score }) => score === best)
      waiting = waiting.filter(({ score }) => score < best)
      const certain = group.flatMap((one) => {
        const reading = readingOf(message, one)
        return isDenied(message, reading, one.left) ? [] : [reading]
      })
      if (certain.length > 0) yield certain
    }
  }

  function readingOf(text: string, { found, as, left, read }: (typeof waiting)[number]): RankedReading {
    const { unread, evidence } = accountOf(text, { found, left, read })
    const kept = found.acts.some(({ intent }) => intent === 'leave') ? othersNamed(text, context) : []
    if (kept.length > 0)
      return { acts: [act('keep', { receipts: kept }, evidence) as ExpenseAct], unread: [], as: 'wish' }
    const acts = found.acts.map(({ intent, slots }) => act(intent, slots, evidence) as ExpenseAct)
    return { acts, unread, as, ...(as === 'wish' && said.figures && { figures: said.figures }) }
  }

  /** Where the words stand that a reading was made of, and those that it did not use. */
  function accountOf(text: string, { found, left, read }: Pick<(typeof waiting)[number], 'found' | 'left' | 'read'>) {
    const meaning = meaningOf(found.acts, context)
    const used = evidenceOf(text, found.acts, {
      context,
      saysSame: (other) => meaningOf(read(formsFor(other), context)?.acts, context) === meaning,
    })
    const evidence = [...used, ...(found.used ?? [])].filter(
      (one) => !left.some(({ start, end }) => one.start < end && start < one.end),
    )
    return { evidence, unread: unreadOf(text, [...evidence, ...skippedIn(text, context)]) }
  }
}

const bestOf = (waiting: readonly { score: number }[]): number =>
  waiting.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY)

const wordsIn = (message: string, spans: readonly TextSpan[]): number =>
  spans.flatMap(({ start, end }) => message.slice(start, end).match(WORD) ?? []).length

/** The forms of a message, each made when the first reader asks for it. */
function formsOf(whole: string, message: string, context: ExpenseContext): MessageForms {
  const { today, open, spoken, focus, edited, asked } = context
  const plain = once(() => spelledRight(spelledOut(message), names()))
  const names = once(() => merchantWords(spoken))
  const parts = once(() => parseQuery(plain(), { today, names: names() }))
  const figures = once(() => (wantsSummary(message) ? undefined : readQuery(plain(), context)))
  const wish = once(() => commandIn(message, context))
  const stated = once(() =>
    readStatements(message, {
      open: open.length > 0 ? open : spoken,
      today,
      asked: fieldAsked(asked),
      focus,
      edited,
    }),
  )
  return {
    whole,
    message,
    get plain() {
      return plain()
    },
    get parts() {
      return parts()
    },
    get figures() {
      return figures()
    },
    get wish() {
      return wish()
    },
    get stated() {
      return stated()
    },
  }
}

/** A text with the slips in its words put right, other than in words that some rule knows. */
function spelledRight(text: string, names: ReadonlySet<string>): string {
  const known = text.match(/[a-z]+/g)?.filter(isSpelledRight) ?? []
  return spelled(text, new Set([...names, ...known]))
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What is left of a message that begins with an assent to a question of yes or no: 'yes, remove the dinner instead'. */
function besidesAssent(message: string): string {
  return readConsent(message, { action: 'remove', kind: 'receipt' }).rest || message
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`´][\p{L}\p{M}\p{N}]+)*/gu

/** Where the words stand that were read, and those that were not. */
function spansOf(
  message: string,
  left: readonly TextSpan[],
  remarks: readonly TextSpan[],
): { evidence: TextSpan[]; unread: TextSpan[] } {
  const evidence = [...message.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .filter((word) => !left.some(({ start, end }) => word.start < end && word.end > start))
  return { evidence, unread: unreadOf(message, [...evidence, ...remarks]) }
}

/** Where words stand in a message as they were said; each of them for itself where they do not stand together. */
function placesOf(message: string, piece: string): TextSpan[] {
  const text = message.toLowerCase()
  const at = text.indexOf(piece.toLowerCase())
  if (/\s/.test(piece) && at >= 0) return [{ start: at, end: at + piece.length }]
  if (/^\d/.test(piece) && at >= 0) return [{ start: at, end: at + piece.length }]
  const words = new Set(piece.toLowerCase().match(WORD) ?? [])
  return [...text.matchAll(WORD)]
    .filter(([word]) => [word, word.replace(/['’]s$/, ''), romanised(word)].some((form) => words.has(form)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
}

/** Whether a word that was not read may deny what the acts would do: 'undo that neither'. */
function isDenied(message: string, { acts, unread }: ExpenseReading, asides: readonly TextSpan[]): boolean {
  const isEffect = acts.some(
    ({ intent, slots }) => EFFECTS.has(intent) && !('resolution' in slots && slots.resolution === 'unclear'),
  )
  // A clause of its own denies nothing that is said in others: 'that is not right, the total is 700'.
  const clauses = asides.filter(({ start, end }) => /\s/.test(message.slice(start, end)))
  const within = unread.filter((one) => !clauses.some(({ start, end }) => one.start < end && start < one.end))
  return isEffect && within.some(({ start, end }) => wordingOf(message.slice(start, end)).words.some(isDenial))
}

/** Acts that change something, or ask to. */
const EFFECTS: ReadonlySet<string> = new Set([
  'correct',
  'remove',
  'restore',
  'undo',
  'claim_as',
  'choose_trip',
  'resolve_duplicate',
])
