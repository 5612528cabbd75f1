import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { policy } from '@pravas/messages/en/policy'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { labelledFlights, labelledHotels, pairsOf } from './label-rules.ts'

const TODAY = firstPolicyOn('2026-06-10')

function flight(number: string, leaves: string, minutes: number, price: number, co2?: number): FlightResult {
  const lands = new Date(Date.parse(`${leaves.replace(' ', 'T')}:00Z`) + minutes * 60_000)
  return {
    airline: 'IndiGo',
    flight_number: number,
    departure_airport: { id: 'DEL', time: leaves },
    arrival_airport: { id: 'BOM', time: lands.toISOString().slice(0, 16).replace('T', ' ') },
    duration: minutes,
    total_duration: minutes,
    layovers: [],
    price,
    travel_class: 'Economy',
    ...(co2 !== undefined && { co2_grams: co2 }),
  }
}

const EARLY = flight('6E 1', '2026-07-20 08:00', 150, 4000, 84_000)
const QUICK = flight('6E 2', '2026-07-20 09:00', 130, 6000, 84_000)
const DEAR = flight('6E 3', '2026-07-20 18:00', 140, 13_000, 80_000)
const OUT = [EARLY, QUICK, DEAR]
const BACK = [flight('6E 8', '2026-07-20 11:00', 130, 5000), flight('6E 9', '2026-07-20 22:00', 140, 4500)]

function labelled(flights: FlightResult[], found = flights) {
  return labelledFlights(flights, 'flight', { found, returning: BACK, policy: TODAY })
}

test('the cheapest, the fastest and the one that emits least are marked', () => {
  expect(labelled(OUT).map(({ labels }) => labels)).toEqual([['cheapest'], ['fastest'], ['lowest_co2']])
  expect(labelled([EARLY])[0]).not.toHaveProperty('labels')
})

test('each flight says what the policy makes of it, beside all that was found', () => {
  const [early, quick, dear] = labelled(OUT).map(({ policy }) => policy)
  expect(early).toEqual({ within: true, notes: [] })
  expect(quick?.notes.join()).toMatch(/₹1,200 over your limit of ₹4,800/)
  expect(dear?.notes.join()).toMatch(/₹1,000 over your limit of ₹12,000/)
  expect(labelled([QUICK], OUT)[0]?.policy).toEqual(quick)
})

test('a flight out says what it costs with the cheapest flight back that it can be followed by', () => {
  expect(labelled(OUT).map(({ with_return_from }) => with_return_from)).toEqual([8500, 10_500, 17_500])
  expect(labelledFlights(BACK, 'return_flight', { found: BACK, returning: [], policy: TODAY })[0]).not.toHaveProperty(
    'with_return_from',
  )
})

test('pairs are ways that can be flown, each named once', () => {
  expect(pairsOf(OUT, BACK)).toEqual([
    { flight_number: '6E 1', return_flight_number: '6E 9', total_price: 8500, label: 'cheapest' },
    { flight_number: '6E 2', return_flight_number: '6E 9', total_price: 10_500, label: 'fastest' },
  ])
  expect(pairsOf([DEAR], [BACK[0] ?? DEAR])).toEqual([])
})

function hotel(name: string, night: number, rating: number, km?: number): HotelResult {
  return {
    name,
    hotel_class: 4,
    overall_rating: rating,
    neighborhood: 'Powai',
    amenities: [],
    rate_per_night: { lowest: night },
    total_rate: { lowest: night * 2 },
    nights: 2,
    city: 'Mumbai',
    ...(km !== undefined && { distance: { km, from: 'Powai' } }),
  }
}

test('hotels are marked by price, rating and distance, and measured by the cap of the city', () => {
  const [near, cheap, best] = labelledHotels(
    [hotel('Near', 9000, 4, 0.2), hotel('Cheap', 3000, 3.5, 4), hotel('Best', 7000, 4.8, 9)],
    'Mumbai',
    TODAY,
  )
  expect(near).toMatchObject({ labels: ['nearest'], night_cap: 8000, policy: { within: false } })
  expect(near?.policy?.notes.join()).toMatch(wordsIn(policy)('hotel.city_cap', { excess: '₹1,000', limit: '₹8,000' }))
  expect(cheap).toMatchObject({ labels: ['cheapest'], policy: { within: true, notes: [] } })
  expect(best).toMatchObject({ labels: ['best_rated'] })
})
