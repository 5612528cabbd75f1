import type { PolicyDocument, PolicyEntry } from '@pravas/contract/policy-document'
import type { Vehicle } from '@pravas/contract/vehicles'
import { policyQuestionIn } from '@pravas/language/text/policy-question'
import { policyAnswers } from '@pravas/messages/en/policy-answers'
import { answers } from '@pravas/messages/policy-answer'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { policyAnswer } from './answer-rules.ts'
import { ownLimits } from './quote-rules.ts'

const wordsOf = wordsIn(policyAnswers)

const cap = (amount: number, applies: PolicyEntry['applies'], number = '2.1'): PolicyEntry => ({
  rule: 'hotel.city_cap',
  clause: { number, text: 'A night stays within its cap.' },
  severity: 'warn',
  applies,
  amount,
})

const mileage = (vehicle: Vehicle, amount: number): PolicyEntry => ({
  rule: 'expense.mileage',
  clause: { number: '3.6', text: 'By the km.' },
  severity: 'warn',
  vehicle,
  amount,
})

const policy: PolicyDocument = {
  valid_from: '2026-04-01',
  city_classes: { 'tier 2': ['Pune', 'Jaipur'] },
  sub_categories: [],
  gst: [],
  rules: [
    cap(7500, { cities: ['Delhi'] }),
    cap(7500, { cities: ['Mumbai'] }),
    cap(4000, { city_classes: ['tier 2'] }, '2.2'),
    cap(9999, { grades: ['L9'] }, '2.9'),
    mileage('car', 12),
    mileage('two_wheeler', 5),
    ...(['Transport', 'Food'] as const).map(
      (category): PolicyEntry => ({
        rule: 'expense.category_cap',
        clause: { number: '3.7', text: 'Within its category.' },
        severity: 'warn',
        category,
        amount: 900,
      }),
    ),
    {
      rule: 'trip.booked_late',
      clause: { number: '1.1', text: 'In good time.' },
      severity: 'block',
      days: 14,
    },
  ],
}

function answered(message: string, { of = 'trips', grade = 'L4' as string | null, rules = policy.rules } = {}) {
  const question = policyQuestionIn(message)
  const day = { day: '2026-06-10', person: { grade, department: null }, policy: { ...policy, rules } }
  const told = { ...ownLimits(day, question.city), city: question.city ?? null }
  return policyAnswer(question, told, { of: of as 'trips' | 'claims', literal: (text) => text })
}

test('cities with the same limit are told in one line, those of a class with theirs', () => {
  const text = answered('what is the hotel limit?')

  expect(text).toMatch(
    wordsOf('limit', { where: 'cities', cities: 'Delhi and Mumbai', text: /₹7,500/, clause: '2.1', severity: 'warn' }),
  )
  expect(text).toMatch(wordsOf('limit', { where: 'cities', cities: 'Pune and Jaipur', text: /₹4,000/, clause: '2.2' }))
})

test('a limit of every other city says so beside those that name cities, and alone holds everywhere', () => {
  const everyone = cap(5000, {}, '2.3')
  const beside = answered('what is the hotel limit?', { rules: [...policy.rules, everyone] })
  expect(beside).toMatch(wordsOf('limit', { where: 'elsewhere', text: /₹5,000/, clause: '2.3' }))
  const alone = answered('what is the hotel limit?', { rules: [everyone] })
  expect(alone).toMatch(
    wordsOf('limit', { kind: 'Hotel night', where: 'everywhere', on: 'any', text: /₹5,000/, clause: '2.3' }),
  )
})

test.each([
  [
    'what’s the hotel limit in Pune',
    wordsOf('limit', { cities: 'Pune', where: 'cities', text: /₹4,000/, clause: '2.2' }),
  ],
  ['hotel cap in Kochi?', wordsOf('not-set', { kind: 'Hotel night', where: 'city', city: 'Kochi', of: 'hotel' })],
  ['how many days ahead must I book', wordsOf('limit', { text: /14 days/, clause: '1.1', severity: 'block' })],
  ['can I fly business', wordsOf('silent')],
  ['how much per km for my bike', wordsOf('limit', { text: /Car: ₹12/, clause: '3.6' })],
  ['what is the mileage rate', wordsOf('limit', { text: /Two-wheeler: ₹5/, clause: '3.6' })],
  ['taxi limit?', wordsOf('limit', { text: /Transport: up to ₹900/, clause: '3.7' })],
  ['taxi limit?', wordsOf('limit', { text: /Food: up to ₹900/, clause: '3.7' })],
])('%j', (message, says) => {
  expect(answered(message)).toMatch(says)
})

test('rules that depend on what the record does not say are mentioned, never guessed', () => {
  const text = answered('hotel limit in Kochi?', { grade: null })

  expect(text).toContain(answers('undecided'))
  expect(text).not.toMatch(wordsOf('not-set'))
})

test('a question about all of it: the rules of a trip in short, of claims the page', () => {
  expect(answered('what does the policy say')).toMatch(/^The travel policy in short:\n/)
  expect(answered('what does the policy say', { of: 'claims' })).toBe(answers('page'))
})
