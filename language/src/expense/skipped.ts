import type { TextSpan } from '../text/interpretation.ts'
import { wordingOf } from '../text/phrases-in.ts'
import { remarksIn } from '../text/remarks.ts'
import { cleanTraced } from '../text/tokens.ts'
import { bareOf, clausesOf } from './commands/clauses.ts'
import type { ExpenseContext } from './context.ts'

/** They deny what stands beside them, in any tense. */
const DENIALS = new Set(
  `not dont don't cant cannot couldnt wont wouldnt shouldnt isnt arent wasnt werent aint didnt doesnt havent hasnt hadnt mustnt neednt never neither nor
   nahi nahin nhi nai mat mut`.split(/\s+/),
)
/** They refuse, or leave something out. */
const OTHERS = new Set('no nope nah na naa none nothing nobody without except unless stop bina'.split(' '))

/** Whether a word denies what stands beside it. */
export const isDenial = (word: string): boolean => DENIALS.has(word)

/** Whether a word denies, refuses or excludes: it changes what is done, and so may never be skipped beside an act. */
export const isNegation = (word: string): boolean => isDenial(word) || OTHERS.has(word)

/** Begins a message as an answer to what was said before, with a comma behind it or not. */
const ANSWERS = new Set(['no', 'nope', 'nah', 'nahi', 'nahin', 'nhi'])
const MOST_ANSWER = 2

/**
 * Where a message holds what any reading may skip beside function words: the remarks and courtesies of `text/remarks.ts`, and what
 * opens and closes a clause. A negation is none of it, unless it stands apart as an answer ('no, remove the cab') or ends a Hindi
 * clause as a tag ('hata do na').
 */
export function skippedIn(message: string, { asked }: Pick<ExpenseContext, 'asked'>): TextSpan[] {
  const { text, tokens, words } = wordingOf(message)
  const { spanOf } = cleanTraced(message, text)
  const clauses = clausesOf(message)
  const around = clauses.flatMap((clause, index) => {
    const { start, end } = bareOf(clause)
    const isAlone = start >= end && clauses[index + 1]?.isMarked === true
    const isFirst = index === 0 && (asked !== undefined || ANSWERS.has(clause.words[0] ?? ''))
    const isAnswer = isAlone || isFirst
    return clause.words.flatMap((word, at) => {
      const isTag = word === 'na' && at === clause.words.length - 1 && at > 0
      const isAround = at < start || at >= end
      return (isAround && (!isNegation(word) || (isAnswer && at < MOST_ANSWER))) || isTag ? [clause.start + at] : []
    })
  })
  const opened = new Set(around)
  const spans = around.flatMap((at) => (tokens[at] ? [spanOf(tokens[at])] : []))
  const denying = tokens.flatMap((token, at) => (isNegation(words[at] ?? '') && !opened.has(at) ? [spanOf(token)] : []))
  const isWhole = (span: TextSpan) => denying.some(({ start, end }) => start === span.start && end === span.end)
  return [...spans, ...remarksIn(message).filter((span) => !isWhole(span))]
}
