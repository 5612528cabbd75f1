import { POLICY_RULES } from '@pravas/contract/policy'
import { ruleName } from '@pravas/messages/rule-name'
import { expect, test } from 'vitest'
import { findingWords, policyLine } from './policy-words.ts'

const hotel = { rule: 'hotel.city_cap', part: 'hotel', unit: 'rupees', limit: 8000, actual: 9200, excess: 1200 }
const fare = { rule: 'flight.fare_cap', part: 'flight', unit: 'rupees', limit: 12000, actual: 12500.5, excess: 500.5 }
const cabin = { rule: 'flight.cabin', part: 'return_flight', unit: 'cabin', limit: 'economy', actual: 'business' }
const late = { rule: 'trip.booked_late', unit: 'days', limit: 14, actual: 13, excess: 1 }

test.each([
  [hotel, '₹8,000 a night', '₹9,200 a night', '₹1,200 a night', 'Hotel: ₹1,200 a night over your limit of ₹8,000'],
  [fare, '₹12,000', '₹12,500.50', '₹500.50', 'Flight: ₹500.50 over your limit of ₹12,000'],
  [
    { ...fare, rule: 'flight.over_lowest', part: 'return_flight' },
    '₹12,000, set by the cheapest suitable fare',
    '₹12,500.50',
    '₹500.50',
    'Return flight: ₹500.50 over your limit of ₹12,000, set by the cheapest suitable fare',
  ],
  [
    { rule: 'hotel.stay_length', part: 'hotel', of: 'Delhi', unit: 'days', limit: 7, actual: 8, excess: 1 },
    '7 nights',
    '8 nights',
    '1 night',
    'Hotel in Delhi: 8 nights (policy: 7)',
  ],
  [cabin, 'Economy', 'Business', 'Above Economy', 'Return flight: business class (policy: economy)'],
  [
    late,
    '14 days before departure',
    '13 days before departure',
    '1 day too late',
    'Short notice: 13 days (policy: 14)',
  ],
  [
    { rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 42, excess: 12 },
    '30 days after spending',
    '42 days after spending',
    '12 days too late',
    'Claimed 12 days past the 30-day limit',
  ],
  [
    { rule: 'expense.claimed_late', of: 'Receipt 2 (Cafe)', unit: 'days', limit: 30, actual: 31, excess: 1 },
    '30 days after spending',
    '31 days after spending',
    '1 day too late',
    'Receipt 2 (Cafe): 1 day past the 30-day limit',
  ],
  [
    { rule: 'expense.per_diem', of: '3 Nov 2026', unit: 'rupees', limit: 1300, actual: 4646, excess: 3346 },
    '₹1,300 a day',
    '₹4,646',
    '₹3,346',
    'Meals on 3 Nov 2026: ₹3,346 over the per diem of ₹1,300 (₹4,646 claimed)',
  ],
  [
    { rule: 'expense.receipt_missing', unit: 'rupees', limit: 500, actual: 1240, excess: 740 },
    '₹500 without a receipt',
    '₹1,240',
    '₹740',
    'No receipt for ₹1,240 (required above ₹500)',
  ],
])('%o', (finding, limit, actual, excess, short) => {
  const words = findingWords([finding])
  expect(words).toMatchObject([{ rule: expect.any(String), figures: { limit, actual, excess }, short }])
  expect(policyLine(words ?? [])).toBe(short)
})

test('money comes before classes before days, and the line counts what follows', () => {
  const words = findingWords([late, cabin, hotel]) ?? []
  expect(words.map(({ rule, part }) => [part, rule])).toEqual([
    [undefined, ruleName('hotel.city_cap')],
    ['Return flight', ruleName('flight.cabin')],
    [undefined, ruleName('trip.booked_late')],
  ])
  expect(policyLine(words)).toBe('Hotel: ₹1,200 a night over your limit of ₹8,000, and 2 more')
})

test('a rule that this page does not know is not passed over', () => {
  const words = findingWords([{ rule: 'meals.cap', unit: 'rupees' }, late, { rule: 'taxi.cap' }]) ?? []
  expect(policyLine(words)).toBe('Short notice: 13 days (policy: 14), and 1 more')
  expect(words[1]).toEqual({ rule: 'A rule that this page doesn’t know', short: 'Out of policy' })
})

test('no findings are within policy; an answer without them says nothing', () => {
  expect(policyLine(findingWords([]) ?? [])).toBe('Within policy')
  for (const absent of [null, undefined, 'none']) expect(findingWords(absent)).toBeUndefined()
})

test('every rule has a name of its own', () => {
  expect(new Set(POLICY_RULES.map((rule) => ruleName(rule))).size).toBe(POLICY_RULES.length)
})
