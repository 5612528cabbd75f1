import { expect, test } from 'vitest'
import { queueQuestionIn } from './queue-questions.ts'

test.each([
  ['what is waiting for me', {}],
  ['anything pending with me?', {}],
  ['which claims do I have to approve', { kind: 'expenses' }],
  ['trips waiting for my approval', { kind: 'trips' }],
  ['how many claims of my team are pending', { kind: 'expenses' }],
  ['mujhe kya approve karna hai', {}],
  ['anything urgent to approve?', {}],
])('asks what waits for a decision: %s', (message, expected) => {
  expect(queueQuestionIn(message)).toEqual(expected)
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
