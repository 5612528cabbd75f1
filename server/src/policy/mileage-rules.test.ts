import { type PolicyDocument, PolicyDraftContent, type PolicyEntry } from '@pravas/contract/policy-document'
import { mileagePaise, type Vehicle } from '@pravas/contract/vehicles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeMileage, mileageRate } from './mileage-rules.ts'

const clause = { number: '3.6', text: 'Paid by the kilometre.' }
type Rate = Extract<PolicyEntry, { rule: 'expense.mileage' }>
const rate = (vehicle: Vehicle, amount: number, more: Partial<Rate> = {}): Rate => ({
  rule: 'expense.mileage',
  clause,
  severity: 'warn',
  vehicle,
  amount,
  ...more,
})
const version = (valid_from: string, rules: PolicyEntry[]): PolicyDocument => ({
  valid_from,
  city_classes: {},
  sub_categories: [],
  gst: [],
  rules,
})
const NOBODY = { grade: null, department: null }
const book = (rules: PolicyEntry[], person: { grade: string | null; department: string | null } = NOBODY) => ({
  versions: [version('2026-01-01', rules)],
  person,
})
const went = (
  paise: number,
  metres: number,
  { besideMetres = 0, vehicle = 'car' as Vehicle, day = '2026-06-10' } = {},
) => ({
  day,
  paise,
  mileage: { vehicle, metres, besideMetres },
})

test('a distance comes to its rate, to the nearest paisa, and a half goes up', () => {
  expect(mileagePaise(12_000, 1200)).toBe(14_400)
  expect(mileagePaise(100, 905)).toBe(91)
  expect(mileagePaise(100, 904)).toBe(90)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 100_000 }), (hundreds, paise) => {
      // Whole paise of tenths of a kilometre, without a fraction on the way.
      const exact = (BigInt(hundreds) * BigInt(paise) * 2n + 10n) / 20n
      expect(mileagePaise(hundreds * 100, paise)).toBe(Number(exact))
    }),
  )
})

test('the rate is that of the vehicle, the day and the grade', () => {
  const versions = [
    version('2026-01-01', [rate('car', 9), rate('two_wheeler', 4)]),
    version('2026-06-01', [rate('car', 12), rate('car', 15, { applies: { grades: ['M2'] } })]),
  ]
  const amountOf = (vehicle: Vehicle, day: string, grade: string | null) => {
    const { entry, missing } = mileageRate(vehicle, day, { versions, person: { grade, department: null } })
    return { amount: entry?.amount, missing }
  }
  expect(amountOf('car', '2026-05-31', 'M2')).toEqual({ amount: 9, missing: [] })
  expect(amountOf('car', '2026-06-01', 'M1')).toEqual({ amount: 12, missing: [] })
  expect(amountOf('car', '2026-06-01', 'M2')).toEqual({ amount: 15, missing: [] })
  expect(amountOf('car', '2026-06-01', null)).toEqual({ amount: 12, missing: ['grade'] })
  expect(amountOf('two_wheeler', '2026-06-01', 'M1')).toEqual({ amount: undefined, missing: [] })
  expect(amountOf('car', '2025-12-31', 'M1')).toEqual({ amount: undefined, missing: [] })
})

test('what the policy pays is within it, and what goes beyond says by how much, and under which clause', () => {
  expect(judgeMileage([went(14_400, 12_000)], book([rate('car', 12)]))).toEqual({ findings: [], undecided: [] })
  expect(judgeMileage([went(14_400, 12_000)], book([rate('car', 9)])).findings).toEqual([
    {
      rule: 'expense.mileage',
      note: 'the rate is ₹9.00 a km',
      unit: 'paise',
      limit: 10_800,
      actual: 14_400,
      excess: 3600,
      clause,
      severity: 'warn',
    },
  ])
})

test('the distance of a day counts over all journeys by the vehicle on it, whatever claim they are in', () => {
  const rules = [rate('car', 10, { kilometres_a_day: 100 })]
  const day = (...journeys: Parameters<typeof judgeMileage>[0][number][]) =>
    judgeMileage(journeys, book(rules)).findings.map(({ note, ...of }) => [of.unit === 'paise' && of.excess, note])
  expect(day(went(60_000, 60_000), went(40_000, 40_000))).toEqual([])
  expect(day(went(60_000, 60_000), went(50_000, 50_000))).toEqual([[10_000, '110 km that day, at most 100 km paid']])
  expect(day(went(60_000, 60_000, { besideMetres: 50_500 }))).toEqual([
    [10_500, '110.5 km that day, at most 100 km paid'],
  ])
  expect(day(went(60_000, 60_000, { besideMetres: 300_000 }))).toEqual([
    [60_000, '360 km that day, at most 100 km paid'],
  ])
  expect(day(went(60_000, 60_000), went(60_000, 60_000, { day: '2026-06-11' }))).toEqual([])
})

test('a vehicle without a rate is not paid, under the clause of the other vehicles or refused where there are none', () => {
  const [finding] = judgeMileage([went(5000, 10_000)], book([rate('two_wheeler', 5)])).findings
  expect(finding).toMatchObject({ limit: 0, excess: 5000, note: 'no rate for this vehicle', clause, severity: 'warn' })
  const [refused] = judgeMileage([went(5000, 10_000)], book([])).findings
  expect(refused).toMatchObject({ limit: 0, excess: 5000, severity: 'block' })
  expect(refused?.clause).toBeUndefined()
})

test('a rate that depends on an unknown grade is not decidable', () => {
  const rules = [rate('car', 12, { applies: { grades: ['M2'] } })]
  expect(judgeMileage([went(5000, 10_000)], book(rules))).toEqual({
    findings: [],
    undecided: [{ rule: 'expense.mileage', missing: ['grade'] }],
  })
})

test('other receipts are no journeys', () => {
  expect(judgeMileage([{ day: '2026-06-10', paise: 99_900 }], book([]))).toEqual({ findings: [], undecided: [] })
})

test('a rate cannot depend on a city or on a trip, which are unknown when a journey is declared', () => {
  const read = (applies: object) =>
    PolicyDraftContent.safeParse({ rules: [{ ...rate('car', 12), applies }] }).error?.issues.map(
      ({ message }) => message,
    )
  expect(read({ grades: ['M1'], departments: ['Sales'] })).toBeUndefined()
  for (const applies of [{ cities: ['Delhi'] }, { on: 'trip' }]) {
    expect(read(applies)).toEqual(['Mileage rates depend on grades and departments only.'])
  }
})
