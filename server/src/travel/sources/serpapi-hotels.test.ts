import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { HotelQuery } from '../source.ts'
import { hotelAnswer, KEY, property, serpApiDouble } from './serpapi.fixture.ts'
import { serpApiHotels } from './serpapi-hotels.ts'

const QUERY: HotelQuery = {
  city: 'Mumbai',
  checkIn: '2026-06-12',
  checkOut: '2026-06-14',
  room: 'single',
  askedAt: '2026-06-10 12:00',
}

const double = await serpApiDouble()
afterAll(() => double.close())
const warn = vi.fn()
beforeEach(() => {
  warn.mockClear()
  double.asked.length = 0
})

const { signal } = new AbortController()
const source = serpApiHotels({ key: KEY, url: double.url, log: { warn } })
const search = (query: Partial<HotelQuery> = {}) => source.search({ ...QUERY, ...query }, signal)

test('a hotel with everything that a card shows', async () => {
  double.answerWith(hotelAnswer([property('Palm Quay', 4500.5)]))
  expect(await search()).toEqual([
    {
      name: 'Palm Quay',
      hotel_class: 4,
      overall_rating: 4.2,
      neighborhood: 'Near Bandra Kurla Complex',
      amenities: ['Free Wi-Fi', 'Pool', 'Air conditioning'],
      rate_per_night: { lowest: 4500.5 },
      total_rate: { lowest: 9001 },
      city: 'Mumbai',
      check_in: '2026-06-12',
      check_out: '2026-06-14',
      nights: 2,
      coordinates: { latitude: 19.07, longitude: 72.87 },
      source: 'live',
      priced_at: '2026-06-10 12:00',
    },
  ])
  expect(Object.fromEntries(double.asked[0] ?? [])).toMatchObject({
    engine: 'google_hotels',
    q: 'hotels in Mumbai, India',
    check_in_date: '2026-06-12',
    check_out_date: '2026-06-14',
    adults: '1',
    currency: 'INR',
  })
})

test('a double room is asked for two', async () => {
  double.answerWith(hotelAnswer([]))
  expect(await search({ room: 'double' })).toEqual([])
  expect(double.asked[0]?.get('adults')).toBe('2')
})

test('it cannot be asked for suites', async () => {
  await expect(search({ room: 'suite' })).rejects.toMatchObject({ reason: 'not sold' })
  expect(double.asked).toEqual([])
})

test.each([
  [{ total_rate: null }, { night: 5000, stay: 10_000 }],
  [
    { rate_per_night: null, total_rate: { extracted_lowest: 9999 } },
    { night: 4999.5, stay: 9999 },
  ],
])('of the two rates the missing one follows from the other', async (rates, { night, stay }) => {
  double.answerWith(hotelAnswer([{ ...property('Palm Quay', 5000), ...rates }]))
  expect(await search()).toMatchObject([{ rate_per_night: { lowest: night }, total_rate: { lowest: stay } }])
})

test('what is not known of a hotel is left open', async () => {
  const unknown = { extracted_hotel_class: null, overall_rating: null, amenities: null, nearby_places: null }
  double.answerWith(hotelAnswer([{ ...property('Sion Square', 3000), ...unknown }]))
  expect(await search()).toMatchObject([{ hotel_class: 0, overall_rating: 0, amenities: [], neighborhood: 'Mumbai' }])
})

test('an airport names the place only where nothing else does', async () => {
  const [airport] = property('any', 1).nearby_places
  double.answerWith(hotelAnswer([{ ...property('Sahar Stay', 3000), nearby_places: [airport, { name: null }] }]))
  expect(await search()).toMatchObject([{ neighborhood: 'Near Chhatrapati Shivaji Maharaj International Airport' }])
})

test('holiday homes and hotels without a rate are left out', async () => {
  double.answerWith(
    hotelAnswer([
      { ...property('A flat', 2000), type: 'vacation rental' },
      { ...property('No rate', 1), rate_per_night: {}, total_rate: null },
      property('Palm Quay', 5000),
    ]),
  )
  expect((await search()).map(({ name }) => name)).toEqual(['Palm Quay'])
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { source: 'Google Hotels', dropped: 1, of: 3, fields: ['rate_per_night'] },
    'options that did not fit were left out',
  )
})

test('an answer without a list of hotels is not understood', async () => {
  double.answerWith({ type: 'hotel', name: 'Palm Quay' })
  await expect(search()).rejects.toMatchObject({ reason: 'unreadable' })
})
