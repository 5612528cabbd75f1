import { expect, test } from 'vitest'
import { uploadedReceipts } from './shown-receipts.ts'

const timestamp = '2026-06-10T09:00:00.000Z'
const said = { text: 'Uploaded 2 receipts: a.jpg, b.jpg', isUser: true, timestamp }
const answer = {
  text: 'I have read 2 receipts:\n\n| 1 | [Old Fort](/api/receipts/r1/file) |\n| 2 | [City Cabs](/api/receipts/r2/file) |\n\n[Old Fort](/api/receipts/r1/file) may be a duplicate.',
  isUser: false,
  timestamp,
}
const idsOf = (messages: (typeof answer)[], message: typeof answer, there = ['r1', 'r2']) =>
  uploadedReceipts(messages, message, (id) => there.includes(id))?.map(({ receipt_id }) => receipt_id)

test('an answer out of the history shows the receipts that it links to, each once', () => {
  expect(idsOf([said, answer], answer)).toEqual(['r1', 'r2'])
})

test('a receipt that was removed or is of another conversation is not shown', () => {
  expect(idsOf([said, answer], answer, ['r2'])).toEqual(['r2'])
  expect(idsOf([said, answer], answer, [])).toBeUndefined()
})

test('an answer to a question shows none, whatever it links to', () => {
  expect(idsOf([{ ...said, text: 'which is the largest?' }, answer], answer)).toBeUndefined()
  expect(idsOf([said, answer], said)).toBeUndefined()
})

test('what the upload answered comes first', () => {
  const live = { ...answer, receipts: [{ receipt_id: 'r9', data: { total: 5 } }] }
  expect(uploadedReceipts([said, live], live, () => true)).toMatchObject([{ receipt_id: 'r9', data: { total: 5 } }])
})
