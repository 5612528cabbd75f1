import { numberAt } from '../text/numbers.ts'
import type { Token } from '../text/tokens.ts'
import type { Extreme } from './types.ts'
import { CHEAPEST, DEAREST, FASTEST } from './words/extremes.ts'

/** A result by its rank, and how many tokens name it: counted from the end where `index` is negative, or by what is most of it. */
export type Rank = { length: number } & ({ index: number } | { extreme: Extreme; rank: number })

const SUPERLATIVES: readonly (readonly [words: readonly string[], extreme: Extreme])[] = [
  ...named('cheapest', CHEAPEST),
  ...named('dearest', DEAREST),
  ...named('fastest', FASTEST),
  ...named('earliest', ['earliest']),
  ...named('latest', ['latest']),
]

function named(extreme: Extreme, phrases: readonly string[]): [string[], Extreme][] {
  return phrases.map((phrase): [string[], Extreme] => [phrase.split(' '), extreme])
}

const LAST = /^(?:last|aakhri)$/
const THING = /^(?:one|option|flight|hotel|result|choice|card)$/

/**
 * Reads a rank that begins at `at`: 'second last', 'last but one', 'third from the bottom', 'second cheapest', 'aakhri se
 * pehle'. A comma or a full stop in between parts two things.
 */
export function rankAt(tokens: readonly Token[], at: number): Rank | undefined {
  const words = togetherFrom(tokens, at)
  const [first, second, third] = words
  if (first === 'penultimate') return { index: -2, length: 1 }
  if ((first === 'top' || first === 'topmost') && THING.test(second ?? '')) return { index: 1, length: 1 }
  if (THING.test(first ?? '') && second === 'on' && /^(?:top|the top)$/.test(words.slice(2).join(' ')))
    return { index: 1, length: words.length }
  if (first !== undefined && LAST.test(first)) {
    if (first === 'last' && second === 'but') {
      const number = numberAt(tokens, at + 2)
      const less = number && !number.ordinal && number.length === 1 && number.value > 0 && number.value < 10
      return less && words.length > 2 ? { index: -1 - number.value, length: 3 } : undefined
    }
    return first === 'aakhri' && second === 'se' && third === 'pehle' ? { index: -2, length: 3 } : undefined
  }
  const number = numberAt(tokens, at)
  if (!number?.ordinal || number.value < 1 || number.value > 99) return undefined
  const { value: rank, length } = number
  const rest = words.slice(length)
  if (rank > 1 && LAST.test(rest[0] ?? '')) return { index: -rank, length: length + 1 }
  if (rank > 1 && rest[0] === 'to' && rest[1] === 'last') return { index: -rank, length: length + 2 }
  for (const [superlative, extreme] of SUPERLATIVES) {
    if (rank > 1 && superlative.every((word, index) => rest[index] === word))
      return { extreme, rank, length: length + superlative.length }
  }
  return fromAnEnd(rank, rest, length)
}

/** 'From the bottom', 'flight from the top'. */
function fromAnEnd(rank: number, rest: readonly string[], length: number): Rank | undefined {
  const from = THING.test(rest[0] ?? '') ? 1 : 0
  if (rest[from] !== 'from') return undefined
  const end = rest[from + 1] === 'the' ? from + 2 : from + 1
  if (/^(?:bottom|end|last)$/.test(rest[end] ?? '')) return { index: -rank, length: length + end + 1 }
  return rest[end] === 'top' ? { index: rank, length: length + end + 1 } : undefined
}

/** The words from `at` on that no comma and no full stop parts. The spelling step may take a word for one of the domain. */
function togetherFrom(tokens: readonly Token[], at: number): string[] {
  const rest = tokens.slice(at)
  const parted = rest.findIndex((token, index) => index > 0 && (token.comma || token.sentence !== rest[0]?.sentence))
  const together = parted < 0 ? rest : rest.slice(0, parted)
  return together.map(({ text, said }) => (OWN.test(said) ? said : text))
}

const OWN = /^(?:but|from|to|top|bottom|end|last|penultimate|latest)$/
