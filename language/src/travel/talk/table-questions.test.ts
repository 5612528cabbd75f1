import { expect, test } from 'vitest'
import { tableQuestionIn } from './table-questions.ts'

test.each([
  ['how much is the air india one', 'price'],
  ['air india ki kitne ki hai', 'price'],
  ['what does it cost', 'price'],
  ['difference between the cheapest and the fastest?', 'difference'],
  ['is the 7 pm one non stop?', 'stops'],
  ['how many options are there', 'count'],
  ['is the total within policy?', 'policy'],
  ['policy me hai na?', 'policy'],
  ['क्या यह नीति के अंदर है?', 'policy'],
  ['why is it out of policy', 'policy'],
  ['so how much over budget am i', 'budget'],
  ['how far is the first hotel from the airport', 'distance'],
  ['does she need to carry any id proof', 'identity'],
  ['how early should i reach the airport', 'reporting'],
  ['is web checkin possible', 'web-check-in'],
  ['can i cancel it later', 'later-change'],
  ['do i have to pay for this', 'payment'],
  ['hw do i claim petrol bill reimbursment', 'claims'],
  ['isse sasti koi flight hai us din', 'cheaper'],
] as const)('%s asks about %s', (message, matter) => {
  expect(tableQuestionIn(message)?.asks).toBe(matter)
})

test('a question says which thing it is about', () => {
  expect(tableQuestionIn('how much is the second air india one')?.of).toMatchObject({
    airlines: ['Air India'],
    ordinals: [2],
  })
  expect(tableQuestionIn('is the 7 pm flight non stop?')?.of).toMatchObject({
    hours: [{ time: '19:00' }],
    part: 'flight',
  })
})

test.each([
  'what is the hotel limit in Mumbai?',
  'what is the policy for hotels',
  'show me the cheapest one',
  'can you change it to air india?',
  'how much is delhi to mumbai',
  'book the first one',
  'non stop please',
])('%s is no question about what is on the table', (message) => {
  expect(tableQuestionIn(message)).toBeUndefined()
})
