import { PolicyDocument, type PolicyEntry } from '@pravas/contract/policy-document'
import { expect, test } from 'vitest'
import { type CheckedExpense, judgeClaim } from './expense-rules.ts'
import { textOfFinding } from './finding-text-rules.ts'
import type { Spending } from './spending-rules.ts'

const clause = { number: '2.1', text: 'A night stays within the cap of its city.' }
const cap = (amount: number, rest: object = {}): PolicyEntry => ({
  rule: 'hotel.city_cap',
  clause,
  severity: 'warn',
  amount,
  ...rest,
})
const RULES: PolicyEntry[] = [
  cap(4000),
  cap(7500, { applies: { city_classes: ['metro'] }, severity: 'reason' }),
  cap(9000, { applies: { city_classes: ['metro'], grades: ['L9'] } }),
  { rule: 'hotel.stay_length', clause: { number: '2.2', text: 'Stays are short.' }, severity: 'block', nights: 7 },
]
const version = (validFrom: string, rules = RULES) =>
  PolicyDocument.parse({
    valid_from: validFrom,
    city_classes: { metro: ['Delhi', 'Mumbai'] },
    rules,
  })

const bill = (rupees: number | null, stay: Spending['stay'], change: Partial<Spending> = {}): Spending => ({
  day: '2026-06-05',
  paise: rupees === null ? null : rupees * 100,
  category: 'Accommodation',
  duplicate: null,
  ...(stay && { stay }),
  ...change,
})

function judged(spent: Spending[], { grade = 'L5', versions = [version('2026-01-01')] } = {}) {
  const claim: CheckedExpense = {
    claimedOn: '2026-06-10',
    spent,
    totalPaise: 0,
    hasReceipt: true,
    trip: null,
    meals: [],
  }
  const { findings = [], undecided = [] } = judgeClaim(claim, { versions, person: { grade, department: null } }) ?? {}
  return { texts: findings.map(textOfFinding), findings, undecided }
}

test('a night of a hotel bill stays within the cap of its city, all taxes included', () => {
  const { texts, findings } = judged([bill(18_000, { city: 'Mumbai', nights: 2 })])
  expect(texts).toEqual(['Hotel: ₹1,500 a night over your limit of ₹7,500 (₹18,000.00 for 2 nights; clause 2.1)'])
  expect(findings).toMatchObject([{ rule: 'hotel.city_cap', severity: 'reason', limit: 7500_00, actual: 9000_00 }])
  expect(judged([bill(15_000, { city: 'Mumbai', nights: 2 })]).texts).toEqual([])
  expect(judged([bill(15_001, { city: 'Mumbai', nights: 2 })]).texts).toHaveLength(1)
})

test('the cap is that of the city and of the grade', () => {
  expect(judged([bill(12_000, { city: 'Nagpur', nights: 2 })]).texts).toEqual([
    'Hotel: ₹2,000 a night over your limit of ₹4,000 (₹12,000.00 for 2 nights; clause 2.1)',
  ])
  expect(judged([bill(18_000, { city: 'Mumbai', nights: 2 })], { grade: 'L9' }).texts).toEqual([])
})

test('each of several bills is named, and none of another category is looked at', () => {
  const spent = [
    bill(9000, { city: 'Delhi', nights: 1 }, { of: 'Receipt 1 (Taj)' }),
    bill(9000, undefined, { of: 'Receipt 2 (Cafe)', category: 'Food' }),
    bill(7000, { city: 'Delhi', nights: 1 }, { of: 'Receipt 3 (Ibis)' }),
  ]
  expect(judged(spent).texts).toEqual([
    'Receipt 1 (Taj): ₹1,500 a night over your limit of ₹7,500 (₹9,000.00 for 1 night; clause 2.1)',
  ])
})

test('a bill that does not say its nights counts as one night, which is said', () => {
  expect(judged([bill(9000, { city: 'Delhi', nights: null })]).texts).toEqual([
    'Hotel: ₹1,500 a night over your limit of ₹7,500 (the number of nights isn’t known, so it counts as one; clause 2.1)',
  ])
  expect(judged([bill(7000, { city: 'Delhi', nights: null })]).texts).toEqual([])
  expect(judged([bill(17_000, { city: 'Delhi', nights: 2, isOfTrip: true })]).texts).toEqual([
    'Hotel: ₹1,000 a night over your limit of ₹7,500 (₹17,000.00 for the 2 nights of the trip, as those of the bill aren’t known; clause 2.1)',
  ])
})

test('a stay may not be longer than the policy says', () => {
  expect(judged([bill(9000, { city: 'Delhi', nights: 9 })]).findings).toMatchObject([
    { rule: 'hotel.stay_length', severity: 'block', limit: 7, actual: 9 },
  ])
})

test('nights that nobody has said make no stay too long', () => {
  const { findings, undecided } = judged([bill(9000, { city: 'Delhi', nights: 9, isOfTrip: true })])
  expect([findings, undecided]).toEqual([[], [{ rule: 'hotel.stay_length', missing: ['nights'] }]])
})

test('the policy of the day of the bill decides, of a bill without a day that of the claim', () => {
  const versions = [version('2026-01-01'), version('2026-06-08', [cap(2000)])]
  expect(judged([bill(4000, { city: 'Nagpur', nights: 1 })], { versions }).texts).toEqual([])
  expect(judged([bill(4000, { city: 'Nagpur', nights: 1 }, { day: null })], { versions }).texts).toHaveLength(1)
})

test('what is not known keeps a rule from being decided, and is told', () => {
  expect(judged([bill(9000, undefined)]).undecided).toEqual([
    { rule: 'hotel.city_cap', missing: ['city', 'nights'] },
    { rule: 'hotel.stay_length', missing: ['nights'] },
  ])
  expect(judged([bill(null, { city: 'Delhi', nights: 1 })]).undecided).toEqual([
    { rule: 'hotel.city_cap', missing: ['amount'] },
  ])
})
