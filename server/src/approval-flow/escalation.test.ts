import { putApprovalFlow, type StepInput } from '@pravas/contract/approval-flow'
import { approveExpense, pendingExpensesOfTeam } from '@pravas/contract/approvals'
import { getExpense } from '@pravas/contract/expenses'
import { createHoliday } from '@pravas/contract/structure'
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
  expect(await onDay(30)).toBe(1)
  expect(await it.app.escalate()).toBe(0)
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
