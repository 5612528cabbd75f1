import type { ExpenseAct, ExpenseIntent } from '@pravas/language/expense/acts'
import { categoriesIn } from '@pravas/language/expense/receipts/mentions'
import { act } from '@pravas/language/text/interpretation'
import { plainWord } from '@pravas/language/text/message-words'
import { rupeeText } from '../../../../formats.ts'
import type { FinGenieReply } from '../../engine.ts'
import { reply, type Turn } from '../turn.ts'

/** What answers a question: an act that does so, or the reply itself, with the words of the message that it used. */
export type Answer = ({ act: ExpenseAct } | { reply: FinGenieReply }) & { uses?: (word: string) => boolean }

/** Answers a question from what a turn holds; undefined where it turns out not to be asked. */
export type Answering = (turn: Turn) => Answer | undefined | Promise<Answer | undefined>

/** An answer by an act that the rules know. */
export const byAct = <Intent extends ExpenseIntent>(
  intent: Intent,
  slots: ExpenseAct<Intent>['slots'],
  uses?: (word: string) => boolean,
): Answer => ({ act: act(intent, slots, []) as unknown as ExpenseAct, ...(uses && { uses }) })

/** An answer in words of its own. */
export const inWords = ({ dialogue }: Turn, text: string, uses?: (word: string) => boolean): Answer => ({
  reply: reply(text, dialogue.focus),
  ...(uses && { uses }),
})

/** Whether a word stands in one of some texts, or names a category that does. */
export function standsIn(texts: readonly (string | null | undefined)[]): (word: string) => boolean {
  const known = new Set(texts.flatMap((text) => (text ?? '').split(/[^\p{L}\p{M}\p{N}'’]+/u).map(plainWord)))
  return (word) => {
    const plain = plainWord(word)
    return (
      known.has(plain) ||
      known.has(plain.replace(/s$/, '')) ||
      categoriesIn(word).some((category) => known.has(category.toLowerCase()))
    )
  }
}

/** Whether a word is a piece of one of some amounts as people write them: '1,180' and '1180.00'. */
export function isAmountOf(paise: readonly (number | null)[]): (word: string) => boolean {
  const pieces = new Set(
    paise.flatMap((amount) =>
      amount === null ? [] : [String(Math.trunc(amount / 100)), ...rupeeText(amount).split(/[^\d]+/)],
    ),
  )
  return (word) => pieces.has(word)
}

/** Whether a word is used by one of several. */
export const either =
  (...rules: readonly ((word: string) => boolean)[]) =>
  (word: string): boolean =>
    rules.some((rule) => rule(word))
