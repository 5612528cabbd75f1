import { listWaiting } from '@pravas/contract/approval-lists'
import { PendingExpense, pendingExpensesOfTeam } from '@pravas/contract/approvals'
import {
  endCard,
  importStatement,
  listCardLines,
  listCards,
  matchCardLine,
  matchCards,
  registerCard,
  unmatchCardLine,
} from '@pravas/contract/company-cards'
import { listExports, makeExport } from '@pravas/contract/exports'
import {
  claimPayments,
  createBatch,
  dissolveBatch,
  financeClaim,
  payBatch,
  verifyClaim,
} from '@pravas/contract/finance'
import { beforeEach, expect, test } from 'vitest'
import { Voucher } from '../exports/voucher-rules.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as } = it
const TODAY = '2026-06-10'

beforeEach(async () => {
  await register()
})
const register = (person = 'EMP1001', last_four = '4321') =>
  as('finance').call(registerCard, { body: { person, last_four, label: 'Bank of Delhi' } })
const HEADER = 'Date,Card,Description,Amount\n'
/** A statement with a payment of each amount, on the day of the builders' receipts. */
const statement = (...rupees: number[]) =>
  HEADER + rupees.map((amount, at) => `08/06/2026,4321,OLD FORT ${at},${amount}`).join('\n')
const read = (csv: string, commit = true, who: Who = 'finance') =>
  as(who).call(importStatement, { body: { csv, commit } })
const lines = (state: 'missing' | 'matched' = 'missing', view: 'mine' | 'all' = 'all', who: Who = 'finance') =>
  as(who).call(listCardLines, { query: { view, state } })
const batchOf = (...claims: string[]) => as('superadmin').call(createBatch, { body: { claims } })
const vouchers = async () => {
  await as('finance').call(makeExport, { body: { kind: 'journal', month: '2026-06' } })
  const rows = await db
    .selectFrom('export_vouchers')
    .select('voucher')
    .orderBy('export_id')
    .orderBy('position')
    .execute()
  return rows.map(({ voucher }) => {
    const { number, entries } = Voucher.parse(voucher)
    return [number, ...entries.map(({ ledger, paise }) => `${ledger} ${paise / 100}`)]
  })
}

test('what a company card paid is recorded, and not paid to its holder', async () => {
  const number = await build.expense({ status: 'approved', rupees: [1240, 300] })
  expect(await read(statement(1240))).toMatchObject({ added: 1, matched: 1, refused: [] })

  const params = { expenseId: number }
  expect(await as('finance').call(financeClaim, { params })).toMatchObject({
    approved: 1540,
    card: 1240,
    payable: 300,
    lines: [
      { by_card: true, payable: 0 },
      { by_card: false, payable: 300 },
    ],
  })
  for (const who of ['employee', 'manager'] as const)
    expect(await as(who).call(claimPayments, { params })).toMatchObject({
      card: 1240,
      card_payments: [{ what: 'OLD FORT 0', amount: 1240, last_four: '4321', on: '2026-06-08' }],
    })
  expect(await vouchers()).toEqual([
    [number, 'Staff Welfare Expenses 1540', 'Corporate Card Payable -1240', 'Employee Reimbursements Payable -300'],
  ])
  expect(await batchOf(number)).toMatchObject({ total: 300 })
})

test('whoever decides is told what company cards paid of a claim, in both lists and as soon as that is known', async () => {
  const [partly, not] = [await build.expense({ rupees: [1240, 300] }), await build.expense({ rupees: [75] })]
  const params = { employeeId: 'EMP2001' }
  const lists = async () => {
    const list = await as('manager').call(pendingExpensesOfTeam, { params })
    const { items, version } = await as('manager').call(listWaiting, { query: { type: 'expense' } })
    const paged = PendingExpense.array().parse(items)
    return { version, of: (number: string) => [list, paged].map((all) => all.find(isNumbered(number))?.card) }
  }
  const before = await lists()
  expect(before.of(partly)).toEqual([undefined, undefined])

  await read(statement(1240))

  const after = await lists()
  expect([partly, not].map(after.of)).toEqual([
    [1240, 1240],
    [undefined, undefined],
  ])
  expect(after.version).not.toBe(before.version)
  const [matched] = (await lines('matched')).items
  await as('finance').call(unmatchCardLine, { params: { lineId: matched?.id ?? '' } })
  expect((await lists()).of(partly)).toEqual([undefined, undefined])
})
const isNumbered =
  (number: string) =>
  ({ expense_number }: PendingExpense) =>
    expense_number === number

test('importing the same file again adds nothing, and two alike on a day are two', async () => {
  const csv = `${HEADER}08/06/2026,4321,UBER,100\n08/06/2026,4321,UBER,100\n09/06/2026,4321,PAYMENT,500 Cr\n`
  expect(await read(csv, false)).toMatchObject({ added: 2, known: 0, credits: 1, total: 200, matched: 0 })
  expect((await lines()).items).toEqual([])
  expect(await read(csv)).toMatchObject({ added: 2, known: 0 })
  expect(await read(csv)).toMatchObject({ added: 0, known: 2 })
  expect((await lines()).items).toHaveLength(2)
  const many = await Promise.all([read(statement(7)), read(statement(7)), read(statement(7))])
  expect(many.some(({ added }) => added === 1)).toBe(true)
  expect((await lines()).items).toHaveLength(3)
})

test('bad lines are named with the reason: days, cards of nobody or of several, and cards of others for a holder', async () => {
  await register('EMP1002', '9999')
  await register('EMP1003', '9999')
  const csv = `${HEADER}08/06/2026,1111,A,1\n11/06/2026,4321,B,1\n08/06/2026,9999,C,1\n08/06/2026,,D,1\n`
  expect((await read(csv)).refused).toEqual([
    { line: 2, who: 'A', reason: 'Card: no registered card ends in 1111.' },
    { line: 3, who: 'B', reason: 'Date: this day is in the future.' },
    { line: 4, who: 'C', reason: 'Card: several registered cards end in 9999. Choose the card.' },
    { line: 5, who: 'D', reason: 'Card: the statement doesn’t say which card this is. Choose the card.' },
  ])
  expect(await read(statement(5), true, 'employee')).toMatchObject({ added: 1 })
  expect((await read(`${HEADER}08/06/2026,9999,C,1\n`, true, 'outsider')).added).toBe(1)
  expect((await read(statement(6), true, 'colleague')).refused).toHaveLength(1)
})

test('the holder is told of payments without a receipt, and matches what fits more than one', async () => {
  await build.expense({ rupees: [80] })
  const second = await build.expense({ rupees: [80] })
  await read(statement(80))
  const mail = await db.selectFrom('outbox_mails').select('subject').where('subject', 'like', '%no receipt%').execute()
  expect(mail).toHaveLength(1)
  const mine = await lines('missing', 'mine', 'employee')
  const [line] = mine.items
  expect(line?.candidates).toHaveLength(2)
  const candidate = line?.candidates.find(({ claim }) => claim === second)
  const params = { lineId: line?.id ?? '' }
  const choose = (who: Who, receipt_id = candidate?.receipt_id ?? '') =>
    as(who).call(matchCardLine, { params, body: { receipt_id } })
  await expect(choose('colleague')).rejects.toThrow('record.not_found')
  await expect(choose('employee', '00000000-0000-7000-8000-000000000000')).rejects.toThrow('request.invalid')
  expect(await choose('employee')).toMatchObject({ receipt: { claim: second, by: expect.any(String) }, candidates: [] })
  await expect(choose('employee')).rejects.toThrow('card.taken')
  expect((await lines()).items).toEqual([])
})

test('a receipt that comes later is found when its holder looks, and before anything is paid', async () => {
  await read(statement(80, 90))
  await build.expense({ rupees: [80] })
  expect(await as('employee').call(matchCards)).toEqual({ matched: 1 })
  const number = await build.expense({ status: 'approved', rupees: [90, 10] })
  expect(await batchOf(number)).toMatchObject({ total: 10 })
})

test('a claim of which it is not clear whether a card paid a receipt is not paid', async () => {
  const number = await build.expense({ status: 'approved', rupees: [80, 80] })
  await read(statement(80))
  await expect(batchOf(number)).rejects.toThrow('card.unclear')
  const [line] = (await lines()).items
  const receipt_id = line?.candidates[0]?.receipt_id ?? ''
  await as('employee').call(matchCardLine, { params: { lineId: line?.id ?? '' }, body: { receipt_id } })
  expect(await batchOf(number)).toMatchObject({ total: 80 })
})

test('only finance takes a match back, not on their own card, and not once a batch pays the claim', async () => {
  const number = await build.expense({ status: 'approved', rupees: [80, 20] })
  await read(statement(80))
  const [line] = (await lines('matched')).items
  const params = { lineId: line?.id ?? '' }
  await expect(as('employee').call(unmatchCardLine, { params })).rejects.toThrow('action.forbidden')
  const { id } = await batchOf(number)
  await expect(as('finance').call(unmatchCardLine, { params })).rejects.toThrow('card.settled')
  await as('finance').call(dissolveBatch, { params: { batchId: id } })
  expect(await as('finance').call(unmatchCardLine, { params })).toMatchObject({ receipt: null })
})

test('a match after the export is booked by itself, and so is taking it back', async () => {
  const number = await build.expense({ status: 'approved', rupees: [80, 20] })
  const payable = 'Employee Reimbursements Payable'
  await vouchers()
  await read(statement(80))
  const [line] = (await lines('matched')).items
  expect((await vouchers()).slice(1)).toEqual([[`${number}/C1`, `${payable} 80`, 'Corporate Card Payable -80']])
  await as('finance').call(unmatchCardLine, { params: { lineId: line?.id ?? '' } })
  expect((await vouchers()).slice(2)).toEqual([[`${number}/D1`, 'Corporate Card Payable 80', `${payable} -80`]])
  const { waiting } = await as('finance').call(listExports, { query: { month: '2026-06' } })
  expect(waiting?.records).toBe(0)
})

test('of what a card paid finance takes nothing off, and what finance cut is no candidate', async () => {
  const number = await build.expense({ status: 'approved', rupees: [80, 20] })
  await read(statement(80))
  const params = { expenseId: number }
  const verify = async (at: number) => {
    const { lines: of } = await as('finance').call(financeClaim, { params })
    const adjustment = { receipt_id: of[at]?.receipt_id ?? '', amount: 5, reason: 'Less.' }
    return as('finance').call(verifyClaim, { params, body: { adjustments: [adjustment] } })
  }
  await expect(verify(0)).rejects.toThrow('request.invalid')
  expect(await verify(1)).toMatchObject({ payable: 5, card: 80 })
  await read(statement(20))
  const [line] = (await lines()).items
  expect(line).toMatchObject({ amount: 20, candidates: [] })
  const { id } = await batchOf(number)
  expect(
    await as('finance').call(payBatch, { params: { batchId: id }, body: { reference: 'U', paid_on: TODAY } }),
  ).toMatchObject({ total: 5 })
})

test('cards are registered once, seen by their holder and finance, and ended', async () => {
  await expect(register()).rejects.toThrow('card.known')
  await expect(register('EMP0000')).rejects.toThrow('request.invalid')
  const { items, manage } = await as('employee').call(listCards)
  expect([items.map(({ last_four }) => last_four), manage]).toEqual([['4321'], false])
  expect((await as('colleague').call(listCards)).items).toEqual([])
  const [card] = (await as('auditor').call(listCards)).items
  await as('finance').call(endCard, { params: { cardId: card?.id ?? '' } })
  expect((await read(statement(1))).refused).toHaveLength(1)
})

test('the database itself keeps a match one to one, and settled ones as they are', async () => {
  const number = await build.expense({ status: 'approved', rupees: [80] })
  await read(statement(80, 80))
  const rows = await db.selectFrom('card_lines').select('id').orderBy('what').execute()
  const receipt = await db.selectFrom('receipts').select(['id', 'org_id']).executeTakeFirstOrThrow()
  const insert = (line: number) =>
    db
      .insertInto('card_matches')
      .values({
        org_id: receipt.org_id,
        line_id: rows[line]?.id ?? '',
        receipt_id: receipt.id,
        matched_by: null,
        matched_at: new Date(),
      })
      .execute()
  await insert(0)
  await expect(insert(1)).rejects.toThrow('card_matches_receipt_key')
  await db.deleteFrom('card_matches').execute()
  const { id } = await db
    .selectFrom('expenses')
    .select('id')
    .where('expense_number', '=', number)
    .executeTakeFirstOrThrow()
  const batch = {
    org_id: receipt.org_id,
    id: receipt.id,
    number: 'PAY-X',
    made_by: it.actor('finance').personId,
    made_at: new Date(),
  }
  await db.insertInto('payment_batches').values(batch).execute()
  const line = {
    org_id: receipt.org_id,
    batch_id: batch.id,
    expense_id: id,
    person_id: it.actor('employee').personId,
    settled_by: null,
  }
  await db
    .insertInto('payment_lines')
    .values({ ...line, paise: 8000 })
    .execute()
  await expect(insert(0)).rejects.toThrow('keeps how it was paid')
})
