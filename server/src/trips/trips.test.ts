import { approveTrip, pendingTripsOfAll, pendingTripsOfTeam } from '@pravas/contract/approvals'
import type { FlightResult } from '@pravas/contract/cards'
import { getTrip, listTrips } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { createOutbox } from '../mail/outbox.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import type { ConfirmedDraft } from './draft-rules.ts'
import { createTripSubmission } from './submission.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

test('a list holds every field that the specification names, newest first', async () => {
  const first = await build.trip({ rupees: 5432.5 })
  const second = await build.trip()

  const trips = await as('employee').call(listTrips, { params: { employeeId: 'EMP1001' } })

  expect(trips.map((trip) => trip.trip_number)).toEqual([second, first])
  expect(trips[1]).toEqual({
    trip_id: expect.any(String),
    trip_number: first,
    status: 'pending',
    rejection_reason: null,
    employee_name: 'Asha Rao',
    username: 'employee',
    employee_id: 'EMP1001',
    email_id: 'employee@pravas.example',
    departure_city: 'Delhi',
    destination_city: 'Mumbai',
    purpose: 'business',
    departure_date: '2026-06-19',
    return_date: null,
    flight: 'IndiGo 6E 2046',
    return_flight: null,
    hotel_name: null,
    'flight_price(INR)': 5432.5,
    'return_flight_price(INR)': null,
    'hotel_price(INR)': null,
    'total_price(INR)': 5432.5,
    submitted_at: '2026-06-10T06:30:00.000Z',
    version: 1,
  })
})

test.each(['employee', 'manager', 'superadmin'] as const)('%s reads the trip by number and by id', async (who) => {
  const number = await build.trip()
  const byNumber = await as(who).call(getTrip, { params: { tripId: number } })
  const byId = await as(who).call(getTrip, { params: { tripId: byNumber.trip_id } })
  expect(byId).toEqual(byNumber)
  expect(byNumber.itinerary.flight).toMatchObject({ airline: 'IndiGo', price: 5000 })
})

test.each(['colleague', 'outsider', 'othermanager', 'newjoiner'] as const)(
  '%s finds neither the trip nor the list',
  async (who) => {
    const number = await build.trip()
    expect(await as(who).refused(getTrip, { params: { tripId: number } })).toMatchObject({ status: 404 })
    expect(await as(who).refused(listTrips, { params: { employeeId: 'EMP1001' } })).toMatchObject({ status: 404 })
  },
)

test('an unknown number, an unknown id and an unknown employee are 404', async () => {
  for (const tripId of ['TRP-2026-999999', newId(), "'; drop table trips; --"]) {
    expect(await as('superadmin').refused(getTrip, { params: { tripId } })).toMatchObject({ status: 404 })
  }
  expect(await as('superadmin').refused(listTrips, { params: { employeeId: 'EMP0' } })).toMatchObject({ status: 404 })
})

test('pending lists: a manager sees the team, a super admin everybody, nobody else anything', async () => {
  const own = await build.trip()
  const colleagues = await build.trip({ traveller: 'colleague' })
  const outsiders = await build.trip({ traveller: 'outsider' })
  await build.trip({ status: 'approved' })

  const team = await as('manager').call(pendingTripsOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(team.map((trip) => trip.trip_number)).toEqual([own, colleagues])
  const all = await as('superadmin').call(pendingTripsOfAll)
  expect(all.map((trip) => trip.trip_number)).toEqual([own, colleagues, outsiders])
  expect(await as('manager').refused(pendingTripsOfAll)).toMatchObject({ status: 403 })
  const othersTeam = { params: { employeeId: 'EMP2001' } }
  expect(await as('othermanager').refused(pendingTripsOfTeam, othersTeam)).toMatchObject({ status: 403 })
  expect(await as('employee').refused(pendingTripsOfTeam, othersTeam)).toMatchObject({ status: 403 })
})

test('a pending list that was just read shows the next change', async () => {
  const first = await build.trip()
  const read = async () => {
    const listed = await as('manager').call(pendingTripsOfTeam, { params: { employeeId: 'EMP2001' } })
    return listed.map((trip) => `${trip.trip_number} ${trip.employee_name}`)
  }
  const { name } = it.actor('employee')
  expect(await read()).toEqual([`${first} ${name}`])
  expect(await read()).toEqual([`${first} ${name}`])
  const second = await build.trip()
  expect(await read()).toEqual([`${first} ${name}`, `${second} ${name}`])
  await it.database.db.updateTable('people').set({ name: 'Asha Iyer' }).where('name', '=', name).execute()
  expect(await read()).toEqual([`${first} Asha Iyer`, `${second} Asha Iyer`])
  await as('manager').call(approveTrip, { body: { id: first } })
  expect(await read()).toEqual([`${second} Asha Iyer`])
})

const STAY: Omit<ConfirmedDraft, 'draftId'> = {
  purpose: 'business',
  departureCity: null,
  destinationCity: 'Chennai',
  departureDate: '2026-06-19',
  returnDate: '2026-06-21',
  segments: [
    {
      kind: 'hotel',
      title: 'Marina Crest',
      pricePaise: 780_000,
      details: { name: 'Marina Crest', hotel_class: 3, overall_rating: 4, neighborhood: 'Mylapore', amenities: [] },
    },
  ],
}

function submit(draft: ConfirmedDraft) {
  const { db } = it.database
  const outbox = createOutbox({ willSend: false })
  const { decisionLinks } = it.app
  const submission = createTripSubmission({
    db,
    clock: it.clock,
    outbox,
    notifier: it.app.inbox.notifier,
    decisionLinks,
    publicUrl: new URL('http://localhost:5007'),
  })
  return submission.submit(it.actor('employee'), draft)
}

test('a draft confirmed many times at once becomes one trip, and its number is not wasted', async () => {
  const draft = { ...STAY, draftId: newId() }
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(draft)))

  expect(new Set(answers.map(({ tripNumber }) => tripNumber)).size).toBe(1)
  expect(await build.trip()).toBe('TRP-2026-000002')
  const mails = await it.database.db.selectFrom('outbox_mails').select('to_address').execute()
  expect(mails).toHaveLength(2)
})

test('the mail and the audit trail name the trip by its number', async () => {
  const { tripNumber } = await submit({ ...STAY, draftId: newId() })
  const mail = await it.database.db.selectFrom('outbox_mails').select(['subject', 'body']).executeTakeFirstOrThrow()
  expect(mail.subject).toContain(tripNumber)
  expect(mail.body).toContain(tripNumber)
  const audit = await it.database.db.selectFrom('audit_log').select(['detail']).executeTakeFirstOrThrow()
  expect(audit.detail).toMatchObject({ number: tripNumber, totalPaise: 780_000 })
})

test('a trip that cannot be written leaves nothing behind: no number, mail or audit row', async () => {
  const backwards = { ...STAY, draftId: newId(), returnDate: '2026-06-18' }
  await expect(submit(backwards)).rejects.toThrow('trips_check')
  for (const table of ['trips', 'trip_segments', 'outbox_mails', 'audit_log', 'number_counters'] as const) {
    expect(await it.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

function leg(number: string, from: string, to: string, day: string): FlightResult {
  return {
    airline: 'IndiGo',
    flight_number: number,
    departure_airport: { id: from, time: `${day} 08:00` },
    arrival_airport: { id: to, time: `${day} 10:15` },
    duration: 135,
    total_duration: 135,
    layovers: [],
    price: 5000,
    travel_class: 'Economy',
  }
}

test('a journey over several cities is one trip, with every flight and stay in its order', async () => {
  const flights = [
    [leg('6E 1', 'DEL', 'BOM', '2026-07-05'), 'Delhi', 'Mumbai'],
    [leg('6E 2', 'BOM', 'BLR', '2026-07-08'), 'Mumbai', 'Bangalore'],
    [leg('6E 3', 'BLR', 'DEL', '2026-07-11'), 'Bangalore', 'Delhi'],
  ] as const
  const stay = {
    ...STAY.segments[0],
    details: {
      name: 'Palm Quay',
      hotel_class: 5,
      overall_rating: 4,
      neighborhood: '',
      amenities: [],
      city: 'Mumbai',
      check_in: '2026-07-05',
      check_out: '2026-07-08',
      nights: 3,
    },
  }
  const draft: ConfirmedDraft = {
    ...STAY,
    draftId: newId(),
    departureCity: 'Delhi',
    destinationCity: 'Mumbai',
    departureDate: '2026-07-05',
    returnDate: '2026-07-11',
    route: ['Delhi', 'Mumbai', 'Bangalore', 'Delhi'],
    segments: [
      ...flights.map(([details, from, to]) => ({
        kind: 'flight' as const,
        title: `IndiGo ${details.flight_number}`,
        pricePaise: 500_000,
        details,
        leg: { from, to },
      })),
      stay as ConfirmedDraft['segments'][number],
    ],
  }
  const { tripNumber } = await submit(draft)

  const trip = await as('manager').call(getTrip, { params: { tripId: tripNumber } })
  expect(trip).toMatchObject({
    departure_city: 'Delhi',
    destination_city: 'Mumbai and Bangalore',
    route: ['Delhi', 'Mumbai', 'Bangalore', 'Delhi'],
    flight: 'IndiGo 6E 1, IndiGo 6E 2, IndiGo 6E 3',
    return_flight: null,
    'flight_price(INR)': 15_000,
    'hotel_price(INR)': 7800,
    'total_price(INR)': 22_800,
  })
  const inOrder = trip.itinerary.in_order?.map((part) =>
    part.kind === 'flight' ? part.flight.flight_number : part.hotel.name,
  )
  expect(inOrder).toEqual(['6E 1', 'Palm Quay', '6E 2', '6E 3'])
  const [pending] = await as('manager').call(pendingTripsOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(pending).toMatchObject({ flight: trip.flight, 'flight_price(INR)': 15_000, route: trip.route })
  const mail = await it.database.db.selectFrom('outbox_mails').select('body').executeTakeFirstOrThrow()
  expect(mail.body).toContain('Delhi – Mumbai – Bangalore – Delhi')
  expect(mail.body).toMatch(/- .*, Mumbai to Bangalore, IndiGo 6E 2, 08:00 to 10:15, ₹5,000/)
})
