import { searchFlights, searchHotels } from '@pravas/contract/travel'
import {
  changeTripDraft,
  createTripDraft,
  getOneTripDraft,
  recheckTripDraft,
  submitTripDraft,
  type TripDraftChange,
} from '@pravas/contract/trip-drafts'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const employee = () => it.as('employee')

const WAY = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19', return: '2026-06-21' }
const NIGHTS = { city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-21' }

async function found(way: typeof WAY = WAY) {
  const { outbound, returning } = await employee().call(searchFlights, { query: way })
  const [out, back] = [outbound[0], returning.at(-1)]
  if (!out || !back) throw new Error('nothing was found')
  return { out, back }
}

/** A draft there and back with a hotel, all of it chosen. */
async function whole() {
  const { out, back } = await found()
  const { hotels } = await employee().call(searchHotels, { query: NIGHTS })
  return employee().call(createTripDraft, {
    body: {
      purpose: 'business',
      flights: { ...WAY, out: out.option, back: back.option },
      stay: { ...NIGHTS, hotel: hotels[0]?.option ?? '' },
    },
  })
}

const change = (id: string, body: TripDraftChange) =>
  employee().call(changeTripDraft, { params: { draftId: id }, body })

test('a draft begins with what is sought, gets its options by its id, and is sent', async () => {
  const begun = await employee().call(createTripDraft, { body: { flights: WAY } })
  expect(begun.draft).toMatchObject({ from: 'Delhi', parts: [], missing: ['flight', 'return_flight', 'purpose'] })
  const { out, back } = await found()
  const chosen = [
    { part: 'flight' as const, option: out.option },
    { part: 'return_flight' as const, option: back.option },
  ]
  const full = await change(begun.id, { version: begun.version, purpose: 'conference', chosen })
  expect(full.draft).toMatchObject({ missing: [], purpose: 'conference' })
  expect(full.draft?.parts.map(({ part }) => part)).toEqual(['flight', 'return_flight'])
  expect(full.version).toBe(2)
  const { trip_number } = await employee().call(submitTripDraft, {
    params: { draftId: begun.id },
    body: { version: full.version },
  })
  expect(await employee().call(getTrip, { params: { tripId: trip_number } })).toMatchObject({ purpose: 'conference' })
})

test('another day drops the flight that no longer fits, and keeps the rest', async () => {
  const made = await whole()
  const { draft } = await change(made.id, { version: 1, criteria: { depart: '2026-06-18' } })
  expect(draft).toMatchObject({ depart: '2026-06-18', missing: ['flight'] })
  expect(draft?.parts.map(({ part }) => part)).toEqual(['return_flight', 'hotel'])
})

test('one way drops the flight back, and without the hotel the flights stay', async () => {
  const made = await whole()
  const oneWay = await change(made.id, { version: 1, criteria: { return: null } })
  expect(oneWay.draft).toMatchObject({ return: null })
  const flying = await change(made.id, { version: oneWay.version, wants: 'flight' })
  expect(flying.draft?.parts.map(({ part }) => part)).toEqual(['flight'])
  expect(flying.draft).toMatchObject({ wants: 'flight', check_in: null, missing: [] })
})

test('without the flights the stay keeps its city and its nights', async () => {
  const made = await whole()
  const { draft } = await change(made.id, { version: 1, wants: 'hotel' })
  expect(draft).toMatchObject({ wants: 'hotel', check_in: '2026-06-19', check_out: '2026-06-21', missing: [] })
  expect(draft?.parts.map(({ part }) => part)).toEqual(['hotel'])
})

test('a hotel of other nights costs what those cost', async () => {
  const made = await whole()
  const { draft } = await change(made.id, { version: 1, criteria: { check_out: '2026-06-20' } })
  const [was, is] = [made, { draft }].map((one) => one.draft?.parts.find(({ part }) => part === 'hotel'))
  expect(is).toMatchObject({ title: was?.title, hotel: { check_out: '2026-06-20' } })
  expect(is?.price).toBeLessThan(was?.price ?? 0)
})

test('a flight is chosen anew, and the flight back with it', async () => {
  const made = await whole()
  const { draft } = await change(made.id, { version: 1, chosen: [{ part: 'flight', option: null }] })
  expect(draft?.missing).toEqual(['flight', 'return_flight'])
})

test('legs make it a journey, of which each has its own flight', async () => {
  const made = await whole()
  const legs = [
    { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' },
    { from: 'Mumbai', to: 'Chennai', depart: '2026-06-22', stay: null },
  ]
  const journey = await change(made.id, { version: 1, legs })
  expect(journey.draft).toMatchObject({
    legs: [
      { to: 'Mumbai', chosen: true },
      { to: 'Chennai', chosen: false },
    ],
  })
  const { outbound } = await employee().call(searchFlights, {
    query: { from: 'Mumbai', to: 'Chennai', depart: '2026-06-22' },
  })
  const option = outbound[0]?.option ?? ''
  const full = await change(made.id, { version: journey.version, chosen: [{ leg: 2, part: 'flight', option }] })
  expect(full.draft).toMatchObject({ missing: [], legs: [{ chosen: true }, { chosen: true }] })
  const back = await change(made.id, { version: full.version, legs: legs.slice(0, 1) })
  expect(back.draft).not.toHaveProperty('legs')
  expect(back.draft).toMatchObject({ to: 'Mumbai', return: null, wants: 'both' })
})

test('the reason, the cost centre and the project are of the draft', async () => {
  const made = await whole()
  const { draft } = await change(made.id, { version: 1, reason: 'The client booked the room.' })
  expect(draft).toMatchObject({ policy_reason: 'The client booked the room.' })
  const { errors } = await employee().refused(changeTripDraft, {
    params: { draftId: made.id },
    body: { version: made.version, project: 'Saturn' },
  })
  expect(errors?.map(({ path }) => path)).toEqual(['body.project'])
})

test('a change of another version is refused with 409, and changes nothing', async () => {
  const made = await whole()
  await change(made.id, { version: 1, purpose: 'training' })
  const refused = await employee().refused(changeTripDraft, {
    params: { draftId: made.id },
    body: { version: 1, purpose: 'personal' },
  })
  expect(refused.status).toBe(409)
  const { draft } = await employee().call(getOneTripDraft, { params: { draftId: made.id } })
  expect(draft).toMatchObject({ purpose: 'training' })
})

test.each<[string, Omit<TripDraftChange, 'version'>, string]>([
  ['a day that has passed', { criteria: { depart: '2026-06-01' } }, 'body.criteria.depart'],
  ['a return before the departure', { criteria: { return: '2026-06-18' } }, 'body.criteria.return'],
  ['a departure after the return', { criteria: { depart: '2026-06-25' } }, 'body.criteria.depart'],
  ['a city that nobody flies to', { criteria: { to: 'Atlantis' } }, 'body.criteria.to'],
  ['a flight that is not on offer', { chosen: [{ part: 'flight', option: 'x' }] }, 'body.chosen[0].option'],
  [
    'legs out of order',
    {
      legs: [
        { from: 'Delhi', to: 'Mumbai', depart: '2026-06-22' },
        { from: 'Mumbai', to: 'Chennai', depart: '2026-06-20' },
      ],
    },
    'body.legs',
  ],
])('%s is refused at its place', async (_, body, path) => {
  const made = await whole()
  const { errors } = await employee().refused(changeTripDraft, {
    params: { draftId: made.id },
    body: { version: 1, ...body },
  })
  expect(errors?.map((error) => error.path)).toEqual([path])
})

test('a draft of another day is looked up again, and can be sent then', async () => {
  const made = await whole()
  it.clock.set('2026-06-02T06:00:00Z')
  const params = { draftId: made.id }
  expect(await employee().refused(submitTripDraft, { params, body: { version: 1 } })).toMatchObject({ status: 409 })
  const checked = await employee().call(recheckTripDraft, { params, body: { version: 1 } })
  expect(checked).toMatchObject({ unchecked: false, draft: { parts: { length: checked.draft?.parts.length } } })
  const { status } = await employee().call(submitTripDraft, { params, body: { version: checked.version } })
  expect(status).toBe('pending')
})

test('nobody changes another person’s draft', async () => {
  const { id } = await whole()
  const refused = await it.as('colleague').refused(changeTripDraft, {
    params: { draftId: id },
    body: { version: 1, purpose: 'personal' },
  })
  expect(refused.status).toBe(404)
})
