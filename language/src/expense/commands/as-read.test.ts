import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { meansWhatWasRead, wantedBack } from './as-read.ts'

test.each([
  ['set the total back please.', 'the total'],
  ['put receipt 2 back', 'receipt 2'],
  ['restore the date of the cab', 'the date of the cab'],
  ['change the merchant of receipt 1 to what you read', 'the merchant of receipt 1'],
  ['put the total of the hotel back to what it was', 'the total of the hotel'],
  ['make the date as it was before', 'the date'],
])('%s: %s is to be as it was read', (message, about) => {
  expect(wantedBack(message)).toBe(about)
})

test.each([
  'undo that',
  'set the total to 500',
  'set the total back to 655',
  'take back my claim',
  'put it back',
  'remove the cab',
])('%s: nothing is to be as it was read', (message) => {
  expect(wantedBack(message)).toBeUndefined()
})

test.each([
  ['what was read', true, true],
  ['how it was before', true, true],
  ['the original value', true, true],
  ['as on the bill', true, true],
  ['The Original', true, false],
  ['The Original', false, true],
  ['Chai Point', false, false],
])('%s, a name: %s', (said, name, means) => {
  expect(meansWhatWasRead(said, name)).toBe(means)
})

test('a message full of courtesies is read in no time', () => {
  const message = `total ${'please '.repeat(300)}x`
  // The limit ends a search that would take hours.
  expect(runInNewContext('read()', { read: () => wantedBack(message) }, { timeout: 10_000 })).toBeUndefined()
})
