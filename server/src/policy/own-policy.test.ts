import { getOwnPolicy, type OwnLimit, publishPolicy, putPolicyDraft } from '@pravas/contract/policies'
import type { PolicyEntry } from '@pravas/contract/policy-document'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const { as } = it
const { db } = it.database

const TODAY = '2026-06-10'
const clause = { number: '2.1', text: 'Stay within the cap.' }
const own = (query: { on?: string; city?: string } = {}) => as('employee').call(getOwnPolicy, { query })
const hotels = (limits: readonly OwnLimit[]) =>
  limits
    .filter(({ rule }) => rule === 'hotel.city_cap')
    .map(({ text, cities, elsewhere }) => ({ text, cities, elsewhere }))

async function publish(rules: PolicyEntry[], city_classes: Record<string, string[]> = {}) {
  await as('administrator').call(putPolicyDraft, { body: { rules, city_classes } })
  await as('administrator').call(publishPolicy, { body: { valid_from: TODAY } })
}

const cap = (amount: number, applies: PolicyEntry['applies'] = {}): PolicyEntry => ({
  rule: 'hotel.city_cap',
  clause,
  severity: 'block',
  amount,
  applies,
})

const setPerson = (values: { grade?: string | null; department?: string | null; location?: string | null }) =>
  db.updateTable('people').set(values).where('employee_id', '=', 'EMP1001').execute()

test('a person reads what the policy of a day allows them, in words, with the clause', async () => {
  await setPerson({ grade: 'M2', department: 'Sales', location: 'Mumbai' })
  const policy = await own({ on: '2026-03-31', city: 'Delhi' })
  expect(policy).toMatchObject({ on: '2026-03-31', valid_from: '2020-04-01', grade: 'M2', location: 'Mumbai' })
  expect(policy.limits).toContainEqual({
    rule: 'hotel.city_cap',
    kind: 'Hotel night',
    text: 'Up to ₹6,500 a night, taxes included',
    notes: [],
    states: expect.objectContaining({ rule: 'hotel.city_cap', amount: 6500 }),
    clause: { number: '2.1', text: 'A hotel night stays within the cap of its city, taxes included.' },
    severity: 'warn',
    consequence: 'Your approver sees this',
    cities: ['Delhi'],
    elsewhere: false,
    on: null,
  })
  expect((await as('employee').get('/api/policy/mine?on=2019-01-01')).status).toBe(404)
})

test('the rule of their grade comes before that of everyone, city by city and elsewhere', async () => {
  await setPerson({ grade: 'M2', department: 'Sales' })
  await publish(
    [cap(5000), cap(9000, { city_classes: ['Metro'] }), cap(12_000, { grades: ['m2'], cities: ['Mumbai'] })],
    { metro: ['Delhi', 'Mumbai'] },
  )
  expect(hotels((await own()).limits)).toEqual([
    { text: 'Up to ₹9,000 a night, taxes included', cities: ['Delhi'], elsewhere: false },
    { text: 'Up to ₹12,000 a night, taxes included', cities: ['Mumbai'], elsewhere: false },
    { text: 'Up to ₹5,000 a night, taxes included', cities: [], elsewhere: true },
  ])
  expect(hotels((await own({ city: 'mumbai' })).limits)).toMatchObject([{ cities: ['mumbai'] }])
})

test('without a grade on record, rules that depend on it are named', async () => {
  await setPerson({ grade: null })
  await publish([cap(5000), cap(9000, { grades: ['M2'] })])
  expect(await own()).toMatchObject({ grade: null, undecided: ['hotel.city_cap'] })
})

test('a limit that is another one without a trip is told for each', async () => {
  const receipt = (amount: number, applies: PolicyEntry['applies']): PolicyEntry => ({
    rule: 'expense.receipt_missing',
    clause,
    severity: 'warn',
    amount,
    applies,
  })
  await publish([receipt(500, { on: 'trip' }), receipt(200, { on: 'no_trip' })])
  expect((await own()).limits.map(({ text, on }) => [text, on])).toEqual([
    ['Receipt required above ₹500', 'trip'],
    ['Receipt required above ₹200', 'no_trip'],
  ])
})
