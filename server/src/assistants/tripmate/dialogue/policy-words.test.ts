import type { PolicyQuestion } from '@pravas/language/text/policy-question'
import { policyAnswers } from '@pravas/messages/en/policy-answers'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { allowedInstead, policyWords } from './policy-words.ts'

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
  expect(policyWords({ subjects: ['cabin'] }, firstPolicyOn('2019-12-31'))).toMatch(wordsIn(policyAnswers)('none'))
})

test('an answer is that of the day: its caps change with the version', () => {
  const limit = (amount: string) =>
    wordsIn(policyAnswers)('limit', { where: 'cities', cities: 'Mumbai', text: new RegExp(amount) })
  const mumbai: PolicyQuestion = { subjects: ['hotel'], city: 'Mumbai' }
  expect(policyWords(mumbai, firstPolicyOn('2026-03-31'))).toMatch(limit('₹7,000'))
  expect(policyWords(mumbai, firstPolicyOn('2026-04-01'))).toMatch(limit('₹8,000'))
})
