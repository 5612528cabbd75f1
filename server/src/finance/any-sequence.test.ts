// On one kind of database: what the rules and the database refuse has its tests in finance.test.ts.

import {
  bouncePayments,
  createBatch,
  dissolveBatch,
  listBatches,
  listFinanceClaims,
  oneBatch,
  payBatch,
  unverifyClaim,
  verifyClaim,
} from '@pravas/contract/finance'
import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const TODAY = '2026-06-10'
const WHO = ['finance', 'superadmin'] as const

/** Called in any order, with whatever is there; what is not allowed is refused and changes nothing. */
const step = fc.record({
  do: fc.constantFrom('claim', 'verify', 'unverify', 'batch', 'batch', 'dissolve', 'pay', 'pay', 'bounce'),
  by: fc.constantFrom(...WHO),
  at: fc.nat(),
  several: fc.integer({ min: 1, max: 3 }),
  paise: fc.integer({ min: 1, max: 900_000 }),
})

/** What must hold of all payments after every step, read from the tables themselves. */
async function expectSoundBooks(): Promise<void> {
  const claims = await db.selectFrom('expenses').select(['id', 'status', 'total_paise']).execute()
  const lines = await db
    .selectFrom('payment_lines as line')
    .innerJoin('payment_batches as batch', 'batch.id', 'line.batch_id')
    .select(['line.expense_id', 'line.paise', 'line.state', 'line.settled_by', 'batch.id', 'batch.status'])
    .select(['batch.made_by', 'batch.paid_by'])
    .execute()
  const verified = new Map(
    (await db.selectFrom('claim_verifications').select(['expense_id', 'payable_paise']).execute()).map((row) => [
      row.expense_id,
      row.payable_paise,
    ]),
  )
  for (const { id, status, total_paise } of claims) {
    const live = lines.filter(({ expense_id, state }) => expense_id === id && state === 'live')
    const paid = live.filter((line) => line.status === 'paid')
    expect(live.length).toBeLessThanOrEqual(1)
    expect(paid.length).toBe(status === 'paid' ? 1 : 0)
    for (const { paise } of live) {
      expect(paise).toBe(verified.get(id) ?? total_paise)
      expect(paise).toBeLessThanOrEqual(total_paise)
    }
  }
  for (const { status, state, settled_by, made_by, paid_by } of lines) {
    expect(state === 'dissolved').toBe(status === 'dissolved')
    if (status === 'paid') expect(settled_by === made_by && made_by === paid_by).toBe(false)
  }
}

test('under any sequence of calls nothing is paid twice or stands in two batches, and totals add up', async () => {
  const who = { finance: it.as('finance'), superadmin: it.as('superadmin') }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const numbers = [await build.expense({ status: 'approved' }), await build.expense({ status: 'approved' })]
      const batches: string[] = []
      /** What this round has paid and what came back, in paise. */
      let out = 0
      for (const { do: what, by, at, several, paise } of steps) {
        const me = who[by]
        const number = numbers[at % numbers.length] ?? ''
        const batchId = batches[at % Math.max(1, batches.length)] ?? 'PAY-1999-000001'
        const params = { expenseId: number }
        const call = {
          claim: async () => {
            numbers.push(await build.expense({ status: 'approved', rupees: [paise / 100, 12.5] }))
          },
          verify: async () => {
            const { items } = await me.call(listFinanceClaims, { query: { query: number } })
            const [receipt] = await db
              .selectFrom('receipts')
              .innerJoin('expenses', 'expenses.id', 'receipts.expense_id')
              .select(['receipts.id'])
              .where('expenses.expense_number', '=', number)
              .execute()
            const adjustment = { receipt_id: receipt?.id ?? '', amount: paise / 100, reason: 'Less.' }
            await me.call(verifyClaim, { params, body: { adjustments: items.length > 0 ? [adjustment] : [] } })
          },
          unverify: async () => void (await me.call(unverifyClaim, { params })),
          batch: async () => {
            const claims = Array.from({ length: several }, (_, more) => numbers[(at + more) % numbers.length] ?? '')
            const made = await me.call(createBatch, { body: { claims } })
            expect(made.total * 100).toBeCloseTo(
              made.lines.reduce((sum, { amount }) => sum + amount * 100, 0),
              5,
            )
            batches.push(made.id)
          },
          dissolve: async () => void (await me.call(dissolveBatch, { params: { batchId } })),
          pay: async () => {
            const paid = await me.call(payBatch, {
              params: { batchId },
              body: { reference: 'UTR1', paid_on: TODAY },
            })
            out += Math.round(paid.total * 100)
          },
          bounce: async () => {
            const { lines } = await me.call(oneBatch, { params: { batchId } })
            const line = lines[at % lines.length]
            const claims = [line?.number ?? '']
            await me.call(bouncePayments, { params: { batchId }, body: { claims, bounced_on: TODAY, reason: 'Back.' } })
            out -= Math.round((line?.amount ?? 0) * 100)
          },
        }[what]
        await call().catch((error: Error) => expect(error.message).toMatch(/answered 4\d\d/))
        await expectSoundBooks()
      }
      const { items } = await who.finance.call(listBatches, { query: { status: 'paid', limit: 200 } })
      const total = items
        .filter(({ id }) => batches.includes(id))
        .reduce((sum, batch) => sum + Math.round(batch.total * 100), 0)
      expect(total).toBe(out)
    }),
    { numRuns: runs({ usual: 5, full: 20 }) },
  )
}, 120_000)

test('of calls at the same moment one counts', async () => {
  const number = await build.expense({ status: 'approved' })
  const finance = it.as('finance')
  const made = await Promise.allSettled(
    Array.from({ length: 4 }, () => finance.call(createBatch, { body: { claims: [number] } })),
  )
  const [batch] = made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const params = { batchId: batch?.id ?? '' }
  const settled = await Promise.allSettled([
    ...Array.from({ length: 3 }, () => finance.call(payBatch, { params, body: { reference: 'U', paid_on: TODAY } })),
    finance.call(dissolveBatch, { params }),
  ])
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectSoundBooks()
})
