import { uploadReceipts } from '@pravas/contract/fingenie'
import { expect, test } from 'vitest'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const reader = fakeReader()
const it = await testApp({ reader }, { STORAGE_QUOTA_MB: '1' })
const { db } = it.database
const MEGABYTE = 2 ** 20

/** A receipt whose file has about this many bytes; another `rupees` is another file. */
function receiptOf(bytes: number, rupees: number) {
  const printed: Printed & { filler: string } = { merchant: 'Old Fort Kitchen', rupees, filler: 'x'.repeat(bytes) }
  return uploadOf('lunch.png', receiptPng(printed))
}

const upload = (who: Who, ...receipts: ReturnType<typeof receiptOf>[]) =>
  it.as(who).post('/api/chat/fingenie/upload', { receipts, sessionId: 'fingenie-1' })

const held = async () => (await db.selectFrom('receipts').select('id').execute()).length

test('who has no room left is told how much is used, before anything is read, and others have theirs', async () => {
  await upload('employee', receiptOf(0.6 * MEGABYTE, 100))
  const { reads } = reader
  const refused = await upload('employee', receiptOf(1000, 200), receiptOf(0.6 * MEGABYTE, 300))
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'storage.full',
      detail: expect.stringMatching(/take 0\.7 MB of your 1 MB, and this upload needs 0\.7 MB more/),
    },
  })
  expect([reader.reads, await held()]).toEqual([reads, 1])
  expect((await upload('employee', receiptOf(1000, 200))).status).toBe(200)
  expect((await upload('colleague', receiptOf(0.6 * MEGABYTE, 300))).status).toBe(200)
})

test('a file that a person has counts once, however often it comes', async () => {
  for (const sessionId of ['fingenie-1', 'fingenie-2', 'fingenie-3']) {
    const receipts = [receiptOf(0.6 * MEGABYTE, 100)]
    await it.as('employee').call(uploadReceipts, { body: { receipts, sessionId } })
  }
  expect(await held()).toBe(3)
})

test('of uploads at the same time only those that fit are kept', async () => {
  const answers = await Promise.all([1, 2, 3].map((rupees) => upload('employee', receiptOf(0.6 * MEGABYTE, rupees))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await held()).toBe(1)
})

test('removing a receipt makes no room at once, as its file is still there', async () => {
  const { summary } = await it
    .as('employee')
    .call(uploadReceipts, { body: { receipts: [receiptOf(0.6 * MEGABYTE, 100)], sessionId: 'fingenie-1' } })
  const id = summary.receipts[0]?.receipt_id ?? ''
  expect((await it.as('employee').send('DELETE', `/api/receipts/${id}`)).status).toBeLessThan(300)
  expect((await upload('employee', receiptOf(0.6 * MEGABYTE, 200))).status).toBe(409)
})
