import { changeTripAllocation } from '@pravas/contract/allocation'
import { returnTrip } from '@pravas/contract/approvals'
import { createEntry } from '@pravas/contract/structure'
import { getOneTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { getTrip, reviseTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

/** A trip that was returned for parts of it, and is being changed. */
async function returned(
  fields: string[],
  { trip = undefined as string | undefined, reason = undefined as string | undefined } = {},
) {
  const number = trip ?? (await build.trip({ ...(reason && { reason }) }))
  await as('manager').call(returnTrip, { body: { id: number, comment: 'Please look again.', fields } })
  const { draft_id: draftId } = await as('employee').call(reviseTrip, { params: { tripId: number } })
  return { trip: number, draftId }
}

type Part = 'criteria' | 'chosen' | 'legs'

/** Changes the stored draft as no chat would, which every other way to a draft comes down to. */
async function change(draftId: string, part: Part, to: (was: never) => object): Promise<void> {
  const row = await db.selectFrom('trip_drafts').select(part).where('id', '=', draftId).executeTakeFirstOrThrow()
  const value = JSON.stringify(to(row[part] as never))
  await db
    .updateTable('trip_drafts')
    .set({ [part]: value })
    .where('id', '=', draftId)
    .execute()
}

interface Chosen {
  flight: { price: number; departure_airport: object }
}

const at = (time: string, price?: number) => (was: Chosen) => ({
  ...was,
  flight: { ...was.flight, departure_airport: { id: 'DEL', time }, ...(price && { price }) },
})

async function sending(draftId: string, reason?: string) {
  const { version } = await as('employee').call(getOneTripDraft, { params: { draftId } })
  return { params: { draftId }, body: { version, ...(reason && { reason }) } }
}
const send = async (draftId: string, reason?: string) =>
  as('employee').call(submitTripDraft, await sending(draftId, reason))
const refused = async (draftId: string, reason?: string) =>
  as('employee').refused(submitTripDraft, await sending(draftId, reason))

test('a returned trip is not sent with changes of what was not returned; the refusal says what stays and what was', async () => {
  const { trip, draftId } = await returned(['flight'])
  await change(draftId, 'criteria', (was: object) => ({ ...was, depart: '2026-06-20', purpose: 'training' }))

  const problem = await refused(draftId)

  expect(problem).toMatchObject({
    status: 409,
    code: 'request.not_reopened',
    detail: 'Purpose; Departure date stay as sent. Only this was returned for changes: Flight.',
  })
  expect(await as('employee').call(getTrip, { params: { tripId: trip } })).toMatchObject({
    status: 'returned',
    version: 1,
  })
})

test('what was returned may be changed, and a price that moved is no change', async () => {
  const { trip, draftId } = await returned(['flight'])
  await change(draftId, 'chosen', at('2026-06-19 11:00'))
  expect(await send(draftId)).toMatchObject({ trip_number: trip })

  const other = await returned(['purpose'])
  await change(other.draftId, 'chosen', at('2026-06-19 08:00', 7000))
  expect(await send(other.draftId)).toMatchObject({ trip_number: other.trip, status: 'pending' })
})

test('another flight of the same price is a change', async () => {
  const { draftId } = await returned(['purpose'])
  await change(draftId, 'chosen', at('2026-06-19 11:00'))

  expect(await refused(draftId)).toMatchObject({
    code: 'request.not_reopened',
    detail: expect.stringMatching(/^Flight /),
  })
})

test('a return that names nothing reopens everything, and so does what its owner took back', async () => {
  const { draftId } = await returned([])
  await change(draftId, 'criteria', (was: object) => ({ ...was, depart: '2026-06-20', purpose: 'training' }))
  expect(await send(draftId)).toMatchObject({ status: 'pending' })

  const own = await build.trip()
  const { draft_id } = await as('employee').call(reviseTrip, { params: { tripId: own } })
  await change(draft_id, 'criteria', (was: object) => ({ ...was, purpose: 'training' }))
  expect(await send(draft_id)).toMatchObject({ trip_number: own })
})

test('of a journey only the leg that was named is open, with its night and the way that follows', async () => {
  const { draftId } = await returned(['leg:2.date'], { trip: await build.journey() })
  const moveSecond = (was: { after: { depart: string; flight: object }[]; before: [] }) => ({
    ...was,
    after: was.after.map((leg) => ({
      ...leg,
      depart: '2026-06-21',
      flight: {
        ...leg.flight,
        departure_airport: { id: 'BOM', time: '2026-06-21 08:00' },
        arrival_airport: { id: 'MAA', time: '2026-06-21 10:15' },
      },
    })),
  })
  await change(draftId, 'legs', moveSecond)
  expect(await send(draftId)).toMatchObject({ status: 'pending' })

  const first = await returned(['leg:1.hotel'], { trip: await build.journey() })
  await change(first.draftId, 'legs', moveSecond)
  expect(await refused(first.draftId)).toMatchObject({
    detail:
      'Mumbai to Chennai: date; Mumbai to Chennai: flight stay as sent. Only this was returned for changes: Delhi to Mumbai: hotel.',
  })
})

test('a leg that was not named is not taken out', async () => {
  const { draftId } = await returned(['leg:1'], { trip: await build.journey() })
  await change(draftId, 'legs', () => ({ before: [], after: [] }))

  expect(await refused(draftId)).toMatchObject({ code: 'request.not_reopened' })
})

test('the reason stays unless it was named or there was none', async () => {
  const { draftId } = await returned(['flight'], { reason: 'The only flight.' })
  expect(await refused(draftId, 'Another one.')).toMatchObject({ detail: expect.stringMatching(/^Reason /) })
  expect(await send(draftId)).toMatchObject({ status: 'pending' })

  const without = await returned(['flight'])
  expect(await send(without.draftId, 'The client moved the meeting.')).toMatchObject({ status: 'pending' })
})

test('what it is booked on stays unless it was named', async () => {
  await as('administrator').call(createEntry, {
    params: { kind: 'project' },
    body: { code: 'P1', name: 'Project One' },
  })
  const { draftId } = await returned(['flight'])
  const open = await returned(['project'])
  const book = (id: string) => ({ params: { draftId: id }, body: { project: 'P1' } })

  expect(await as('employee').refused(changeTripAllocation, book(draftId))).toMatchObject({
    status: 409,
    code: 'request.not_reopened',
  })
  await as('employee').call(changeTripAllocation, book(open.draftId))
  expect(await send(open.draftId)).toMatchObject({ status: 'pending' })
})

const told = async (draftId: string) =>
  (await as('employee').call(getOneTripDraft, { params: { draftId } })).draft?.revises

test.each([
  [['purpose'], ['purpose', 'reason']],
  [['flight'], ['reason', 'leg:1.flight']],
  [['dates'], ['reason', 'leg:1.date', 'leg:1.flight']],
  [
    ['total', 'project'],
    ['project', 'reason', 'leg:1.flight'],
  ],
  [['leg:1.hotel'], ['reason', 'leg:1.hotel']],
  [['route'], ['reason', 'leg:1.from', 'leg:1.to', 'leg:1.flight']],
])('of a flight that was returned for %j one may change %j', async (fields, open) => {
  const { draftId } = await returned(fields)
  expect(await told(draftId)).toMatchObject({ open, changed: false })
})

test.each([
  [['leg:2.date'], ['reason', 'leg:1.hotel', 'leg:2.date', 'leg:2.flight']],
  [['hotel'], ['reason', 'leg:1.hotel', 'leg:2.hotel']],
  [['dates'], ['reason', 'leg:1.date', 'leg:1.flight', 'leg:1.hotel', 'leg:2.date', 'leg:2.flight']],
  [
    ['leg:2'],
    ['reason', 'leg:1.hotel', ...['date', 'from', 'to', 'flight', 'hotel'].map((part) => `leg:2.${part}`), 'leg:2'],
  ],
])('of a journey that was returned for %j one may change %j', async (fields, open) => {
  const { draftId } = await returned(fields, { trip: await build.journey() })
  expect(await told(draftId)).toMatchObject({ open, changed: false })
})

test('where nothing was named everything may be changed; what the draft says otherwise is a change', async () => {
  const { draftId } = await returned([])
  const before = await told(draftId)
  expect([before?.changed, before && 'open' in before]).toEqual([false, false])
  await change(draftId, 'criteria', (was: object) => ({ ...was, purpose: 'training' }))
  expect(await told(draftId)).toMatchObject({ changed: true })

  const own = await as('employee').call(reviseTrip, { params: { tripId: await build.trip() } })
  expect(await told(own.draft_id)).toMatchObject({ comment: null, changed: false })
  await as('administrator').call(createEntry, {
    params: { kind: 'project' },
    body: { code: 'P2', name: 'Project Two' },
  })
  await as('employee').call(changeTripAllocation, { params: { draftId: own.draft_id }, body: { project: 'P2' } })
  expect(await told(own.draft_id)).toMatchObject({ changed: true })
})
