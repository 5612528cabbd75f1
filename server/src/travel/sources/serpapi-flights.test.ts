import { FlightResult } from '@pravas/contract/cards'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { FlightQuery } from '../source.ts'
import { flightAnswer, KEY, leg, option, serpApiDouble } from './serpapi.fixture.ts'
import { serpApiFlights } from './serpapi-flights.ts'

const DATE = '2026-06-12'
const QUERY: FlightQuery = { from: 'Delhi', to: 'Mumbai', date: DATE, cabin: 'economy', askedAt: '2026-06-10 12:00' }
const ROUTE: [string, string] = ['DEL', 'BOM']

const double = await serpApiDouble()
afterAll(() => double.close())
const warn = vi.fn()
beforeEach(() => {
  warn.mockClear()
  double.asked.length = 0
})

const { signal } = new AbortController()
const source = serpApiFlights({ key: KEY, url: double.url, log: { warn } })
const search = (query: Partial<FlightQuery> = {}) => source.search({ ...QUERY, ...query }, signal)
const direct = (number: string, price: number, clock?: string) => option(number, DATE, ROUTE, price, clock)

const CONNECTION = {
  flights: [
    leg('AI 505', ['DEL', `${DATE} 6:00`], ['HYD', `${DATE} 08:15`], 135),
    leg('AI 620', ['HYD', `${DATE} 09:45`], ['BOM', `${DATE} 11:15`], 90),
  ],
  total_duration: 315,
  price: 4999.5,
}

test('asks for one way, in rupees, from all airports of the city', async () => {
  double.answerWith(flightAnswer({ best_flights: [direct('6E 2046', 5400)] }))
  await search({ cabin: 'business' })
  expect(Object.fromEntries(double.asked[0] ?? [])).toEqual({
    engine: 'google_flights',
    type: '2',
    departure_id: 'DEL,DXN',
    arrival_id: 'BOM,NMI',
    outbound_date: DATE,
    travel_class: '3',
    adults: '1',
    currency: 'INR',
    gl: 'in',
    hl: 'en',
    output: 'json',
    api_key: KEY,
  })
})

test('a flight with everything that a card shows', async () => {
  double.answerWith(flightAnswer({ best_flights: [direct('6E 2046', 5400)], other_flights: [] }))
  const [flight, ...others] = await search()
  expect(flight).toEqual({
    airline: 'IndiGo',
    flight_number: '6E 2046',
    departure_airport: { id: 'DEL', name: 'Indira Gandhi International Airport', time: `${DATE} 06:05` },
    arrival_airport: { id: 'BOM', name: 'Mumbai Airport', time: `${DATE} 08:05` },
    duration: 120,
    total_duration: 120,
    layovers: [],
    price: 5400,
    travel_class: 'Economy',
    co2_grams: 97_000,
    source: 'live',
    priced_at: '2026-06-10 12:00',
  })
  expect(others).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test('the stops of a connection are known without its list of layovers', async () => {
  double.answerWith(flightAnswer({ other_flights: [CONNECTION] }))
  const [flight] = await search()
  expect(FlightResult.parse(flight)).toMatchObject({
    flight_number: 'AI 505',
    departure_airport: { id: 'DEL', time: `${DATE} 06:00` },
    arrival_airport: { id: 'BOM', time: `${DATE} 11:15` },
    layovers: [{ id: 'HYD', duration: 90 }],
    duration: 225,
    total_duration: 315,
    price: 4999.5,
    flights: [{ flight_number: 'AI 505' }, { flight_number: 'AI 620' }],
  })
})

test('the best flights may be missing, the others too, but not both', async () => {
  double.answerWith(flightAnswer({ other_flights: [direct('6E 1', 5000)] }))
  expect(await search()).toHaveLength(1)
  double.answerWith(flightAnswer({ best_flights: [direct('6E 1', 5000)], other_flights: null }))
  expect(await search()).toHaveLength(1)
  double.answerWith(flightAnswer({}))
  await expect(search()).rejects.toMatchObject({ reason: 'unreadable' })
})

test('nothing on offer is an answer', async () => {
  double.answerWith(flightAnswer({ error: "Google Flights hasn't returned any results for this query." }))
  expect(await search()).toEqual([])
  double.answerWith(flightAnswer({ best_flights: [], other_flights: [] }))
  expect(await search()).toEqual([])
})

test('what does not fit is left out, counted and named without its values', async () => {
  const good = direct('6E 1', 5000)
  const [goodLeg] = good.flights
  double.answerWith(
    flightAnswer({
      best_flights: [good, { ...good, price: undefined }, { ...good, price: null }, { ...good, price: '₹5,000' }, null],
      other_flights: [
        { ...good, flights: [] },
        { ...good, flights: [{ ...goodLeg, flight_number: null }] },
        { ...good, flights: [{ ...goodLeg, departure_airport: { id: 'DEL', time: 'at dawn' } }] },
        option('6E 7', '2026-06-13', ROUTE, 5000),
        option('6E 8', DATE, ['DEL', 'GOI'], 5000),
      ],
    }),
  )
  expect((await search()).map(({ flight_number }) => flight_number)).toEqual(['6E 1'])
  expect(warn).toHaveBeenCalledOnce()
  const [fields, message] = warn.mock.calls[0] ?? []
  expect(fields).toMatchObject({
    source: 'Google Flights',
    dropped: 9,
    of: 10,
    fields: expect.arrayContaining(['price']),
  })
  expect(message).toBe('options that did not fit were left out')
})

test('null where a card can do without it costs nothing', async () => {
  const bare = direct('6E 1', 5000)
  const legs = bare.flights.map((one) => ({ ...one, travel_class: null, airplane: null }))
  double.answerWith(
    flightAnswer({ best_flights: [{ ...bare, flights: legs, carbon_emissions: null, layovers: null }] }),
  )
  const [flight] = await search()
  expect(flight).toMatchObject({ travel_class: 'Economy', layovers: [] })
  expect(flight).not.toHaveProperty('co2_grams')
})

test('an answer of which nothing fits is no empty answer', async () => {
  double.answerWith(flightAnswer({ best_flights: [{ fare: 5000 }, { fare: 6000 }] }))
  await expect(search()).rejects.toMatchObject({ reason: 'unreadable' })
})

test('fares in another currency are not taken for rupees', async () => {
  const answer = flightAnswer({ best_flights: [direct('6E 1', 65)] })
  double.answerWith({ ...answer, search_parameters: { currency: 'USD' } })
  await expect(search()).rejects.toMatchObject({ reason: 'unreadable' })
})

test('a lower cabin is no answer to a higher one', async () => {
  const economy = direct('6E 1', 5000)
  const business = direct('AI 9', 21_000)
  double.answerWith(
    flightAnswer({
      best_flights: [
        economy,
        { ...business, flights: business.flights.map((one) => ({ ...one, travel_class: 'Business' })) },
      ],
    }),
  )
  expect(await search({ cabin: 'business' })).toMatchObject([{ flight_number: 'AI 9', travel_class: 'Business' }])
})

test('each option can be chosen by its number and departure', async () => {
  const later = {
    ...CONNECTION,
    flights: [CONNECTION.flights[0], leg('AI 640', ['HYD', `${DATE} 12:00`], ['BOM', `${DATE} 13:30`], 90)],
    price: 5600,
  }
  double.answerWith(
    flightAnswer({ best_flights: [later, CONNECTION], other_flights: [{ ...CONNECTION, price: 7000 }] }),
  )
  expect((await search()).map(({ flight_number, price }) => [flight_number, price])).toEqual([
    ['AI 505', 4999.5],
    ['AI 505 - AI 640', 5600],
    ['AI 505 - AI 620', 7000],
  ])
})

test('from a city to itself nothing is asked', async () => {
  expect(await search({ to: 'Delhi' })).toEqual([])
  expect(double.asked).toEqual([])
})
