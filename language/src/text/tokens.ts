import { romanised } from './devanagari.ts'
import type { TextSpan } from './interpretation.ts'

/** Longer texts are cut: nobody types a travel wish of this length, and the time of a turn stays bounded. */
const MAX_LENGTH = 2_000

/** One word, number or sign of a text. */
export interface Token {
  /** Lower case in Latin letters, apostrophes removed; the spelling step may replace it. */
  text: string
  /** As `text`, but never replaced. */
  said: string
  /** Exactly as written. */
  raw: string
  /** Offset in the text after `clean`. */
  start: number
  end: number
  /** Counts up at full stops, question marks and line ends. */
  sentence: number
  /** A comma or the like stands before it. */
  comma: boolean
}

type Step = readonly [pattern: RegExp, by: (match: string, group: string) => string]

/** What `clean` does after the first step, in its order. */
const STEPS: readonly Step[] = [
  [/[👍👌✅]/gu, () => ' yes '],
  [/<[^<>]{0,200}>/g, () => ' '],
  [/[\p{Cf}\p{Co}\p{Cs}]/gu, () => ''],
  [/(?!\n)[\s\p{Cc}]/gu, () => ' '],
  [/[’‘`´]/g, () => "'"],
  [/[–—−]/g, () => '-'],
  [/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)],
  [/(\d),(?=\d{2,3}(?!\d))/g, (_, digit) => digit],
  [/\b([ap])\.\s?m\b\.?/gi, (_, letter) => `${letter}m`],
  [/\b(\d)\s*\*/g, (_, digit) => `${digit} star`],
]
/** A character with the marks upon it; composed for itself, so that its place in the message stays known. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu
const composed = (text: string): string =>
  text.normalize('NFKC') === text ? text : text.replace(CHARACTER, (one) => one.normalize('NFKC'))

/** Drops what carries no words (control signs, tags, direction marks) and unifies quotes, dashes and digits. */
export function clean(text: string): string {
  let cleaned = composed(text.slice(0, MAX_LENGTH))
  for (const [pattern, by] of STEPS) cleaned = cleaned.replace(pattern, by)
  return cleaned
}

/** A cleaned text that knows where in the message each of its characters stood. */
export interface CleanText {
  text: string
  /** Returns where the words from offset `start` to `end` of the cleaned text stand in the message. */
  spanOf(words: TextSpan): TextSpan
}

/** Cleans a text as `clean` does, and keeps the way back to the message. `cleaned` is the text where it is known. */
export function cleanTraced(message: string, cleaned = clean(message)): CleanText {
  if (cleaned === message) return { text: message, spanOf: ({ start, end }) => ({ start, end }) }
  let text = message.slice(0, MAX_LENGTH)
  let starts = Array.from({ length: text.length }, (_, at) => at)
  let ends = starts.map((at) => at + 1)
  const replaceAll = (pattern: RegExp, by: Step[1]) => {
    const nextStarts: number[] = []
    const nextEnds: number[] = []
    let next = ''
    let last = 0
    const keep = (end: number) => {
      next += text.slice(last, end)
      for (let at = last; at < end; at++) {
        nextStarts.push(starts[at] ?? 0)
        nextEnds.push(ends[at] ?? 0)
      }
    }
    for (const match of text.matchAll(pattern)) {
      keep(match.index)
      last = match.index + match[0].length
      const replacement = by(match[0], match[1] ?? '')
      next += replacement
      for (let at = 0; at < replacement.length; at++) {
        nextStarts.push(starts[match.index] ?? 0)
        nextEnds.push(ends[last - 1] ?? 0)
      }
    }
    if (last === 0) return
    keep(text.length)
    text = next
    starts = nextStarts
    ends = nextEnds
  }
  if (text.normalize('NFKC') !== text) replaceAll(CHARACTER, (one) => one.normalize('NFKC'))
  for (const [pattern, by] of STEPS) replaceAll(pattern, by)
  return { text, spanOf: ({ start, end }) => ({ start: starts[start] ?? message.length, end: ends[end - 1] ?? 0 }) }
}

const WORD = /₹|[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu
const ENDS_SENTENCE = /[!?;।\n]|\.(?=\s|$)/

/** Cuts a cleaned text into tokens. Signs between numbers (`/ - . :`) and free-standing dashes are tokens too. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let end = 0
  const push = (raw: string, start: number, comma: boolean) => {
    const said = romanised(raw, text.slice(start + raw.length))
      .toLowerCase()
      .replaceAll("'", '')
    tokens.push({ text: said, said, raw, start, end: start + raw.length, sentence, comma })
  }
  for (const match of text.matchAll(WORD)) {
    const raw = match[0]
    const start = match.index
    const gap = text.slice(end, start)
    const last = tokens.at(-1)
    const numeric = last !== undefined && /\d$/.test(last.raw) && /^\d/.test(raw)
    const sign = gap.trim()
    if (last !== undefined && (numeric ? /^[/\-.:]$/.test(sign) && !/\.\s/.test(gap) : gap !== '-' && sign === '-')) {
      push(sign, start - 1, false)
    } else if (last !== undefined && (ENDS_SENTENCE.test(gap) || (gap === '.' && /\p{L}$/u.test(last.raw)))) {
      sentence++
    }
    const joined = /^(\d+)(?!st$|nd$|rd$|th$)([a-z]{2,})$/i.exec(raw)
    if (joined?.[1] && joined[2]) {
      push(joined[1], start, gap.includes(','))
      push(joined[2], start + joined[1].length, false)
    } else push(raw, start, /[,()"]/.test(gap) && !(numeric && gap === ','))
    end = start + raw.length
  }
  return tokens
}
