import { putApprovalFlow, type StepInput } from '@pravas/contract/approval-flow'
import { approveExpense, UNDO_MS } from '@pravas/contract/approvals'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db, url } = it.database
const WAIT = { timeout: 10_000 }

const step = (role: 'finance' | 'travel_desk', beside_previous: boolean): StepInput => ({
  ...{ name: role, beside_previous, when: {} },
  approver: { kind: 'role', role },
})
const approve = (who: Who, id: string) => as(who).call(approveExpense, { body: { id } })

// The embedded database does one thing after the other.
test.skipIf(url === undefined)('a step that is decided while it is escalated stays decided', async () => {
  const steps = [step('finance', false), step('travel_desk', true)]
  await as('administrator').call(putApprovalFlow, { body: { version: 0, steps, escalate_after_days: 1 } })
  it.clock.set('2026-06-10T06:00:00Z')
  const claim = await build.expense()
  await approve('manager', claim)
  it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())
  await it.app.openSteps()
  it.clock.set('2026-06-12T06:00:00Z')

  // Whoever escalates has found both steps and waits for the claim, as whoever decides has it.
  const escalating = await db.transaction().execute(async (trx) => {
    await sql`select from expenses where expense_number = ${claim} for update`.execute(trx)
    const run = it.app.escalate()
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect((await waiting.execute(db)).rows).toHaveLength(1)
    }, WAIT)
    await trx
      .updateTable('approval_turns')
      .set({ closed_at: it.clock.now() })
      .where('role', '=', 'finance')
      .where('opened_at', 'is not', null)
      .execute()
    return { run }
  })
  expect(await escalating.run).toBe(1)
  expect(await approve('traveldesk', claim)).toMatchObject({ status: 'approved' })
})
