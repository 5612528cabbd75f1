import { changePerson } from '@pravas/contract/administration'
import { commentTrip } from '@pravas/contract/comments'
import { createDelegation } from '@pravas/contract/delegations'
import { announceInbox } from '@pravas/contract/inbox'
import { type Channel, chooseNotifications, type NotificationKind } from '@pravas/contract/notifications'
import { listReminders, placeReminder, readReminders } from '@pravas/contract/reminders'
import { createEntry, createHoliday } from '@pravas/contract/structure'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as, clock } = it
const { db } = it.database

/** Some moments of June 2026 in India; the tests begin on Wednesday the 10th. */
const FRIDAY = '2026-06-12T05:00:00Z'
const MONDAY = '2026-06-15T05:00:00Z'
const MONDAY_NIGHT = '2026-06-15T17:00:00Z'
const TUESDAY_BEFORE_NINE = '2026-06-16T03:00:00Z'
const TUESDAY = '2026-06-16T05:00:00Z'
/** After the builder's trip, which is on Friday 19 June. */
const AFTER_TRIP = '2026-06-22T05:00:00Z'

/** Reminds whoever is to be reminded at an instant. */
async function remindAt(instant: string) {
  clock.set(instant)
  await it.app.remind()
}

const list = (who: Who) => as(who).call(listReminders)
const kinds = async (who: Who) => (await list(who)).map(({ kind }) => kind)
const place = (who: Who, reminderId: string, where: 'open' | 'tomorrow' | 'next_week' | 'dismissed') =>
  as(who).call(placeReminder, { params: { reminderId }, body: { place: where } })
const written = () => db.selectFrom('reminders').select(['kind', 'person_id']).execute()

/** What the manager chooses. */
const turn = (kind: NotificationKind, channels: readonly Channel[], on: boolean) =>
  as('manager').call(chooseNotifications, { body: { choices: channels.map((channel) => ({ kind, channel, on })) } })

/** The mails of reminders that somebody got, which are records of theirs. */
const mailsOf = (who: Who) =>
  db
    .selectFrom('outbox_mails')
    .select(['subject', 'body', 'html'])
    .where('record_kind', '=', 'person')
    .where('record_id', '=', it.actor(who).personId)
    .execute()

/** The one reminder that somebody has. */
async function only(who: Who) {
  const reminders = await list(who)
  expect(reminders).toHaveLength(1)
  const [reminder] = reminders
  if (!reminder) throw new Error('There is none.')
  return reminder
}

test('a traveller is told of the receipts that an ended trip lacks, until they are there', async () => {
  const number = await build.trip({ status: 'approved' })
  await remindAt(MONDAY)
  expect(await list('employee')).toEqual([])
  await remindAt(AFTER_TRIP)
  expect(await only('employee')).toMatchObject({
    kind: 'receipts_missing',
    about: 'expense',
    reason: expect.stringMatching(new RegExp(`${number}.*19 Jun 2026.*IndiGo 6E 2046`)),
    read: false,
  })
  expect(await list('manager')).toEqual([])

  const expense = await build.expense({ rupees: [5000] })
  const trip = await db.selectFrom('trips').select('id').where('trip_number', '=', number).executeTakeFirstOrThrow()
  await db.updateTable('expenses').set({ trip_id: trip.id }).where('expense_number', '=', expense).execute()
  await db.updateTable('receipts').set({ tax_credit: '{"supply":"air"}' }).execute()
  expect(await list('employee')).toEqual([])
})

const holiday = (day: string, state: string | null) =>
  as('administrator').call(createHoliday, { body: { day, name: 'Holiday', state } })

/** Gives an employee a location, which is in a state. */
async function settle(employeeId: string, name: string, state: string) {
  const administrator = as('administrator')
  await administrator.call(createEntry, { params: { kind: 'location' }, body: { code: name, name, state } })
  await administrator.call(changePerson, { params: { person: employeeId }, body: { location: name } })
}

test('a holiday of all states counts as no working day, one of a single state does for who is elsewhere', async () => {
  await build.trip()
  await holiday('2026-06-11', 'Karnataka')
  await holiday('2026-06-11', null)
  await remindAt(FRIDAY)
  expect(await kinds('manager')).toEqual([])
  await db.deleteFrom('holidays').where('state', 'is', null).execute()
  await remindAt('2026-06-12T07:00:00Z')
  expect(await kinds('manager')).toEqual(['decision_waiting'])
})

test('a holiday of a state is a day off for those whose location is there: for who decides, and for who asked', async () => {
  await settle('EMP2001', 'Bengaluru', 'Karnataka')
  await holiday('2026-06-11', 'Karnataka')
  await build.trip()
  await remindAt(FRIDAY)
  expect(await list('manager')).toEqual([])
  await remindAt(MONDAY)
  expect(await only('manager')).toMatchObject({ reason: expect.stringContaining('2 business days') })
  expect(await only('employee')).toMatchObject({
    kind: 'own_request_waiting',
    reason: expect.stringContaining('3 business days'),
  })
})

test('nobody is reminded on a holiday of their state, and others are', async () => {
  await settle('EMP2001', 'Bengaluru', 'Karnataka')
  await holiday('2026-06-15', 'Karnataka')
  await build.trip()
  await turn('decision_waiting', ['browser'], true)
  await remindAt(MONDAY)
  expect(await kinds('employee')).toEqual(['own_request_waiting'])
  expect(await list('manager')).toEqual([])
  await remindAt(TUESDAY)
  expect(await kinds('manager')).toEqual(['decision_waiting'])
  await holiday('2026-06-16', 'Karnataka')
  expect(await announce()).toEqual([])
  clock.set('2026-06-17T05:00:00Z')
  expect(await announce()).toHaveLength(1)
})

test('trips that are not approved, ended long ago or lack nothing are nobody’s concern', async () => {
  await build.trip()
  await build.trip({ status: 'rejected' })
  await build.trip({ status: 'approved' })
  await remindAt('2026-09-01T05:00:00Z')
  expect((await written()).filter(({ kind }) => kind === 'receipts_missing')).toEqual([])
})

test('a manager is told of a request that waits, and its owner later, until it is decided', async () => {
  const number = await build.trip({ traveller: 'colleague' })
  await remindAt('2026-06-11T05:00:00Z')
  expect(await written()).toEqual([])
  await remindAt(FRIDAY)
  expect(await only('manager')).toMatchObject({
    kind: 'decision_waiting',
    reason: expect.stringMatching(new RegExp(`${number}.*10 Jun 2026, 2 business days`)),
  })
  expect(await list('colleague')).toEqual([])
  await remindAt(MONDAY)
  expect(await only('colleague')).toMatchObject({
    kind: 'own_request_waiting',
    action: { text: 'Open trip', to: `/trip/${number}` },
  })
  for (const who of ['employee', 'othermanager', 'superadmin'] as const) expect(await list(who)).toEqual([])

  await as('manager').post('/api/admin/approve-trip', { id: number })
  expect(await list('manager')).toEqual([])
  expect(await list('colleague')).toEqual([])
})

test('whoever asked something about a request is not reminded of it until its owner has answered', async () => {
  const trip = await build.trip()
  const ask = (who: Who, text: string) => as(who).call(commentTrip, { params: { tripId: trip }, body: { text } })
  await remindAt(FRIDAY)
  expect(await kinds('manager')).toEqual(['decision_waiting'])
  await ask('manager', 'With whom?')
  expect(await list('manager')).toEqual([])
  await remindAt(MONDAY)
  expect(await list('manager')).toEqual([])
  const { name } = it.actor('manager')
  expect(await only('employee')).toMatchObject({
    kind: 'own_request_waiting',
    title: `${name} has a question about your trip to Mumbai`,
    reason: expect.stringContaining(`${name} has asked you about it`),
  })
  await ask('employee', 'With Acme.')
  expect(await kinds('manager')).toEqual(['decision_waiting'])
  expect(await only('employee')).toMatchObject({ title: 'Your trip to Mumbai is still waiting' })
})

test('without a manager it is the super admins who are told', async () => {
  await build.trip()
  await db.updateTable('people').set({ manager_employee_id: null }).where('employee_id', '=', 'EMP1001').execute()
  await remindAt(FRIDAY)
  expect(await kinds('superadmin')).toEqual(['decision_waiting'])
  expect(await list('manager')).toEqual([])
})

test('who stands in for the manager is reminded as well, but not of their own request', async () => {
  const body = { to: 'EMP1002', starts_on: '2026-06-10', ends_on: '2026-06-12' }
  await as('manager').call(createDelegation, { body })
  await build.trip({ traveller: 'colleague' })
  await build.trip()
  await remindAt(FRIDAY)
  expect(await kinds('colleague')).toEqual(['decision_waiting'])
  expect(await kinds('manager')).toEqual(['decision_waiting', 'decision_waiting'])
})

test('who no longer leads somebody reads no more of their requests', async () => {
  await build.trip()
  await remindAt(FRIDAY)
  expect(await kinds('manager')).toEqual(['decision_waiting'])
  await db.updateTable('people').set({ manager_employee_id: 'EMP2002' }).where('employee_id', '=', 'EMP1001').execute()
  expect(await list('manager')).toEqual([])
  await remindAt(MONDAY)
  expect(await kinds('othermanager')).toEqual(['decision_waiting'])
})

test('nobody is reminded twice of the same, however often, by however many, at a start anew', async () => {
  await build.trip()
  await build.trip({ status: 'approved' })
  clock.set(AFTER_TRIP)
  await Promise.all([it.app.remind(), it.app.remind(), it.app.remind()])
  const first = await written()
  expect(first.map(({ kind }) => kind).sort()).toEqual(['decision_waiting', 'own_request_waiting', 'receipts_missing'])
  // As when no process remembers having looked.
  await db.deleteFrom('job_claims').execute()
  await Promise.all([it.app.remind(), it.app.remind()])
  await remindAt('2026-06-24T05:00:00Z')
  expect(await written()).toEqual(first)
})

test('a draft of sample fares is never asked about', async () => {
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId: 'tripmate-1' })
  await socket.say('Delhi to Mumbai on 19 June, for business')
  expect((await socket.say('the first one')).response).toMatch(wordsOf('ask.send-to'))
  await socket.close()
  await remindAt('2026-06-10T09:00:00Z')
  const claims = await db.selectFrom('job_claims').select('name').execute()
  expect(claims.map(({ name }) => name).sort()).toEqual(['fares of drafts', `reminders of ${it.orgId()}`])
  expect(await written()).toEqual([])
})

test('a day brings three reminders at most, and the rest come on later days', async () => {
  for (let trips = 0; trips < 5; trips++) await build.trip()
  const counts: number[] = []
  for (const at of [FRIDAY, '2026-06-12T08:00:00Z', MONDAY, TUESDAY]) {
    await db.deleteFrom('job_claims').execute()
    await remindAt(at)
    counts.push((await list('manager')).length)
  }
  expect(counts).toEqual([3, 3, 5, 5])
})

test('nobody is reminded at night or on a weekend', async () => {
  await build.trip()
  for (const at of ['2026-06-13T05:00:00Z', '2026-06-14T05:00:00Z', MONDAY_NIGHT, TUESDAY_BEFORE_NINE]) {
    await remindAt(at)
    expect(await written()).toEqual([])
  }
  await remindAt(TUESDAY)
  expect(await kinds('manager')).toEqual(['decision_waiting'])
})

test('what is put off is back at nine of that day, as news; what is dismissed stays away; both can be taken back', async () => {
  await build.trip()
  await remindAt(FRIDAY)
  const { id } = await only('manager')
  await as('manager').call(readReminders, { body: { ids: [id] } })
  expect((await only('manager')).read).toBe(true)
  await place('manager', id, 'next_week')
  expect(await list('manager')).toEqual([])
  await place('manager', id, 'open')
  expect((await only('manager')).read).toBe(true)
  await place('manager', id, 'next_week')
  clock.set('2026-06-15T03:29:00Z')
  expect(await list('manager')).toEqual([])
  clock.set('2026-06-15T03:30:00Z')
  expect((await only('manager')).read).toBe(false)

  await place('manager', id, 'dismissed')
  await remindAt(TUESDAY)
  expect(await list('manager')).toEqual([])
  await place('manager', id, 'open')
  expect(await kinds('manager')).toEqual(['decision_waiting'])
})

test('a kind that is switched off is neither made nor shown', async () => {
  await build.trip()
  await remindAt(FRIDAY)
  await turn('decision_waiting', ['page', 'mail'], false)
  expect(await list('manager')).toEqual([])
  await build.trip()
  await remindAt(TUESDAY)
  expect((await written()).filter(({ kind }) => kind === 'decision_waiting')).toHaveLength(1)
  await turn('decision_waiting', ['page'], true)
  expect(await kinds('manager')).toEqual(['decision_waiting'])
})

test('who wants a kind by mail alone is mailed once, and reads nothing of it in the page', async () => {
  await build.trip()
  await turn('decision_waiting', ['page'], false)
  await remindAt(FRIDAY)
  await remindAt(TUESDAY)
  expect(await list('manager')).toEqual([])
  expect(await mailsOf('manager')).toHaveLength(1)
})

test('a decision that waits is mailed with the way to it and the way to switch that off; other kinds only when asked for', async () => {
  const number = await build.trip({ traveller: 'colleague' })
  await remindAt(MONDAY)
  expect(await kinds('colleague')).toEqual(['own_request_waiting'])
  expect(await mailsOf('colleague')).toEqual([])
  const { title, reason } = await only('manager')
  // On a Monday the week's summary is mailed as well.
  const mail = (await mailsOf('manager')).find(({ subject }) => subject === title)
  expect(reason).toContain(number)
  expect(mail?.body).toContain(reason)
  expect(mail?.body).toContain('/admin-approvals')
  expect(mail?.body).toContain('/account?switch-off=decision_waiting')
  expect(mail?.html).toContain('Decide')
})

test('a reminder of nobody’s, or by no id, is not found; a place that is none is named', async () => {
  const refused = (reminderId: string, where: string) =>
    as('employee').refused(placeReminder, { params: { reminderId }, body: { place: where } })
  expect(await refused('first', 'open')).toMatchObject({ code: 'record.not_found' })
  expect(await refused('first', 'later')).toMatchObject({ status: 400, errors: [{ path: 'body.place' }] })
})

const announce = () => as('manager').call(announceInbox)

test('browsers show what is new once, to who asked for it, by day', async () => {
  await build.trip()
  await remindAt(FRIDAY)
  expect(await announce()).toEqual([])
  await turn('decision_waiting', ['browser'], true)
  // Friday night, and Saturday by day.
  for (const at of ['2026-06-12T17:00:00Z', '2026-06-13T05:00:00Z']) {
    clock.set(at)
    expect(await announce()).toEqual([])
  }
  clock.set(MONDAY)
  const shown = await Promise.all([announce(), announce(), announce()])
  const { id, title, reason: text, action } = await only('manager')
  expect(shown.flat()).toEqual([{ id, title, text, to: action.to }])
  await place('manager', id, 'tomorrow')
  expect(await announce()).toEqual([])
  await place('manager', id, 'open')
  expect(await announce()).toEqual([])
  await place('manager', id, 'tomorrow')
  clock.set(TUESDAY)
  expect(await announce()).toHaveLength(1)
  expect(await announce()).toEqual([])
})
