import type { FlightResult } from '@pravas/contract/cards'
import type { TripDetail } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { askableFlights, faresOf } from './fares-today-rules.ts'

const NOW = '2026-06-12 09:00'

const flight = (more: Partial<FlightResult> = {}): FlightResult => ({
  airline: 'IndiGo',
  flight_number: '6E 2046',
  departure_airport: { id: 'DEL', time: '2026-06-19 07:00' },
  arrival_airport: { id: 'BOM', time: '2026-06-19 09:10' },
  duration: 130,
  total_duration: 130,
  layovers: [],
  price: 5200,
  travel_class: 'Economy',
  source: 'sample',
  ...more,
})
const back = flight({
  flight_number: '6E 2047',
  departure_airport: { id: 'BOM', time: '2026-06-21 18:00' },
  arrival_airport: { id: 'DEL', time: '2026-06-21 20:10' },
})
const trip = (itinerary: Partial<TripDetail['itinerary']>, more: Partial<TripDetail> = {}): TripDetail =>
  ({
    status: 'pending',
    departure_city: 'Delhi',
    destination_city: 'Mumbai',
    itinerary: { flight: null, return_flight: null, hotel: null, ...itinerary },
    ...more,
  }) as TripDetail
const { source: _, ...unsourced } = flight()
const queries = (of: TripDetail) => askableFlights(of, NOW).map(({ query }) => query)
const out = { from: 'Delhi', to: 'Mumbai', date: '2026-06-19', cabin: 'economy', askedAt: NOW }

test('of a pending trip both flights are asked for, in their cabins', () => {
  const business = { ...back, travel_class: 'Business' }
  expect(queries(trip({ flight: flight(), return_flight: business }))).toEqual([
    out,
    { from: 'Mumbai', to: 'Delhi', date: '2026-06-21', cabin: 'business', askedAt: NOW },
  ])
})

test('of a journey over several cities every flight is, by its airports', () => {
  const on = flight({
    departure_airport: { id: 'BOM', time: '2026-06-20 07:00' },
    arrival_airport: { id: 'MAA', time: '2026-06-20 09:00' },
  })
  const inOrder = [flight(), on].map((one) => ({ kind: 'flight' as const, price: 5200, flight: one }))
  expect(queries(trip({ flight: flight(), in_order: inOrder }))).toEqual([
    out,
    { from: 'Mumbai', to: 'Chennai', date: '2026-06-20', cabin: 'economy', askedAt: NOW },
  ])
})

test('an airport that the timetable does not have is that of the city which the trip names', () => {
  const second = flight({ departure_airport: { id: 'DXN', time: '2026-06-19 07:00' } })
  expect(queries(trip({ flight: second }))).toEqual([out])
  expect(queries(trip({ flight: second }, { departure_city: 'Noida' }))).toEqual([])
})

test.each([
  ['a decided trip', trip({ flight: flight() }, { status: 'approved' })],
  ['a stay alone', trip({})],
  ['a flight that boards', trip({ flight: flight({ departure_airport: { id: 'DEL', time: '2026-06-12 10:00' } }) })],
  ['a flight that does not say where its price came from', trip({ flight: unsourced })],
  [
    'a flight back priced by the ticket for both ways',
    trip({ return_flight: { ...back, return_ticket: { with: '6E 2046', total_price: 9000 } } }),
  ],
])('nothing is asked for %s', (_, of) => {
  expect(queries(of)).toEqual([])
})

const asked = askableFlights(trip({ flight: flight() }), NOW)
const other = flight({ flight_number: '6E 11', price: 4800 })
const fare = { flight_number: '6E 2046', departs: '2026-06-19 07:00', source: 'sample' }

test('the fare of today is that of the same flight, beside the cheapest of its leg', () => {
  expect(faresOf(asked, [[other, flight({ price: 6100 })]])).toEqual([{ ...fare, price: 6100, cheapest: 4800 }])
})

test('a flight that is not on offer any more has no fare, and its leg the cheapest', () => {
  expect(faresOf(asked, [[other]])).toEqual([{ ...fare, price: null, cheapest: 4800 }])
})

test.each([
  ['nothing is found', []],
  ['another source answers', [flight({ source: 'live' })]],
])('nothing is said where %s', (_, answer) => {
  expect(faresOf(asked, [answer])).toEqual([])
})
