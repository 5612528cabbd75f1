import type { TextSpan } from '../../text/interpretation.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { isTalk } from '../../text/skipped-words.ts'
import { cleanTraced } from '../../text/tokens.ts'
import type { ExpenseAct, ExpenseIntent } from '../acts.ts'
import type { ReceiptCommand } from '../commands/read-command.ts'
import type { ExpenseContext } from '../context.ts'
import type { Statements } from '../corrections/statements.ts'
import type { ParsedQuery } from '../queries/parse.ts'
import type { FiguresQuestion } from '../queries/read-query.ts'

/** A message in the forms that readers need. */
export interface MessageForms {
  /** As it was written. */
  whole: string
  /** Without an assent at its beginning that answers a question. */
  message: string
  /** As that, with what people shorten spelled out. */
  plain: string
  parts: ParsedQuery
  figures: FiguresQuestion | undefined
  /** What it wishes of receipts. */
  wish: ReceiptCommand | undefined
  /** The values that it states of receipts. */
  stated: Statements | undefined
}

/** What a reader makes of a message. */
export interface Read {
  acts: WishedAct[]
  /** Words that it could not use. */
  unknown: readonly string[]
  /** What it took back or ruled out, which its acts do not show. */
  used?: readonly TextSpan[]
}

/** An act without the words that it was read from. */
export type WishedAct<Intent extends ExpenseIntent = ExpenseIntent> = {
  [I in Intent]: Pick<ExpenseAct<I>, 'intent' | 'slots'>
}[Intent]

export type Reader = (said: MessageForms, context: ExpenseContext) => Read | undefined

export function only<I extends ExpenseIntent>(
  intent: I,
  slots: ExpenseAct<I>['slots'],
  unknown: readonly string[] = [],
): Read {
  return { acts: [{ intent, slots } as WishedAct], unknown }
}

export const CLAIM = { action: 'send', kind: 'claim' } as const

/** A figure that names no receipt, day or number of a claim. */
const FIGURE = /(?<![\p{L}\p{N}.,/#-])(?!20\d\d(?!\p{N}))\d[\d,]*\d{2}(?:\.\d+)?k?(?![\p{L}\p{N}/-])/gu

/** The amounts in a message, of which a question that bounds nothing makes no use. */
export function figuresIn(message: string): string[] {
  return message.match(FIGURE) ?? []
}

/** Where the figures of a message stand. */
export function figurePlaces(said: string): TextSpan[] {
  const { text, tokens } = wordingOf(said)
  const { spanOf } = cleanTraced(said, text)
  return tokens.flatMap((token) => (/^\d/.test(token.text) ? [spanOf(token)] : []))
}

export const NO_WORDS: ReadonlySet<string> = new Set()

/** The words of a question that neither its grammar nor a reader's own words account for. */
export function without({ unknown }: ParsedQuery, known: ReadonlySet<string>): string[] {
  return unknown.filter((word) => !known.has(withoutPossessive(word)) && !isTalk(word) && !/^exp-\d/.test(word))
}

export const withoutPossessive = (word: string): string => word.replace(/['’]s$/, '')
