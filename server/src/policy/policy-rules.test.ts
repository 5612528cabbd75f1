import { PolicyFinding } from '@pravas/contract/policy'
import { expect, test } from 'vitest'
import { type CheckedExpense, judgeClaim } from './expense-rules.ts'
import { type Finding, presentFindings } from './finding-rules.ts'
import { firstPolicyOn } from './first-policies.fixture.ts'
import { FIRST_POLICIES } from './first-policies.ts'
import { type CheckedFlight, type CheckedTrip, judgeTrip } from './trip-rules.ts'
import { policyOn } from './version-rules.ts'

const policy = firstPolicyOn('2026-06-01')
const BOOK = { versions: FIRST_POLICIES, person: policy.person }
const tripFindings = (of: CheckedTrip) => judgeTrip(of, policy).findings.map(withoutClause)
const expenseFindings = (of: CheckedExpense) => judgeClaim(of, BOOK)?.findings.map(withoutClause)
const withoutClause = ({ clause: _, severity: __, ...finding }: Finding) => finding

const flight = (change: Partial<CheckedFlight> = {}): CheckedFlight => ({
  part: 'flight',
  cabin: 'economy',
  minutes: 135,
  pricePaise: 6000_00,
  ...change,
})

const trip = (change: Partial<CheckedTrip> = {}): CheckedTrip => ({
  departureDate: '2026-06-15',
  destinationCity: 'Mumbai',
  flights: [flight()],
  hotels: [],
  ...change,
})

const flying = (change: Partial<CheckedFlight>) => tripFindings(trip({ flights: [flight(change)] }))
const claim = {
  claimedOn: '2026-06-10',
  spent: [{ day: '2026-06-08' }],
  totalPaise: 1240_00,
  hasReceipt: true,
  trip: null,
}

test('a trip at every limit is within the policy', () => {
  const hotels = [{ city: 'Mumbai', nights: 2, pricePaise: 16_000_00 }]
  const flights = [flight({ minutes: 240, pricePaise: 12_000_00, lowestPaise: 10_000_00 })]
  expect(tripFindings(trip({ flights, hotels }))).toEqual([])
})

test('a request too close to its departure names the days that are missing', () => {
  expect(tripFindings(trip({ departureDate: '2026-06-14' }))).toEqual([
    { rule: 'trip.booked_late', unit: 'days', limit: 14, actual: 13, excess: 1 },
  ])
})

test.each([
  ['business', 240, 'economy'],
  ['first', 240, 'economy'],
  ['first', 241, 'business'],
] as const)('%s for %i minutes is above %s', (cabin, minutes, limit) => {
  expect(flying({ cabin, minutes })).toEqual([
    { rule: 'flight.cabin', part: 'flight', unit: 'cabin', limit, actual: cabin },
  ])
})

test('a long flight may be in business, and an unknown cabin is not judged', () => {
  expect(flying({ cabin: 'business', minutes: 241 })).toEqual([])
  expect(flying({ cabin: undefined })).toEqual([])
})

test('a fare above the cap and too far over the lowest says each excess in paise', () => {
  expect(flying({ pricePaise: 12_500_00, lowestPaise: 10_000_00, part: 'return_flight' })).toEqual([
    { rule: 'flight.fare_cap', part: 'return_flight', unit: 'paise', limit: 1200000, actual: 1250000, excess: 50000 },
    {
      rule: 'flight.over_lowest',
      part: 'return_flight',
      unit: 'paise',
      limit: 1200000,
      actual: 1250000,
      excess: 50000,
    },
  ])
})

test('a hotel is measured by the night, and a city without a cap passes', () => {
  const dear = { city: 'Mumbai', nights: 3, pricePaise: 24_300_00 }
  expect(tripFindings(trip({ hotels: [dear] }))).toEqual([
    { rule: 'hotel.city_cap', part: 'hotel', unit: 'paise', limit: 800000, actual: 810000, excess: 10000 },
  ])
  expect(tripFindings(trip({ hotels: [{ ...dear, city: 'Pune' }] }))).toEqual([])
})

test('an expense is to be claimed in time and with a receipt above an amount', () => {
  expect(expenseFindings(claim)).toEqual([])
  expect(expenseFindings({ ...claim, spent: [{ day: '2026-05-11' }] })).toEqual([])
  expect(expenseFindings({ ...claim, spent: [{ day: '2026-05-10' }] })).toEqual([
    { rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 31, excess: 1 },
  ])
  expect(expenseFindings({ ...claim, hasReceipt: false })).toEqual([
    { rule: 'expense.receipt_missing', unit: 'paise', limit: 50000, actual: 124000, excess: 74000 },
  ])
  expect(expenseFindings({ ...claim, hasReceipt: false, totalPaise: 500_00 })).toEqual([])
})

test('the version of a day is the latest that has begun', () => {
  const validFrom = (day: string) => policyOn(BOOK, day).policy?.valid_from
  expect(validFrom('2020-03-31')).toBeUndefined()
  expect(validFrom('2026-03-31')).toBe('2020-04-01')
  expect(validFrom('2026-04-01')).toBe('2026-04-01')
})

test('a finding says where its rule stands in the policy, and what that does', () => {
  const [late] = judgeTrip(trip({ departureDate: '2026-06-14' }), policy).findings
  expect(late).toMatchObject({ clause: { number: '1.1' }, severity: 'warn' })
})

test('before the first version nothing is judged', () => {
  expect(expenseFindings({ ...claim, claimedOn: '2020-03-31' })).toBeUndefined()
})

test('findings leave in rupees', () => {
  const findings: Finding[] = [
    { rule: 'hotel.city_cap', part: 'hotel', unit: 'paise', limit: 800000, actual: 810050, excess: 10050 },
    { rule: 'trip.booked_late', unit: 'days', limit: 14, actual: 13, excess: 1 },
    { rule: 'flight.cabin', part: 'flight', unit: 'cabin', limit: 'economy', actual: 'first' },
  ]
  const presented = presentFindings(findings) ?? []
  expect(presented[0]).toMatchObject({ unit: 'rupees', limit: 8000, actual: 8100.5, excess: 100.5 })
  expect(presented.slice(1)).toEqual(findings.slice(1))
  expect(presented.map((finding) => PolicyFinding.parse(finding))).toEqual(presented)
  expect(presentFindings(null)).toBeNull()
  expect(() => presentFindings([{ rule: 'unheard.of', unit: 'days', limit: 1, actual: 2, excess: 1 }])).toThrow()
})
