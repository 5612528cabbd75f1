// On one kind of database: this is about who decides meanwhile, and the queries behind it have tests of their own.
import {
  approveExpense,
  approveTrip,
  listOutbox,
  pendingExpensesOfTeam,
  pendingTripsOfTeam,
} from '@pravas/contract/approvals'
import { createDelegation, deleteDelegation, findDelegates, listDelegations } from '@pravas/contract/delegations'
import { listInbox } from '@pravas/contract/inbox'
import { currentSession } from '@pravas/contract/people'
import { listRecords } from '@pravas/contract/records'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const { as } = it
const build = builders(it)

// The manager of 'employee' and 'colleague' is away from Thursday to Saturday; the tests begin on Wednesday 10 June 2026.
const AWAY = { starts_on: '2026-06-11', ends_on: '2026-06-13' }
const on = (day: string, time = '12:00') => it.clock.set(`${day}T${time}:00+05:30`)
const handOver = (to = 'EMP1002', days = AWAY) => as('manager').call(createDelegation, { body: { to, ...days } })
const isAdmin = async (who: Who) => (await as(who).call(currentSession)).user.isAdmin
const pending = async (who: Who, employeeId: string) =>
  (await as(who).call(pendingTripsOfTeam, { params: { employeeId } })).map(({ trip_id }) => trip_id)
const decide = (who: Who, trip: string) => as(who).refused(approveTrip, { body: { id: trip } })

test('who stands in decides from the first day to the last, and the audit trail names the manager', async () => {
  const [first, second] = [await build.trip(), await build.trip()]
  await handOver()

  expect(await isAdmin('colleague')).toBe(false)
  expect(await decide('colleague', first)).toMatchObject({ status: 404 })
  on('2026-06-11', '00:01')
  expect(await isAdmin('colleague')).toBe(true)
  expect(await as('colleague').call(approveTrip, { body: { id: first } })).toMatchObject({ status: 'approved' })
  on('2026-06-13', '23:59')
  expect(await pending('colleague', 'EMP1002')).toEqual([expect.any(String)])
  expect(await as('colleague').call(approveTrip, { body: { id: second } })).toMatchObject({ status: 'approved' })
  const { detail } = await it.database.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'trip.approved')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toMatchObject({ on_behalf_of: 'EMP2001' })

  on('2026-06-14', '00:00')
  expect(await isAdmin('colleague')).toBe(false)
  expect(await decide('colleague', await build.trip())).toMatchObject({ status: 404 })
})

test('the manager still decides, and no decision of theirs is on behalf of anybody', async () => {
  const trip = await build.trip()
  await handOver()
  on('2026-06-11')

  await as('manager').call(approveTrip, { body: { id: trip } })

  const { detail } = await it.database.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'trip.approved')
    .executeTakeFirstOrThrow()
  expect(detail).not.toHaveProperty('on_behalf_of')
})

test('nobody decides on their own request, nor has it in their list, whom they stand in for', async () => {
  const own = await build.trip({ traveller: 'colleague' })
  const other = await build.trip()
  await build.expense({ claimant: 'colleague' })
  await handOver()
  on('2026-06-11')

  expect(await decide('colleague', own)).toMatchObject({ status: 403, code: 'decision.own_request' })
  expect(await pending('colleague', 'EMP1002')).toHaveLength(1)
  expect(await as('colleague').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP1002' } })).toEqual([])
  expect(await as('colleague').call(getTrip, { params: { tripId: other } })).toMatchObject({ status: 'pending' })
})

test('a manager who stands in has both teams in one list, and hands on only their own', async () => {
  const [theirs, others] = [await build.trip({ traveller: 'outsider' }), await build.trip()]
  await handOver('EMP2002')
  await as('othermanager').call(createDelegation, { body: { to: 'EMP1003', ...AWAY } })
  on('2026-06-11')

  expect(await pending('othermanager', 'EMP2002')).toHaveLength(2)
  const { items } = await as('othermanager').call(listRecords, { query: { status: 'pending' } })
  expect(items.map(({ number }) => number).sort()).toEqual([theirs, others].sort())
  expect(await decide('outsider', others)).toMatchObject({ status: 404 })
  expect(await decide('outsider', theirs)).toMatchObject({ status: 403, code: 'decision.own_request' })
})

test('nobody decides for somebody who has left', async () => {
  const trip = await build.trip()
  await handOver()
  on('2026-06-11')
  expect(await isAdmin('colleague')).toBe(true)
  await it.database.db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP2001').execute()

  expect(await isAdmin('colleague')).toBe(false)
  expect(await decide('colleague', trip)).toMatchObject({ status: 404 })
  expect((await as('administrator').call(listDelegations)).items).toMatchObject([{ in_force: false }])
  expect(await as('superadmin').call(approveTrip, { body: { id: trip } })).toMatchObject({ status: 'approved' })
})

test('a delegation that is ended ends at once', async () => {
  const claim = await build.expense()
  const { id } = await handOver()
  on('2026-06-11')
  expect(await isAdmin('colleague')).toBe(true)

  expect(await as('colleague').refused(deleteDelegation, { params: { delegationId: id } })).toMatchObject({
    status: 403,
  })
  expect(await as('outsider').refused(deleteDelegation, { params: { delegationId: id } })).toMatchObject({
    status: 404,
  })
  await as('manager').call(deleteDelegation, { params: { delegationId: id } })

  expect(await isAdmin('colleague')).toBe(false)
  expect(await as('colleague').refused(approveExpense, { body: { id: claim } })).toMatchObject({ status: 404 })
  expect(await as('manager').refused(deleteDelegation, { params: { delegationId: id } })).toMatchObject({ status: 404 })
  expect((await as('manager').call(listDelegations)).items).toEqual([])

  const title = 'You no longer decide for Meera Iyer: the handover from 11 Jun 2026 to 13 Jun 2026 was ended'
  const { items } = await as('colleague').call(listInbox, { query: {} })
  expect(items[0]).toMatchObject({ kind: 'delegated', title, to: '/dashboard' })
  const mails = await it.database.db
    .selectFrom('outbox_mails')
    .select('subject')
    .where('to_address', '=', 'colleague@pravas.example')
    .where('subject', '=', title)
    .execute()
  expect(mails).toHaveLength(1)
})

test('whom it concerns and the administrators see a delegation, by its first day, until it is over', async () => {
  const later = await handOver('EMP2002', { starts_on: '2026-07-01', ends_on: '2026-07-01' })
  const sooner = await handOver()

  const { items } = await as('manager').call(listDelegations)
  expect(items.map(({ id }) => id)).toEqual([sooner.id, later.id])
  expect(items[0]).toMatchObject({
    from: { employee_id: 'EMP2001', name: 'Meera Iyer' },
    to: { employee_id: 'EMP1002' },
    ...AWAY,
    in_force: false,
    may_end: true,
  })
  expect((await as('colleague').call(listDelegations)).items).toMatchObject([{ id: sooner.id, may_end: false }])
  expect((await as('outsider').call(listDelegations)).items).toEqual([])
  expect((await as('administrator').call(listDelegations)).items).toHaveLength(2)
  const { items: firstPage, next } = await as('manager').call(listDelegations, { query: { limit: 1 } })
  const { items: secondPage } = await as('manager').call(listDelegations, { query: { limit: 1, cursor: next ?? '' } })
  expect([...firstPage, ...secondPage].map(({ id }) => id)).toEqual([sooner.id, later.id])
  on('2026-06-14')
  expect((await as('manager').call(listDelegations)).items).toMatchObject([{ id: later.id }])
})

test('who stands in is told by mail', async () => {
  await handOver()

  const [mail] = await as('superadmin').call(listOutbox)
  expect(mail).toMatchObject({
    to: expect.stringContaining('colleague@'),
    subject: 'Please decide for Meera Iyer from 11 Jun 2026 to 13 Jun 2026',
    body: expect.stringMatching(/\/admin-approvals$/),
  })
})

test('only administrators hand over for somebody else', async () => {
  const body = { to: 'EMP1002', for: 'EMP2001', ...AWAY }
  expect(await as('employee').refused(createDelegation, { body })).toMatchObject({ status: 403 })
  expect(await as('employee').refused(createDelegation, { body: { ...body, for: 'EMP0000' } })).toMatchObject({
    status: 403,
  })

  expect(await as('administrator').call(createDelegation, { body })).toMatchObject({ from: { employee_id: 'EMP2001' } })
  on('2026-06-12')
  expect(await isAdmin('colleague')).toBe(true)
})

test.each([
  ['body.to', { to: 'EMP0000' }],
  ['body.to', { to: 'EMP2001' }],
  ['body.ends_on', { ends_on: '2026-06-10' }],
  ['body.ends_on', { starts_on: '2026-06-01', ends_on: '2026-06-09' }],
  ['body.ends_on', { ends_on: '2027-06-12' }],
  ['body.starts_on', { starts_on: '11.6.2026' }],
])('%s is refused for %j', async (path, change) => {
  const body = { to: 'EMP1002', ...AWAY, ...change }

  expect(await as('manager').refused(createDelegation, { body })).toMatchObject({ status: 400, errors: [{ path }] })
})

test('for nobody active an administrator is told so', async () => {
  const body = { to: 'EMP1002', for: 'EMP0000', ...AWAY }

  expect(await as('administrator').refused(createDelegation, { body })).toMatchObject({
    status: 400,
    errors: [{ path: 'body.for' }],
  })
})

test('colleagues are found by letters of their name or number, oneself never', async () => {
  const found = async (query: string) =>
    (await as('manager').call(findDelegates, { query: { query } })).items.map(({ employee_id }) => employee_id)

  expect(await found('emp1002')).toEqual(['EMP1002'])
  expect(await found('meera')).toEqual([])
  expect(await found('%')).toEqual([])
})

test('who decides on nothing has nothing to hand over, and whoever stood in for them decides on nothing either', async () => {
  await expect(as('employee').refused(createDelegation, { body: { to: 'EMP1002', ...AWAY } })).resolves.toMatchObject({
    status: 400,
    code: 'request.invalid',
    errors: [{ path: 'body.for', message: expect.stringContaining('nothing to hand over') }],
  })
  await handOver('EMP1003')
  const { orgId } = it.actor('manager')
  await it.database.db
    .updateTable('people')
    .set({ active: false })
    .where('manager_employee_id', '=', 'EMP2001')
    .execute()
  on('2026-06-11')
  expect(await isAdmin('outsider')).toBe(false)
  await it.database.db
    .updateTable('people')
    .set({ active: true })
    .where('org_id', '=', orgId)
    .where('employee_id', '=', 'EMP1001')
    .execute()
  expect(await isAdmin('outsider')).toBe(true)
})

test('nobody is asked twice to stand in on the same days, and more days are more', async () => {
  await handOver()
  await expect(as('manager').refused(createDelegation, { body: { to: 'EMP1002', ...AWAY } })).resolves.toMatchObject({
    status: 400,
    errors: [{ path: 'body.to' }],
  })
  await handOver('EMP1002', { ...AWAY, ends_on: '2026-06-15' })
  await handOver('EMP1003')
})
