import { searchFlights, searchHotels } from '@pravas/contract/travel'
import { createTripDraft, getOneTripDraft, listTripDrafts, submitTripDraft } from '@pravas/contract/trip-drafts'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const employee = () => it.as('employee')

const THERE = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' }
const NIGHTS = { city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-21' }

/** What the searches find: the first flight out, the last one back, and the first hotel. */
async function found() {
  const way = { ...THERE, return: '2026-06-21' }
  const { outbound, returning, are_samples } = await employee().call(searchFlights, { query: way })
  const { hotels } = await employee().call(searchHotels, { query: NIGHTS })
  const [out, back, hotel] = [outbound[0], returning.at(-1), hotels[0]]
  if (!out || !back || !hotel) throw new Error('nothing was found')
  return { way, out, back, hotel, are_samples }
}

test('a draft is created from options that the searches gave, can be read, and is sent as a trip', async () => {
  const { way, out, back, hotel, are_samples } = await found()
  expect(are_samples).toBe(true)
  const made = await employee().call(createTripDraft, {
    body: {
      purpose: 'business',
      flights: { ...way, out: out.option, back: back.option },
      stay: { ...NIGHTS, hotel: hotel.option },
    },
  })
  expect(made.draft).toMatchObject({ depart: '2026-06-19', return: '2026-06-21', missing: [] })
  expect(made.draft?.parts).toHaveLength(3)
  expect(made.draft?.total).toBe(out.price + back.price + Number(hotel.total_rate?.lowest))
  expect(await employee().call(getOneTripDraft, { params: { draftId: made.id } })).toEqual(made)
  expect((await employee().call(listTripDrafts, { query: {} })).items).toMatchObject([{ id: made.id }])

  const body = { version: made.version }
  const { trip_number } = await employee().call(submitTripDraft, { params: { draftId: made.id }, body })
  const trip = await employee().call(getTrip, { params: { tripId: trip_number } })
  expect(trip).toMatchObject({ status: 'pending', departure_date: '2026-06-19' })
})

test('a journey over several cities becomes one draft', async () => {
  const legs = []
  for (const leg of [THERE, { from: 'Mumbai', to: 'Chennai', depart: '2026-06-22' }]) {
    const { outbound } = await employee().call(searchFlights, { query: leg })
    legs.push({ ...leg, flight: outbound[0]?.option ?? '' })
  }
  const { draft } = await employee().call(createTripDraft, { body: { purpose: 'conference', journey: { legs } } })
  expect(draft).toMatchObject({ missing: [], legs: [{ to: 'Mumbai' }, { to: 'Chennai' }] })
})

const STAY = { ...NIGHTS, hotel: 'x' }
const FLIGHT = { ...THERE, out: 'x' }
test.each([
  ['nothing chosen', {}, 'body.flights'],
  ['a flight that is not on offer', { flights: FLIGHT }, 'body.flights.out'],
  ['a hotel that is not on offer', { stay: STAY }, 'body.stay.hotel'],
  ['a day that has passed', { flights: { ...FLIGHT, depart: '2026-06-01' } }, 'body.flights'],
  ['a flight back without a return day', { flights: { ...FLIGHT, back: 'x' } }, 'body.flights.back'],
  ['a city that nobody flies to', { flights: { ...FLIGHT, to: 'Atlantis' } }, 'body.flights.to'],
  ['a stay elsewhere', { flights: FLIGHT, stay: { ...STAY, city: 'Chennai' } }, 'body.stay.city'],
  ['a journey beside flights', { flights: FLIGHT, journey: { legs: [leg(), leg()] } }, 'body.journey'],
  [
    'a leg whose flight is not on offer',
    { journey: { legs: [leg(), leg('2026-06-22')] } },
    'body.journey.legs[0].flight',
  ],
])('%s is refused at its place, and nothing is kept', async (_, choice, path) => {
  const { errors } = await employee().refused(createTripDraft, { body: { purpose: 'business', ...choice } })
  expect(errors?.map((error) => error.path)).toEqual([path])
  expect((await employee().call(listTripDrafts, { query: {} })).items).toEqual([])
})

test('a project that nobody has is refused at its field', async () => {
  const { out } = await found()
  const body = { purpose: 'business', flights: { ...THERE, out: out.option }, project: 'Saturn' }
  const { errors } = await employee().refused(createTripDraft, { body })
  expect(errors?.map((error) => error.path)).toEqual(['body.project'])
})

test('a search says which city it does not know', async () => {
  const { errors } = await employee().refused(searchFlights, { query: { ...THERE, from: 'Atlantis' } })
  expect(errors?.map((error) => error.path)).toEqual(['query.from'])
})

function leg(depart = '2026-06-20') {
  return { from: 'Mumbai', to: 'Delhi', depart, flight: 'x' }
}
