import { wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import type { ExpenseContext } from '../context.ts'
import { QUESTION_WORDS } from '../queries/question-words.ts'
import { categoriesIn, mentionsIn } from '../receipts/mentions.ts'
import { asksOfCost, PRINTED_WORDS, printedLabelsIn } from '../receipts/printed-labels.ts'
import { merchantWords } from '../receipts/receipt.ts'
import { isDenial } from '../skipped.ts'
import { type MessageForms, only, type Read, without, withoutPossessive } from './reading.ts'

/** 'PNR of the train?', 'what is the due date of the airtel bill': what is printed and not kept as a field. */
export function printed({ plain, parts, wish }: MessageForms, context: ExpenseContext): Read | undefined {
  const labels = printedLabelsIn(plain)
  if (labels.length === 0 || wish || context.open.length === 0 || wordingOf(plain).words.some(isDenial))
    return undefined
  const receipts = meantIn(plain, context)
  // Of all that was claimed, the figures tell.
  if (labels.every((label) => OF_FIGURES.has(label)) && receipts.length !== 1) return undefined
  const names = merchantWords(context.open)
  const unknown = without(parts, PRINTED_WORDS).filter(
    (word) => !names.has(withoutPossessive(word)) && categoriesIn(word).length === 0,
  )
  return only('ask_printed', { labels, items: [], receipts }, unknown)
}

/** The figures of taxes are added up elsewhere where several receipts are meant. */
const OF_FIGURES: ReadonlySet<string> = new Set(['gst amount', 'rate', 'plan', 'balance', 'change', 'tip', 'discount'])

/** 'How much is the HDMI cable': words that may name an item of a bill. */
export function printedItems({ plain, wish }: MessageForms, context: ExpenseContext): Read | undefined {
  if (wish || context.open.length === 0 || !asksOfCost(plain)) return undefined
  const names = merchantWords(context.open)
  const items = wordingOf(plain).words.filter(
    (word) =>
      word.length >= LEAST_OF_ITEM &&
      /^\p{L}+$/u.test(word) &&
      !isFunctionWord(word) &&
      !isTalk(word) &&
      !names.has(word) &&
      !QUESTION_WORDS.has(word) &&
      !PRINTED_WORDS.has(word),
  )
  return items.length === 0 ? undefined : only('ask_printed', { labels: [], items, receipts: meantIn(plain, context) })
}

const LEAST_OF_ITEM = 3

/** The receipts that a question is about: those that it names, the one spoken of, or all. */
function meantIn(message: string, { open, today, focus }: ExpenseContext): string[] {
  const { by, receipts } = mentionsIn(message, open, { today, focus })
  const named = by === 'none' || by === 'date' ? [] : receipts
  const spoken = named.length > 0 ? named : open.filter(({ id }) => id === focus)
  return (spoken.length > 0 ? spoken : open).map(({ id }) => id)
}
