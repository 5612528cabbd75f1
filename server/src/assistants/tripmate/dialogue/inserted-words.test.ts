import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { runs } from '@pravas/language/testing/full-run'
import { romanised } from '@pravas/language/text/devanagari'
import { wordsIn } from '@pravas/language/text/phrase-grammar'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { tokenise } from '@pravas/language/text/tokens'
import { ASSENT } from '@pravas/language/text/words/assent'
import * as filler from '@pravas/language/text/words/filler'
import { isUnit } from '@pravas/language/travel/counts'
import { correctSpelling } from '@pravas/language/travel/spelling'
import { BOUNDING_LAST, isFrame, isFrameOfCancelling } from '@pravas/language/travel/words/frame'
import { isAroundQuestion, isAroundWish } from '@pravas/language/travel/words/talk'
import { expect, test, vi } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { AT_HOTEL, COMPLETE, TODAY } from './draft.fixture.ts'
import { legsOf } from './legs-rules.ts'
import type { Outcome } from './outcome.ts'
import { type DialogueState, EMPTY } from './state.ts'

/** Sentences of each kind, in English, Hinglish and Devanagari, with the dialogue in which they are said. */
const KINDS = {
  plan: {
    state: EMPTY,
    sentences: [
      'Delhi to Mumbai on 20 June',
      'I need a flight from Chennai to Kolkata on 12 December, returning on the 15th',
      'book me a hotel in Hyderabad for two nights from Friday',
      'Delhi to Mumbai on 5 December, then Bangalore on the 8th',
      'kal subah delhi se mumbai jaana hai',
      'मुझे कल दिल्ली से मुंबई जाना है',
    ],
  },
  correct: {
    state: COMPLETE,
    sentences: [
      'change the return to Monday',
      'make it business class',
      'fly from Chennai instead',
      'the purpose is training',
      'push the trip by two days',
      'tareekh 25 June kar do',
    ],
  },
  select: {
    state: AT_HOTEL,
    sentences: [
      'the first one',
      'take the cheapest',
      'the second hotel',
      'book the last one',
      'pehla wala',
      'दूसरा वाला',
    ],
  },
  cancel: {
    state: COMPLETE,
    sentences: [
      'cancel the trip',
      'start over',
      'never mind, drop it',
      'trip cancel karo',
      'skip the return',
      'यात्रा रद्द करो',
    ],
  },
  send: {
    state: COMPLETE,
    sentences: ['yes', 'send it', 'yes, send it to Meera', 'send it for approval please', 'haan bhej do', 'हाँ भेज दो'],
  },
  question: {
    state: COMPLETE,
    sentences: [
      'who approves it?',
      'how long does approval take',
      'what is the hotel limit in Mumbai?',
      'is it refundable?',
      'what have I got so far',
      'status of my trip',
      'kitna hua total',
      'help',
    ],
  },
  talk: { state: COMPLETE, sentences: ['thanks a lot', 'wait', 'not now', "don't send it yet", 'hello', 'अभी नहीं'] },
} as const satisfies Record<string, { state: DialogueState; sentences: readonly string[] }>

type SentenceKind = keyof typeof KINDS

/** A sentence with a word put in at one of its gaps. */
interface Insertion {
  state: DialogueState
  sentence: string
  message: string
  word: string
  start: number
  end: number
}

function insertionAt(state: DialogueState, sentence: string, word: string, at: number): Insertion {
  const words = sentence.split(' ')
  const start = [...words.slice(0, at), ''].join(' ').length
  const message = [...words.slice(0, at), word, ...words.slice(at)].join(' ')
  return { state, sentence, message, word, start, end: start + word.length }
}

const said = (message: string, state: DialogueState) =>
  readTurn({ message, state, today: TODAY, policy: firstPolicyOn(TODAY) })

const known = new Map<string, Outcome>()

/** What a sentence comes to by itself. */
function plainly(sentence: string, state: DialogueState): Outcome {
  const key = `${state.goal} ${state.asked?.about} ${sentence}`
  const outcome = known.get(key) ?? said(sentence, state).outcome
  known.set(key, outcome)
  return outcome
}

/** What people say around anything, and what says yes. */
const FILLER: ReadonlySet<string> = new Set(wordsIn(...Object.values(filler), ASSENT))

/** A word as it is written, in Latin letters, and with its slips and abbreviations put right. */
function formsOf(word: string): string[] {
  const plain = romanised(word)
  return [word, plain, ...correctSpelling(tokenise(plain)).map(({ text }) => text)]
}

/** What a message does, and what it says of it. */
const comesTo = ({ state, act, show, form, booking, notes }: Outcome) => [state, act, show, form, booking, notes]

/**
 * What became of a word that was put in: it comes back as unread, the message comes to something else, it belongs to the closed lists
 * of what may stand beside anything, or it is lost.
 */
function fateOf({ state, sentence, message, word, start, end }: Insertion) {
  const { outcome, unread } = said(message, state)
  if (unread.some((span) => span.start < end && start < span.end)) return 'unread'
  if (!isDeepStrictEqual(comesTo(outcome), comesTo(plainly(sentence, state)))) return 'other meaning'
  const asks = outcome.act !== 'go-on' && isDeepStrictEqual(outcome.state.criteria, state.criteria)
  const isSkipped = formsOf(word).some(
    (one) => isFunctionWord(one) || FILLER.has(one) || (asks && isAroundQuestion(one)),
  )
  return isSkipped ? 'skipped' : 'silent'
}

/** Whether a message sends the draft, or leaves out of the trip what was in it. */
function sendsOrRemoves({ state, message }: Pick<Insertion, 'state' | 'message'>): boolean {
  const { outcome } = said(message, state)
  if (outcome.act === 'submit') return true
  return state.goal !== null && (outcome.state.goal === null || legsOf(outcome.state).length < legsOf(state).length)
}

/**
 * Of how many words one is put into a sentence; a longer run: FUZZ_SHARE=20 vitest run --root server --project unit dialogue/inserted-words.
 * It does not depend on how many words there are, so that one that is added to the vocabulary changes nothing about the others.
 */
const ONE_IN = Number(process.env.FUZZ_SHARE ?? runs({ usual: 1_500, full: 100 }))
vi.setConfig({ testTimeout: 60_000 + 50_000_000 / ONE_IN })
const VOCABULARY = vocabulary()

/** Every word that stands in a text of the sources of TripMate's language: whatever any of its rules is made of. */
function vocabulary(): string[] {
  const root = fileURLToPath(new URL('../../../../../language/src', import.meta.url))
  const words = new Set<string>()
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?:text|travel)\//.test(name) || !name.endsWith('.ts') || /\.(?:test|fixture)\.ts$/.test(name)) continue
    const source = readFileSync(`${root}/${name}`, 'utf8').replace(/^import .*$|\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '')
    for (const [text] of source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g))
      for (const [word] of text.matchAll(
        /(?<![\p{L}\p{M}\p{N}_$-])(?=\p{L})[a-z\u0900-\u097f]+(?![\p{L}\p{M}\p{N}_(-])/gu,
      ))
        words.add(word)
  }
  return [...words].toSorted()
}

/** A number that looks random and is the same for the same text. */
function numberOf(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE()
}

/**
 * Each sentence of a kind with some words of the vocabulary put before it, behind it or into it. Which ones, and where, is decided
 * by the two alone.
 */
function insertionsOf(kind: SentenceKind): Insertion[] {
  const { state, sentences } = KINDS[kind]
  return sentences.flatMap((sentence) => {
    const gaps = sentence.split(' ').length
    return VOCABULARY.flatMap((word) => {
      const number = numberOf(`${sentence}|${word}`)
      if (number % ONE_IN !== 0) return []
      const place = Math.floor(number / ONE_IN)
      return [insertionAt(state, sentence, word, [0, gaps, Math.floor(place / 3) % (gaps + 1)][place % 3] ?? 0)]
    })
  })
}

/** Whether a word, perhaps with a slip in it, only frames what is wished for. */
function frames(word: string, isOfFrame: (word: string) => boolean): boolean {
  return formsOf(word).some((one) => isOfFrame(one) || isUnit(one) || isAroundWish(one) || BOUNDING_LAST.has(one))
}

/** The messages in which a word comes to nothing and is not named, of words that do more than frame a wish; and how many were looked at. */
function lostOf(kind: SentenceKind, isOfFrame: (word: string) => boolean) {
  const all = insertionsOf(kind)
  const lost = all.filter((one) => fateOf(one) === 'silent' && !frames(one.word, isOfFrame))
  return { lost: lost.map(({ message }) => message), all: all.length }
}

const kinds = Object.keys(KINDS) as SentenceKind[]

test('the sentences are of all kinds', () => {
  expect(kinds.flatMap((kind) => KINDS[kind].sentences).length).toBeGreaterThan(40)
  expect(VOCABULARY.length).toBeGreaterThan(3_000)
})

test.each([
  ['plan', isFrame, 0.03],
  ['correct', isFrame, 0.03],
  ['select', isFrame, 0.03],
  ['send', isFrame, 0],
  ['cancel', isFrameOfCancelling, 0.03],
  ['question', isFrame, 0.03],
  ['talk', isFrame, 0.1],
] as const)('%s: hardly a word of the vocabulary is lost but what frames a wish', (kind, isOfFrame, most) => {
  const { lost, all } = lostOf(kind, isOfFrame)
  // Of some sixty words one is more than a hundredth; a full run measures closer.
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(Math.max(1, most * all))
})

test.each(kinds)('%s: with an unread word in it nothing is sent or removed', (kind) => {
  const unread = insertionsOf(kind).filter((one) => fateOf(one) === 'unread')
  expect(unread.length).toBeGreaterThan(0)
  expect(unread.filter(sendsOrRemoves).map(({ message }) => message)).toEqual([])
})

test.each(kinds)('%s: the sentences themselves leave nothing unread', (kind) => {
  const { state, sentences } = KINDS[kind]
  const left = (sentences as readonly string[]).filter((sentence) => said(sentence, state).unread.length > 0)
  expect(left).toEqual([])
})
