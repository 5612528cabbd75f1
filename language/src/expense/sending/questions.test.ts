import { expect, test } from 'vitest'
import { sendingQuestionIn } from './questions.ts'

test.each([
  'did you send it?',
  'have you sent it already?',
  'is it sent',
  'is my claim submitted yet?',
  'has it gone to my manager?',
  'did it go to the boss',
  'sent?',
  'when did you send it?',
  'was the claim forwarded?',
  'kya bhej diya?',
  'bhej diya kya',
  'manager ko bhej diya kya?',
  'chala gaya kya',
  'क्या भेज दिया?',
])('%s: asks whether it was sent', (message) => {
  expect(sendingQuestionIn(message)).toBe('state')
})

test.each([
  'send it',
  'send it now please',
  'can you send it?',
  'should i send it?',
  'bhej do',
  'kya main bhej du?',
  "don't send it",
  'what did i send last month?',
  'how much have i sent this year',
  'did you send the dinner too?',
  'when will it be sent?',
  'did meera approve it?',
  'sent on friday',
])('%s: does not', (message) => {
  expect(sendingQuestionIn(message)).not.toBe('state')
})
