import { categoriesIn } from '@pravas/language/expense/receipts/mentions'
import { KIND_WORDS } from '@pravas/language/expense/receipts/plain-words'
import { isAskedWith } from '@pravas/language/questions/expense-questions'
import { isEnglishWord } from '@pravas/language/text/english-words'
import { type TextSpan, unreadOf } from '@pravas/language/text/interpretation'
import { plainWord, wordSpans } from '@pravas/language/text/message-words'
import { isPlaceName } from '@pravas/language/text/place-names'
import { remarksIn } from '@pravas/language/text/remarks'

/** The words within stretches of a message. */
export const wordsIn = (message: string, spans: readonly TextSpan[]): TextSpan[] =>
  spans.flatMap((span) => wordSpans(message, span))

/** Whether a word tells one thing from another, so that it is named where nothing used it, whatever is asked. */
const isTelling = (word: string): boolean =>
  /\p{N}/u.test(word) ||
  isPlaceName(word) ||
  categoriesIn(word).length > 0 ||
  KIND_WORDS.some(([names]) => names.includes(word.toLowerCase()))

/** Shorter words name nothing. */
const LEAST_OF_NAME = 3

/** Whether a word is one of the language, written small, that names nothing. */
function isOrdinary(word: string, isFirst: boolean): boolean {
  const isName = /^\p{Lu}/u.test(word) && !isFirst
  return !isName && !isTelling(word) && (word.length < LEAST_OF_NAME || isEnglishWord(plainWord(word)))
}

/** The words of a message that belong to a question by what they are, and not by the value that they give. */
function wordsOfQuestion(message: string, evidence: readonly TextSpan[]): TextSpan[] {
  const known = new Set(evidence.map(({ start }) => start))
  return wordsIn(message, [{ start: 0, end: message.length }]).filter(({ start, end }) => {
    const word = message.slice(start, end)
    return !isTelling(word) && (known.has(start) || isAskedWith(word))
  })
}

/**
 * What of a message neither belongs to a question nor was used by its answer: figures, names, and words that are no English ones.
 * However a question that is known as a whole is put, its ordinary words are part of it.
 */
export function unusedBy(message: string, evidence: readonly TextSpan[], uses: (word: string) => boolean): TextSpan[] {
  const words = wordsIn(message, [{ start: 0, end: message.length }])
  const used = words.filter(({ start, end }) => {
    const word = message.slice(start, end)
    return uses(word) || isOrdinary(word, start === words[0]?.start)
  })
  return unreadOf(message, [...wordsOfQuestion(message, evidence), ...used, ...remarksIn(message)])
}

/** What of unread words does not belong to a question. */
export function unreadBeside(message: string, unread: readonly TextSpan[], evidence: readonly TextSpan[]): TextSpan[] {
  const left = wordsIn(message, unread)
  const read = wordsIn(message, [{ start: 0, end: message.length }]).filter(
    (word) => !left.some(({ start }) => start === word.start),
  )
  return unreadOf(message, [...read, ...wordsOfQuestion(message, evidence)])
}
