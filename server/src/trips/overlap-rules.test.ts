import type { HotelResult } from '@pravas/contract/cards'
import type { Trip, TripDetail } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { daysOfDraft, needsDetail, overlappingTrips } from './overlap-rules.ts'

const trip = (more: Partial<TripDetail>): Trip =>
  ({
    trip_number: 'TRP-2026-000012',
    departure_date: '2026-12-03',
    return_date: '2026-12-05',
    hotel_name: null,
    status: 'pending',
    ...more,
  }) as Trip
const hotel = (check_out: string) => ({ name: 'Sea View', city: 'Chennai', check_out }) as HotelResult
const days = (from: string, to = from) => ({ from, to })

test.each([
  ['the last day', days('2026-12-05', '2026-12-09'), 1],
  ['the first day', days('2026-12-01', '2026-12-03'), 1],
  ['a day within', days('2026-12-04'), 1],
  ['all of it and more', days('2026-12-01', '2026-12-31'), 1],
  ['the day before', days('2026-12-01', '2026-12-02'), 0],
  ['the day after', days('2026-12-06', '2026-12-07'), 0],
])('a trip overlaps %s or it does not', (_, range, count) => {
  expect(overlappingTrips(range, [trip({})])).toHaveLength(count)
  expect(overlappingTrips(range, [trip({ status: 'approved' })])).toHaveLength(count)
  expect(overlappingTrips(range, [trip({ status: 'rejected' })])).toEqual([])
})

test('a one-way flight takes its day, and the stay after it lasts until the check-out', () => {
  const oneWay = { return_date: null, hotel_name: 'Sea View' }
  const itinerary = { flight: null, return_flight: null, hotel: hotel('2026-12-08') }
  expect(overlappingTrips(days('2026-12-07'), [trip({ return_date: null })])).toEqual([])
  expect(overlappingTrips(days('2026-12-07'), [trip({ ...oneWay, itinerary })])).toHaveLength(1)
  expect(needsDetail(days('2026-12-07'), trip(oneWay))).toBe(true)
  expect(needsDetail(days('2026-12-07'), trip({}))).toBe(false)
  expect(needsDetail(days('2026-12-07'), trip({ ...oneWay, status: 'rejected' }))).toBe(false)
  expect(needsDetail(days('2026-12-07'), trip({ ...oneWay, departure_date: '2025-12-03' }))).toBe(false)
})

test('several are named in the order of their days', () => {
  const later = trip({ trip_number: 'TRP-2026-000010', departure_date: '2026-12-04' })
  expect(overlappingTrips(days('2026-12-04'), [later, trip({})]).map(({ trip_number }) => trip_number)).toEqual([
    'TRP-2026-000012',
    'TRP-2026-000010',
  ])
})

test('a draft lasts until its return or its last night', () => {
  const segments = [{ kind: 'hotel' as const, title: 'Sea View', pricePaise: 1, details: hotel('2026-12-08') }]
  const draft = { departureDate: '2026-12-03', returnDate: null, segments: [] }
  expect(daysOfDraft(draft)).toEqual(days('2026-12-03'))
  expect(daysOfDraft({ ...draft, returnDate: '2026-12-05' })).toEqual(days('2026-12-03', '2026-12-05'))
  expect(daysOfDraft({ ...draft, segments })).toEqual(days('2026-12-03', '2026-12-08'))
})
