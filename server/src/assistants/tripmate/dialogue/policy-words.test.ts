import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { allowedInstead, policyTopic, policyWords } from './policy-words.ts'

const TODAY = firstPolicyOn('2026-06-10')

test.each([
  ['economy', undefined],
  ['business', { allowed: 'economy', hours: 4 }],
  ['first', { allowed: 'economy', hours: 4 }],
] as const)('%s between the six cities', (wanted, allowed) => {
  expect(allowedInstead(wanted, TODAY)).toEqual(allowed)
})

test('before the first version of the policy every class may be flown, and nothing is known', () => {
  expect(allowedInstead('first', firstPolicyOn('2019-12-31'))).toBeUndefined()
  expect(policyWords('cabin', undefined, firstPolicyOn('2019-12-31'))).toContain('No travel policy')
})

test.each([
  ['can I take a business class seat', 'cabin'],
  ['what may a night in Chennai cost', 'hotel'],
  ['how early must I book', 'ahead'],
  ['fare limit', 'fare'],
  ['do I need a receipt', 'claim'],
  ['food allowance', 'daily'],
  ['what is the policy', undefined],
])('"%s" is about %s', (question, topic) => {
  expect(policyTopic(question)).toBe(topic)
})

test('an answer is that of the day: its caps change with the version', () => {
  expect(policyWords('hotel', 'Mumbai', firstPolicyOn('2026-03-31'))).toContain('₹7,000 in Mumbai')
  expect(policyWords('hotel', 'Mumbai', firstPolicyOn('2026-04-01'))).toContain('₹8,000 in Mumbai')
  expect(policyWords('hotel', undefined, TODAY)).toContain('₹7,500 in Delhi')
  expect(policyWords(undefined, undefined, TODAY).split('\n').length).toBeGreaterThan(5)
})
