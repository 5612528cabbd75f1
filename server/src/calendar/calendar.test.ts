import { cancelBooking, changeBooking, getTripBookings, recordBooking } from '@pravas/contract/bookings'
import { createCalendarFeed, listCalendarFeeds, MOST_FEEDS, revokeCalendarFeed } from '@pravas/contract/calendar-feeds'
import { cancelTrip } from '@pravas/contract/trips'
import { calendar } from '@pravas/messages/en/calendar'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as } = it

const LEG = {
  airline: 'Emirates',
  flight_number: 'EK 511',
  from: 'DEL',
  from_terminal: '3',
  departs: '2026-06-19 10:35',
  to: 'DXB',
  to_terminal: null,
  arrives: '2026-06-19 12:50',
  seat: null,
}
const BOOKING = { part: 'flight:1', reference: 'ABC123', legs: [LEG] }

async function approved() {
  const trip = await build.trip({ status: 'approved' })
  return { trip, path: `/api/trip/${trip}/itinerary.ics` }
}
const record = (trip: string, body: object = {}) =>
  as('employee').call(recordBooking, { params: { tripId: trip }, body: { ...BOOKING, ...body } })
const eventsIn = (ics: unknown) =>
  String(ics)
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => Object.fromEntries(event.split('\r\n').map((line) => /^([^:]*):(.*)$/.exec(line)?.slice(1) ?? [])))
const ofTrip = async (path: string) => eventsIn((await as('employee').get(path)).body)

test('a flight is in the calendar at the times of its airports, with their zones', async () => {
  const { trip, path } = await approved()
  await record(trip)
  const answer = await as('employee').get(path)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const ics = String(answer.body)
  expect(ics).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Kolkata')
  const [event] = eventsIn(ics)
  expect(event).toMatchObject({
    'DTSTART;TZID=Asia/Kolkata': '20260619T103500',
    // 12:50 in Dubai is 14:20 in India.
    'DTEND;TZID=Asia/Kolkata': '20260619T142000',
    SUMMARY: 'Emirates EK 511 DEL to DXB',
    LOCATION: 'DEL\\, terminal 3',
    STATUS: 'CONFIRMED',
  })
  expect(ics.replaceAll('\r\n ', '')).toMatch(wordsIn(calendar)('reference', { reference: 'ABC123' }))
  expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('an entry keeps its uid, and each change counts its sequence up', async () => {
  const { trip, path } = await approved()
  const uids = new Set<string>()
  const sequences: number[] = []
  const seen = async () => {
    const [event] = await ofTrip(path)
    uids.add(String(event?.UID))
    sequences.push(Number(event?.SEQUENCE))
    return event
  }
  expect(await seen()).toMatchObject({ STATUS: 'TENTATIVE', SUMMARY: expect.stringContaining('not booked yet') })
  const bookingId = (await record(trip)).parts[0]?.booking?.id ?? ''
  await seen()
  const of = { params: { tripId: trip, bookingId } }
  const { part: _, ...fields } = BOOKING
  await as('employee').call(changeBooking, { ...of, body: { ...fields, reference: 'NEW456', version: 1 } })
  await seen()
  await as('employee').call(cancelBooking, { ...of, body: { version: 2, reason: 'Not needed.' } })
  expect(await seen()).toMatchObject({ STATUS: 'CANCELLED' })
  await record(trip, { reference: 'AGAIN1' })
  expect(await seen()).toMatchObject({ STATUS: 'CONFIRMED' })
  await as('employee').call(cancelTrip, { params: { tripId: trip }, body: { reason: 'The client is ill.' } })
  expect(await seen()).toMatchObject({ STATUS: 'CANCELLED' })
  expect(uids.size).toBe(1)
  expect(sequences).toEqual([0, 1, 2, 3, 4, 5])
})

test('a flight that a change took out of a booking is cancelled in the calendar', async () => {
  const { trip, path } = await approved()
  const onward = {
    ...LEG,
    flight_number: 'EK 7',
    from: 'DXB',
    to: 'LHR',
    departs: '2026-06-19 14:15',
    arrives: '2026-06-19 18:40',
  }
  const bookingId = (await record(trip, { legs: [LEG, onward] })).parts[0]?.booking?.id ?? ''
  expect((await ofTrip(path)).map(({ STATUS }) => STATUS)).toEqual(['CONFIRMED', 'CONFIRMED'])
  const { part: _, ...fields } = BOOKING
  await as('employee').call(changeBooking, { params: { tripId: trip, bookingId }, body: { ...fields, version: 1 } })
  expect(await ofTrip(path)).toMatchObject([
    { STATUS: 'CONFIRMED' },
    { STATUS: 'CANCELLED', 'DTSTART;TZID=Asia/Dubai': '20260619T141500' },
  ])
})

test('a train, a bus or a cab is on its day, after what else is known of the trip', async () => {
  const { trip, path } = await approved()
  const { trip_id: tripId } = await as('employee').call(getTripBookings, { params: { tripId: trip } })
  const leg = { mode: 'train', from: 'Mumbai', to: 'Pune', class: 'CC', kilometres: 150, minutes: 180, cost: 500 }
  const told = { ...leg, cost_source: 'estimate', date: '2026-06-30' }
  await db
    .insertInto('trip_segments')
    .values({
      org_id: it.actor('employee').orgId,
      trip_id: tripId,
      kind: 'ground',
      position: 1,
      title: 'Train',
      price_paise: 50_000,
      details: JSON.stringify(told),
    })
    .execute()
  expect((await ofTrip(path)).at(-1)).toMatchObject({
    SUMMARY: 'Train chair car\\, Mumbai to Pune',
    'DTSTART;VALUE=DATE': '20260630',
    'DTEND;VALUE=DATE': '20260701',
    STATUS: 'CONFIRMED',
  })
  await as('employee').call(cancelTrip, { params: { tripId: trip }, body: { reason: 'Off.' } })
  expect((await ofTrip(path)).at(-1)).toMatchObject({ STATUS: 'CANCELLED' })
})

test('an airport that nobody knows leaves the time to where it is read', async () => {
  const { trip, path } = await approved()
  await record(trip, { legs: [{ ...LEG, from: 'QQQ' }] })
  const [event] = await ofTrip(path)
  expect(event).toMatchObject({ DTSTART: '20260619T103500' })
  expect(Object.keys(event ?? {}).some((name) => name.startsWith('DTEND'))).toBe(false)
})

test('a secret address answers one’s own trips without a session, until it is revoked', async () => {
  const { trip } = await approved()
  await record(trip)
  await build.trip({ traveller: 'colleague', status: 'approved' })
  const { id, address } = await as('employee').call(createCalendarFeed, { body: { name: 'Phone' } })
  const { pathname } = new URL(address)
  const answer = await it.anonymous.get(pathname)
  expect([answer.status, eventsIn(answer.body).length]).toEqual([200, 1])
  expect(String(answer.body)).toContain('ABC123')
  expect(await as('employee').call(listCalendarFeeds, {})).toEqual([
    { id, name: 'Phone', created_at: expect.any(String), last_read_at: expect.any(String) },
  ])
  const kept = await db.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(pathname.split('/')[3])
  expect((await as('colleague').refused(revokeCalendarFeed, { params: { feedId: id } })).code).toBe('record.not_found')
  await as('employee').call(revokeCalendarFeed, { params: { feedId: id } })
  expect((await it.anonymous.get(pathname)).status).toBe(404)
})

test('the address of somebody who has left answers nothing', async () => {
  const { address } = await as('employee').call(createCalendarFeed, { body: { name: 'Phone' } })
  await db.updateTable('people').set({ active: false }).where('id', '=', it.actor('employee').personId).execute()
  expect((await it.anonymous.get(new URL(address).pathname)).status).toBe(404)
})

test('nobody has more addresses than they can look after', async () => {
  for (let at = 0; at < MOST_FEEDS; at += 1)
    await as('employee').call(createCalendarFeed, { body: { name: `Calendar ${at}` } })
  const refused = await as('employee').refused(createCalendarFeed, { body: { name: 'One more' } })
  expect(refused.code).toBe('calendar.too_many')
})

test('an address that is asked too often has to wait', async () => {
  const { address } = await as('employee').call(createCalendarFeed, { body: { name: 'Phone' } })
  const { pathname } = new URL(address)
  const statuses: number[] = []
  for (let at = 0; at < 100 && statuses.at(-1) !== 429; at += 1)
    statuses.push((await it.anonymous.get(pathname)).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5)
})
