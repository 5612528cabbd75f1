import {
  type Advance,
  advanceOptions,
  decideAdvance,
  listAdvances,
  oneAdvance,
  requestAdvance,
  settleAdvance,
  withdrawAdvance,
} from '@pravas/contract/advances'
import { createDelegation } from '@pravas/contract/delegations'
import {
  bouncePayments,
  claimPayments,
  closeMonth,
  createBatch,
  dissolveBatch,
  listFinanceClaims,
  oneBatch,
  payBatch,
} from '@pravas/contract/finance'
import { changeOrganisation } from '@pravas/contract/organisation'
import { listReminders } from '@pravas/contract/reminders'
import { inbox } from '@pravas/messages/en/inbox'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { MoneyKind } from '../money-kinds.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const eventWords = wordsIn(inbox)

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as } = it
const TODAY = '2026-06-10'

async function requested(amount = 5000, who: Who = 'employee', trip?: string): Promise<Advance> {
  const number = trip ?? (await build.trip({ traveller: who, status: 'approved' }))
  return as(who).call(requestAdvance, { body: { amount, purpose: 'Hotel in cash', trip: number } })
}
async function approved(amount = 5000, who: Who = 'employee', trip?: string) {
  const { id } = await requested(amount, who, trip)
  const decider = who === 'outsider' ? 'othermanager' : 'manager'
  return as(decider).call(decideAdvance, { params: { advanceId: id }, body: { verdict: 'approved' } })
}
const batchOf = ({ claims = [], advances = [] }: { claims?: string[]; advances?: string[] }) =>
  as('superadmin').call(createBatch, { body: { claims, advances } })
const pay = (batchId: string, paid_on = TODAY, who: 'finance' | 'superadmin' = 'finance') =>
  as(who).call(payBatch, { params: { batchId }, body: { reference: 'UTR1', paid_on } })
async function paid(amount = 5000, who: Who = 'employee', trip?: string): Promise<Advance> {
  const { id, number } = await approved(amount, who, trip)
  await pay((await batchOf({ advances: [number] })).id)
  return as(who).call(oneAdvance, { params: { advanceId: id } })
}
const now = ({ id }: { id: string }, who: Who = 'employee') => as(who).call(oneAdvance, { params: { advanceId: id } })
const over = () => it.clock.set('2026-06-25T06:00:00Z')

test('an advance is requested for a trip, approved by the manager, paid in a batch and told at each step', async () => {
  const asked = await requested()
  expect(asked).toMatchObject({ number: 'ADV-2026-000001', status: 'pending', amount: 5000, own: true, open: 0 })
  const { items } = await as('manager').call(listAdvances, { query: { view: 'decide' } })
  expect(items.map(({ number }) => number)).toEqual([asked.number])
  const params = { advanceId: asked.number }
  await as('manager').call(decideAdvance, { params, body: { verdict: 'approved' } })
  const waiting = await as('finance').call(listAdvances, { query: { view: 'pay' } })
  expect(waiting.items).toMatchObject([
    { number: asked.number, decided: { by: expect.any(String), reason: null }, account: 'missing' },
  ])

  const batch = await batchOf({ advances: [asked.id] })
  expect(batch).toMatchObject({
    claims: 1,
    total: 5000,
    lines: [{ kind: 'advance', number: asked.number, amount: 5000 }],
  })
  expect(await now(asked)).toMatchObject({ status: 'approved', batch: { number: batch.number, status: 'open' } })
  await pay(batch.id)

  expect(await now(asked)).toMatchObject({
    status: 'paid',
    open: 5000,
    paid_on: TODAY,
    due_on: '2026-07-19',
    overdue: false,
    movements: [{ kind: 'paid', on: TODAY, amount: 5000, reference: batch.number }],
  })
  const events = await db
    .selectFrom('inbox_events')
    .select(['kind', 'person_id'])
    .where('subject_kind', '=', 'advance')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const [employee, manager] = [it.actor('employee').personId, it.actor('manager').personId]
  expect(events.map(({ kind, person_id }) => [kind, person_id])).toEqual([
    ['advance_requested', manager],
    ['advance_decided', employee],
    ['claim_paid', employee],
  ])
  const mails = await db.selectFrom('outbox_mails').select('subject').orderBy('id').execute()
  const subjects = mails.map(({ subject }) => subject).join('\n')
  expect(subjects).toMatch(eventWords('event.advance_requested', { amount: '₹5,000', number: asked.number }))
  expect(subjects).toMatch(
    eventWords('event.claim_paid', { amount: '₹5,000', subject: 'advance', number: asked.number }),
  )
  const trail = await db
    .selectFrom('audit_log')
    .select('action')
    .where('record_kind', '=', 'advance')
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['advance.requested', 'advance.approved', 'advance.paid'])
})

test('it needs an own trip that is not over, and stays within what the organisation allows', async () => {
  const trip = await build.trip({ status: 'approved' })
  const ask = (amount: number, of = trip) => requested(amount, 'employee', of)
  await expect(ask(100, await build.trip({ traveller: 'colleague' }))).rejects.toThrow('request.invalid')
  await expect(ask(100, await build.trip({ status: 'rejected' }))).rejects.toThrow('request.invalid')
  await expect(ask(50_000.01)).rejects.toThrow('request.invalid')
  await ask(30_000)
  expect(await as('employee').call(advanceOptions)).toMatchObject({
    most: 50_000,
    left: 20_000,
    to_decide: null,
    to_pay: null,
  })
  await expect(ask(20_001)).rejects.toThrow('request.invalid')
  over()
  await expect(ask(1)).rejects.toThrow('request.invalid')
  const { version, settings } = (await as('administrator').get('/api/organisation')).body as {
    version: number
    settings: { advances: object }
  }
  await as('administrator').call(changeOrganisation, { body: { version, advances: { most: 0, settle_days: 30 } } })
  expect(settings.advances).toEqual({ most: 50_000, settle_days: 30 })
  await expect(ask(1, await build.trip())).rejects.toThrow('request.invalid')
})

test('many requests at the same moment do not go beyond the most', async () => {
  const trip = await build.trip()
  const all = await Promise.allSettled(Array.from({ length: 4 }, () => requested(20_000, 'employee', trip)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('whoever decides on their requests decides, nobody on their own, and once', async () => {
  const { id } = await requested()
  const decide = (who: Who, verdict: 'approved' | 'rejected' = 'approved', reason?: string) =>
    as(who).call(decideAdvance, {
      params: { advanceId: id },
      body: { verdict, ...(reason !== undefined && { reason }) },
    })
  await expect(decide('employee')).rejects.toThrow('decision.own_request')
  await expect(decide('othermanager')).rejects.toThrow('record.not_found')
  await expect(decide('finance')).rejects.toThrow('action.forbidden')
  await expect(decide('manager', 'rejected')).rejects.toThrow('request.invalid')
  expect(await decide('manager', 'rejected', 'Use the card.')).toMatchObject({
    status: 'rejected',
    decided: { reason: 'Use the card.' },
  })
  await expect(decide('manager')).rejects.toThrow('decision.not_pending')

  const again = await requested()
  await as('manager').call(createDelegation, { body: { to: 'EMP1003', starts_on: TODAY, ends_on: TODAY } })
  const standIn = await as('outsider').call(decideAdvance, {
    params: { advanceId: again.id },
    body: { verdict: 'approved' },
  })
  expect(standIn.status).toBe('approved')
})

test('its owner withdraws it until a batch pays it', async () => {
  const { id } = await approved()
  const params = { advanceId: id }
  const batch = await batchOf({ advances: [id] })
  await expect(as('employee').call(withdrawAdvance, { params })).rejects.toThrow('advance.not_open')
  await as('finance').call(dissolveBatch, { params: { batchId: batch.id } })
  await expect(as('manager').call(withdrawAdvance, { params })).rejects.toThrow('action.forbidden')
  expect(await as('employee').call(withdrawAdvance, { params })).toMatchObject({ status: 'withdrawn' })
  await expect(batchOf({ advances: [id] })).rejects.toThrow('advance.not_payable')
})

test('an open advance is set off against a claim once its trip is over, and both see the parts', async () => {
  const advance = await paid(3000)
  const early = await build.expense({ status: 'approved', rupees: [500] })
  expect((await batchOf({ claims: [early] })).lines).toMatchObject([{ amount: 500, set_off: 0 }])
  over()
  const first = await build.expense({ status: 'approved', rupees: [1240] })
  const second = await build.expense({ status: 'approved', rupees: [4000] })
  const { items } = await as('finance').call(listFinanceClaims, { query: { query: first } })
  expect(items).toMatchObject([{ payable: 1240, open_advance: 3000, set_off: 0 }])

  const batch = await batchOf({ claims: [first, second] })

  expect(batch).toMatchObject({ total: 2240, set_off: 3000 })
  expect(batch.lines.map(({ amount, set_off }) => [amount, set_off])).toEqual([
    [0, 1240],
    [2240, 1760],
  ])
  expect(await now(advance)).toMatchObject({
    status: 'paid',
    open: 0,
    movements: [{}, { kind: 'planned' }, { kind: 'planned' }],
  })
  await pay(batch.id, '2026-06-25')
  expect(await now(advance)).toMatchObject({
    status: 'settled',
    due_on: null,
    movements: [
      { kind: 'paid' },
      { kind: 'set_off', amount: 1240, reference: first },
      { kind: 'set_off', amount: 1760, reference: second },
    ],
  })
  const { payments } = await as('employee').call(claimPayments, { params: { expenseId: second } })
  expect(payments).toMatchObject([{ amount: 2240, set_off: 1760, state: 'paid' }])
})

test('nothing is set off on a day before the advance was paid, nor is an advance paid before it was approved', async () => {
  const claim = await build.expense({ status: 'approved', rupees: [1240] })
  const advance = await approved(3000)
  const early = await batchOf({ advances: [advance.number] })
  await expect(pay(early.id, '2026-06-09')).rejects.toThrow(`${advance.number} was approved only on 10 Jun 2026.`)
  over()
  await pay(early.id, '2026-06-24')
  const { id } = await batchOf({ claims: [claim] })
  await expect(pay(id, '2026-06-23')).rejects.toThrow(
    `${advance.number}, which is set off against one of these claims, was paid only on 24 Jun 2026.`,
  )
  expect(await pay(id, '2026-06-24')).toMatchObject({ set_off: 1240 })
})

test('what a dissolved batch or a bounced payment had set off is open again', async () => {
  const advance = await paid(3000)
  over()
  const claim = await build.expense({ status: 'approved', rupees: [1240] })
  const batch = await batchOf({ claims: [claim] })
  expect((await now(advance)).open).toBe(1760)
  await as('finance').call(dissolveBatch, { params: { batchId: batch.id } })
  expect((await now(advance)).open).toBe(3000)
  const again = await batchOf({ claims: [claim] })
  await pay(again.id, '2026-06-25')
  const back = { claims: [claim], bounced_on: '2026-06-25', reason: 'Closed account.' }
  await as('finance').call(bouncePayments, { params: { batchId: again.id }, body: back })
  expect(await now(advance)).toMatchObject({
    open: 3000,
    movements: [{ kind: 'paid' }, { kind: 'set_off' }, { kind: 'set_off_reversed', amount: 1240 }],
  })
})

test('an advance whose payment came back is paid anew, unless something of it is settled', async () => {
  const { id, number } = await approved()
  const batch = await batchOf({ advances: [id] })
  await pay(batch.id)
  const bounce = (batchId: string) =>
    as('finance').call(bouncePayments, {
      params: { batchId },
      body: { claims: [number], bounced_on: TODAY, reason: 'Closed account.' },
    })
  await bounce(batch.id)
  expect(await now({ id })).toMatchObject({ status: 'approved', open: 0, batch: null })
  const second = await batchOf({ advances: [id] })
  await pay(second.id)
  const settle = { how: 'returned' as const, amount: 100, on: TODAY, reference: 'UTR2' }
  await as('finance').call(settleAdvance, { params: { advanceId: id }, body: settle })
  await expect(bounce(second.id)).rejects.toThrow('advance.used')
})

test('finance records what is returned or recovered, never more than is open and never their own', async () => {
  const advance = await paid(3000)
  const params = { advanceId: advance.number }
  const settle = (amount: number, change = {}, who: Who = 'finance') =>
    as(who).call(settleAdvance, {
      params,
      body: { how: 'returned' as const, amount, on: TODAY, reference: 'UTR2', ...change },
    })
  await expect(settle(3000.01)).rejects.toThrow('request.invalid')
  await expect(settle(1, { on: '2026-06-11' })).rejects.toThrow('request.invalid')
  await expect(settle(1, { on: '2026-06-09' })).rejects.toThrow('request.invalid')
  await expect(settle(1, {}, 'manager')).rejects.toThrow('action.forbidden')
  expect(await settle(1000)).toMatchObject({ open: 2000 })
  expect(await settle(2000, { how: 'recovered', reference: 'Salary of June' })).toMatchObject({
    status: 'settled',
    movements: [{ kind: 'paid' }, { kind: 'returned', amount: 1000, reference: 'UTR2' }, { kind: 'recovered' }],
  })
  await expect(settle(1)).rejects.toThrow('request.invalid')
  const own = await paid(100, 'colleague')
  await db
    .insertInto('person_roles')
    .values({ org_id: it.orgId(), person_id: it.actor('colleague').personId, role: 'finance' })
    .execute()
  await expect(
    as('colleague').call(settleAdvance, {
      params: { advanceId: own.id },
      body: { how: 'returned', amount: 1, on: TODAY, reference: 'x' },
    }),
  ).rejects.toThrow('finance.own_claim')
  it.clock.set('2026-07-02T06:00:00Z')
  await as('finance').call(closeMonth, { params: { month: '2026-06' } })
  await expect(
    as('finance').call(settleAdvance, {
      params: { advanceId: own.id },
      body: { how: 'returned', amount: 1, on: TODAY, reference: 'x' },
    }),
  ).rejects.toThrow('month.closed')
})

test('nothing is recorded in a closed month past the server either, whatever it is of', async () => {
  const { id } = await paid(3000)
  await build.expense({ status: 'approved', rupees: [1000] })
  const claim = await db.selectFrom('expenses').select('id').executeTakeFirstOrThrow()
  it.clock.set('2026-07-02T06:00:00Z')
  await as('finance').call(closeMonth, { params: { month: '2026-06' } })
  const of = { org_id: it.orgId(), person_id: it.actor('employee').personId, paise: 100 }
  const back = { expense_id: null, advance_id: id, reference: 'UTR2', recorded_by: it.actor('finance').personId }
  const recorded = (kind: MoneyKind, day: string) => {
    const about = kind.startsWith('advance') ? back : { expense_id: claim.id }
    return db
      .insertInto('money_records')
      .values({ ...of, ...about, kind, day, id: newId() })
      .execute()
  }

  for (const kind of ['advance_returned', 'advance_recovered', 'adjustment', 'card', 'card_reversed'] as const) {
    await expect(recorded(kind, '2026-06-30')).rejects.toThrow('the month of 2026-06-30 is closed')
    await recorded(kind, '2026-07-01')
  }
  expect(await now({ id })).toMatchObject({ open: 2998 })
})

test('who has an overdue advance requests no other', async () => {
  const { number } = await paid(3000)
  it.clock.set('2026-07-20T06:00:00Z')
  expect(await as('employee').call(advanceOptions)).toMatchObject({ overdue: [number] })
  const trip = await build.trip()
  await db.updateTable('trips').set({ departure_date: '2026-08-01' }).where('trip_number', '=', trip).execute()
  await expect(requested(100, 'employee', trip)).rejects.toThrow('advance.overdue')
})

test('who has an overdue advance is reminded of it once, by bell and mail, until it is settled', async () => {
  const advance = await paid(5000)
  const remindedOf = async (who: Who) =>
    (await as(who).call(listReminders)).filter(({ kind }) => kind === 'advance_overdue')
  it.clock.set('2026-07-17T06:00:00Z')
  await it.app.remind()
  expect(await remindedOf('employee')).toEqual([])
  // It is due on Sunday the 19th.
  for (const day of ['2026-07-20', '2026-07-21']) {
    it.clock.set(`${day}T06:00:00Z`)
    await it.app.remind()
  }
  expect(await remindedOf('employee')).toMatchObject([
    {
      about: 'advance',
      title: 'Your advance for Mumbai is overdue',
      reason: `Advance ${advance.number} was due on 19 Jul 2026, and ₹5,000 is still open. Claim what you spent, or return the rest to finance.`,
      action: { to: '/advances' },
    },
  ])
  expect(await remindedOf('manager')).toEqual([])
  const mails = await db.selectFrom('outbox_mails').select('subject').where('subject', 'like', '%overdue%').execute()
  expect(mails).toEqual([{ subject: 'Your advance for Mumbai is overdue' }])

  const body = { how: 'returned' as const, amount: 5000, on: '2026-07-21', reference: 'NEFT 1' }
  await as('finance').call(settleAdvance, { params: { advanceId: advance.id }, body })
  expect(await remindedOf('employee')).toEqual([])
})

test('of a batch with an advance, who approved it does not pay it alone, and an own one nobody pays', async () => {
  const { id } = await requested(100, 'outsider')
  await as('superadmin').call(decideAdvance, { params: { advanceId: id }, body: { verdict: 'approved' } })
  const batch = await batchOf({ advances: [id] })
  await expect(pay(batch.id, TODAY, 'superadmin')).rejects.toThrow('finance.alone')
  expect(await as('superadmin').call(oneBatch, { params: { batchId: batch.id } })).toMatchObject({
    refusal: 'finance.alone',
  })
  await pay(batch.id)
  const own = await approved(100, 'colleague')
  await db
    .insertInto('person_roles')
    .values({ org_id: it.orgId(), person_id: it.actor('colleague').personId, role: 'finance' })
    .execute()
  await expect(as('colleague').call(createBatch, { body: { claims: [], advances: [own.id] } })).rejects.toThrow(
    'finance.own_claim',
  )
})

test('an advance is in one batch, also of batches made at the same moment', async () => {
  const { id } = await approved()
  const made = await Promise.allSettled(Array.from({ length: 3 }, () => batchOf({ advances: [id] })))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('two claims paid in two batches at the same moment do not set off the same money twice', async () => {
  const advance = await paid(1000)
  over()
  const claims = [
    await build.expense({ status: 'approved', rupees: [800] }),
    await build.expense({ status: 'approved', rupees: [800] }),
  ]
  const batches = await Promise.all(claims.map((claim) => batchOf({ claims: [claim] })))
  expect(batches.reduce((sum, { set_off }) => sum + set_off, 0)).toBe(1000)
  expect((await now(advance)).open).toBe(0)
})

test('the database itself keeps what is open of an advance right', async () => {
  const { id } = await paid(1000)
  const row = () => db.updateTable('advances').where('id', '=', id)
  await expect(row().set({ open_paise: -1 }).execute()).rejects.toThrow('open_paise')
  await expect(row().set({ paise: 5 }).execute()).rejects.toThrow('what was requested')
  await expect(row().set({ status: 'approved', paid_on: null, open_paise: 0 }).execute()).rejects.toThrow(
    'does not become',
  )
  const waiting = await requested()
  await expect(
    db
      .updateTable('advances')
      .where('id', '=', waiting.id)
      .set({ status: 'paid', paid_on: TODAY, decided_by: it.actor('manager').personId, decided_at: new Date() })
      .execute(),
  ).rejects.toThrow('does not become')
  await expect(
    db
      .updateTable('advances')
      .where('id', '=', waiting.id)
      .set({ status: 'approved', decided_by: it.actor('employee').personId, decided_at: new Date() })
      .execute(),
  ).rejects.toThrow('advances_own_check')
})
