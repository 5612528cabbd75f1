import { isSpelledOut, soundOf } from './devanagari.ts'
import { isEnglishWord } from './english-words.ts'
import { PLACE_WORDS, SERVED_WORDS } from './place-names.ts'
import type { Token } from './tokens.ts'
import { SHORTHAND, VOCABULARY, type Vocabulary } from './vocabulary.ts'
import { isConfusion, unconfuse, type WordContext, wordContext } from './word-context.ts'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const A = 97

/** For each letter a bit set of those beside it on a QWERTY keyboard. */
const NEIGHBOURS: readonly number[] = Array.from({ length: 26 }, (_, index) => {
  const letter = String.fromCharCode(A + index)
  const y = ROWS.findIndex((row) => row.includes(letter))
  const x = ROWS[y]?.indexOf(letter) ?? 0
  const near = [
    ROWS[y]?.[x - 1],
    ROWS[y]?.[x + 1],
    ROWS[y - 1]?.[x],
    ROWS[y - 1]?.[x + 1],
    ROWS[y + 1]?.[x],
    ROWS[y + 1]?.[x - 1],
  ]
  return near.reduce((mask, other) => (other === undefined ? mask : mask | (1 << (other.charCodeAt(0) - A))), 0)
})

const SWAP = 0.7
const NEIGHBOUR = 0.75
const DOUBLED = 0.55
const CHANGED = 1.05
const WRONG_FIRST_LETTER = 0.25
const WEIGHT_BONUS = 0.12

const WIDTH = 32
/** The last three rows of the table, reused for every pair of words. */
const ROWS_OF_COSTS = [new Float64Array(WIDTH), new Float64Array(WIDTH), new Float64Array(WIDTH)] as const

/**
 * Distance between a typed word and a right one, both of a to z and shorter than 31 letters: letters swapped, doubled or
 * hit beside count less than other edits, a wrong first letter counts more. Infinite beyond `limit`.
 */
export function typingDistance(typed: string, right: string, limit: number): number {
  let [beforeLast, last, row]: Float64Array[] = [...ROWS_OF_COSTS]
  if (beforeLast === undefined || last === undefined || row === undefined) return Number.POSITIVE_INFINITY
  for (let j = 0; j <= right.length; j++) last[j] = j
  for (let i = 1; i <= typed.length; i++) {
    const a = typed.charCodeAt(i - 1)
    const beforeA = typed.charCodeAt(i - 2)
    const near = NEIGHBOURS[a - A] ?? 0
    row[0] = i
    let best = i
    for (let j = 1; j <= right.length; j++) {
      const b = right.charCodeAt(j - 1)
      const beforeB = right.charCodeAt(j - 2)
      const change = a === b ? 0 : (near & (1 << (b - A))) !== 0 ? NEIGHBOUR : CHANGED
      let cost = Math.min(
        (last[j] ?? 0) + (a === beforeA ? DOUBLED : 1),
        (row[j - 1] ?? 0) + (b === beforeB ? DOUBLED : 1),
        (last[j - 1] ?? 0) + change,
      )
      if (i > 1 && j > 1 && a === beforeB && beforeA === b) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + SWAP)
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return Number.POSITIVE_INFINITY
    const spare: Float64Array = beforeLast
    beforeLast = last
    last = row
    row = spare
  }
  const distance = (last[right.length] ?? 0) + (typed[0] === right[0] ? 0 : WRONG_FIRST_LETTER)
  return distance > limit ? Number.POSITIVE_INFINITY : distance
}

/** How far a word of this length may be from the right one. */
const limitFor = (length: number) => (length <= 3 ? 1.05 : length <= 5 ? 1.5 : length <= 7 ? 2 : 2.3)

const letterMask = (word: string) => [...word].reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) - 97)), 0)

function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Whether a word is another one with a slip of the fingers in it, so near that nothing else is likely meant: 'flght', 'shedule'.
 * 'Hassan' is no 'haan', though nothing that is known is nearer.
 */
export function isSlipOf(right: string, typed: string): boolean {
  if (right === typed || SHORTHAND.get(typed) === right || isConfusion(typed, right)) return true
  if (right[0] !== typed[0]) return false
  if (hasEnding(right, typed)) return true
  const limit = isEnglishWord(typed) ? (typed.length < 5 ? 0 : 1) : typed.length < 8 ? 1.1 : 1.8
  return typingDistance(typed, right, limit) !== Number.POSITIVE_INFINITY
}

/** Whether a word is a form of another one that the vocabulary lacks: 'batata' of 'bata', 'approvng' of 'approve'. */
function hasEnding(right: string, typed: string): boolean {
  const stem = right.replace(/(?<=[a-z]{4})[aeiou]$/, '')
  return typed.startsWith(stem) && /^(?:e?s|e?d|i?ng|er|[tn][aei])$/.test(typed.slice(stem.length))
}

/** Names of places we do not serve are rare: only one slip away they are what was meant. */
const RARE_LIMIT = 1.05
const SERVED_NAMES = new Set(SERVED_WORDS)
const RARE_WORDS = new Set(PLACE_WORDS.filter((word) => !SERVED_NAMES.has(word)))

/** A longer English word is hardly a slip for another one: 'lawyer' is no 'later'. */
const MEANT_LIMIT = 1.2
const isLikelyMeant = (word: string): boolean => word.length > 5 && isEnglishWord(word)

/** How much a fitting neighbour outweighs. */
const CONTEXT_BONUS = 0.8
/** What a short word may be off where its neighbours expect it: its first letter may be missing. */
const FITTING_LIMIT = 1.3
/** What a city may be off where a place is expected. */
const PLACE_LIMIT = 2.06
/** Corrections that are remembered. */
const KNOWN_LIMIT = 5_000

/** Corrects the words of one vocabulary. */
export interface Speller {
  /**
   * Returns the right spelling of one lower-case word, or undefined when nothing in the vocabulary is near enough. Its
   * neighbours settle ties.
   */
  correctWord: (word: string, before?: string, after?: string) => string | undefined
  /** Corrects the spelling of a text's words in place of `text`; numbers, codes and what is written right stay. */
  correctSpelling: (tokens: readonly Token[]) => Token[]
}

/** A word that anything may be corrected to. */
interface Candidate {
  word: string
  weight: number
  mask: number
  rare: boolean
}

/** The words of a vocabulary by their length, to compare with few of them. */
function candidatesOf(vocabulary: Vocabulary): ReadonlyMap<number, readonly Candidate[]> {
  const byLength = new Map<number, Candidate[]>()
  for (const [word, weight] of vocabulary) {
    if (weight === 0 || word.length < 2 || !/^[a-z]+$/.test(word)) continue
    const group = byLength.get(word.length) ?? []
    group.push({ word, weight, mask: letterMask(word), rare: weight <= 1 && RARE_WORDS.has(word) })
    byLength.set(word.length, group)
  }
  return byLength
}

const isDevanagari = ({ raw }: Token): boolean => /[\u0900-\u097f]/.test(raw)

/** The words of a vocabulary by how they sound; of several the weightiest. */
function soundsOf(vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const words = [...vocabulary].filter(([word, weight]) => weight > 0 && word.length > 2)
  return new Map(words.toSorted(([, a], [, b]) => a - b).map(([word]) => [soundOf(word), word]))
}

/** Makes what corrects words to those of a vocabulary. */
export function spellerOf(vocabulary: Vocabulary): Speller {
  const byLength = candidatesOf(vocabulary)
  const known = new Map<string, string | undefined>()

  function correctWord(word: string, before = '', after = ''): string | undefined {
    const context = wordContext(before, after)
    const key = `${word}|${context.key}`
    if (known.has(key)) return known.get(key)
    if (known.size >= KNOWN_LIMIT) known.clear()
    const found = nearest(byLength, word, context)
    known.set(key, found)
    return found
  }

  const isTypo = (word: string) => /^[a-z]{2,20}$/.test(word) && !vocabulary.has(word)

  let sounds: ReadonlyMap<string, string> | undefined
  /** The word that sounds like one in Devanagari, whose letters are right and leave open only how they are spelled. */
  const alike = ({ raw, said }: Token): string | undefined => {
    if (isSpelledOut(raw) || vocabulary.has(said)) return undefined
    sounds ??= soundsOf(vocabulary)
    return sounds.get(soundOf(said))
  }

  /** A word as it would be corrected without looking at its neighbours. */
  const plain = (word: string) => SHORTHAND.get(word) ?? (isTypo(word) ? (correctWord(word) ?? word) : word)

  function correctSpelling(tokens: readonly Token[]): Token[] {
    const corrected: Token[] = []
    for (const [at, token] of tokens.entries()) {
      const next = tokens[at + 1]
      const before = corrected.at(-1)?.text ?? ''
      const after = next?.sentence === token.sentence ? plain(next.text) : ''
      const word = SHORTHAND.get(token.text) ?? unconfuse(token.text, before, after) ?? token.text
      const right = isDevanagari(token) ? alike(token) : isTypo(word) ? correctWord(word, before, after) : undefined
      const text = right ?? word
      corrected.push(text === token.text ? token : { ...token, text })
    }
    return corrected
  }

  return { correctWord, correctSpelling }
}

function nearest(
  byLength: ReadonlyMap<number, readonly Candidate[]>,
  word: string,
  context: WordContext,
): string | undefined {
  const usual = Math.min(limitFor(word.length), isLikelyMeant(word) ? MEANT_LIMIT : Number.POSITIVE_INFINITY)
  const most = context.placeAhead && word.length >= 4 ? Math.max(usual, PLACE_LIMIT) : Math.max(usual, FITTING_LIMIT)
  const mask = letterMask(word)
  const mostBits = 2 * Math.floor(most / NEIGHBOUR)
  let best: string | undefined
  let bestScore = Number.POSITIVE_INFINITY
  const reach = word.length <= 3 ? 1 : 2
  for (let length = Math.max(2, word.length - reach); length <= word.length + reach; length++) {
    for (const entry of byLength.get(length) ?? []) {
      if (bitCount(mask ^ entry.mask) > mostBits) continue
      const distance = typingDistance(word, entry.word, most)
      if (distance === Number.POSITIVE_INFINITY) continue
      const fits = context.fits(entry.word)
      if (!fits && (distance > (entry.rare ? RARE_LIMIT : usual) || word.length < 3)) continue
      const score = distance - entry.weight * WEIGHT_BONUS - (fits ? CONTEXT_BONUS : 0)
      if (score < bestScore) {
        bestScore = score
        best = entry.word
      }
    }
  }
  return best
}

/** Corrects words to those that both assistants know. */
export const { correctSpelling } = spellerOf(VOCABULARY)
