import { approveTrip, pendingTripsOfTeam } from '@pravas/contract/approvals'
import { getTripBookings } from '@pravas/contract/bookings'
import { createCalendarFeed } from '@pravas/contract/calendar-feeds'
import { listInbox } from '@pravas/contract/inbox'
import { changeOrganisation } from '@pravas/contract/organisation'
import { listRecords } from '@pravas/contract/records'
import { searchFlights } from '@pravas/contract/travel'
import { listDesk } from '@pravas/contract/travel-desk'
import { changeTripDraft, createTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { cancelTrip, getTrip, listTrips, type TravellerRef } from '@pravas/contract/trips'
import { beforeEach, expect, test } from 'vitest'
import { testApp, type Who } from '../testing/test-app.ts'
import { approverOfTrip } from './arranging-service.ts'
import { tripsForClaims } from './claim-trips-service.ts'

const it = await testApp()
const { as } = it
const WAY = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' }
const IDS = { employee: 'EMP1001', colleague: 'EMP1002', outsider: 'EMP1003', manager: 'EMP2001' }
const trip = (tripId: string) => ({ params: { tripId } })

const allow = (arrange_trips_for: 'nobody' | 'team' | 'everybody') =>
  as('administrator').call(changeOrganisation, { body: { arrange_trips_for } })
beforeEach(() => allow('everybody'))

/** A complete draft of somebody's for travellers. */
async function drafted(who: Who, travellers: TravellerRef[]) {
  const { outbound } = await as(who).call(searchFlights, { query: WAY })
  const { id, version } = await as(who).call(createTripDraft, {
    body: { purpose: 'business', flights: { ...WAY, out: outbound[0]?.option ?? '' } },
  })
  return as(who).call(changeTripDraft, { params: { draftId: id }, body: { version, travellers } })
}

async function sent(who: Who, travellers: TravellerRef[]) {
  const { id, version } = await drafted(who, travellers)
  return as(who).call(submitTripDraft, { params: { draftId: id }, body: { version } })
}

const refused = async (who: Who, ...[entry, input]: Parameters<ReturnType<typeof as>['refused']>) =>
  expect(await as(who).refused(entry, input)).toMatchObject({ status: 403 })

const pendingOf = async (who: 'manager' | 'othermanager', managerId: string) =>
  (await as(who).call(pendingTripsOfTeam, { params: { employeeId: managerId } })).map(({ trip_number }) => trip_number)

test('a trip for a colleague of another team is decided by their manager alone, and both see it', async () => {
  const { trip_number: number, approver } = await sent('employee', [{ employee_id: IDS.outsider }])
  expect(approver).toBe(it.actor('othermanager').name)
  const seen = await as('outsider').call(getTrip, trip(number))
  expect(seen).toMatchObject({
    employee_id: IDS.employee,
    travellers: [{ employee_id: IDS.outsider, name: it.actor('outsider').name }],
  })
  expect(await as('employee').call(getTrip, trip(number))).toMatchObject({ travellers: seen.travellers })
  const ofTraveller = await as('outsider').call(listTrips, { params: { employeeId: IDS.outsider } })
  expect(ofTraveller.map(({ trip_number }) => trip_number)).toContain(number)
  expect(await pendingOf('othermanager', 'EMP2002')).toContain(number)
  expect(await pendingOf('manager', 'EMP2001')).not.toContain(number)
  const told = await as('othermanager').call(listInbox, { query: { limit: 5 } })
  expect(told.items.some(({ title }) => title.includes(number))).toBe(true)
  for (const who of ['employee', 'outsider'] as const) {
    await refused(who, approveTrip, { body: { id: number } })
  }
  const listed = async (who: Who) =>
    (await as(who).call(listRecords, { query: { type: 'trip' } })).items.map((item) => item.number)
  for (const who of ['employee', 'outsider', 'manager', 'othermanager'] as const)
    expect(await listed(who)).toContain(number)
  expect(await listed('colleague')).not.toContain(number)
  await refused('manager', approveTrip, { body: { id: number } })
  await refused('outsider', cancelTrip, { ...trip(number), body: { reason: 'No.' } })
  expect(await as('othermanager').call(approveTrip, { body: { id: number } })).toMatchObject({ status: 'approved' })
})

test('what a manager arranges for a report goes to the manager’s own manager', async () => {
  const { trip_number: number, approver } = await sent('manager', [{ employee_id: IDS.employee }])
  expect(approver).toBe(it.actor('superadmin').name)
  await refused('manager', approveTrip, { body: { id: number } })
  expect(await as('superadmin').call(approveTrip, { body: { id: number } })).toMatchObject({ status: 'approved' })
})

test('a trip for several and a guest counts a seat for each, and asks the manager of the first', async () => {
  const one = await drafted('employee', [])
  const draft = await drafted('employee', [
    { employee_id: IDS.employee },
    { employee_id: IDS.outsider },
    { guest: 'Mr. D’Souza' },
  ])
  expect(draft.draft?.total).toBe(3 * (one.draft?.total ?? 0))
  const { trip_number: number, approver } = await as('employee').call(submitTripDraft, {
    params: { draftId: draft.id },
    body: { version: draft.version },
  })
  expect(approver).toBe(it.actor('manager').name)
  const detail = await as('employee').call(getTrip, trip(number))
  expect(detail.travellers?.at(-1)).toEqual({ guest: 'Mr. D’Souza' })
  expect(detail['total_price(INR)']).toBe(3 * (detail['flight_price(INR)'] ?? 0))
})

test('nobody is arranged for whom the setting leaves out, also in a draft from before', async () => {
  const before = await drafted('employee', [{ employee_id: IDS.colleague }])
  await allow('nobody')
  await refused('employee', submitTripDraft, {
    params: { draftId: before.id },
    body: { version: before.version },
  })
  const decides = approverOfTrip(it.database.db)(it.actor('employee'), [
    { employee_id: IDS.colleague, name: 'Whoever' },
  ])
  await expect(decides).rejects.toMatchObject({ code: 'trip.traveller_not_allowed' })
  const own = await drafted('employee', [])
  const change = (travellers: TravellerRef[]) =>
    refused('employee', changeTripDraft, {
      params: { draftId: own.id },
      body: { version: own.version, travellers },
    })
  await change([{ guest: 'A. Rao' }])
  await allow('team')
  await change([{ employee_id: IDS.outsider }])
  expect((await drafted('employee', [{ employee_id: IDS.colleague }])).draft?.travellers).toHaveLength(1)
})

test('who travels is who is booked for, and hears of the approval, the tickets and the end', async () => {
  const named = [{ employee_id: IDS.outsider }, { guest: 'Mr. D’Souza' }]
  const { trip_number: number } = await sent('employee', named)
  await as('othermanager').call(approveTrip, { body: { id: number } })
  const outsider = it.actor('outsider').name
  const requester = it.actor('employee')
  expect((await as('traveldesk').call(listDesk, { query: { query: outsider } })).items).toMatchObject([
    { trip_number: number, traveller: `${outsider}, Mr. D’Souza` },
  ])
  const shown = await as('traveldesk').call(getTripBookings, trip(number))
  expect(shown.travellers).toMatchObject([
    { name: outsider, employee_id: IDS.outsider, email: 'outsider@pravas.example' },
    { name: 'Mr. D’Souza', employee_id: null, email: 'employee@pravas.example', phone: null },
  ])
  expect(shown).toMatchObject({ traveller: shown.travellers?.[0], requested_by: { name: requester.name } })
  const calendarOf = async (who: Who) => {
    const { address } = await as(who).call(createCalendarFeed, { body: { name: 'Phone' } })
    return String((await it.anonymous.get(new URL(address).pathname)).body)
  }
  expect(await calendarOf('outsider')).toContain(number)
  expect(await calendarOf('employee')).not.toContain(number)
  await as('employee').call(cancelTrip, { ...trip(number), body: { reason: 'The workshop is off.' } })
  it.clock.set('2026-06-11T07:00:00Z')
  const { items } = await as('outsider').call(listInbox, { query: {} })
  expect(items.map(({ title }) => title)).toEqual([`${requester.name} cancelled the approved trip ${number}`])
})

test('a traveller hears that a trip requested for them is approved, and may claim for it', async () => {
  const { trip_number: number } = await sent('employee', [{ employee_id: IDS.outsider }])
  await as('othermanager').call(approveTrip, { body: { id: number } })
  it.clock.set('2026-06-11T07:00:00Z')
  const { items } = await as('outsider').call(listInbox, { query: {} })
  const [by, requester] = [it.actor('othermanager').name, it.actor('employee').name]
  expect(items.map(({ title }) => title)).toEqual([
    `${by} approved the trip ${number}, which ${requester} requested for you`,
  ])
  const mails = await it.database.db.selectFrom('outbox_mails').select(['to_address', 'subject']).execute()
  expect(mails).toContainEqual({ to_address: 'outsider@pravas.example', subject: items[0]?.title })
  const claimable = await tripsForClaims(it.database.db, {
    orgId: it.actor('outsider').orgId,
    employeeId: IDS.outsider,
    today: '2026-06-20',
  })
  expect(claimable.map((one) => one.number)).toEqual([number])
})
