import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runs } from '../testing/full-run.ts'
import {
  ANSWERS,
  CONTEXT,
  insertionAt,
  type Kind,
  meansSame,
  outcomeOf,
  QUESTIONS,
  SENTENCES,
  unreadIn,
} from './inserted-words.fixture.ts'

/** A longer run: FUZZ_RUNS=500 vitest run --project language expense/inserted-words. */
const WORDS_OF_EACH = Number(process.env.FUZZ_RUNS ?? runs({ usual: 3, full: 16 }))
/** Of answers and further questions there are many more sentences. */
const FEWER = Math.ceil(WORDS_OF_EACH / 3)
const VOCABULARY = vocabulary()

/** Every word that stands in a text of the sources of `language`: whatever any rule is made of. */
function vocabulary(): string[] {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const words = new Set<string>()
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || /\.(?:test|fixture)\.ts$/.test(name)) continue
    const source = readFileSync(`${root}/${name}`, 'utf8').replace(/^(?:import|export) .*$/gm, '')
    for (const [text] of source.replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g))
      for (const [word] of text.matchAll(
        /(?<![\p{L}\p{M}\p{N}_$-])[a-z\u0900-\u097f]+(?:'[a-z]+)?(?![\p{L}\p{M}\p{N}_(-])/gu,
      ))
        words.add(word)
  }
  return [...words].toSorted()
}

/** A number that looks random and is the same for the same text. */
function numberOf(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE()
}

/** Nouns, names and numbers that no rule knows. */
const STRANGERS =
  `lounge umbrella stapler sandwich elephant zebra Andheri Rakesh Wankhede Infosys Zanzibar projector laptop Kavita Sharma
   जूता छाता राकेश अंधेरी हाथी कविता मेज़ 17 43 250 999 1,275 48210 3.5 ५८ ९१०`.split(/\s+/)

/**
 * Each sentence with about `each` of the words put before it, into it or behind it. Which ones, and where, is decided by the two
 * alone, so that a word that is added to the vocabulary changes nothing about the others.
 */
function insertionsInto(
  sentences: readonly string[],
  { words = VOCABULARY, context = CONTEXT, each = WORDS_OF_EACH } = {},
) {
  const oneIn = Math.max(1, Math.round(words.length / each))
  return sentences.flatMap((sentence) => {
    const gaps = sentence.split(' ').length
    return words.flatMap((word) => {
      const number = numberOf(`${sentence}|${word}`)
      if (number % oneIn !== 0) return []
      const place = Math.floor(number / oneIn)
      const within = Math.floor(place / 3) % (gaps + 1)
      return [insertionAt(sentence, word, [0, gaps, within][place % 3] ?? 0, context)]
    })
  })
}

/**
 * Where a word is lost and may be: with the number beside it, it is a day that could name the receipt as well, or it says by its place
 * which receipt 'that one' is, by its kind which one the amount is of, or whose bill another one is, and that is so.
 */
const OTHERWISE_READ: ReadonlySet<string> = new Set([
  'रसीद 2 फरवरी',
  'restore receipt 2 january',
  ...['flight', 'flights', 'train', 'trains', 'cab', 'cabs', 'taxi', 'taxis', 'bus'].map((word) => `750 ${word}`),
  ...['guest', 'client', 'friend', 'colleague'].flatMap((who) =>
    ['', 's', "'s"].map((ending) => `these are different bills ${who}${ending}`),
  ),
  ...['last', 'latest', 'newest', 'aakhiri', 'akhiri', 'आखिरी'].map((word) => `not that ${word} one, the dinner`),
])

/** The messages in which a word was lost. */
const lostAmong = (...args: Parameters<typeof insertionsInto>) =>
  insertionsInto(...args)
    .filter((one) => outcomeOf(one) === 'silent' && !OTHERWISE_READ.has(one.message))
    .map(({ message }) => message)

const kinds = Object.keys(SENTENCES) as Kind[]

test('the sentences are of all kinds', () => {
  expect(Object.values(SENTENCES).flat().length).toBeGreaterThan(25)
  expect(VOCABULARY.length).toBeGreaterThan(4_000)
})

test.each(kinds)('%s: no word of the vocabulary is lost', (kind) => {
  expect(lostAmong(SENTENCES[kind])).toEqual([])
})

test.each(kinds)('%s: no noun, name or number is lost', (kind) => {
  expect(lostAmong(SENTENCES[kind], { words: STRANGERS, each: FEWER })).toEqual([])
})

describe.each(Object.entries(ANSWERS))('an answer %s', (_, { context, sentences }) => {
  test('no word of the vocabulary is lost', () => {
    expect(lostAmong(sentences, { context, each: FEWER })).toEqual([])
  })

  test('no noun, name or number is lost', () => {
    expect(lostAmong(sentences, { context, words: STRANGERS, each: FEWER })).toEqual([])
  })

  test('by itself it leaves nothing unread', () => {
    for (const sentence of sentences) expect(unreadIn(sentence, context), sentence).toEqual([])
  })
})

describe.each(Object.entries(QUESTIONS))('%s', (_, sentences) => {
  test('no word of the vocabulary is lost', () => {
    expect(lostAmong(sentences, { each: FEWER })).toEqual([])
  })

  test('no noun, name or number is lost', () => {
    expect(lostAmong(sentences, { words: STRANGERS, each: FEWER })).toEqual([])
  })

  test('by itself it leaves nothing unread', () => {
    for (const sentence of sentences) expect(unreadIn(sentence), sentence).toEqual([])
  })
})

describe('what may be skipped changes nothing, and by itself leaves nothing unread', () => {
  test.each(kinds)('%s', (kind) => {
    for (const sentence of SENTENCES[kind]) expect(unreadIn(sentence), sentence).toEqual([])
  })
})

/** Put before a sentence or behind it they deny what it says, or nobody can tell what they do there. */
const DENIALS = 'not cant never neither dont mat nahi नहीं'.split(' ')
/** Before a sentence these answer what was said last. */
const REPLIES = new Set(['nahi', 'नहीं'])

test.each(['remove', 'correct', 'restore', 'undo', 'claim_as', 'choose_trip', 'resolve_duplicate'] as const)(
  '%s: nothing is done beside a denial',
  (kind) => {
    const denied = SENTENCES[kind].flatMap((sentence) =>
      DENIALS.flatMap((word) => [
        ...(REPLIES.has(word) ? [] : [insertionAt(sentence, word, 0)]),
        insertionAt(sentence, word, sentence.split(' ').length),
      ]),
    )
    expect(denied.filter(meansSame).map(({ message }) => message)).toEqual([])
  },
)
