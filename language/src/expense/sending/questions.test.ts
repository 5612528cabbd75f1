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
  'did you send the dinner too?',
  'did u send the metro one also',
  'has everything gone to my boss?',
  'did the dinner one go along too',
  'has my manager seen the taxi bill',
  'oh, did you just send that? i wanted to wait',
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
  'when will it be sent?',
  'did meera approve it?',
  'sent on friday',
  'did i spend more this month',
  'did the manager say how much is allowed',
  'was the first one wrong',
])('%s: does not', (message) => {
  expect(sendingQuestionIn(message)).not.toBe('state')
})

test.each([
  ['who gets it when i send it?', 'receiver'],
  ['if i submit it now can i take it back later?', 'undo'],
  ['can i recall it after sending', 'undo'],
  ['manager ko bhejne ke baad phir kya hota hai', 'process'],
  ['how do i submit this?', 'process'],
  ['if i send it today when will the money come?', 'payment'],
  ['can i change it after sending?', 'undo'],
  ['what exactly will be sent?', 'contents'],
  ['tell me what you would send', 'contents'],
  ['should i send it now or wait for month end?', 'timing'],
])('%s: asks for the %s', (message, about) => {
  expect(sendingQuestionIn(message)).toBe(about)
})
