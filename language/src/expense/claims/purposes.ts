import { wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import type { ExpenseContext } from '../context.ts'
import { isMarked } from '../sending/questions.ts'
import { refusesToSend } from '../sending/refusals.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { cleaned, named, purposeOf, type Told } from './purpose-sentence.ts'
import * as lists from './purpose-words.ts'

/** What something was for, or who was there, as whoever decides on it is told. */
export interface Purpose {
  /** As it was said. */
  words: string
  /** The ids of the receipts that it is of; none for all. */
  receipts: string[]
  /** It was called a purpose. */
  isNamed: boolean
}

type Context = Pick<ExpenseContext, 'open' | 'focus' | 'today'>

/** What ends one sentence and begins the next; a purpose or a question behind a comma or an 'and' is a sentence of its own. */
const SENTENCES = new RegExp(
  [
    String.raw`(?<=[.!;?？])\s+|(?<=।)\s*|[\n|]`,
    String.raw`,? (?:and|aur|also|plus|&) (?=(?:the )?(?:purpose|uddeshya|udeshya)\b)|, (?=(?:the )?purpose\b)`,
    String.raw`, (?:(?:and|also|but|aur) )?(?=(?:how|what|whats|can|does|did|should|kya|kitna|kitne|kitni|kab|kaun)\b)`,
  ].join('|'),
  'iu',
)

/**
 * Returns what a message tells of the purpose of bills or of who was there, with the sentences that say something else. Beside what is
 * called a purpose, or a bill that is named, those may ask or wish for anything; beside a bare remark they only hold the sending back.
 */
export function purposeIn(message: string, context: Context): { purpose: Purpose; rest: string[] } | undefined {
  if (context.open.length === 0) return undefined
  const sentences = message
    .split(SENTENCES)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .flatMap((sentence) => besideQuestion(sentence, context))
  const wished = isMarked(message) ? undefined : wishedNoted(sentences)
  const told = sentences.map((sentence) => purposeOf(sentence, context))
  const all = told.flatMap((one) => one ?? [])
  const found = wished ?? (all.length > 0 ? joined(all) : undefined)
  if (found === undefined) return undefined
  const rest = wished ? [] : sentences.filter((_, index) => told[index] === undefined).map(withoutEnd)
  const receipts = named(found.about, context)
  const isNamed = all.some((one) => one.isNamed === true)
  if (!rest.every(isBeside) && receipts.length === 0 && !isNamed) return undefined
  return { purpose: { words: found.words, receipts, isNamed }, rest }
}

/** 'The first one was for the site visit, is the toll of that day too?' tells something before it asks. */
function besideQuestion(sentence: string, context: Context): string[] {
  const comma = sentence.lastIndexOf(',')
  const first = sentence.slice(0, Math.max(0, comma))
  return isMarked(sentence) && purposeOf(first, context) ? [first, sentence.slice(comma + 1).trim()] : [sentence]
}

const withoutEnd = (sentence: string): string => sentence.replace(/[.!;।]$/, '')

/** What several sentences tell, as one note. */
const joined = (all: readonly Told[]): Told => ({
  about: all.map(({ about }) => about).join('. '),
  words: all.map(({ words }) => words).join('. '),
})

/** Sentences that only hold the sending back, or say nothing of their own. */
export const isBeside = (sentence: string): boolean => {
  const { words } = wordingOf(sentence)
  return refusesToSend(sentence) || words.every((one) => isFunctionWord(one) || isTalk(one))
}

/** Holds an amount, which may be of a bill. */
const VALUED = /(?:₹|\brs\.?)\s?\d|\d[\d,]{2,}/i

/** What is said before 'mention it', in whatever words. */
function wishedNoted(sentences: readonly string[]): Told | undefined {
  const { words } = wordingOf(sentences.at(-1) ?? '')
  const said = sentences.slice(0, -1).map(withoutEnd).join('. ')
  const isWish = words.length > 0 && lists.NOTE_IT(words, 0).includes(words.length)
  return isWish && said !== '' && !VALUED.test(said) && !wantsToSend(said)
    ? { about: said, words: cleaned(said) }
    : undefined
}
