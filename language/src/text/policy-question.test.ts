import { expect, test } from 'vitest'
import { asksForMileage, asksForTravelLimit, policyQuestionIn } from './policy-question.ts'

test.each([
  ['is there a limit for hotel per night?', ['hotel'], undefined],
  ['what is the hotel cap in Delhi', ['hotel'], 'Delhi'],
  ['how much can i spend on a room in bombay', ['hotel'], 'Mumbai'],
  ['can I claim business class?', ['cabin'], undefined],
  ['can I fly business', ['cabin'], undefined],
  ['may I travel in first', ['cabin'], undefined],
  ['fare limit for flights', ['fare'], undefined],
  ['limits on flights', ['flight'], undefined],
  ['how early should I book flights', ['notice'], undefined],
  ['how many days ahead must I book', ['notice'], undefined],
  ['trip se kitne din pehle book karna hai', ['notice'], undefined],
  ['do I need to keep the bills', ['receipt'], undefined],
  ['how much per km for my bike', ['mileage'], undefined],
  ['car ka kitna milta hai', ['mileage'], undefined],
  ['what is the mileage rate for a two wheeler', ['mileage'], undefined],
  ['do I get a petrol allowance for my own car', ['meals', 'mileage'], undefined],
  ['taxi ka limit kya hai', ['category'], undefined],
  ['daily allowance in Bengaluru kitna hai', ['meals'], 'Bangalore'],
  ['dinner ka limit kya hai', ['meals'], undefined],
  ['till when can i claim this', ['deadline'], undefined],
  ['kitne din ke andar claim karna hai?', ['deadline'], undefined],
  ['do i need original bills', ['receipt'], undefined],
  ['is beer with dinner allowed?', ['meals', 'excluded'], undefined],
  ['what does the policy say', [], undefined],
])('%j asks about %j', (message, subjects, city) => {
  expect(policyQuestionIn(message)).toEqual({ subjects, ...(city !== undefined && { city }) })
})

test.each([
  'how much per km for my bike',
  'car ka kitna milta hai',
  'what is the mileage rate',
  'do you pay for my own car?',
  'apni bike ka per km kitna',
  'is mileage reimbursed',
])('%j asks what is paid for an own vehicle', (message) => {
  expect(asksForMileage(message)).toBe(true)
})

test.each([
  'how much is a cab per km',
  'How much have I spent on my car this month?',
  'how much did I claim for my car last month?',
  'did my car claim get paid?',
  'book a car',
  'is there a car at the airport?',
  '12 km by bike yesterday',
  'my car broke down',
])('%j does not', (message) => {
  expect(asksForMileage(message)).toBe(false)
})

test.each([
  'whats the hotel limit in Pune',
  'pune mein hotel ka limit kya hai',
  'is business class allowed',
  'how much notice do I need to give',
  'is there a cap on flight fares',
])('%j asks for a limit', (message) => {
  expect(asksForTravelLimit(message)).toBe(true)
})

test.each([
  'can you limit flights to the morning',
  'are pets allowed in the hotel',
  'book a hotel within the limit',
  'which hotel is closest',
  'is there a baggage limit',
])('%j does not', (message) => {
  expect(asksForTravelLimit(message)).toBe(false)
})
