import { putApprovalFlow, type StepInput } from '@pravas/contract/approval-flow'
import { approveExpense, approveTrip, pendingExpensesOfTeam } from '@pravas/contract/approvals'
import { commentExpense } from '@pravas/contract/comments'
import { createDelegation } from '@pravas/contract/delegations'
import { getExpense } from '@pravas/contract/expenses'
import { createHoliday } from '@pravas/contract/structure'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const FINANCE: StepInput = {
  name: 'Finance',
  beside_previous: false,
  when: {},
  approver: { kind: 'role', role: 'finance' },
}
const flow = (steps: StepInput[], escalate_after_days: number | null) =>
  as('administrator').call(putApprovalFlow, { body: { version: 0, steps, escalate_after_days } })
const approve = (who: Who, id: string) => as(who).call(approveExpense, { body: { id } })
const mails = async (number: string) =>
  (
    await db
      .selectFrom('outbox_mails')
      .select(['to_address', 'body'])
      .where('subject', 'like', `${number}: %`)
      .where('body', 'like', '%working day%')
      .orderBy('id')
      .execute()
  ).map(({ to_address }) => to_address)
/** Goes to a day of June 2026, of which the 8th and the 15th are Mondays, and escalates. */
async function onDay(day: number): Promise<number> {
  it.clock.set(`2026-06-${String(day).padStart(2, '0')}T06:00:00Z`)
  return it.app.escalate()
}
/** The manager of the employee's manager is somebody of their own, who is no super admin. */
beforeEach(async () => {
  await db.updateTable('people').set({ manager_employee_id: 'EMP2002' }).where('employee_id', '=', 'EMP2001').execute()
  it.clock.set('2026-06-10T06:00:00Z')
})

test('after the days that the organisation says the next in line is asked as well, at last all super admins, and each may decide', async () => {
  await flow([], 2)
  const claim = await build.expense()
  const waiting = () => as('othermanager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2002' } })

  // Thursday and Friday are two days; the weekend counts nothing.
  expect(await onDay(12)).toBe(0)
  expect(await onDay(14)).toBe(0)
  expect(await as('othermanager').refused(getExpense, { params: { expenseId: claim } })).toMatchObject({ status: 404 })
  expect(await onDay(15)).toBe(1)
  expect(await it.app.escalate()).toBe(0)
  expect(await mails(claim)).toEqual(['othermanager@pravas.example'])
  expect((await waiting()).map(({ expense_number }) => expense_number)).toContain(claim)

  expect(await onDay(17)).toBe(0)
  expect(await onDay(18)).toBe(1)
  expect(await mails(claim)).toEqual(['othermanager@pravas.example', 'superadmin@pravas.example'])
  // The only super admin has been asked as the next in line.
  expect(await onDay(30)).toBe(0)
  expect(await mails(claim)).toHaveLength(2)
  expect(await approve('othermanager', claim)).toMatchObject({ status: 'approved' })
  expect((await waiting()).map(({ expense_number }) => expense_number)).not.toContain(claim)
})

test('the manager decides still, and whoever was asked besides cannot any more', async () => {
  await flow([], 1)
  const claim = await build.expense()
  expect(await onDay(15)).toBe(1)
  await approve('manager', claim)
  expect(await as('othermanager').refused(approveExpense, { body: { id: claim } })).toMatchObject({ status: 409 })
})

test('a step that waits goes on to the super admins', async () => {
  await flow([FINANCE], 1)
  const claim = await build.expense()
  await approve('manager', claim)
  it.clock.set('2026-06-10T06:01:00Z')
  await it.app.openSteps()

  expect(await onDay(12)).toBe(1)
  expect(await mails(claim)).toEqual(['superadmin@pravas.example'])
  expect(await approve('superadmin', claim)).toMatchObject({ status: 'approved' })
})

test('holidays of all states do not count, and none is escalated unless the organisation wants it', async () => {
  await flow([], null)
  const claim = await build.expense()
  expect(await onDay(30)).toBe(0)
  await as('administrator').call(putApprovalFlow, { body: { version: 1, steps: [], escalate_after_days: 1 } })
  await as('administrator').call(createHoliday, { body: { day: '2026-06-11', name: 'Holiday', state: null } })
  it.clock.set('2026-06-10T07:00:00Z')
  expect(await onDay(12)).toBe(0)
  expect(await onDay(15)).toBe(1)
  expect(await mails(claim)).toEqual(['othermanager@pravas.example'])
})

test('who decides by being the manager is asked nothing more as a super admin', async () => {
  await db.updateTable('people').set({ manager_employee_id: 'EMP9001' }).where('employee_id', '=', 'EMP1001').execute()
  await flow([], 1)
  const claim = await build.expense()
  expect(await onDay(15)).toBe(0)
  expect(await mails(claim)).toEqual([])
})

test('super admins by their designation are asked as those by their role are', async () => {
  await db.deleteFrom('person_roles').where('person_id', '=', it.actor('superadmin').personId).execute()
  await db.updateTable('people').set({ designation: 'Super Admin' }).where('employee_id', '=', 'EMP9001').execute()
  await flow([FINANCE], 1)
  const claim = await build.expense()
  await approve('manager', claim)
  it.clock.set('2026-06-10T06:01:00Z')
  await it.app.openSteps()
  expect(await onDay(12)).toBe(1)
  expect(await mails(claim)).toEqual(['superadmin@pravas.example'])
})

test('while its owner is asked something a request is not escalated, and the days count again from the answer', async () => {
  await flow([], 1)
  const claim = await build.expense()
  const write = (who: Who, text: string) =>
    as(who).call(commentExpense, { params: { expenseId: claim }, body: { text } })
  await write('manager', 'Which client?')
  expect(await onDay(15)).toBe(0)
  await write('employee', 'Asha Mills.')
  expect(await onDay(16)).toBe(0)
  expect(await onDay(17)).toBe(1)
})

test('who stands in for the next in line is written to as well, and who has been asked is passed over', async () => {
  await flow([], 1)
  const days = { starts_on: '2026-06-10', ends_on: '2026-06-20' }
  await as('othermanager').call(createDelegation, { body: { to: 'EMP1002', ...days } })
  const claim = await build.expense()
  expect(await onDay(12)).toBe(1)
  expect((await mails(claim)).sort()).toEqual(['colleague@pravas.example', 'othermanager@pravas.example'])
  expect(await approve('colleague', claim)).toMatchObject({ status: 'approved' })

  await as('manager').call(createDelegation, { body: { to: 'EMP2002', ...days } })
  const other = await build.expense()
  expect(await onDay(16)).toBe(1)
  expect(await mails(other)).toEqual(['superadmin@pravas.example'])
})

test('on the requests of the only super admin finance decides, or else an administrator', async () => {
  const trip = () => build.trip({ traveller: 'superadmin' })
  const first = await trip()
  // Within seconds, as nobody has been told of it.
  expect(await it.app.openSteps()).toBe(1)
  expect(await onDay(12)).toBe(0)
  expect(await as('finance').call(approveTrip, { body: { id: first } })).toMatchObject({ status: 'approved' })

  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP3002').execute()
  const second = await trip()
  expect(await onDay(13)).toBe(1)
  expect(await as('administrator').call(approveTrip, { body: { id: second } })).toMatchObject({ status: 'approved' })

  // Another super admin decides on what waits.
  const { orgId, personId } = it.actor('othermanager')
  await db.insertInto('person_roles').values({ org_id: orgId, person_id: personId, role: 'super_admin' }).execute()
  await trip()
  expect(await onDay(14)).toBe(0)
})

test('one request that fails stops no other, neither at its step nor when it is escalated', async () => {
  await flow([FINANCE], 1)
  const [bad, good] = [await build.expense(), await build.expense()]
  const fail = (when: string) =>
    sql`create or replace function refuse_bad() returns trigger language plpgsql as $$ begin
      if new.request_id = (select id from expenses where expense_number = ${sql.lit(bad)}) and ${sql.raw(when)}
      then raise exception 'bad'; end if; return new; end $$`.execute(db)
  for (const id of [bad, good]) await approve('manager', id)
  it.clock.set('2026-06-10T06:01:00Z')
  try {
    await fail('new.opened_at is not null')
    await sql`create trigger refuse_bad before insert or update on approval_turns
      for each row execute function refuse_bad()`.execute(db)
    await expect(it.app.openSteps()).rejects.toThrow('bad')
    expect(await approve('finance', good)).toMatchObject({ status: 'approved' })

    const third = await build.expense()
    await fail('false')
    await it.app.openSteps()
    await fail('new.is_escalation')
    await expect(onDay(15)).rejects.toThrow('bad')
    expect(await mails(third)).toEqual(['othermanager@pravas.example'])
  } finally {
    await sql`drop trigger if exists refuse_bad on approval_turns`.execute(db)
    await sql`drop function if exists refuse_bad`.execute(db)
  }
})
