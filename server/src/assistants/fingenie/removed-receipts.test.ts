// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.

import { fingenieHistory } from '@pravas/contract/chat'
import { getClaim } from '@pravas/contract/claims'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { changeReceipt, deleteReceipt, restoreReceipt } from '@pravas/contract/receipt-review'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const { as } = it

const SESSION = 'fingenie-1'
const LUNCH: Printed = { merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240.5, category: 'Food' }
const CAB: Printed = { merchant: 'City Cabs', date: '2026-06-09', rupees: 640, category: 'Transport' }
const TEA: Printed = { merchant: 'Tea Point', date: '2026-06-09', rupees: 90.5, category: 'Food' }

async function upload(...receipts: Printed[]): Promise<string[]> {
  const files = receipts.map((printed) => uploadOf(`${printed.merchant}.png`, receiptPng(printed)))
  const { summary } = await as('employee').call(uploadReceipts, { body: { receipts: files, sessionId: SESSION } })
  return summary.receipts.map(({ receipt_id }) => receipt_id ?? '')
}
async function waiting() {
  const { claim } = await as('employee').call(getClaim, { query: { sessionId: SESSION } })
  return claim?.receipts.map(({ number, fields }) => [number, fields.merchant.value, fields.total.value])
}
const send = () =>
  as('employee').call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId: SESSION } })
const remove = (receiptId = '') => as('employee').call(deleteReceipt, { params: { receiptId } })
const restore = (receiptId = '') => as('employee').call(restoreReceipt, { params: { receiptId } })
const say = async (message: string) =>
  (await as('employee').call(askFinGenie, { body: { message, sessionId: SESSION } })).response

test('a removed receipt is in nothing, and comes back with its number and edits', async () => {
  const [receiptId = ''] = await upload(LUNCH, CAB)
  await as('employee').call(changeReceipt, { params: { receiptId }, body: { total: 900 } })
  const refused = (who: Who) => as(who).refused(restoreReceipt, { params: { receiptId } })
  await remove(receiptId)
  expect(await waiting()).toEqual([[2, 'City Cabs', 640]])
  const change = { params: { receiptId }, body: { total: 1 } }
  expect(await as('employee').refused(changeReceipt, change)).toMatchObject({ code: 'record.not_found' })
  expect(await as('employee').refused(deleteReceipt, { params: { receiptId } })).toMatchObject({ status: 404 })
  expect(await refused('colleague')).toMatchObject({ code: 'record.not_found' })
  expect((await as('employee').get(`/api/receipts/${receiptId}/file`)).status).toBe(200)

  const { receipt } = await restore(receiptId)
  expect(receipt).toMatchObject({ number: 1, fields: { total: { value: 900, read: 1240.5 } } })
  expect(await waiting()).toEqual([
    [1, 'Old Fort Kitchen', 900],
    [2, 'City Cabs', 640],
  ])
  await restore(receiptId)
  const trail = await it.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('record_id', '=', receiptId)
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual([
    'receipt.added',
    'receipt.corrected',
    'receipt.removed',
    'receipt.restored',
  ])
  await send()
  expect(await refused('employee')).toMatchObject({ code: 'receipt.claimed' })
})

test('one that comes back after the others were claimed gets a number of its own, and goes with the conversation', async () => {
  const [receiptId = ''] = await upload(LUNCH, CAB)
  await remove(receiptId)
  await send()
  const [tea] = await upload(TEA)
  await restore(receiptId)
  expect(await waiting()).toEqual([
    [2, 'Old Fort Kitchen', 1240.5],
    [1, 'Tea Point', 90.5],
  ])
  await remove(tea)
  await as('employee').call(fingenieHistory.deleteSession, { params: { sessionId: SESSION } })
  for (const id of [receiptId, tea]) expect((await as('employee').get(`/api/receipts/${id}/file`)).status).toBe(404)
})

test.each([
  ['undo'],
  ['bring it back'],
  ['undo that please'],
  ['restore receipt 2'],
  ['bring the City Cabs receipt back'],
])('said in the chat, “%s” brings it back', async (message) => {
  await upload(LUNCH, CAB)
  await say('the total of receipt 2 is 700')
  await say('remove receipt 2')
  expect(await say('yes')).toMatch(wordsOf('remove.done'))
  expect(await waiting()).toEqual([[1, 'Old Fort Kitchen', 1240.5]])
  expect(await say(message)).toMatch(wordsOf('undo.restored'))
  expect(await waiting()).toEqual([
    [1, 'Old Fort Kitchen', 1240.5],
    [2, 'City Cabs', 700],
  ])
  expect(await say(message)).not.toContain('is back')
})

test('a receipt that was removed by hand is brought back in the chat too', async () => {
  const [, cab] = await upload(LUNCH, CAB)
  await remove(cab)
  expect(await say('restore the receipt from City Cabs')).toMatch(wordsOf('undo.restored'))
  expect(await waiting()).toHaveLength(2)
})
