import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { say, sayAfter } from './saying.fixture.ts'
import type { NumberedReceipt } from './texts.ts'

const RECEIPTS: Partial<NumberedReceipt>[] = [
  { merchant: 'Old Fort Kitchen', totalPaise: 124_050, category: 'Food' },
  { merchant: 'City Cabs', totalPaise: 64_000, category: 'Transport' },
  { merchant: 'Marina Rooms', totalPaise: 4976, currency: 'SGD', category: 'Accommodation' },
]
const RUPEES_ASKED = {
  pending: { kind: 'value' as const, receiptId: 'id-3', field: 'totalPaise' as const, blocks: true },
}

test.each([
  '49.76',
  '50',
  'it was 49.76',
  '50 dollars',
  'maybe 3450',
  'lagbhag 3000',
  '3400 or 3500',
  'he said 3000',
  'not 3450',
  '3450 something',
])('%s is no answer in rupees', async (answer) => {
  const { held, state, text } = await sayAfter(RUPEES_ASKED, RECEIPTS, answer)
  expect(held[2]).toMatchObject({ totalPaise: 4976, currency: 'SGD' })
  expect(state.pending).toMatchObject({ field: 'totalPaise', blocks: true })
  expect(text).toContain('in rupees')
})

test.each([
  ['3,450', 345_000],
  ['₹3,240', 324_000],
  ['teen hazaar', 300_000],
  ['3.2k', 320_000],
])('%s is the total in rupees', async (answer, totalPaise) => {
  const { held } = await sayAfter(RUPEES_ASKED, RECEIPTS, answer)
  expect(held[2]).toMatchObject({ totalPaise, currency: 'INR' })
})

test('a total without a currency keeps that of the receipt', async () => {
  const { held, text } = await say(RECEIPTS, 'the total of receipt 3 is 49.80')
  expect(held[2]).toMatchObject({ totalPaise: 4980, currency: 'SGD' })
  expect(text).toMatch(wordsOf('edit.done', { value: 'SGD 49.80', before: 'SGD 49.76' }))
})

test.each([
  ['total of all except food', ['₹640.00 and SGD 49.76']],
  ['list everything but the cab', ['₹1,240.50 and SGD 49.76']],
  ['which receipts are not food', ['₹640.00 and SGD 49.76']],
  ['khane ke alawa sab ka total', ['₹640.00 and SGD 49.76']],
  ['total of everything except tips', ['couldn’t apply “except tips”', '₹1,880.50 and SGD 49.76']],
])('%s leaves out what it excludes, or says that it does not', async (question, said) => {
  const { text } = await say(RECEIPTS, question)
  for (const words of said) expect(text).toContain(words)
})

test.each([
  ['gstin of receipt 2 is 27AAPFU0939F1ZO', 'valid GSTIN'],
  ['date of receipt 1 is 31/02/2026', 'isn’t a date in the calendar'],
  ['date of receipt 1 is 3 December 2026', '3 Dec 2026 is in the future'],
  ['the date of receipt 1 is last week', 'one date'],
  ['the merchant of receipt 1 is 27AAPFU0939F1ZV', 'is a GSTIN, not a merchant'],
  ['the merchant of receipt 1 is 88214', 'isn’t the name of a merchant'],
  ['the merchant and date of receipt 3 are Chai Point', 'the merchant and the date one at a time'],
  ['the category of receipt 1 is gifts', 'Food, Transport, Accommodation or Miscellaneous'],
  ['maybe the total of receipt 2 is 700', 'I changed nothing'],
])('%s: is not set, and told why', async (message, why) => {
  const before = await say(RECEIPTS)
  const { held, text } = await say(RECEIPTS, message)
  expect(text).toContain(why)
  expect(held).toEqual(before.held)
})
