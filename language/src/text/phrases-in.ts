import { type Rule, several } from './phrase-grammar.ts'
import { clean, cleanTraced, type Token, tokenise } from './tokens.ts'

/** A text cut into words, as rules over phrases read it. */
export interface Wording {
  /** What the offsets of the tokens count in. */
  text: string
  tokens: readonly Token[]
  /** In lower case and Latin letters, without apostrophes. */
  words: readonly string[]
}

/** The last texts that were cut: each of many readers asks for the same. */
const KNOWN = new Map<string, Wording>()
const MOST_KNOWN = 200

/** Cuts a text into words: marks are dropped, '5pm' is two words, Devanagari stands in Latin letters. */
export function wordingOf(said: string): Wording {
  const known = KNOWN.get(said)
  if (known) return known
  const text = clean(said)
  const tokens = tokenise(text)
  const wording = { text, tokens, words: tokens.map((token) => token.text) }
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(said, wording)
  return wording
}

/** Where a phrase stands: at words `start` up to, not including, `end`. */
export interface Place {
  start: number
  end: number
}

/** The first place from `from` on where a rule fits, as far as it reaches; undefined where it fits nowhere. */
export function placeOf(rule: Rule, words: readonly string[], from = 0): Place | undefined {
  for (let start = from; start < words.length; start++) {
    const end = Math.max(start, ...rule(words, start))
    if (end > start) return { start, end }
  }
  return undefined
}

/** Whether a text says a phrase anywhere. */
export function says(text: string, rule: Rule): boolean {
  return placeOf(rule, wordingOf(text).words) !== undefined
}

/** Whether a text says phrases one after the other, with anything between them. */
export function saysInOrder(text: string, ...rules: readonly Rule[]): boolean {
  const { words } = wordingOf(text)
  let from = 0
  return rules.every((rule) => {
    const place = placeOf(rule, words, from)
    from = place?.end ?? from
    return place !== undefined
  })
}

/** Whether a text begins with a phrase. */
export function opensWith(text: string, rule: Rule): boolean {
  return rule(wordingOf(text).words, 0).some((end) => end > 0)
}

/** A text without the phrases that it opens with, and the signs behind them. */
export function behind(rule: Rule, said: string): string {
  const { text, tokens, words } = wordingOf(said)
  const last = tokens[Math.max(0, ...several(rule)(words, 0)) - 1]
  if (!last) return said
  const { end } = cleanTraced(said, text).spanOf({ start: last.start, end: last.end })
  return said.slice(end).replace(/^[\s,.!:]+/, '')
}
