import { PolicyDraftContent, type PolicyEntry } from '@pravas/contract/policy-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newGst } from './edited-gst.ts'
import { checkedPolicy, editedOf, newRule } from './edited-policy.ts'
import { policyChanges } from './policy-changes.ts'
import { typedLimit } from './typed-values.ts'

const clause = { number: '2.1', text: 'Stay within the cap.' }
const cap = (
  amount: number,
  applies?: PolicyEntry['applies'],
  severity: PolicyEntry['severity'] = 'warn',
): PolicyEntry => ({
  rule: 'hotel.city_cap',
  clause,
  severity,
  amount,
  ...(applies && { applies }),
})
const policy = (rules: PolicyEntry[], rest: object = {}) => PolicyDraftContent.parse({ rules, ...rest })

test('what was added, removed and changed is told in words', () => {
  const before = policy([cap(7500, { cities: ['Delhi'] }), cap(5000), cap(100, { grades: ['M1'] })], {
    city_classes: { metro: ['Delhi'] },
  })
  const after = policy([cap(5000), cap(8000, { cities: ['Delhi'] }, 'block'), cap(9000, { cities: ['Pune'] })], {
    city_classes: { metro: ['Delhi', 'Mumbai'] },
  })
  expect(policyChanges(before, after)).toEqual([
    {
      kind: 'changed',
      what: 'Hotel night · Delhi',
      lines: [
        { before: 'Up to ₹7,500 a night, taxes included', after: 'Up to ₹8,000 a night, taxes included' },
        { before: 'Your approver sees this', after: 'Can’t be sent' },
      ],
    },
    {
      kind: 'added',
      what: 'Hotel night · Pune',
      lines: [
        { after: 'Up to ₹9,000 a night, taxes included; Your approver sees this; Clause 2.1: Stay within the cap.' },
      ],
    },
    {
      kind: 'removed',
      what: 'Hotel night · Grade M1',
      lines: [
        { before: 'Up to ₹100 a night, taxes included; Your approver sees this; Clause 2.1: Stay within the cap.' },
      ],
    },
    { kind: 'changed', what: 'City class metro', lines: [{ before: 'Delhi', after: 'Delhi, Mumbai' }] },
  ])
})

test('a rule that holds for others now is one change', () => {
  const changes = policyChanges(
    policy([cap(7500, { cities: ['Delhi'] })]),
    policy([cap(7500, { cities: ['Delhi', 'Pune'] })]),
  )
  expect(changes).toEqual([
    { kind: 'changed', what: 'Hotel night · Delhi and Pune', lines: [{ before: 'Delhi', after: 'Delhi and Pune' }] },
  ])
})

test('the order of the rules and of their fields is no change', () => {
  const rules = [cap(1), cap(2, { cities: ['Pune'] }), cap(2, { cities: ['Pune'] }), cap(3, { grades: ['M1'] })]
  fc.assert(
    fc.property(fc.shuffledSubarray(rules, { minLength: rules.length }), (other) => {
      const turned = other.map((entry) => Object.fromEntries(Object.entries(entry).toReversed()) as PolicyEntry)
      expect(policyChanges(policy(rules), policy(turned))).toEqual([])
    }),
  )
})

const every = policy(
  [
    {
      rule: 'flight.cabin',
      clause,
      severity: 'warn',
      cabins: [{ up_to_minutes: 150, best: 'economy' }, { best: 'business' }],
    },
    { rule: 'flight.over_lowest', clause, severity: 'reason', percent: 12.5 },
    cap(7500.5, { city_classes: ['metro'] }, 'block'),
    { rule: 'trip.booked_late', clause, severity: 'warn', days: 0 },
    {
      rule: 'expense.per_diem',
      clause,
      severity: 'warn',
      mode: 'allowance',
      amount: 1500,
      shares: [{ under_hours: 6.5, percent: 30 }],
      breakfast_percent: 20,
      applies: { on: 'trip', departments: ['Sales'] },
    },
    { rule: 'expense.category_cap', clause, severity: 'warn', category: 'Internet', amount: 1000 },
    { rule: 'expense.excluded', clause, severity: 'warn', what: 'Alcohol', words: ['beer', 'red wine'] },
    { rule: 'expense.duplicate', clause, severity: 'warn' },
  ],
  {
    city_classes: { metro: ['Delhi'] },
    sub_categories: [{ name: 'Internet', category: 'Miscellaneous', words: ['broadband'] }],
    gst: [
      {
        valid_from: '2025-09-22',
        room_amount: 7500,
        credit_ends: '11-30',
        supplies: {
          food: { percents: [5, 18], blocked: 'Blocked credit.' },
          app_ride: { percents: [0.25], contested: 'Contested.' },
        },
      },
    ],
  },
)

test('of GST rules that changed, each part that differs is told with what it was', () => {
  const [gst] = every.gst
  if (!gst) throw new Error('There are no GST rules.')
  const { app_ride: _, ...supplies } = gst.supplies
  const food = { percents: [5], blocked: 'Other reason.' }
  const after = { ...every, gst: [{ ...gst, room_amount: 8000, supplies: { ...supplies, food } }] }
  expect(policyChanges(every, after)).toEqual([
    {
      kind: 'changed',
      what: 'GST rules from 22 Sep 2025',
      lines: [
        { before: 'Higher hotel rate above ₹7,500', after: 'Higher hotel rate above ₹8,000' },
        {
          before: 'Food and drink: 5% / 18%; No credit, because: Blocked credit.',
          after: 'Food and drink: 5%; No credit, because: Other reason.',
        },
        { before: 'App rides: 0.25%; Credit is contested, because: Contested.', after: 'App rides: No GST' },
      ],
    },
  ])
})

test('a policy that is opened in the editor is saved as it was', () => {
  expect(checkedPolicy(editedOf(every))).toEqual({ content: every })
})

test('what is missing or wrong is told at its field', () => {
  const edited = editedOf(every)
  edited.rules.push(newRule('hotel.city_cap'), {
    ...newRule('expense.category_cap'),
    clause,
    values: { category: 'Yachts', amount: '12.345' },
  })
  const checked = checkedPolicy(edited)
  const mistakes = 'mistakes' in checked ? Object.fromEntries(checked.mistakes) : {}
  expect(mistakes).toMatchObject({
    'rules.8.amount': 'Enter a number of 0 or more, such as 7,500.',
    'rules.8.clause.number': 'Fill this in.',
    'rules.9.amount': 'Use at most two decimals.',
  })
})

test.each([
  ['1,04,175.50', 104_175.5],
  ['₹ 7,500', 7500],
  ['0', 0],
])('%s is the number %d', (text, number) => expect(typedLimit(text)).toBe(number))

test.each(['', '-5', '1,00,00', '7 500', '1e5', '5 days', '1.2.3', 'Infinity'])('"%s" is no number', (text) =>
  expect(typedLimit(text)).toBeNaN(),
)

test('GST rules that are wrong are told at their field, a rate at the field of all rates', () => {
  const edited = editedOf(every)
  const [gst] = edited.gst
  if (!gst) throw new Error('There are no GST rules.')
  const supplies = gst.supplies.map((tax) => (tax.supply === 'hotel' ? { ...tax, percents: '5, many' } : tax))
  edited.gst = [gst, { ...newGst(gst), room_amount: '', credit_ends: '31-31', supplies }]
  const checked = checkedPolicy(edited)
  const mistakes = 'mistakes' in checked ? [...checked.mistakes.keys()].toSorted() : []

  expect(mistakes).toEqual(
    ['gst.1.credit_ends', 'gst.1.room_amount', 'gst.1.supplies.hotel.percents', 'gst.1.valid_from'].toSorted(),
  )
})
