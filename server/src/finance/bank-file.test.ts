import { putBankDetails } from '@pravas/contract/bank-details'
import { batchPayments, getBankTemplate, putBankTemplate } from '@pravas/contract/bank-file'
import {
  bouncePayments,
  createBatch,
  dissolveBatch,
  financeClaim,
  listFinanceClaims,
  payBatch,
  verifyClaim,
} from '@pravas/contract/finance'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as } = it
const DETAILS = { account_holder: '=Asha Rao', account_number: '001122334455', ifsc: 'HDFC0001234' }
type Claimant = 'employee' | 'colleague' | 'outsider'
const claim = (claimant: Claimant, rupees = [1240]) => build.expense({ claimant, status: 'approved', rupees })
const enter = (who: Claimant, account_number = DETAILS.account_number) =>
  as(who).call(putBankDetails, { body: { ...DETAILS, account_number } })
const batchOf = async (...claims: string[]) => (await as('finance').call(createBatch, { body: { claims } })).id
const file = (id: string, who: 'finance' | 'auditor' = 'finance') => as(who).get(`/api/finance/batches/${id}/bank.csv`)
const linesOf = (body: unknown) => String(body).trim().split('\r\n').slice(1)

test('a bank file pays to the accounts of the claims’ owners, without formulas, and names what it leaves out', async () => {
  await enter('employee')
  const [first, large, missing] = [
    await claim('employee', [1240.5]),
    await claim('employee', [250_000]),
    await claim('colleague'),
  ]
  const id = await batchOf(first, large, missing)
  const { status, headers, body } = await file(id)
  expect([status, headers.get('content-type'), headers.get('x-left-out')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    missing,
  ])
  expect(headers.get('content-disposition')).toContain('bank-PAY-2026-000001.csv')
  expect(linesOf(body)).toEqual([
    `'=Asha Rao,001122334455,HDFC0001234,1240.50,NEFT,${first}`,
    `'=Asha Rao,001122334455,HDFC0001234,250000.00,RTGS,${large}`,
  ])
  const shown = await as('finance').call(batchPayments, { params: { batchId: id } })
  expect(shown).toMatchObject({
    payments: [
      { claims: [first], account_number: '001122334455', mode: 'NEFT' },
      { claims: [large], mode: 'RTGS' },
    ],
    total: 251_240.5,
    left_out: [{ claim: missing, why: 'missing', amount: 1240, changed_at: null }],
    fits: true,
  })
  const masked = await as('auditor').call(batchPayments, { params: { batchId: id } })
  expect(masked.payments.map(({ account_number }) => account_number)).toEqual(['•••• 4455', '•••• 4455'])
  expect((await file(id, 'auditor')).status).toBe(403)
  const read = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'payment_batch.bank_file')
    .orderBy('id')
    .execute()
  expect(read).toEqual([{ detail: { number: 'PAY-2026-000001', claims: 2, left_out: [missing] } }])
})

test('a batch pays to the accounts of when it was made, whatever is changed later', async () => {
  await enter('employee')
  const id = await batchOf(await claim('employee'))
  it.clock.set('2026-06-10T07:00:00Z')
  await enter('employee', '998877665544')
  expect(linesOf((await file(id)).body)).toEqual([expect.stringContaining('001122334455')])
})

test('a changed account is left out with the reason, and a batch that pays nobody has no file', async () => {
  await enter('employee')
  it.clock.set('2026-06-10T07:00:00Z')
  await enter('employee', '998877665544')
  const [held, missing] = [await claim('employee'), await claim('colleague')]
  const id = await batchOf(held, missing)
  const { status, body } = await file(id)
  expect(status).toBe(409)
  expect((body as { detail: string }).detail).toContain(held)
  const { left_out, fits } = await as('auditor').call(batchPayments, { params: { batchId: id } })
  expect([left_out, fits]).toMatchObject([
    [
      { claim: held, why: 'held', changed_at: '2026-06-10T07:00:00.000Z' },
      { claim: missing, why: 'missing' },
    ],
    false,
  ])
  await as('finance').call(dissolveBatch, { params: { batchId: id } })
  expect((await file(id)).status).toBe(409)
  expect((await file('PAY-2026-000099')).status).toBe(404)
})

test('what was not paid is left out when the rest is marked as paid, and is free for another batch', async () => {
  await enter('employee')
  const [first, missing] = [await claim('employee'), await claim('colleague')]
  const id = await batchOf(first, missing)
  const pay = (unpaid: string[]) =>
    as('finance').call(payBatch, {
      params: { batchId: id },
      body: { reference: 'UTR1', paid_on: '2026-06-10', unpaid },
    })
  await expect(pay(['EXP-1999-000001'])).rejects.toThrow('request.invalid')
  await expect(pay([first, missing])).rejects.toThrow('batch.nothing_to_pay')
  expect(await pay([missing])).toMatchObject({ claims: 1, total: 1240 })
  const { items } = await as('finance').call(listFinanceClaims, { query: { batch: 'none' } })
  expect(items.map(({ number, account }) => [number, account])).toEqual([[missing, 'missing']])
  // The file of a paid batch is still what the bank was handed, also once a payment came back.
  const before = (await file(id)).body
  await as('finance').call(bouncePayments, {
    params: { batchId: id },
    body: { claims: [first], bounced_on: '2026-06-10', reason: 'Closed account.' },
  })
  expect((await file(id)).body).toEqual(before)
  await batchOf(missing, first)
})

test('a claim of which nothing is paid is no line of the file', async () => {
  await enter('employee')
  const [first, nothing] = [await claim('employee'), await claim('employee', [100])]
  const params = { expenseId: nothing }
  const { lines } = await as('finance').call(financeClaim, { params })
  const adjustments = lines.map(({ receipt_id }) => ({ receipt_id, amount: 0, reason: 'Private.' }))
  await as('finance').call(verifyClaim, { params, body: { adjustments } })
  const { headers, body } = await file(await batchOf(first, nothing))
  expect([headers.get('x-left-out'), linesOf(body).length]).toEqual([nothing, 1])
})

test('the template is the organisation’s: its columns hold, and of two changes of one version one counts', async () => {
  const { version, template } = await as('auditor').call(getBankTemplate, {})
  expect(version).toBe(0)
  const columns = (['amount', 'ifsc', 'account_number', 'text'] as const).map((holds) => ({
    holds,
    heading: holds,
    text: 'X',
  }))
  const put = (changed: typeof template) =>
    as('finance').call(putBankTemplate, { body: { version: 0, template: changed } })
  await expect(put({ ...template, columns: columns.slice(1) })).rejects.toThrow('request.invalid')
  await expect(put({ ...template, rtgs_from: 100_000 })).rejects.toThrow('request.invalid')
  expect(await put({ ...template, header: false, columns })).toMatchObject({ version: 1 })
  await expect(put(template)).rejects.toThrow('bank_template.changed')
  await enter('employee')
  const { body } = await file(await batchOf(await claim('employee')))
  expect(body).toBe('1240.00,HDFC0001234,001122334455,X\r\n')
})
