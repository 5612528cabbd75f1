import { expect, test } from 'vitest'
import { holdsBack } from './holds.ts'
import { asksToReview } from './review-questions.ts'

test.each([
  'read it back before it goes',
  'show me the request before it is sent',
  'what would go to meera if i sent now',
  'what have you got saved for me so far',
  'anything else lying unsent with you',
  'ek baar poora dikhao bhejne se pehle',
  'can you recap before i submit',
])('%s asks for what would be sent', (message) => {
  expect(asksToReview(message)).toBe(true)
})

test.each([
  'show me my claims',
  'what is the total',
  'show the rejected claims',
  'what did i spend last month',
  'send it',
])('%s asks for something else', (message) => {
  expect(asksToReview(message)).toBe(false)
})

test.each([
  'hold on, let me ask arjun first',
  'ruko zara',
  'i will check the slip first',
  'arjun se pooch ke batata hoon',
  'not yet',
])('%s holds', (message) => {
  expect(holdsBack(message)).toBe(true)
})

test.each([
  'hold the flight, send the train first',
  'wait, the total is 500',
  'wait, remove the cab',
  'hold on, is the hotel in?',
  'let me see the receipts',
  'ek min, purpose me likho client calls',
])('%s is no mere hold', (message) => {
  expect(holdsBack(message)).toBe(false)
})
