import { isEnglishWord } from '../../text/english-words.ts'
import { typingDistance } from '../../text/spelling.ts'
import { CATEGORY_WORDS, KIND_WORDS } from './plain-words.ts'

const NAMES: ReadonlySet<string> = new Set([
  ...KIND_WORDS.flatMap(([names]) => names),
  ...CATEGORY_WORDS.flatMap(([, known]) => [...known]),
])
/** Shorter words are as near to others. */
const LEAST_LETTERS = 5
const MOST_SLIP = 1.05

/** A word, or the kind of bill that it names with a slip of the fingers: 'medcine', 'parkng'. A word of its own is no slip. */
export function kindMeant(word: string): string {
  if (NAMES.has(word) || word.length < LEAST_LETTERS || isEnglishWord(word)) return word
  const near = [...NAMES].find(
    (name) => name.length >= LEAST_LETTERS && name[0] === word[0] && typingDistance(word, name, MOST_SLIP) <= MOST_SLIP,
  )
  return near ?? word
}

/** Whether a word names a kind of bill, or may be a slip for one: 'tol' names a toll, whatever else is near. */
export const isKind = (word: string): boolean =>
  NAMES.has(kindMeant(word)) ||
  (word.length > 2 &&
    !isEnglishWord(word) &&
    [...NAMES].some((name) => name.startsWith(word) && name.length === word.length + 1))
