import { putApprovalFlow } from '@pravas/contract/approval-flow'
import { listWaiting } from '@pravas/contract/approval-lists'
import {
  approveExpense,
  approveTrip,
  pendingExpensesOfAll,
  pendingExpensesOfTeam,
  pendingTripsOfAll,
  pendingTripsOfTeam,
  UNDO_MS,
} from '@pravas/contract/approvals'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const KINDS = ['trip', 'expense'] as const
type Kind = (typeof KINDS)[number]
const OWN = { params: { employeeId: 'EMP9001' } }

const send = (kind: Kind, who: Who) =>
  kind === 'trip' ? build.trip({ traveller: who }) : build.expense({ claimant: who })
const listed = async (kind: Kind) =>
  kind === 'trip'
    ? (await as('superadmin').call(pendingTripsOfTeam, OWN)).map((trip) => trip.trip_number)
    : (await as('superadmin').call(pendingExpensesOfTeam, OWN)).map((claim) => claim.expense_number)
const ofAll = async (kind: Kind) =>
  kind === 'trip'
    ? (await as('superadmin').call(pendingTripsOfAll)).map((trip) => trip.trip_number)
    : (await as('superadmin').call(pendingExpensesOfAll)).map((claim) => claim.expense_number)
const approve = (kind: Kind) => (kind === 'trip' ? approveTrip : approveExpense)

test.each(KINDS)('a super admin’s own list of %ss holds all that they may decide, and nothing else', async (kind) => {
  await db.updateTable('people').set({ manager_employee_id: null }).where('employee_id', '=', 'EMP1003').execute()
  const others: string[] = []
  for (const who of ['employee', 'manager', 'outsider', 'finance'] as const) others.push(await send(kind, who))
  const own = await send(kind, 'superadmin')

  expect(await listed(kind)).toEqual(others)
  expect(await ofAll(kind)).toEqual([...others, own])
  for (const id of others) {
    expect(await as('superadmin').call(approve(kind), { body: { id } })).toMatchObject({ status: 'approved' })
  }
  expect(await as('superadmin').refused(approve(kind), { body: { id: own } })).toMatchObject({ status: 403 })
  expect(await listed(kind)).toEqual([])
})

test.each(KINDS)('a %s between two steps is no super admin’s to decide until the next one is asked', async (kind) => {
  const step = {
    name: 'Finance',
    beside_previous: false,
    when: {},
    approver: { kind: 'role', role: 'finance' },
  } as const
  const body = { version: 0, escalate_after_days: null, steps: [step] }
  await as('administrator').call(putApprovalFlow, { body })
  const id = await send(kind, 'employee')
  const path = `/admin/pending-${kind}s/EMP9001`
  const tag = async () =>
    (
      await fetch(new URL(`/api${path}`, it.origin), { headers: { cookie: await it.cookie('superadmin') } })
    ).headers.get('etag')
  const sent = await tag()
  expect(await listed(kind)).toEqual([id])

  await as('manager').call(approve(kind), { body: { id } })
  expect([await listed(kind), await ofAll(kind)]).toEqual([[], [id]])
  expect(await as('superadmin').refused(approve(kind), { body: { id } })).toMatchObject({ status: 409 })
  const between = await tag()

  it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())
  await it.app.openSteps()
  expect(await listed(kind)).toEqual([id])
  expect(new Set([sent, between, await tag()]).size).toBe(3)
  expect(await as('superadmin').call(approve(kind), { body: { id } })).toMatchObject({ status: 'approved' })
})

test('of what a super admin is shown, their own does not count among what is approved together', async () => {
  for (const who of ['employee', 'outsider', 'superadmin'] as const) await send('trip', who)
  await db.updateTable('trips').set({ findings: '[]' }).execute()
  const { counts } = await as('superadmin').call(listWaiting, { query: { type: 'trip' } })
  expect(counts).toMatchObject({ trip: 3, plain: 3, together: 2 })
})
