import type { Category } from '@pravas/contract/receipt-fields'
import { wordingOf } from '../../text/phrases-in.ts'
import { figuresAmong, measureAt } from '../receipts/measured-figures.ts'
import { categoriesIn, type Mention, mentionsIn } from '../receipts/mentions.ts'
import { type Period, periodIn } from '../receipts/past-dates.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'
import { type AmountBound, amountBoundIn, isWithinBound } from './amount-bounds.ts'
import { asksInWords } from './question-words.ts'
import { asksWhatIsLeft, type Topic, topicOf } from './topics.ts'

/** A receipt with its total, by which questions tell receipts apart. */
export type PricedReceipt = NameableReceipt & {
  totalPaise: number | null
  /** By ISO 4217; rupees when absent. */
  currency?: string
}

/** A question over the receipts at hand. */
export interface ReceiptQuestion {
  topic: Topic
  /** The ids of the receipts that it is about. */
  receipts: string[]
  by: Mention['by']
  bound?: AmountBound
  /** What it is about, where it names a time or categories. */
  period?: Period
  categories: Category[]
  /** What it leaves out without naming any receipt by it. */
  notExcluded: string[]
}

interface Context {
  today: string
  spoken: readonly PricedReceipt[]
  focus: string | undefined
  /** What is asked for where the words say nothing. */
  topic: Topic | undefined
}

/** Reads a question over the receipts at hand; undefined where the words ask for nothing of them. */
export function readReceiptQuestion(message: string, context: Context): ReceiptQuestion | undefined {
  const { today, spoken, focus } = context
  if (asksWhatIsLeft(message)) return allOf(spoken)
  const bound = amountBoundIn(message)
  const within = bound
    ? spoken.filter(({ totalPaise }) => totalPaise !== null && isWithinBound(totalPaise, bound))
    : spoken
  const mention = mentionsIn(message, within, { today, focus })
  const { by, receipts, notExcluded = [] } = mention
  const isPointed = by !== 'none' && by !== 'category' && by !== 'date'
  const asked = topicOf(withoutNames(message, mention), isPointed)
  const isOfField = asked?.about === 'field' || asked?.about === 'fields'
  if (isOfField && !bound && by !== 'date' && statesFigure(message, mention)) return undefined
  const topic = asked ?? context.topic ?? (isPointed || bound ? ({ about: 'list' } as const) : undefined)
  if (!topic) return undefined
  const sides = topic.about === 'compare' && receipts.length < 2 ? comparedIn(message, within, context) : undefined
  const categories = categoriesIn(message)
  const period = by === 'date' ? periodIn(message, today) : undefined
  // Two categories are compared as groups, two merchants or numbers receipt by receipt.
  const asGroups = topic.about === 'compare' && by === 'category' && categories.length > 1
  return {
    topic: asGroups ? { about: 'by-category' } : topic,
    receipts: (sides ?? receipts).map(({ id }) => id),
    by: sides ? 'merchant' : by,
    ...(bound && { bound }),
    ...(period && period !== 'invalid' && { period }),
    categories,
    notExcluded,
  }
}

/** Words that stand between what is compared. */
const BETWEEN = new Set('with and to vs versus than against or aur se'.split(' '))

/**
 * The receipts of 'compare the taxi with the lunch', where each piece names one in its own way; undefined where a piece names none,
 * several, or one that another piece names.
 */
function comparedIn(
  message: string,
  receipts: readonly PricedReceipt[],
  { today }: Context,
): readonly PricedReceipt[] | undefined {
  const { text, tokens, words } = wordingOf(message)
  const cuts = words.flatMap((word, at) => (BETWEEN.has(word) ? (tokens[at] ?? []) : []))
  const pieces = [...cuts, undefined].map((next, at) => text.slice(cuts[at - 1]?.end ?? 0, next?.start))
  const named = pieces.map((piece) => {
    const mention = mentionsIn(piece, receipts, { today, focus: undefined })
    return mention.by === 'none' || mention.by === 'date' ? [] : mention.receipts
  })
  const all = named.flat()
  const isPlain = all.length > 1 && named.every(({ length }) => length === 1) && new Set(all).size === all.length
  return isPlain ? all : undefined
}

/** Whether a message gives a figure and asks nothing, so that it says something of a field: 'hotel was 4500 for 2 nights'. */
function statesFigure(message: string, { by, receipts }: Mention): boolean {
  const wording = wordingOf(message)
  if (asksInWords(message, wording.words)) return false
  const numbers = new Set(by === 'number' ? receipts.map(({ number }) => `${number}`) : [])
  const names = new Set(receipts.flatMap(({ merchant, fileName }) => wordingOf(`${merchant ?? ''} ${fileName}`).words))
  return figuresAmong(wording).some((at) => {
    const figure = wording.words[at] ?? ''
    const isNamed = numbers.has(figure) || (by !== 'category' && names.has(figure))
    return !(isNamed && measureAt(wording, at) === undefined)
  })
}

/** All receipts, listed. */
function allOf(spoken: readonly PricedReceipt[]): ReceiptQuestion {
  return { topic: { about: 'list' }, receipts: spoken.map(({ id }) => id), by: 'none', categories: [], notExcluded: [] }
}

/** A message without the merchants that it names: 'how much at City Cabs' asks for no city. */
function withoutNames(message: string, { by, receipts }: Mention): string {
  if (by !== 'merchant') return message
  const words = receipts.flatMap(({ merchant }) => merchant?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [])
  return message.replace(/[\p{L}\p{N}]+/gu, (word) => (words.includes(word.toLowerCase()) ? '' : word))
}
