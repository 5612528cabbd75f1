import { expect, test } from 'vitest'
import { startingOverIn } from './starting-over.ts'

test.each([
  ['start over, i want to go to pune', 'i want to go to pune'],
  ['hmm dont send anything. start over, delhi to goa on monday', 'delhi to goa on monday'],
  ['forget everything and find a hotel in pune', 'find a hotel in pune'],
  ['lets start again', ''],
])('%s starts over with %j', (message, rest) => {
  expect(startingOverIn(message)?.rest).toBe(rest)
})

test.each(['dont start over', 'should we start over?', 'the flight will start again'])(
  '%s starts nothing over',
  (message) => {
    expect(startingOverIn(message)).toBeUndefined()
  },
)
