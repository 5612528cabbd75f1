import { getFaresToday, getTrip, withdrawTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { sampleFlights } from '../travel/sources/sample-flights.ts'

const it = await testApp()
const build = builders(it)
const fares = (tripId: string) => it.as('manager').call(getFaresToday, { params: { tripId } })

/** A pending trip of the employee with a sample flight of 19 June, as it was offered on the 10th; its fare in rupees. */
async function sent(): Promise<{ trip: string; flight: string; was: number; cheapest: number }> {
  const query = {
    from: 'Delhi',
    to: 'Mumbai',
    date: '2026-06-19',
    cabin: 'economy',
    askedAt: '2026-06-10 12:00',
  } as const
  const offered = await sampleFlights.search(query, new AbortController().signal)
  const [chosen] = offered.toSorted((a, b) => b.price - a.price)
  if (!chosen) throw new Error('There is no flight.')
  const trip = await build.trip()
  const { trip_id } = await it.as('employee').call(getTrip, { params: { tripId: trip } })
  await it.database.db
    .updateTable('trip_segments')
    .set({ details: JSON.stringify(chosen) })
    .where('trip_id', '=', trip_id)
    .execute()
  return {
    trip,
    flight: chosen.flight_number,
    was: chosen.price,
    cheapest: Math.min(...offered.map(({ price }) => price)),
  }
}

test('on the day of the request a flight costs what it did, and nearer the departure more', async () => {
  const { trip, flight, was, cheapest } = await sent()
  const today = { flight_number: flight, departs: expect.stringContaining('2026-06-19'), source: 'sample' }
  expect(await fares(trip)).toEqual({ flights: [{ ...today, price: was, cheapest }], unavailable: false })

  it.clock.set('2026-06-17T06:30:00Z')
  const { flights } = await fares(trip)
  expect(flights).toMatchObject([today])
  expect(flights[0]?.price).toBeGreaterThan(was)
})

test('nothing is asked once the flight has left or the trip is decided', async () => {
  const { trip } = await sent()
  const { trip: decided } = await sent()
  await it.as('employee').call(withdrawTrip, { params: { tripId: decided } })
  expect(await fares(decided)).toEqual({ flights: [], unavailable: false })
  it.clock.set('2026-06-20T06:30:00Z')
  expect(await fares(trip)).toEqual({ flights: [], unavailable: false })
})

test('only who may read the trip learns of its fares', async () => {
  const { trip: tripId } = await sent()
  for (const who of ['colleague', 'othermanager', 'administrator'] as const) {
    expect(await it.as(who).refused(getFaresToday, { params: { tripId } })).toMatchObject({ status: 404 })
  }
  expect((await it.as('traveldesk').call(getFaresToday, { params: { tripId } })).flights).toHaveLength(1)
})
