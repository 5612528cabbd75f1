import { readConsent } from '../text/consent.ts'
import { romanised } from '../text/devanagari.ts'
import { act, type TextSpan, unreadOf } from '../text/interpretation.ts'
import { remarksIn } from '../text/remarks.ts'
import type { ExpenseAct, ExpenseIntent, ExpenseReading } from './acts.ts'
import type { ExpenseContext } from './context.ts'
import { strayWords } from './known-words.ts'
import { spelledOut } from './queries/abbreviations.ts'
import { partsOf } from './queries/parse.ts'
import { type FiguresQuestion, readQuery } from './queries/read-query.ts'
import { wantsSummary } from './queries/summary.ts'
import type { Said } from './readers/reading.ts'
import { READERS } from './readers.ts'
import { merchantWords } from './receipts/receipt.ts'
import { wishIn } from './wishes/read-wish.ts'

/** A reading, with the question with figures that the message may be understood as too. */
export interface RankedReading extends ExpenseReading {
  figures?: FiguresQuestion
}

/** Reads what a message to FinGenie does, in the likeliest way; without acts where no rule understood it. */
export function interpretExpense(message: string, context: ExpenseContext): RankedReading {
  return readingsOf(message, context)[0] ?? { acts: [], unread: unreadOf(message, []) }
}

/** Returns all ways in which a message can be read, the likeliest first. */
export function readingsOf(message: string, context: ExpenseContext): RankedReading[] {
  const said = formsOf(message, context)
  const remarks = remarksIn(message)
  const readings = READERS.flatMap((read) => {
    const found = read(said, context)
    if (!found) return []
    const left = found.unknown.flatMap((piece) => placesOf(message, piece))
    const stray = found.acts.some(({ intent }) => intent === 'ask_unknown')
      ? []
      : strayWords(message, found.acts, context)
    const { unread, evidence } = spansOf(message, [...left, ...stray], remarks)
    const acts = found.acts.map(({ intent, slots }) => act(intent, slots, evidence) as ExpenseAct)
    const score = scoreOf(message, found.acts[0]?.intent, spansOf(message, left, remarks).unread)
    return [{ reading: { acts, unread, ...(said.figures && { figures: said.figures }) }, score }]
  })
  return readings.toSorted((a, b) => b.score - a.score).map(({ reading }) => reading)
}

/**
 * How sure a reading is that its pattern matched what it means: the words of a wish must fill the sentence, a question is known
 * by a few of its words.
 */
const CERTAINTY: Record<ExpenseIntent, number> = {
  undo: 6,
  restore: 6,
  remove: 6,
  claim_as: 6,
  choose_trip: 6,
  resolve_duplicate: 6,
  correct: 6,
  propose_totals: 5,
  leave: 6,
  decide: 4,
  ask_approver: 4,
  refuse_send: 4,
  pause: 4,
  send: 4,
  ask_sending: 4,
  summary: 4,
  tax_credit: 3,
  small_talk: 3,
  ask_duration: 3,
  ask_edits: 4,
  remark: 0,
  trip_receipts: 3,
  others_claims: 3,
  query: 3,
  claim_status: 2,
  ask_unknown: 4,
  ask_policy: 4,
  ask_receipts: 1,
}

/** Prefers the reading whose reader left the fewest content words, then the one whose reader is surer. */
function scoreOf(message: string, intent: ExpenseIntent | undefined, unread: readonly TextSpan[]): number {
  const left = unread.flatMap(({ start, end }) => message.slice(start, end).match(WORD) ?? []).length
  return (intent ? CERTAINTY[intent] : 0) - 2 * left
}

function formsOf(whole: string, context: ExpenseContext): Said {
  const message = besidesAssent(romanised(whole), context)
  const plain = spelledOut(message)
  return {
    message,
    plain,
    parts: partsOf(plain, { today: context.today, names: merchantWords(context.spoken) }),
    figures: wantsSummary(message) ? undefined : readQuery(plain, context),
    wish: wishIn(message, context),
  }
}

/** What is left of a message that begins with an assent to a question of yes or no: 'yes, remove the dinner instead'. */
function besidesAssent(message: string, { asked }: ExpenseContext): string {
  if (!asked?.isYesNo) return message
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
