import type { FlightResult } from '@pravas/contract/cards'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../policy/first-policies.fixture.ts'
import { findingsOfDraft } from './trip-policy-rules.ts'

const details: FlightResult = {
  airline: 'IndiGo',
  flight_number: '6E 2046',
  departure_airport: { id: 'DEL', time: '2026-06-25 09:00' },
  arrival_airport: { id: 'BOM', time: '2026-06-25 11:15' },
  duration: 135,
  total_duration: 135,
  layovers: [],
  price: 6500,
  travel_class: 'Economy',
  source: 'sample',
}

function findings(lowestPaise?: number) {
  const segment = { kind: 'flight' as const, title: 'IndiGo 6E 2046', pricePaise: 650_000, details, lowestPaise }
  const draft = { destinationCity: 'Mumbai', departureDate: '2026-06-25', returnDate: null, segments: [segment] }
  return findingsOfDraft(draft, firstPolicyOn('2026-06-01'))
}

test('a fare is compared with the lowest that would have done, where one is known', () => {
  expect(findings(500_000)).toMatchObject([
    { rule: 'flight.over_lowest', part: 'flight', unit: 'paise', limit: 600_000, actual: 650_000, excess: 50_000 },
  ])
  expect(findings(600_000)).toEqual([])
  expect(findings()).toEqual([])
})
