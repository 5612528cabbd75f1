import { expect, test } from 'vitest'
import { legWishIn } from './leg-wishes.ts'

test.each([
  ['for the second, no stops and after lunch', 2, 'no stops and after lunch'],
  ['Last leg - direct only', 'last', 'direct only'],
  ['direct only for the last, not too early in the morning', 'last', 'direct only, not too early in the morning'],
  ['evening one for the second leg', 2, 'evening one'],
] as const)('%s', (message, leg, rest) => {
  expect(legWishIn(message)).toEqual({ leg, rest })
})

test.each(['the second one', 'ok the last one', 'second flight'])('%s names a result', (message) => {
  expect(legWishIn(message)).toBeUndefined()
})
