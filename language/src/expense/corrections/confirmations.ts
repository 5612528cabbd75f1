import { figuresIn } from '../../text/figures.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { placeOf, wordingOf } from '../../text/phrases-in.ts'
import { wordsOf } from '../../text/quantities.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import type { PricedReceipt } from '../queries/receipt-question.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { CATEGORY, REFERENCE } from '../receipts/plain-words.ts'
import { merchantWords } from '../receipts/receipt.ts'
import { isMarked } from '../sending/questions.ts'
import { isNegation } from '../skipped.ts'

/** That a total was read rightly, by the receipt's number. */
export interface Confirmed {
  number: number
  totalPaise: number
}

const RIGHT = anyOf(
  phrases(
    'is right | is correct | is ok | is okay | is fine | is good | right | correct | ok | okay | fine | sahi hai | theek hai | thik hai | sahi | is the right amount | is right amount | was right | was correct | also ok | also correct | also right',
  ),
)
const BESIDE = new Set(
  'total amount for of also too both the is it rs rupees rupee inr one ka ke ki hai bhi wala wale wali and aur'.split(
    ' ',
  ),
)
/** What parts one receipt from the next. */
const PARTS = /[.,](?!\d)|[;\n]|\band\b|\baur\b/i

/**
 * Reads that totals are right as they stand: 'parking 90 is correct', '480 is right for courier and 145 for toll also ok'. Each part names
 * one receipt and the very amount that was read on it; undefined where any word says more.
 */
export function confirmationsIn(
  message: string,
  { open, focus, today }: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): Confirmed[] | undefined {
  if (isMarked(message)) return undefined
  const parts = message.split(PARTS).filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (!parts.some((part) => placeOf(RIGHT, wordingOf(part).words))) return undefined
  const found = parts.map((part) => confirmedIn(part, { open, focus, today }))
  return found.every((one) => one !== undefined) && found.length > 0 ? found : undefined
}

function confirmedIn(
  part: string,
  { open, focus, today }: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): Confirmed | undefined {
  const words = wordsOf(part)
  const [figure, ...others] = figuresIn(words)
  if (!figure || others.length > 0 || figure.ambiguous || figure.negative) return undefined
  const rest = words
    .filter((_, at) => at < figure.start || at >= figure.end)
    .map(({ text }) => text)
    .join(' ')
  const { by, receipts } = mentionsIn(rest, open, { today, focus })
  const meant = by === 'none' ? open.filter(({ id }) => id === focus || open.length === 1) : receipts
  const same = meant.filter(({ totalPaise }) => totalPaise === figure.paise)
  const [receipt, ...more] = same
  if (!receipt || more.length > 0) return undefined
  const names = merchantWords([receipt])
  const left = wordingOf(rest).words.filter((word) => !isKnown(word, names))
  return left.every((word) => namesIt(word, receipt, { open, today })) && !wordingOf(rest).words.some(isNegation)
    ? { number: receipt.number, totalPaise: figure.paise }
    : undefined
}

const isKnown = (word: string, names: ReadonlySet<string>): boolean =>
  BESIDE.has(word) ||
  names.has(word) ||
  isFunctionWord(word) ||
  isTalk(word) ||
  CATEGORY.has(word) ||
  REFERENCE.has(word) ||
  RIGHT([word], 0).length > 0

const namesIt = (
  word: string,
  receipt: PricedReceipt,
  { open, today }: { open: readonly PricedReceipt[]; today: string },
): boolean => {
  const { by, receipts } = mentionsIn(word, open, { today, focus: undefined })
  return by === 'merchant' && receipts.includes(receipt)
}
