import { expect, test } from 'vitest'
import { claimWishIn } from './claim-wishes.ts'

test.each<[string, object]>([
  ["it's a different purchase", { about: 'duplicate', resolution: 'different' }],
  ['receipt 2 is not a duplicate', { about: 'duplicate', resolution: 'different' }],
  ['keep it', { about: 'duplicate', resolution: 'keep' }],
  ['keep both anyway', { about: 'duplicate', resolution: 'keep' }],
  ['discard the duplicate', { about: 'duplicate', resolution: 'discard' }],
  ['make it one expense per receipt', { about: 'as', as: 'each' }],
  ['claim them separately', { about: 'as', as: 'each' }],
  ['one claim', { about: 'as', as: 'one' }],
  ['no, together', { about: 'as', as: 'one' }],
  ['claim them all together', { about: 'as', as: 'one' }],
  ['put them in one claim please', { about: 'as', as: 'one' }],
  ['link it to my Mumbai trip', { about: 'trip', trip: 'link it to my mumbai trip' }],
  ['attach these to TRP-2026-000019 trip', { about: 'trip', trip: 'attach these to trp-2026-000019 trip' }],
  ['no trip', { about: 'trip', trip: null }],
  ["it's not for any trip", { about: 'trip', trip: null }],
])('%s', (message, wish) => {
  expect(claimWishIn(message)).toMatchObject(wish)
})

test.each([
  'how many expenses per receipt?',
  'which one is a duplicate',
  'show my expenses per month',
  'how much on my Mumbai trip',
  'average per day on the Mumbai trip',
  'one',
  'keep going',
  'remove receipt 2',
  'the date of receipt 2 is 5 March',
])('%s wishes nothing', (message) => {
  expect(claimWishIn(message)).toBeUndefined()
})
