import { approveTrip, undoDecision } from '@pravas/contract/approvals'
import {
  cancelBooking,
  changeBooking,
  getTripBookings,
  recordBooking,
  removeBookingFile,
  uploadBookingFiles,
} from '@pravas/contract/bookings'
import { listInbox } from '@pravas/contract/inbox'
import { changeOrganisation } from '@pravas/contract/organisation'
import { changeTravelPreferences, deskFares, listDesk } from '@pravas/contract/travel-desk'
import { cancelTrip, getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const reader = fakeReader()
const it = await testApp({ reader })
const build = builders(it)
const { db } = it.database
const { as } = it

const LEG = {
  airline: 'IndiGo',
  flight_number: '6E 2046',
  from: 'DEL',
  from_terminal: '1',
  departs: '2026-06-19 08:00',
  to: 'BOM',
  to_terminal: '2',
  arrives: '2026-06-19 10:15',
  seat: '12A',
}
const FLIGHT = { part: 'flight:1', reference: 'ABC123', cost: 5400, legs: [LEG] }

const deskBooks = () => as('administrator').call(changeOrganisation, { body: { booking: 'desk' } })
const record = (trip: string, body: object = {}, who: Who = 'traveldesk') =>
  as(who).call(recordBooking, { params: { tripId: trip }, body: { ...FLIGHT, ...body } })
const shown = (trip: string, who: Who = 'employee') => as(who).call(getTripBookings, { params: { tripId: trip } })
const told = async (who: Who) =>
  (
    await db
      .selectFrom('inbox_events')
      .select(['kind', 'detail', 'number'])
      .where('person_id', '=', it.actor(who).personId)
      .where('kind', 'in', ['trip_to_book', 'booking', 'bookings_to_cancel'])
      .orderBy('id')
      .execute()
  ).map(({ kind, detail }) => ({ kind, ...detail }))
const mails = async () =>
  (await db.selectFrom('outbox_mails').select(['to_address', 'subject', 'body']).orderBy('id').execute()).map(
    ({ to_address, subject, body }) => ({ to: to_address, subject: String(subject), body: String(body) }),
  )
const actions = async () =>
  (await db.selectFrom('audit_log').select('action').where('record_kind', '=', 'trip').orderBy('id').execute()).map(
    ({ action }) => action,
  )

test('an approved trip is in the queue of the travel desk, and its booking reaches the traveller', async () => {
  await deskBooks()
  const trip = await build.trip({ status: 'approved' })
  expect(await told('traveldesk')).toEqual([
    { kind: 'trip_to_book', traveller: expect.any(String), destination: 'Mumbai', departs: expect.any(String) },
  ])
  expect(await told('employee')).toEqual([])
  const queue = await as('traveldesk').call(listDesk, { query: {} })
  expect(queue.items).toMatchObject([
    { trip_number: trip, title: 'Delhi to Mumbai', days_left: 9, parts: 1, booked: 0, approved: 5000, cost: null },
  ])
  expect(queue).toMatchObject({ counts: { to_book: 1, booked: 0 }, booked_by: 'desk', manage: true })

  const booked = await record(trip)
  expect(booked.parts[0]).toMatchObject({ approved: 5000, booking: { reference: 'ABC123', paid_by: 'organisation' } })
  expect(booked.totals).toMatchObject({ approved: 5000, booked: 5400, organisation: 5400 })
  expect(await told('employee')).toEqual([
    { kind: 'booking', what: 'booked', title: 'IndiGo 6E 2046', reference: 'ABC123', note: '' },
  ])
  expect((await mails()).filter(({ subject }) => subject.includes('your trip is booked'))).toEqual([
    { to: 'employee@pravas.example', subject: expect.stringContaining(trip), body: expect.stringContaining('ABC123') },
  ])
  expect((await as('traveldesk').call(listDesk, { query: {} })).items).toEqual([])
  expect((await as('auditor').call(listDesk, { query: { filter: 'booked' } })).items).toMatchObject([
    { trip_number: trip, booked: 1, cost: 5400 },
  ])
  expect(await shown(trip)).toMatchObject({ is_own: true, may_book: false, parts: [{ booking: { legs: [LEG] } }] })
  expect((await actions()).at(-1)).toBe('trip.booked')
  // The approved total stays what it was.
  expect((await as('employee').call(getTrip, { params: { tripId: trip } }))['total_price(INR)']).toBe(5000)
})

test('where nobody books the traveller is told to, and records it', async () => {
  const trip = await build.trip({ status: 'approved' })
  expect(await told('traveldesk')).toEqual([])
  it.clock.set('2026-06-10T07:00:00Z')
  const [event] = (await as('employee').call(listInbox, { query: {} })).items
  expect(event?.title).toMatch(/approved your trip .* Please book it yourself/)
  const [mail] = (await mails()).filter(({ to, body }) => to === 'employee@pravas.example' && body.includes('book it'))
  expect(mail?.body).toContain('IndiGo 6E 2046')
  expect(mail?.body).toContain('₹5,000.00')
  const booked = await record(trip, {}, 'employee')
  expect(booked.parts[0]?.booking).toMatchObject({ paid_by: 'traveller', booked_by: expect.any(String) })
  expect(await told('employee')).toEqual([])
  const refused = await as('employee').refused(recordBooking, {
    params: { tripId: await build.trip({ status: 'approved' }) },
    body: { ...FLIGHT, paid_by: 'organisation' },
  })
  expect(refused.errors).toEqual([{ path: 'body.paid_by', message: expect.stringContaining('travel desk') }])
})

test('an organisation that wants its desk to book and has nobody there leaves it to the traveller', async () => {
  await deskBooks()
  await db.deleteFrom('person_roles').where('role', '=', 'travel_desk').execute()
  const trip = await build.trip({ status: 'approved' })
  expect(await shown(trip)).toMatchObject({ booked_by: 'self', may_book: true })
})

test('a booking is changed and cancelled with fee and refund, and its history is kept', async () => {
  await deskBooks()
  const trip = await build.trip({ status: 'approved' })
  const [part] = (await record(trip)).parts
  const bookingId = part?.booking?.id ?? ''
  const of = { params: { tripId: trip, bookingId } }
  const { part: _, ...fields } = FLIGHT
  const moved = { ...LEG, departs: '2026-06-19 11:00', arrives: '2026-06-19 13:15', seat: null }
  const changed = await as('traveldesk').call(changeBooking, {
    ...of,
    body: { ...fields, legs: [moved], cost: 6000, version: 1, fee: 350, reason: 'The meeting moved.' },
  })
  expect(changed.parts[0]?.booking).toMatchObject({ version: 2, cost: 6000, fee: 350, paid_by: 'organisation' })
  expect(changed.parts[0]?.booking?.history[1]?.changed.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { field: 'cost', before: '5400', after: '6000' },
    { field: 'legs.1.arrives', before: '2026-06-19 10:15', after: '2026-06-19 13:15' },
    { field: 'legs.1.departs', before: '2026-06-19 08:00', after: '2026-06-19 11:00' },
    { field: 'legs.1.seat', before: '12A', after: null },
  ])
  // The traveller reads why, and what is different now; the list has the day of what is booked.
  expect((await told('employee')).at(-1)).toMatchObject({
    what: 'changed',
    note: 'The meeting moved. · Departs: 19 Jun 2026, 11:00 (was 19 Jun 2026, 08:00) · Arrives: 19 Jun 2026, 13:15 (was 19 Jun 2026, 10:15) · Seat: none (was 12A)',
  })
  const mailed = (await mails()).find(({ subject }) => subject.includes('has changed'))?.body
  expect(mailed).toContain('> The meeting moved.')
  expect(mailed).toContain('- Departs: 19 Jun 2026, 11:00 (was 19 Jun 2026, 08:00)')
  expect(mailed).not.toContain('6,000')
  // Somebody who looked at the first version is told of the second.
  const late = await as('traveldesk').refused(changeBooking, { ...of, body: { ...fields, version: 1 } })
  expect(late.code).toBe('booking.changed')
  expect((await as('traveldesk').call(listDesk, { query: { filter: 'changed' } })).items).toHaveLength(1)

  const cancelled = await as('traveldesk').call(cancelBooking, {
    ...of,
    body: { version: 2, reason: 'Not needed.', fee: 500, refund: 5500 },
  })
  expect(cancelled.parts[0]).toMatchObject({
    booking: null,
    earlier: [{ status: 'cancelled', fee: 850, refund: 5500, cancellation_reason: 'Not needed.' }],
  })
  expect(cancelled.totals).toMatchObject({ booked: 0, fees: 850, refunds: 5500 })
  expect((await record(trip, { reference: 'xyz789' })).parts[0]?.booking?.reference).toBe('XYZ789')
  expect((await actions()).slice(-4)).toEqual([
    'trip.booked',
    'trip.booking_changed',
    'trip.booking_cancelled',
    'trip.booked',
  ])
})

test('no more comes back than was paid for the ticket, and no flight lands before it leaves', async () => {
  await deskBooks()
  const trip = await build.trip({ status: 'approved' })
  const bookingId = (await record(trip)).parts[0]?.booking?.id ?? ''
  const of = { params: { tripId: trip, bookingId } }
  const { part: _, ...fields } = FLIGHT
  const tooMuch = { version: 1, reason: 'Off.', fee: 300, refund: 54_000 }
  const refused = await as('traveldesk').refused(cancelBooking, { ...of, body: tooMuch })
  expect(refused.errors).toEqual([{ path: 'body.refund', message: expect.stringContaining('₹5,400') }])
  const moved = await as('traveldesk').refused(changeBooking, { ...of, body: { ...fields, ...tooMuch } })
  expect(moved.errors?.map(({ path }) => path)).toEqual(['body.refund'])
  const early = await as('traveldesk').refused(changeBooking, {
    ...of,
    body: { ...fields, version: 1, legs: [{ ...LEG, arrives: '2026-06-19 07:00' }] },
  })
  expect(early.errors).toEqual([{ path: 'body.legs[0].arrives', message: expect.stringContaining('before it leaves') }])
  const all = { version: 1, reason: 'Off.', fee: 300, refund: 5700 }
  expect((await as('traveldesk').call(cancelBooking, { ...of, body: all })).totals).toMatchObject({ refunds: 5700 })
})

test('a part is booked once, and of an approved trip alone', async () => {
  const trip = await build.trip({ status: 'approved' })
  await record(trip)
  const again = await as('traveldesk').refused(recordBooking, { params: { tripId: trip }, body: FLIGHT })
  expect(again.code).toBe('booking.taken')
  const pending = await as('traveldesk').refused(recordBooking, {
    params: { tripId: await build.trip() },
    body: FLIGHT,
  })
  expect(pending.code).toBe('booking.not_approved')
  const other = await as('traveldesk').refused(recordBooking, {
    params: { tripId: await build.trip({ status: 'approved' }) },
    body: { ...FLIGHT, part: 'hotel:1' },
  })
  expect(other.errors).toEqual([{ path: 'body.part', message: expect.any(String) }])
})

test('of two who book the same part at the same moment one is told', async () => {
  const trip = await build.trip({ status: 'approved' })
  const answers = await Promise.all(
    ['traveldesk', 'superadmin'].map((who) =>
      as(who as Who).post(`/api/trip/${trip}/bookings`, { ...FLIGHT, reference: who.slice(0, 6) }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
})

test('an approval whose trip is booked stays, and one that is undone is in no queue', async () => {
  await deskBooks()
  const booked = await build.trip()
  await as('manager').call(approveTrip, { body: { id: booked } })
  await record(booked)
  expect((await as('manager').refused(undoDecision, { body: { id: booked } })).code).toBe('decision.too_late')
  const undone = await build.trip()
  await as('manager').call(approveTrip, { body: { id: undone } })
  await as('manager').call(undoDecision, { body: { id: undone } })
  expect((await as('traveldesk').call(listDesk, { query: {} })).items).toEqual([])
  // What the desk was to be told of it is taken back.
  expect((await told('traveldesk')).filter(({ kind }) => kind === 'trip_to_book')).toHaveLength(1)
  const left = (await mails()).filter(({ to, subject }) => to.startsWith('traveldesk') && subject.includes(undone))
  expect(left).toEqual([])
})

test('a trip that its traveller cancels stands in the queue as long as a booking of it stands', async () => {
  await deskBooks()
  const trip = await build.trip({ status: 'approved' })
  const bookingId = (await record(trip)).parts[0]?.booking?.id ?? ''
  await as('employee').call(cancelTrip, { params: { tripId: trip }, body: { reason: 'The client is ill.' } })
  expect((await told('traveldesk')).at(-1)).toEqual({
    kind: 'bookings_to_cancel',
    count: 1,
    note: 'The client is ill.',
  })
  const queue = () => as('traveldesk').call(listDesk, { query: { filter: 'cancelled' } })
  expect((await queue()).items).toMatchObject([{ trip_number: trip, status: 'cancelled', to_cancel: 1 }])
  await as('traveldesk').call(cancelBooking, {
    params: { tripId: trip, bookingId },
    body: { version: 1, reason: 'The trip is off.', refund: 5000 },
  })
  expect((await queue()).items).toMatchObject([{ to_cancel: 0 }])
})

test('tickets are read, kept by their content and opened by those who may', async () => {
  await deskBooks()
  const trip = await build.trip({ status: 'approved' })
  const ticket = receiptPng({
    merchant: 'IndiGo',
    date: '2026-06-01',
    rupees: 5400,
    invoiceNumber: 'MH/1',
    gstin: '27AAPFU0939F1ZV',
  })
  const plain = receiptPng({}).subarray(0, 67)
  const { files } = await as('traveldesk').call(uploadBookingFiles, {
    params: { tripId: trip },
    body: { files: [uploadOf('ticket.png', ticket), uploadOf('seat.png', plain)] },
  })
  expect(files).toMatchObject([
    {
      name: 'ticket.png',
      read: { date: '2026-06-01', amount: 5400, invoice_number: 'MH/1', gstin: '27AAPFU0939F1ZV', reference: null },
    },
    { name: 'seat.png', read: null },
  ])
  const [first, second] = files.map(({ file_id }) => file_id)
  expect((await shown(trip, 'traveldesk')).unfiled).toHaveLength(2)
  const booked = await record(trip, { files: [first] })
  expect(booked.parts[0]?.booking?.files).toMatchObject([{ file_id: first, name: 'ticket.png' }])
  expect((await as('employee').get(`/api/trip/${trip}/booking-files/${first}`)).status).toBe(200)
  expect((await as('manager').get(`/api/trip/${trip}/booking-files/${first}`)).status).toBe(403)
  expect((await as('colleague').get(`/api/trip/${trip}/booking-files/${first}`)).status).toBe(404)
  await as('traveldesk').call(removeBookingFile, { params: { tripId: trip, fileId: second ?? '' } })
  expect(
    (await as('traveldesk').refused(removeBookingFile, { params: { tripId: trip, fileId: first ?? '' } })).code,
  ).toBe('record.not_found')
  const taken = await as('traveldesk').refused(recordBooking, {
    params: { tripId: await build.trip({ status: 'approved' }) },
    body: { ...FLIGHT, files: [first] },
  })
  expect(taken.errors).toEqual([{ path: 'body.files', message: expect.any(String) }])
})

test('what the organisation has paid is not expected of the traveller, and what they paid is', async () => {
  await deskBooks()
  const [paid, own] = [await build.trip({ status: 'approved' }), await build.trip({ status: 'approved' })]
  await record(paid)
  await record(own, { paid_by: 'traveller', reference: 'OWN123', legs: [{ ...LEG, flight_number: '6E 999' }] })
  const of = async (trip: string) => as('employee').call(getTrip, { params: { tripId: trip } })
  expect(await of(paid)).toMatchObject({
    missing_receipts: [],
    paid_by_organisation: [{ kind: 'flight', title: 'IndiGo 6E 2046', reference: 'ABC123', cost: 5400 }],
  })
  expect(await of(own)).toMatchObject({
    missing_receipts: [{ kind: 'flight', title: 'IndiGo 6E 999', reference: 'OWN123' }],
    paid_by_organisation: [],
  })
})

test('whoever books sees the fare of now, and what the traveller would like', async () => {
  await deskBooks()
  await as('employee').call(changeTravelPreferences, {
    body: { seat: 'aisle', meal: 'Vegetarian', phone: '+91 98765 43210', note: '' },
  })
  const trip = await build.trip({ status: 'approved' })
  expect((await shown(trip, 'traveldesk')).traveller).toMatchObject({
    seat: 'aisle',
    meal: 'Vegetarian',
    phone: '+91 98765 43210',
    note: null,
  })
  const { flights } = await as('traveldesk').call(deskFares, { params: { tripId: trip } })
  expect(flights).toMatchObject([{ flight_number: '6E 2046', source: 'sample', cheapest: expect.any(Number) }])
})

test('the queue finds past trips by a number, a name or a PNR, and is read page by page', async () => {
  const trips = []
  for (const traveller of ['employee', 'colleague', 'outsider'] as const)
    trips.push(await build.trip({ traveller, status: 'approved' }))
  await record(trips[0] ?? '')
  const desk = (query: Record<string, string>) => as('traveldesk').call(listDesk, { query })
  const first = await desk({ limit: '1' })
  const rest = await desk({ cursor: first.next ?? '' })
  expect([...first.items, ...rest.items].map(({ trip_number: number }) => number)).toEqual(trips.slice(1))
  it.clock.set('2026-07-20T06:00:00Z')
  expect((await desk({})).items).toEqual([])
  expect((await desk({ query: trips[1] ?? '' })).items).toHaveLength(1)
  expect((await desk({ filter: 'booked', query: 'abc12' })).items).toMatchObject([{ trip_number: trips[0] }])
  // A PNR belongs to what is booked, and the counts say where it is found.
  expect(await desk({ query: 'abc12' })).toMatchObject({ items: [], counts: { to_book: 0, booked: 1 } })
})

test('an assistant can be told part by part what is booked', async () => {
  const trip = await build.trip({ status: 'approved' })
  const facts = () => it.app.bookings.facts(it.actor('employee'), trip)
  expect(await facts()).toMatchObject({ booksOneself: true, parts: [{ state: 'to_book', reference: null, seats: [] }] })
  await record(trip)
  expect((await facts()).parts).toEqual([
    { kind: 'flight', title: 'IndiGo 6E 2046', state: 'booked', reference: 'ABC123', seats: ['12A'] },
  ])
})
