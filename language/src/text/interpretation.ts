import { isFunctionWord } from './skipped-words.ts'

/** A stretch of a message: offsets in the text as it was written, in UTF-16 units; `end` is not included. */
export interface TextSpan {
  start: number
  end: number
}

/** Whether an act is wished for, or wished away: 'not IndiGo', 'don't send it'. */
export type Polarity = 'affirmed' | 'negated'

/** One thing that a message does: an intent, the values it comes with, and the words that say so. */
export interface Act<Intent extends string = string, Slots extends object = object> {
  intent: Intent
  slots: Slots
  polarity: Polarity
  /** From the first to the last word of the evidence. */
  span: TextSpan
  /** The words it was read from, in the order of the message. */
  evidence: readonly TextSpan[]
}

/** What a message means. Each of its content words belongs to the evidence of an act, or to `unread`. */
export interface Interpretation<Reading extends Act = Act> {
  acts: readonly Reading[]
  /** The words that no rule read, joined where nothing but function words stands between them. */
  unread: readonly TextSpan[]
}

/** Makes an act of the words that it was read from; without any it spans nothing at the beginning of the message. */
export function act<Intent extends string, Slots extends object>(
  intent: Intent,
  slots: Slots,
  evidence: readonly TextSpan[],
  polarity: Polarity = 'affirmed',
): Act<Intent, Slots> {
  const sorted = evidence.toSorted((a, b) => a.start - b.start)
  const span = { start: sorted[0]?.start ?? 0, end: Math.max(0, ...sorted.map(({ end }) => end)) }
  return { intent, slots, polarity, span, evidence: sorted }
}

/** A word as it was written; characters that show nothing may stand inside it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`´\p{Cf}]+[\p{L}\p{M}\p{N}]+)*/gu
/** What of a word may be read without the rest: '5' of '5pm'. */
const PART = /\p{N}+|[\p{L}\p{M}]+/gu

/**
 * Returns the content words of a message that no rule read, in its order. `read` holds the words that rules did read. A word that
 * is read in part is unread in its other part: of '5pax' the 'pax' where only the number was taken.
 */
export function unreadOf(message: string, read: readonly TextSpan[]): TextSpan[] {
  const covered = new Uint8Array(message.length)
  for (const { start, end } of read) covered.fill(1, Math.max(0, start), Math.max(0, end))
  const unread: TextSpan[] = []
  let separated = true
  let last = 0
  for (const { 0: word, index } of message.matchAll(WORD)) {
    if (/[^\s\p{Cf}'"“”‘’-]/u.test(message.slice(last, index))) separated = true
    last = index + word.length
    const isCovered = (start: number, end: number) => {
      while (start < end && covered[start] === 1) start++
      return start >= end
    }
    const left = isCovered(index, last)
      ? []
      : [...word.matchAll(PART)]
          .map((part) => ({ start: index + part.index, end: index + part.index + part[0].length }))
          .filter(({ start, end }) => !isCovered(start, end))
    const isRead = left.length === 0
    if (isFunctionWord(word)) {
      if (isRead) separated = true
      continue
    }
    for (const { start, end } of left) {
      const before = unread.at(-1)
      if (before && (!separated || before.end === start)) before.end = end
      else unread.push({ start, end })
      separated = false
    }
    if (isRead) separated = true
  }
  return unread
}

/** Words quoted in one reply; more would be a list. */
const MOST_QUOTES = 2
/** Characters of one quote. */
const LONGEST_QUOTE = 40

/** Quotes unread words for a reply: '“near Andheri”', '“lounge” and “aisle seat”'; undefined where all was read. */
export function quoteUnread(message: string, unread: readonly TextSpan[]): string | undefined {
  const quotes = unread.slice(0, MOST_QUOTES).map(({ start, end }) => `“${shortened(message.slice(start, end))}”`)
  return quotes.length > 0 ? quotes.join(' and ') : undefined
}

function shortened(quote: string): string {
  const plain = quote.replace(/\s+/g, ' ')
  if (plain.length <= LONGEST_QUOTE) return plain
  const cut = plain.slice(0, LONGEST_QUOTE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_QUOTE / 2))}…`
}
