import { changePerson } from '@pravas/contract/administration'
import { approveTrip, pendingTripsOfTeam, returnTrip, undoDecision } from '@pravas/contract/approvals'
import { createBudget, listBudgets } from '@pravas/contract/budgets'
import { createEntry } from '@pravas/contract/structure'
import { getTripDraft } from '@pravas/contract/trip-draft'
import { deleteTripDraft, getOneTripDraft, listTripDrafts, submitTripDraft } from '@pravas/contract/trip-drafts'
import { cancelTrip, getTrip, listTrips, reviseTrip, withdrawTrip } from '@pravas/contract/trips'
import { status } from '@pravas/messages/en/status'
import { mailWords } from '@pravas/messages/testing/mail'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'
import { shownStay, tripDraftsOf } from '../../testing/trip-dialogue.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const revise = (trip: string) => as('employee').call(reviseTrip, { params: { tripId: trip } })
const seen = (trip: string) => as('employee').call(getTrip, { params: { tripId: trip } })
const draftOf = (draftId: string) => as('employee').call(getOneTripDraft, { params: { draftId } })
const pendingOfManager = () => as('manager').call(pendingTripsOfTeam, { params: { employeeId: 'EMP2001' } })
const changed = (draftId: string) => db.updateTable('trip_drafts').where('id', '=', draftId)

async function send(draftId: string, { reason = undefined as string | undefined } = {}) {
  const { version } = await draftOf(draftId)
  return as('employee').call(submitTripDraft, { params: { draftId }, body: { version, ...(reason && { reason }) } })
}

/** The draft with a flight on another day at another price. */
async function flyOn(draftId: string, day: string, rupees: number): Promise<void> {
  const { criteria, chosen } = await db
    .selectFrom('trip_drafts')
    .select(['criteria', 'chosen'])
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow()
  const { flight } = chosen as { flight: object }
  const moved = {
    ...flight,
    price: rupees,
    departure_airport: { id: 'DEL', time: `${day} 08:00` },
    arrival_airport: { id: 'BOM', time: `${day} 10:15` },
  }
  await changed(draftId)
    .set({
      criteria: JSON.stringify({ ...(criteria as object), depart: day }),
      chosen: JSON.stringify({ ...(chosen as object), flight: moved }),
    })
    .execute()
}

const later = (days: number) => it.clock.set(new Date(it.clock.now().getTime() + days * 24 * 60 * 60_000).toISOString())

test('a returned trip is changed and sent again under its number; the approver is shown what changed', async () => {
  const trip = await build.trip()
  await as('manager').call(returnTrip, { body: { id: trip, comment: 'A day later, please.', fields: ['dates'] } })

  const { draft_id: draftId, session_id: session } = await revise(trip)

  expect(session).not.toContain(draftId)
  const { draft } = await draftOf(draftId)
  expect(draft).toMatchObject({
    revises: { number: trip, comment: 'A day later, please.', fields: ['dates'] },
    from: 'Delhi',
    to: 'Mumbai',
    depart: '2026-06-19',
    purpose: 'business',
    parts: [{ part: 'flight', title: 'IndiGo 6E 2046', price: 5000 }],
    missing: [],
  })
  await flyOn(draftId, '2026-06-20', 4500)
  expect(await seen(trip)).toMatchObject({ departure_date: '2026-06-19', 'total_price(INR)': 5000 })

  const sent = await send(draftId)

  expect(sent).toMatchObject({ trip_number: trip, status: 'pending' })
  expect(await seen(trip)).toMatchObject({
    status: 'pending',
    version: 2,
    departure_date: '2026-06-20',
    'total_price(INR)': 4500,
    decision: null,
    changes: [
      { part: null, field: 'total', before: '₹5,000.00', after: '₹4,500.00' },
      { part: null, field: 'dates', before: '19 Jun 2026', after: '20 Jun 2026' },
      {
        part: 'Flight',
        field: null,
        before: 'IndiGo 6E 2046, 19 Jun 2026, 08:00 to 10:15, Economy, ₹5,000.00',
        after: 'IndiGo 6E 2046, 20 Jun 2026, 08:00 to 10:15, Economy, ₹4,500.00',
      },
    ],
  })
  const mail = await db.selectFrom('outbox_mails').select(['subject', 'body']).orderBy('id', 'desc').executeTakeFirst()
  expect(mail?.subject).toMatch(
    mailWords('trip.changed-subject', { number: trip, traveller: 'Asha Rao', amount: '₹4,500.00' }),
  )
  expect(mail?.body).toMatch(wordsIn(status)('change.field', { before: '₹5,000.00', after: '₹4,500.00' }))
  expect((await pendingOfManager()).map(({ trip_number, changes }) => [trip_number, changes?.length])).toEqual([
    [trip, 3],
  ])
  expect(await as('manager').refused(approveTrip, { body: { id: trip, version: 1 } })).toMatchObject({
    status: 409,
    code: 'decision.changed',
  })
  expect(await as('manager').call(approveTrip, { body: { id: trip, version: 2 } })).toMatchObject({
    status: 'approved',
  })
})

test('a trip that was planned in a draft is changed in a copy of it, with what is searched for by', async () => {
  const drafts = tripDraftsOf(it)
  const { draft, shown } = shownStay()
  const filtered = { ...draft, criteria: { ...draft.criteria, stars: 3 } }
  const version = await drafts.create(it.actor('employee'), { draft: filtered, shown }, it.clock.now())
  const { tripNumber } = await drafts.submit(it.actor('employee'), version)

  const { draft_id: draftId } = await revise(tripNumber)

  expect(draftId).not.toBe(version.id)
  const [stored] = await drafts.read(db, it.actor('employee'), [draftId])
  expect(stored).toMatchObject({ draft: { goal: 'hotel', criteria: { stars: 3, check_in: '2026-06-19' } } })
  expect(await send(draftId)).toMatchObject({ trip_number: tripNumber })
  expect(await seen(tripNumber)).toMatchObject({ version: 2, changes: [] })
  expect(await drafts.submit(it.actor('employee'), version)).toEqual({ tripNumber })
})

test('nobody decides on a pending trip while its owner changes it, and asking twice begins one draft', async () => {
  const trip = await build.trip()

  const [one, other] = [await revise(trip), await revise(trip)]

  expect(other).toEqual(one)
  expect(await pendingOfManager()).toEqual([])
  expect(await as('manager').refused(approveTrip, { body: { id: trip } })).toMatchObject({ status: 409 })
  expect((await seen(trip)).status).toBe('returned')
  await send(one.draft_id)
  expect(await seen(trip)).toMatchObject({ status: 'pending', version: 2, changes: [] })
})

test('sending it twice makes one version and no other trip', async () => {
  const trip = await build.trip()
  const { draft_id: draftId } = await revise(trip)
  const { version } = await draftOf(draftId)
  const again = { params: { draftId }, body: { version } }

  const numbers = await Promise.all(Array.from({ length: 4 }, () => as('employee').call(submitTripDraft, again)))

  expect(new Set(numbers.map(({ trip_number }) => trip_number))).toEqual(new Set([trip]))
  expect(await seen(trip)).toMatchObject({ version: 2 })
  expect(await as('employee').call(listTrips, { params: { employeeId: 'EMP1001' } })).toHaveLength(1)
})

test.each(['approved', 'rejected'] as const)('a trip that is %s cannot be changed', async (status) => {
  const trip = await build.trip({ status })

  const problem = await as('employee').refused(reviseTrip, { params: { tripId: trip } })

  expect(problem).toMatchObject({ status: 409, code: 'request.not_revisable' })
  expect((await seen(trip)).status).toBe(status)
})

test('nobody else changes a trip, and strangers do not learn of it', async () => {
  const trip = await build.trip()
  const params = { tripId: trip }

  for (const who of ['manager', 'superadmin', 'finance'] as const)
    expect(await as(who).refused(reviseTrip, { params })).toMatchObject({ status: 403 })
  for (const who of ['colleague', 'outsider', 'newjoiner'] as const)
    expect(await as(who).refused(reviseTrip, { params })).toMatchObject({ status: 404 })
  expect((await seen(trip)).status).toBe('pending')
})

test('a trip that is withdrawn while it is being changed stays withdrawn; its draft makes another trip', async () => {
  const trip = await build.trip()
  const { draft_id: draftId } = await revise(trip)

  await as('employee').call(withdrawTrip, { params: { tripId: trip } })
  const { trip_number: other } = await send(draftId)

  expect(other).not.toBe(trip)
  expect((await seen(trip)).status).toBe('withdrawn')
  expect((await seen(other)).version).toBe(1)
})

test('a return cannot be undone once its owner has begun with the changes', async () => {
  const trip = await build.trip({ status: 'returned' })
  await revise(trip)

  expect(await as('manager').refused(undoDecision, { body: { id: trip } })).toMatchObject({
    code: 'decision.too_late',
  })
})

test('a draft of changes that was deleted comes back when the changes go on', async () => {
  const trip = await build.trip()
  const { draft_id: draftId } = await revise(trip)
  await as('employee').call(deleteTripDraft, { params: { draftId } })
  expect(await seen(trip)).toMatchObject({ status: 'returned', version: 1, 'total_price(INR)': 5000 })

  expect((await revise(trip)).draft_id).toBe(draftId)
  const { items } = await as('employee').call(listTripDrafts, { query: {} })
  expect(items.map(({ id }) => id)).toEqual([draftId])
})

test('what was chosen still stands when the changes go on another day', async () => {
  const trip = await build.trip()
  const { draft_id: draftId } = await revise(trip)
  later(1)

  await revise(trip)

  expect(await send(draftId)).toMatchObject({ trip_number: trip })
})

test('a journey over several cities is changed with all its legs', async () => {
  const trip = await build.journey()

  const { draft_id: draftId } = await revise(trip)

  const { draft } = await draftOf(draftId)
  expect(draft).toMatchObject({
    legs: [
      { from: 'Delhi', to: 'Mumbai', chosen: true, hotel: 'Sea View' },
      { from: 'Mumbai', to: 'Chennai', chosen: true, hotel: null },
    ],
    missing: [],
  })
  await send(draftId)
  expect(await seen(trip)).toMatchObject({ version: 2, changes: [] })
})

test('of twenty approvals and a change at the same moment, either the trip is decided or its owner has it', async () => {
  const trip = await build.trip()

  const [revised, ...decided] = await Promise.allSettled([
    revise(trip),
    ...Array.from({ length: 20 }, () => as('manager').call(approveTrip, { body: { id: trip } })),
  ])

  const approvals = decided.filter(({ status }) => status === 'fulfilled').length
  expect(approvals + (revised.status === 'fulfilled' ? 1 : 0)).toBe(1)
  expect((await seen(trip)).status).toBe(approvals === 1 ? 'approved' : 'returned')
})

test('two at the same moment begin one draft', async () => {
  const trip = await build.trip()

  const begun = await Promise.all(Array.from({ length: 4 }, () => revise(trip)))

  expect(new Set(begun.map(({ draft_id }) => draft_id)).size).toBe(1)
})

/** A cost centre of the employee with ₹10,000 for the year, which nobody exceeds. */
async function tightBudget(): Promise<void> {
  const administrator = as('administrator')
  await administrator.call(createEntry, { params: { kind: 'cost_centre' }, body: { code: '4100', name: 'Sales' } })
  await administrator.call(changePerson, { params: { person: 'EMP1001' }, body: { cost_centre: '4100' } })
  await administrator.call(createBudget, {
    body: { code: '4100', kind: 'cost_centre', year: 2026, amount: 10_000, when_over: 'block' },
  })
}

test('a trip that is changed counts once in its budget, also in one that blocks', async () => {
  await tightBudget()
  const trip = await build.trip({ rupees: 6000 })

  const { draft_id: draftId } = await revise(trip)

  expect(await send(draftId)).toMatchObject({ trip_number: trip })
  const { draft_id: dearer } = await revise(trip)
  await flyOn(dearer, '2026-06-19', 10_001)
  const { version } = await draftOf(dearer)
  const refused = { params: { draftId: dearer }, body: { version } }
  expect(await as('employee').refused(submitTripDraft, refused)).toMatchObject({ code: 'budget.exceeded' })
  expect(await seen(trip)).toMatchObject({ status: 'returned', version: 2, 'total_price(INR)': 6000 })
})

test('of a cancelled trip only what that costs stays in its budget', async () => {
  await tightBudget()
  const trip = await build.trip({ rupees: 6000, status: 'approved' })

  const body = { reason: 'The client moved the meeting.', cost: 1200 }
  await as('employee').call(cancelTrip, { params: { tripId: trip }, body })

  const { items } = await as('administrator').call(listBudgets, { query: { year: 2026 } })
  expect(items).toMatchObject([{ approved: 1200, pending: 0, left: 8800 }])
})

test('a trip is judged as of the day on which it was first sent', async () => {
  const trip = await build.trip({ status: 'returned' })
  const { findings } = await seen(trip)
  later(8)

  const { draft_id: draftId } = await revise(trip)
  const { draft } = await draftOf(draftId)
  await send(draftId)

  expect(draft?.findings).toEqual(findings)
  expect((await seen(trip)).findings).toEqual(findings)
})

test('another reason is a change that is told', async () => {
  const trip = await build.trip({ reason: 'The only flight.' })
  const { draft_id: draftId } = await revise(trip)

  await send(draftId, { reason: 'The client moved the meeting.' })

  expect((await seen(trip)).changes).toEqual([
    { part: null, field: 'reason', before: 'The only flight.', after: 'The client moved the meeting.' },
  ])
})

test('what is not said anew of the reason stays', async () => {
  const trip = await build.trip({ reason: 'The only flight.' })

  await send((await revise(trip)).draft_id)

  expect(await seen(trip)).toMatchObject({ version: 2, policy_reason: 'The only flight.', changes: [] })
})

test('changed in the chat, it is shown with what it changes, keeps its reason, and is sent under its number', async () => {
  const trip = await build.trip({ reason: 'The only flight.' })
  await as('manager').call(returnTrip, { body: { id: trip, comment: 'For training?', fields: ['purpose'] } })
  const { session_id: sessionId } = await revise(trip)
  const shown = async () => (await as('employee').call(getTripDraft, { query: { sessionId } })).draft
  const revises = { number: trip, comment: 'For training?', fields: ['purpose'] }
  expect(await shown()).toMatchObject({ revises, policy_reason: 'The only flight.', missing: [], ready: false })
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId })

  try {
    const first = await socket.say('Back to my unfinished trip')
    expect(first.response).toContain('IndiGo 6E 2046')
    expect(first.response).not.toContain(trip)
    await socket.say('Change the purpose to training')
    expect(await shown()).toMatchObject({ revises, purpose: 'training', ready: true })
    const sent = await socket.say('Yes, send it')
    expect(sent.response).toMatch(wordsOf('sent.to', { number: trip, approver: /Meera Iyer/ }))
  } finally {
    await socket.close()
  }

  expect(await seen(trip)).toMatchObject({
    status: 'pending',
    version: 2,
    policy_reason: 'The only flight.',
    changes: [{ part: null, field: 'purpose', before: 'business', after: 'training' }],
  })
})
