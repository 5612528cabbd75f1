import { describe, expect, test } from 'vitest'
import { claimWishIn } from './claim-wishes.ts'
import { DIFFERENT, SAME, UNCLEAR } from './duplicate-phrases.fixture.ts'
import { duplicateVerdictIn } from './duplicate-verdicts.ts'

const NAMES = new Set(['city', 'cabs', 'no', 'not'])

describe('what is said of receipts that look alike', () => {
  test.each(DIFFERENT)('two purchases: %s', (message) => {
    expect(duplicateVerdictIn(message, NAMES)).toEqual({ says: 'different', unread: [] })
  })

  test.each(SAME)('one purchase: %s', (message) => {
    expect(duplicateVerdictIn(message, NAMES)).toEqual({ says: 'same', unread: [] })
  })

  test.each(UNCLEAR)('neither beyond doubt: %s', (message) => {
    expect(duplicateVerdictIn(message, NAMES)?.says).toBe('unclear')
  })

  test.each(['which one is a duplicate', 'are these different bills', 'these are different bills?'])(
    'a question wishes nothing: %s',
    (message) => {
      expect(claimWishIn(message)).toBeUndefined()
    },
  )

  test.each(['separate expenses', 'here is another bill', 'dusra bill 500 ka hai', 'the same day', 'split it'])(
    'nothing: %s',
    (message) => {
      expect(duplicateVerdictIn(message, NAMES)).toBeUndefined()
    },
  )

  test('a word that is no part of it is named', () => {
    expect(duplicateVerdictIn('they are different bills zebra', NAMES)?.unread).toEqual(['zebra'])
    expect(duplicateVerdictIn('maybe they are not different bills', NAMES)?.unread).toEqual([])
  })

  // A word that refuses, doubts or asks, anywhere in a plain statement, leaves none.
  test.each(['not', 'never', 'maybe', 'if', 'or', 'nahi', 'kya', 'shayad', "don't", 'nto', 'hardly', 'unless'])(
    '“%s” put into a plain statement makes it no such statement',
    (word) => {
      for (const plain of DIFFERENT.filter((one) => /^(?:these|they|it|receipt|both|ye)\b/.test(one))) {
        const said = plain.split(' ')
        for (let at = 1; at < said.length; at++) {
          const message = [...said.slice(0, at), word, ...said.slice(at)].join(' ')
          const says = duplicateVerdictIn(message, NAMES)?.says
          const isDoubled = /nahi|not|n't|no /.test(plain)
          if (says === 'different' && !isDoubled) expect(message).toBe('no statement')
        }
      }
    },
  )
})

test.each([
  "don't claim them separately",
  'i do not want one expense per receipt',
  'maybe claim them separately',
  "don't link it to my Mumbai trip",
  "don't unlink my trip",
  "don't discard the duplicate",
  'if possible link it to my Mumbai trip',
])('a claim is not changed by what is negated or supposed: %s', (message) => {
  expect(claimWishIn(message)).toBeUndefined()
})
