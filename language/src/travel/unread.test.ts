import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/full-run.ts'
import { readConsent } from '../text/consent.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import { interpret } from './interpret.ts'
import { correctWord, VOCABULARY } from './spelling.ts'
import type { Context } from './types.ts'

/** Sentences of all kinds; a word is put into each of them at any place. */
const SENTENCES = `
Delhi to Mumbai tomorrow
I need a flight from Chennai to Kolkata on 12 August, returning on the 15th
book me a hotel in Hyderabad for two nights from Friday
business class please, non-stop, after 6 pm
no hotel please, only the flight
change the return to Monday
not IndiGo, show me Air India
two people, under 8,000 rupees
kal subah delhi se mumbai jaana hai
mujhe chennai mein do raat ka hotel chahiye
मुझे कल दिल्ली से मुंबई जाना है
होटल नहीं चाहिए
the first one
take the cheapest
what is the baggage allowance?
cancel my trip to Bangalore
is it refundable?
hello
thanks a lot, bye
Delhi to Mumbai on 5 August, then Bangalore on the 8th, back to Delhi on the 11th
I was in Chennai last week, now find me a hotel in Kolkata
yes
send it
haan bhej do
theek hai
हाँ भेज दो
ok send it to my manager for approval please`
  .trim()
  .split('\n')

const CONTEXTS: readonly Context[] = [
  { today: '2026-06-10' },
  { today: '2026-06-10', requested: ['depart'] },
  { today: '2026-06-10', requested: ['purpose'] },
  { today: '2026-06-10', choosing: true },
  { today: '2026-06-10', domain: 'hotel', known: { city: 'Chennai', check_in: '2026-06-20' } },
  { today: '2026-06-10', domain: 'flight', known: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-20' } },
]

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const DEVANAGARI = 'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह'
const lettersOf = (alphabet: string, length: { minLength: number; maxLength: number }) =>
  fc.array(fc.constantFrom(...alphabet), length).map((letters) => letters.join(''))

/** A word that no list holds and that no slip makes of one. */
const unknown = lettersOf(LATIN, { minLength: 7, maxLength: 12 }).filter(
  (word) => !VOCABULARY.has(word) && !isEnglishWord(word) && !isFunctionWord(word) && correctWord(word) === undefined,
)
const unknownHindi = lettersOf(DEVANAGARI, { minLength: 6, maxLength: 9 })
const name = unknown.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
const number = fc.integer({ min: 0, max: 99_999 }).map(String)
const noun = fc.constantFrom(
  ...'lounge umbrella stapler sandwich vegetarian laptop elephant Andheri Rakesh Zanzibar wheelchair projector जूता छाता राकेश अंधेरी'.split(
    ' ',
  ),
)

/** A sentence with a word put in between two of its words, or at an end. */
const inserted = (word: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...SENTENCES), word, fc.nat(), fc.constantFrom(...CONTEXTS))
    .map(([sentence, insertion, nth, context]) => {
      const words = sentence.split(' ')
      const at = nth % (words.length + 1)
      const before = words.slice(0, at).join(' ')
      const start = before === '' ? 0 : before.length + 1
      const message = [...words.slice(0, at), insertion, ...words.slice(at)].join(' ')
      return { sentence, message, insertion, start, end: start + insertion.length, context }
    })

/** A longer run: FUZZ_RUNS=20000 vitest run --project language unread. */
const SETTINGS = { seed: 20_260_610, numRuns: Number(process.env.FUZZ_RUNS ?? runs({ usual: 120, full: 400 })) }

/** What a message means, without where it says so. */
const meaning = (message: string, context: Context) => JSON.stringify(interpret(message, context).understood)

/** Whether a word is given back as unread, or as part of a remark. */
function comesBack({
  message,
  start,
  end,
  context,
}: {
  message: string
  start: number
  end: number
  context: Context
}) {
  const { acts, unread } = interpret(message, context)
  const remarks = acts.filter(({ intent }) => intent === 'remark').flatMap(({ evidence }) => evidence)
  return [...unread, ...remarks].some((span) => span.start <= start && end <= span.end)
}

test('a word that nobody knows comes back as unread, wherever it stands', () => {
  fc.assert(
    fc.property(inserted(fc.oneof(unknown, name, unknownHindi)), (one) => {
      expect(comesBack(one)).toBe(true)
    }),
    SETTINGS,
  )
})

test('a number or a noun is read to some effect, or comes back as unread', () => {
  fc.assert(
    fc.property(inserted(fc.oneof(number, noun)), (one) => {
      // '11 the 11th' says the same day twice.
      fc.pre(!one.sentence.includes(one.insertion))
      expect(comesBack(one) || meaning(one.message, one.context) !== meaning(one.sentence, one.context)).toBe(true)
    }),
    SETTINGS,
  )
})

test('every content word belongs to an act or to what is unread', () => {
  fc.assert(
    fc.property(inserted(fc.oneof(unknown, number, noun)), ({ message, context }) => {
      const { acts, unread } = interpret(message, context)
      const spans = [...unread, ...acts.flatMap(({ evidence }) => evidence)]
      for (const { 0: word, index } of message.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        if (isFunctionWord(word)) continue
        const covered = [...word].every((_, at) =>
          spans.some(({ start, end }) => start <= index + at && index + at < end),
        )
        expect(covered, `${word} in ${message}`).toBe(true)
      }
    }),
    SETTINGS,
  )
})

test('no message with such a word in it is a yes', () => {
  const matter = { action: 'send', kind: 'trip', approver: 'Meera Iyer', names: ['Delhi', 'Mumbai'] } as const
  fc.assert(
    fc.property(inserted(fc.oneof(unknown, name, unknownHindi, number, noun)), ({ message }) => {
      expect(readConsent(message, matter).says).not.toBe('yes')
    }),
    SETTINGS,
  )
})
