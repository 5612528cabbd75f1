import { expensePdfPath } from '@pravas/contract/expenses'
import { expect, test, vi } from 'vitest'
import { problem } from '../errors.ts'
import { createFileStorage } from '../files/storage.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import type { ClaimPdfWriter } from './claim-pdf/writer.ts'
import { createClaimPdfs } from './claim-pdf-service.ts'
import { createExpenses } from './service.ts'

const it = await testApp({ claimPdfWriter: { write: async () => Buffer.from('%PDF-1.7'), close: () => undefined } })
const { as, anonymous } = it
const { db } = it.database
const build = builders(it)

test.each([
  ['employee', 200],
  ['manager', 200],
  ['superadmin', 200],
  ['colleague', 404],
  ['outsider', 404],
  ['othermanager', 404],
  ['newjoiner', 404],
] as const)('%s is answered %i', async (who, status) => {
  const answer = await as(who).get(expensePdfPath(await build.expense()))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain(status === 200 ? 'application/pdf' : 'application/problem+json')
})

test('without a session, and for what is no expense, there is nothing', async () => {
  const number = await build.expense()
  expect((await anonymous.get(expensePdfPath(number))).status).toBe(401)
  for (const unknown of ['EXP-1999-000001', '%00', 'x'.repeat(200), '00000000-0000-7000-8000-000000000000']) {
    expect((await as('superadmin').get(expensePdfPath(unknown))).status).toBe(404)
  }
})

test('receipts that are too large together are refused before any is read', async () => {
  const number = await build.expense()
  await db
    .updateTable('receipts')
    .set({ byte_size: 101 * 1024 * 1024 })
    .execute()
  const { status, body } = await as('employee').get(expensePdfPath(number))
  expect({ status, body }).toMatchObject({ status: 413, body: { code: 'claim_pdf.too_large' } })
})

test('no receipt is read for a document that is refused, nor before its turn', async () => {
  const files = createFileStorage(it.dataDir)
  const read = vi.spyOn(files, 'get')
  const write = vi.fn<ClaimPdfWriter['write']>().mockRejectedValue(problem('claim_pdf.busy'))
  const writer = { write, close: () => undefined }
  const charge = vi.fn()
  const pdfs = createClaimPdfs({ db, clock: it.clock, files, expenses: createExpenses({ db }), writer, charge })
  const number = await build.expense()
  await db
    .updateTable('receipts')
    .set({ file_hash: 'a'.repeat(64) })
    .execute()
  const employee = it.actor('employee')
  const { signal } = new AbortController()
  await expect(pdfs.of(employee, number, signal)).rejects.toMatchObject({ code: 'claim_pdf.busy' })
  expect(write.mock.calls[0]?.[0]).toBe(employee.personId)
  expect(read).not.toHaveBeenCalled()
  expect(charge).toHaveBeenCalledExactlyOnceWith(employee, 5_000)
  const load = write.mock.calls[0]?.[1]
  expect((await load?.())?.receipts.map(({ content }) => content)).toEqual(['gone'])
  expect(read).toHaveBeenCalledOnce()
})

test('the API reference tells of it', async () => {
  const { body } = await as('employee').get('/api/docs/json')
  expect(body).toMatchObject({ paths: { '/api/expense/{expenseId}/pdf': { get: { tags: ['Expenses'] } } } })
})
