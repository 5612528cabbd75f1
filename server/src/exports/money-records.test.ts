import { approveExpense } from '@pravas/contract/approvals'
import { listExports, type MadeExport, makeExport } from '@pravas/contract/exports'
import {
  bouncePayments,
  closeMonth,
  createBatch,
  dissolveBatch,
  financeClaim,
  payBatch,
  unverifyClaim,
  verifyClaim,
} from '@pravas/contract/finance'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { Voucher } from './voucher-rules.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as } = it
const TODAY = '2026-06-10'

const make = (month = '2026-06') => as('finance').call(makeExport, { body: { kind: 'tally', month } })
const file = async ({ files }: MadeExport, at = 0) => {
  const response = await fetch(new URL(files[at] ?? '', it.origin), { headers: { cookie: await it.cookie('finance') } })
  return response.text()
}
const vouchersOf = async ({ export_id: id }: MadeExport) => {
  const rows = await db
    .selectFrom('export_vouchers')
    .select('voucher')
    .where('export_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ voucher }) => Voucher.parse(voucher))
}
const shown = async (made: MadeExport) =>
  (await vouchersOf(made)).map(({ number, type, day, entries }) => [
    number,
    type,
    day,
    ...entries.map(({ ledger, paise }) => `${ledger} ${paise / 100}`),
  ])
async function cut(number: string, amounts: readonly number[]) {
  const params = { expenseId: number }
  const { lines } = await as('finance').call(financeClaim, { params })
  const adjustments = lines.flatMap(({ receipt_id, approved }, at) =>
    amounts[at] === undefined || amounts[at] === approved
      ? []
      : [{ receipt_id, amount: amounts[at], reason: 'Not ours.' }],
  )
  return as('finance').call(verifyClaim, { params, body: { adjustments } })
}
const batchOf = (...claims: string[]) => as('superadmin').call(createBatch, { body: { claims } })
const pay = (batchId: string) =>
  as('finance').call(payBatch, { params: { batchId }, body: { reference: 'UTR1', paid_on: TODAY } })

test('what finance takes off, pays and gets back are vouchers of one export, each once', async () => {
  const number = await build.expense({ status: 'approved', rupees: [1000, 240] })
  await cut(number, [1000, 200])
  const batch = await batchOf(number)
  await pay(batch.id)
  const bounced = { claims: [number], bounced_on: TODAY, reason: 'Closed account.' }
  await as('finance').call(bouncePayments, { params: { batchId: batch.id }, body: bounced })

  const made = await make()

  const line = `${batch.number}/${number}`
  const payable = 'Employee Reimbursements Payable'
  expect(await shown(made)).toEqual([
    [number, 'Journal', TODAY, 'Staff Welfare Expenses 1240', `${payable} -1240`],
    [`${number}/A1`, 'Journal', TODAY, `${payable} 40`, 'Staff Welfare Expenses -40'],
    [line, 'Payment', TODAY, `${payable} 1200`, 'Bank Account -1200'],
    [`${line}/R`, 'Receipt', TODAY, 'Bank Account 1200', `${payable} -1200`],
  ])
  expect(made).toMatchObject({ records: 4, total: 3680 })
  expect(await make()).toMatchObject({ records: 0, total: 0 })
})

test('the file of Tally says of a payment what left the bank, and reads the same again', async () => {
  const number = await build.expense({ status: 'approved', rupees: [500] })
  await pay((await batchOf(number)).id)
  const made = await make()

  const xml = await file(made)

  const texts: Record<string, string[]> = {}
  const parser = new SaxesParser()
  const open: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => void open.push(name))
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => {
    const name = open.at(-1) ?? ''
    if (text.trim() !== '') texts[name] = [...(texts[name] ?? []), text]
  })
  parser.write(xml).close()
  expect(texts.VOUCHERTYPENAME).toEqual(['Journal', 'Payment'])
  expect(texts.LEDGERNAME?.slice(2)).toEqual(['Employee Reimbursements Payable', 'Bank Account'])
  expect(texts.ISDEEMEDPOSITIVE?.slice(2)).toEqual(['Yes', 'No'])
  expect(texts.AMOUNT?.slice(2)).toEqual(['-500.00', '500.00'])
  const sum = (texts.AMOUNT ?? []).reduce((all, amount) => all + Math.round(Number(amount) * 100), 0)
  expect(sum).toBe(0)
  await as('finance').call(bouncePayments, {
    params: { batchId: (await db.selectFrom('payment_batches').select('id').executeTakeFirstOrThrow()).id },
    body: { claims: [number], bounced_on: TODAY, reason: 'Closed account.' },
  })
  expect(await file(made)).toBe(xml)
})

test('of what is verified anew before anybody has it, the last counts; after an export, the difference is booked', async () => {
  const number = await build.expense({ status: 'approved', rupees: [1000, 240] })
  await cut(number, [900, 240])
  await cut(number, [1000, 200])
  const waiting = await as('finance').call(listExports, { query: { month: '2026-06' } })
  expect(waiting.waiting).toEqual({ records: 2, total: 1280 })
  await make()
  await cut(number, [950, 240])

  const second = await make()

  const payable = 'Employee Reimbursements Payable'
  expect(await shown(second)).toEqual([
    [`${number}/A2`, 'Journal', TODAY, `${payable} 10`, 'Staff Welfare Expenses -10'],
  ])
  await as('finance').call(unverifyClaim, { params: { expenseId: number } })
  expect(await shown(await make())).toEqual([
    [`${number}/A3`, 'Journal', TODAY, `${payable} -50`, 'Staff Welfare Expenses 50'],
  ])
})

test('what was taken off in a month that is closed by now stays in it', async () => {
  const number = await build.expense({ status: 'approved', rupees: [1000] })
  await cut(number, [900])
  it.clock.set('2026-07-02T06:00:00Z')
  await as('finance').call(closeMonth, { params: { month: '2026-06' } })

  await cut(number, [950])

  expect((await shown(await make('2026-06'))).at(-1)?.[3]).toBe('Employee Reimbursements Payable 100')
  expect((await shown(await make('2026-07')))[0]?.slice(2, 4)).toEqual([
    '2026-07-02',
    'Employee Reimbursements Payable -50',
  ])
})

test('a batch that is dissolved, and a payment of nothing, are no vouchers', async () => {
  const [first, second] = [
    await build.expense({ status: 'approved', rupees: [100] }),
    await build.expense({ status: 'approved', rupees: [50] }),
  ]
  const dissolved = await batchOf(first)
  await as('finance').call(dissolveBatch, { params: { batchId: dissolved.id } })
  await cut(second, [0])
  await pay((await batchOf(second)).id)

  expect((await shown(await make())).map(([number]) => number)).toEqual([first, second, `${second}/A1`])
})

test('the database keeps one record of a payment, and what was exported', async () => {
  const number = await build.expense()
  await as('manager').call(approveExpense, { body: { id: number } })
  await pay((await batchOf(number)).id)
  const record = await db.selectFrom('money_records').selectAll().executeTakeFirstOrThrow()
  const { seq: _, cuts: __, ...again } = record
  await expect(
    db
      .insertInto('money_records')
      .values({ ...again, id: '0199a5f0-0000-7000-8000-000000000009' })
      .execute(),
  ).rejects.toThrow('money_records_payments_key')
  await expect(db.updateTable('money_records').set({ paise: 1 }).execute()).rejects.toThrow('does not change')
  await make()
  await expect(db.deleteFrom('money_records').execute()).rejects.toThrow('export_vouchers')
})

test('after several that were exported, an adjustment records no more than the receipts that it changes', async () => {
  const number = await build.expense({ status: 'approved', rupees: [1000, 500] })
  for (const amounts of [[900], [900, 400], [900, 300]]) {
    await cut(number, amounts)
    await make()
  }
  const records = await db.selectFrom('money_records').select(['paise', 'cuts']).orderBy('seq').execute()
  const [first, second] = (await as('finance').call(financeClaim, { params: { expenseId: number } })).lines.map(
    ({ receipt_id }) => receipt_id,
  )

  expect(records).toEqual([
    { paise: 100_00, cuts: [{ receipt_id: first, before: 0, after: 100_00 }] },
    { paise: 100_00, cuts: [{ receipt_id: second, before: 0, after: 100_00 }] },
    { paise: 100_00, cuts: [{ receipt_id: second, before: 100_00, after: 200_00 }] },
  ])
})

test('what moved on the first of a month, or was approved as it began in India, is in the export of that month alone', async () => {
  it.clock.set('2026-06-30T18:29:59Z')
  const june = await build.expense({ status: 'approved', rupees: [10] })
  it.clock.set('2026-06-30T18:30:00Z')
  const july = await build.expense({ status: 'approved', rupees: [20] })
  it.clock.set('2026-07-02T06:00:00Z')
  const batch = await batchOf(june)
  const body = { reference: 'UTR1', paid_on: '2026-07-01' }
  await as('finance').call(payBatch, { params: { batchId: batch.id }, body })

  const numbers = async (month: string) => (await vouchersOf(await make(month))).map(({ number }) => number)
  expect(await numbers('2026-06')).toEqual([june])
  expect(await numbers('2026-07')).toEqual([july, `${batch.number}/${june}`])
})
