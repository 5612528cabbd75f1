import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { wordsIn } from './words-of.ts'

const CATALOGUE = {
  changed: 'The {field} of {receipt} is now **{value}** (it was {before}).',
  counted: '{count, plural, =0 {No receipts} one {# receipt} other {# receipts}} left, {sum}?',
  chosen: 'Sent {way, select, one {together} other {apart}} to {name}.',
  linked: 'Read the <link>policy</link>.',
} as const
const say = texts(CATALOGUE)
const wordsOf = wordsIn(CATALOGUE)

test('a message is found by its name, whatever its values are', () => {
  const text = `Hello. ${say('changed', { field: 'total', receipt: 'receipt 2 (A.B. (1))', value: '₹7', before: '₹9' })} Bye.`
  expect(text).toMatch(wordsOf('changed'))
  expect(text).toMatch(wordsOf('changed', { receipt: 'receipt 2 (A.B. (1))', before: '₹9' }))
  expect(text).toMatch(wordsOf('changed', { receipt: /A\.B\./ }))
  expect(text).not.toMatch(wordsOf('changed', { value: '₹8' }))
  expect(text).not.toMatch(wordsOf('counted'))
})

test.each([0, 1, 2, 12])('%i is said in its form', (count) => {
  const text = say('counted', { count, sum: '₹7' })
  expect(text).toMatch(wordsOf('counted'))
  expect(text).toMatch(wordsOf('counted', { count }))
  expect(text).not.toMatch(wordsOf('counted', { count: 3 }))
})

test('a choice is told from another', () => {
  const text = say('chosen', { way: 'one', name: 'Meera' })
  expect(text).toMatch(wordsOf('chosen'))
  expect(text).toMatch(wordsOf('chosen', { way: 'one' }))
  expect(text).not.toMatch(wordsOf('chosen', { way: 'each' }))
  expect('Read the policy.').toMatch(wordsOf('linked'))
})
