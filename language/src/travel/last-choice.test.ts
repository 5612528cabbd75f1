import { expect, test } from 'vitest'
import { lastChoice } from './last-choice.ts'

test.each([
  ['first one.. no wait, second', 'second'],
  ['second one. no sorry third', 'third'],
  ['1st. no, 2nd', '2nd'],
  ['cheapest, no wait the fastest', 'the fastest'],
  ['the indigo, sorry i mean the air india one', 'the air india one'],
])('of ‘%s’ the last word counts', (message, last) => {
  expect(lastChoice(message)).toBe(last)
})

test.each([
  'first or actually the second',
  'take the second, i mean it',
  'first one no hotel',
  'ok the first one, no changes',
  'return: no indigo',
  'not the first',
])('‘%s’ takes nothing back', (message) => {
  expect(lastChoice(message)).toBe(message)
})
