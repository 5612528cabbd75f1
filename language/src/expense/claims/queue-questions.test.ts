import { expect, test } from 'vitest'
import { queueQuestionIn } from './queue-questions.ts'

test.each([
  ['what is waiting for me', {}],
  ['anything pending with me?', {}],
  ['which claims do I have to approve', { kind: 'expenses' }],
  ['trips waiting for my approval', { kind: 'trips' }],
  ['how many claims of my team are pending', { kind: 'expenses' }],
  ['mujhe kya approve karna hai', {}],
  ['anything urgent to approve?', { asks: 'oldest' }],
])('asks what waits for a decision: %s', (message, expected) => {
  expect(queueQuestionIn(message)).toEqual({ asks: 'list', ...expected })
})

test.each([
  'who has what to approve',
  'which of my claims are pending',
  'who approves my claim',
  'how much did my team spend',
  'approve it',
])('asks something else: %s', (message) => {
  expect(queueQuestionIn(message)).toBeUndefined()
})

const TOLD = { isSpokenOf: true, people: ['Asha Rao', 'Vikram Shetty'] }

test.each([
  ['which one is the oldest', { asks: 'oldest' }],
  ['what should I take up first?', { asks: 'oldest' }],
  ['and who has most', { asks: 'most' }],
  ['anything from Vikram', { asks: 'list', from: 'Vikram Shetty' }],
  ["anything odd in Asha's latest one?", { asks: 'odd', from: 'Asha Rao' }],
  ['sabse purana kaunsa hai', { asks: 'oldest' }],
  ['any duplicates', { asks: 'duplicates' }],
])('goes on about the requests that were told: %s', (message, expected) => {
  expect(queueQuestionIn(message, TOLD)).toEqual(expected)
  expect(queueQuestionIn(message.replace(/Vikram|Asha's/, 'the'))).toBeUndefined()
})

test('a person whose requests wait is known without the list', () => {
  expect(queueQuestionIn('show ashas pending ones', { ...TOLD, isSpokenOf: false })).toEqual({
    asks: 'list',
    from: 'Asha Rao',
  })
})
