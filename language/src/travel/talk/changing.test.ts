import { expect, test } from 'vitest'
import { changingIn, isOpenBesideOpinion, rejectsAnything, wishesInPart } from './changing.ts'

test.each([
  ['can you move it to Friday', 'asked', false],
  ['I would like to leave on 8 June', 'asked', false],
  ['evening flight chahiye', 'asked', false],
  ['Friday instead', 'asked', false],
  ['25 November', 'values', false],
  ['when do I leave', undefined, true],
  ['if it rains, move it to Friday', undefined, true],
  ['maybe Friday', undefined, true],
  ['Friday ko mat badlo', 'asked', true],
  ['my sister arrives on Friday', undefined, false],
] as const)('%s: %s, open %s', (message, wish, open) => {
  expect(changingIn(message)).toMatchObject({ wish, open })
})

test.each([
  ['on Friday, then', true],
  ['what about Friday?', true],
  ['I’ll tell you tomorrow', false],
  ['yes, tomorrow', false],
  ['Friday or Saturday', false],
])('%s wishes for a value in a part: %s', (message, wishes) => {
  expect(wishesInPart(message)).toBe(wishes)
})

test('an opinion leaves nothing open, a doubt does', () => {
  expect(isOpenBesideOpinion('it is for a client meeting, I guess')).toBe(false)
  expect(isOpenBesideOpinion('business or training')).toBe(true)
})

test.each([
  ['skip the hotel', true],
  ['hotel mat dikhao', true],
  ['a hotel please', false],
])('%s takes something away: %s', (message, takes) => {
  expect(rejectsAnything(message)).toBe(takes)
})
