import { alternatives } from '@pravas/language/text/phrase-grammar'
import { ADDRESS, FAREWELL, GREETING, PLEASE, THANKING, THANKS } from '@pravas/language/text/words/filler'

const TITLE_CHARACTERS = 60

/** A conversation's name in the history, made of a message: one line, cut at a word. */
export function chatTitle(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  if (line.length <= TITLE_CHARACTERS) return line
  const cut = line.slice(0, TITLE_CHARACTERS)
  const end = cut.lastIndexOf(' ')
  return `${end > TITLE_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`
}

const PLEASANTRY = new RegExp(
  `^(?:${alternatives(GREETING, FAREWELL, THANKS, THANKING)}|hi+|hiya|namaskar|ok(?:ay)?|yes|no|help|test)(?: (?:${alternatives(ADDRESS, PLEASE)}|there|again|team|me|you))*$`,
  'i',
)

/** Whether a title says nothing of what the conversation is about, as a greeting does, or is empty. */
export function saysLittle(title: string): boolean {
  const words = title.replace(/[^\p{L}\p{N} ]+/gu, '').trim()
  return words === '' || PLEASANTRY.test(words)
}
