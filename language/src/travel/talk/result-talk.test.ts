import { expect, test } from 'vitest'
import { resultTalkIn } from './result-talk.ts'
import { saidIn } from './said.ts'

const talkOf = (message: string) => resultTalkIn(saidIn(message))

test.each([
  ['Cheapest first', 'price'],
  ['sort by price', 'price'],
  ['quickest ones first please', 'duration'],
  ['arrange them by departure time', 'departure_early'],
  ['greenest first', 'co2'],
  ['order the hotels by rating', 'rating'],
] as const)('"%s" is an order', (message, sort) => {
  expect(talkOf(message).sort).toBe(sort)
})

test.each(['the cheapest', 'the first one', 'take the fastest', 'what is the price?'])('"%s" is none', (message) => {
  expect(talkOf(message).sort).toBeUndefined()
})

test.each([
  ['Refundable only', true],
  ['only refundable fares', true],
  ['is the first one refundable?', false],
  ['non-refundable is fine', false],
])('"%s" wishes for refundable fares: %s', (message, wished) => {
  expect(talkOf(message).refundable).toBe(wished)
})

test.each([
  'what does waiting cost?',
  'how much more if I book later',
  'will the fare rise if I wait',
  'what if I book next week',
])('"%s" asks what waiting costs', (message) => {
  expect(talkOf(message).waits).toBe(true)
})

test.each(['fly next week', 'a later flight', 'show later flights'])('"%s" does not', (message) => {
  expect(talkOf(message).waits).toBe(false)
})

test.each(['show all', 'Show all flights', 'clear the filters', 'see all of them.'])(
  '"%s" drops the filters',
  (message) => {
    expect(talkOf(message).unfilters).toBe(true)
  },
)

test.each(['show all flights from Delhi to Mumbai', 'show me all my trips'])('"%s" does not', (message) => {
  expect(talkOf(message).unfilters).toBe(false)
})

test('flight numbers are read in their order, however they are written', () => {
  expect(talkOf('take 6E-2046 out and AI 505 back').flightNumbers).toEqual(['6E2046', 'AI505'])
})
