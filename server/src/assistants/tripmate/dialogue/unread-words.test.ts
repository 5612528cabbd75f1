import { isDeepStrictEqual } from 'node:util'
import { runs } from '@pravas/language/testing/full-run'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { correctWord, VOCABULARY } from '@pravas/language/travel/spelling'
import { isFrame } from '@pravas/language/travel/words/frame'
import { isTalkWord } from '@pravas/language/travel/words/talk'
import { noteWords, replies } from '@pravas/messages/tripmate'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { AT_HOTEL, AT_PURPOSE, COMPLETE, TODAY } from './draft.fixture.ts'
import { KEPT, NO_FLIGHT, NO_HOTEL, NO_RETURN } from './left-out.fixture.ts'
import { legsOf } from './legs-rules.ts'
import type { Outcome } from './outcome.ts'
import { type DialogueState, EMPTY } from './state.ts'

/** Sentences of all kinds; a word is put into each of them at any place. */
const READ = `
Delhi to Mumbai tomorrow
I need a flight from Chennai to Kolkata on 12 December, returning on the 15th
book me a hotel in Hyderabad for two nights from Friday
Delhi to Mumbai on 5 December, then Bangalore on the 8th, back to Delhi on the 11th
kal subah delhi se mumbai jaana hai
मुझे कल दिल्ली से मुंबई जाना है
change the return to Monday
not IndiGo, show me Air India
business class please
the first one
take the cheapest
the second hotel
compare the first two
show all of them
cheapest first
who approves it?
how long does approval take
was it sent?
what have I got so far
what is the baggage allowance?
is it refundable?
what is the hotel limit in Mumbai?
status of my trip
withdraw my request
swap the cities
change the hotel
same trip again
help
hello
thanks a lot
goodbye
wait
never mind
undo
bring it back
start over
cancel the trip
no hotel please, only the flight
skip the return
park this
book it on project Apollo
because the client moved the meeting
not now
don't send it yet
send it later
no
yes
ok
send it
yes, send it to Meera
send it for approval please
haan bhej do
theek hai
हाँ भेज दो`
  .trim()
  .split('\n')
const LEFT_OUT = [...KEPT, ...NO_FLIGHT, ...NO_HOTEL, ...NO_RETURN].filter((_, at) => at % 12 === 0)
const SENTENCES = [...READ, 'later flights', ...LEFT_OUT]

const LEGS: DialogueState = readTurn({
  message: 'Delhi to Mumbai on 5 December, then Bangalore on the 8th, back to Delhi on the 11th',
  state: {},
  today: TODAY,
  policy: firstPolicyOn(TODAY),
}).outcome.state
const STATES: readonly DialogueState[] = [EMPTY, COMPLETE, COMPLETE, AT_HOTEL, AT_PURPOSE, LEGS]

const lettersOf = (alphabet: string, length: { minLength: number; maxLength: number }) =>
  fc.array(fc.constantFrom(...alphabet), length).map((letters) => letters.join(''))
const isKnown = (word: string) =>
  [VOCABULARY.has(word), isFunctionWord(word), isFrame(word), isTalkWord(word), correctWord(word)].some(Boolean)
const unknown = lettersOf('abcdefghijklmnopqrstuvwxyz', { minLength: 7, maxLength: 12 }).filter(
  (word) => !isKnown(word),
)
const name = unknown.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
const unknownHindi = lettersOf('कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह', { minLength: 6, maxLength: 9 })
const number = fc.integer({ min: 10, max: 99_999 }).map(String)
const noun = fc.constantFrom(
  ...`lounge umbrella stapler sandwich laptop elephant Rakesh Zanzibar Wankhede Infosys wheelchair projector zebra taxman
  breakfast lawyer passport जूता छाता राकेश किताब`.split(/\s+/),
)

/** A sentence with a word put in between two of its words, or at an end. */
const inserted = (word: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...SENTENCES), word, fc.nat(), fc.constantFrom(...STATES))
    .map(([sentence, insertion, nth, state]) => {
      const words = sentence.split(' ')
      const at = nth % (words.length + 1)
      const start = [...words.slice(0, at), ''].join(' ').length
      const message = [...words.slice(0, at), insertion, ...words.slice(at)].join(' ')
      return { sentence, message, insertion, start, end: start + insertion.length, state }
    })

/** A longer run: FUZZ_RUNS=20000 vitest run --root server --project unit dialogue/unread-words. */
vi.setConfig({ testTimeout: 60_000 + 100 * Number(process.env.FUZZ_RUNS ?? 0) })
const SETTINGS = { seed: 20_260_610, numRuns: Number(process.env.FUZZ_RUNS ?? runs({ usual: 50, full: 300 })) }

const said = (message: string, state: DialogueState) =>
  readTurn({ message, state, today: TODAY, policy: firstPolicyOn(TODAY) })

/** What a message comes to, without what is said of it. */
const effect = ({ state, act, show, form, booking }: Outcome) => JSON.stringify([state, act, show, form, booking])

/** The answers that say of the whole message that it was not understood. */
const NOT_UNDERSTOOD = [
  ...(['unknown.message', 'unknown.unknown', 'unknown.topic', 'unclear.two-ways'] as const).map((key) => replies(key)),
  replies('send.nothing'),
]

/** Beside the days of a journey a word may be lost yet; nothing is sent or removed by it. */
const MOST_LOST = 0.03

test('a noun, a name or a number is named as unread, is spoken of, or comes to something', () => {
  const all = fc.sample(inserted(fc.oneof(unknown, name, unknownHindi, number, noun)), SETTINGS)
  const lost = all.filter((one) => {
    const { outcome, unread } = said(one.message, one.state)
    const isNamed = unread.some(({ start, end }) => start <= one.start && one.end <= end)
    const isSpoken = outcome.notes.some(
      (note) => noteWords(note).includes(one.insertion) || NOT_UNDERSTOOD.includes(noteWords(note)),
    )
    const without = said(one.sentence, one.state).outcome
    return (
      !isNamed && !isSpoken && effect(outcome) === effect(without) && isDeepStrictEqual(outcome.notes, without.notes)
    )
  })
  const messages = lost.map(({ message }) => message).join('\n')
  expect(lost.length, messages).toBeLessThanOrEqual(Math.max(1, MOST_LOST * all.length))
})

test('a message with such a word in it sends nothing, and removes nothing while the word is unread', () => {
  fc.assert(
    fc.property(inserted(fc.oneof(unknown, name, unknownHindi, number, noun)), ({ message, state }) => {
      const { outcome, unread } = said(message, state)
      expect(outcome.act, message).not.toBe('submit')
      if (unread.length === 0 || state.goal === null) return
      expect(outcome.state.goal, message).not.toBeNull()
      expect(legsOf(outcome.state).length, message).toBeGreaterThanOrEqual(legsOf(state).length)
    }),
    SETTINGS,
  )
})

test.each([
  ['not business, training', COMPLETE, []],
  ['not indigo either', COMPLETE, []],
  ['3173 extend it by two days', COMPLETE, ['3173']],
  ['hotel in Mumbai for two nights near Mahindra andheri', EMPTY, ['Mahindra']],
  ['hotel in Mumbai for two nights, not in Andheri', EMPTY, ['Andheri']],
  ['Hassan Delhi to Mumbai tomorrow', EMPTY, ['Hassan']],
  ['Delhi to Mumbai tomorrow Panvel', EMPTY, ['Panvel']],
])('of %s what nothing rests on is named', (message, state, named) => {
  const words = said(message, state).unread.map(({ start, end }) => message.slice(start, end))
  expect(words).toHaveLength(named.length)
  for (const [at, name] of named.entries()) expect(words[at]).toContain(name)
})

test('without such a word nothing of these sentences is named', () => {
  const plain = [...READ, ...LEFT_OUT.filter((sentence) => !/^(?:total|only|hotel not)/.test(sentence))]
  const noisy = plain
    .map((sentence) => [sentence, said(sentence, COMPLETE).outcome.unread])
    .filter(([, named]) => named)
  expect(noisy).toEqual([])
})
