import { isEnglishWord } from '../text/english-words.ts'
import { typingDistance } from '../text/spelling.ts'
import { learnedFrom } from './classifier.ts'
import { isValueWord, knownWord, knownWords } from './features.ts'
import phrases from './phrases/expense.json' with { type: 'json' }
import { NONE } from './phrases.ts'

/** What people ask of their claims and receipts; `phrases/expense.json` has the ways in which they do. */
export type ExpenseQuestion = Exclude<keyof typeof phrases, typeof NONE>

/** What a message to FinGenie probably asks; undefined where it most likely wishes or tells something. */
export const likelyExpenseQuestion = learnedFrom<ExpenseQuestion>(phrases)

/** In that many phrases a word belongs to asking, whatever is asked. */
const OFTEN = 3
let askedWith: ReadonlySet<string> | undefined

/** Shorter words are too near to others for a slip to be told. */
const LEAST_FOR_SLIP = 5
const MOST_SLIP = 1.05

/** Whether people ask about claims and receipts with a word, or with one that it is a slip of, so that it names nothing by itself. */
export function isAskedWith(said: string): boolean {
  askedWith ??= oftenAskedWith()
  const word = knownWord(said)
  if (askedWith.has(word)) return true
  if (word.length < LEAST_FOR_SLIP || isValueWord(word) || isEnglishWord(word)) return false
  return [...askedWith].some((one) => one[0] === word[0] && typingDistance(word, one, MOST_SLIP) <= MOST_SLIP)
}

function oftenAskedWith(): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const [label, texts] of Object.entries(phrases))
    for (const text of label === NONE ? [] : texts)
      for (const word of new Set(knownWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].flatMap(([word, count]) => (count >= OFTEN ? [word] : [])))
}
