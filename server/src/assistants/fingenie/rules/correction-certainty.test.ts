import { expect, test } from 'vitest'
import { correctionsIn } from './correction.ts'
import { say, sayAfter } from './saying.fixture.ts'
import type { NumberedReceipt } from './texts.ts'

const TODAY = '2026-11-21'

// What is no value as a whole is asked for.
test.each([
  'maybe the total of receipt 2 is 700',
  'mabye the total of receipt 2 is 700',
  'I think the total of receipt 2 is 700',
  'the total of receipt 2 might be 700',
  'the total of receipt 2 is probably 700',
  'as far as I remember the total of receipt 2 is 700',
  'the total of receipt 2 is around 700 rupees',
  'the total of receipt 2 is ~700',
  'the total of receipt 2 is 700, I guess',
  'can you set the total of receipt 2 to about 700',
  'receipt 2 ka total shayad 700 hai',
  'रसीद 2 की राशि शायद 700 है',
  'the driver said the total of receipt 2 is 700',
  'according to the driver receipt 2 was ₹700',
  'usne bola receipt 2 ka total 700 hai',
  'the total of receipt 2 is half of 1280',
  'the total of receipt 2 is double',
  'the total of receipt 2 is +18%',
  'the total of receipt 2 is 1,240 plus tip',
  'the total of receipt 2 is 700 without the tip',
  'the total of receipt 2 is 500-600',
  'the total of receipt 2 is 500 or 600',
  'the total of receipt 2 is 12,50',
  'the total of receipt 2 is not 500',
  'the total of receipt 2 is 500 nahi',
  "don't change the total of receipt 2 to 500",
  'receipt 2 ka total 500 nahi hai',
  'receipt 2 cost 700 for two people',
])('%s: the total is asked for', (message) => {
  expect(correctionsIn(message, TODAY)).toMatchObject([
    { kind: 'no-value', field: 'totalPaise', why: expect.stringContaining('I changed nothing') },
  ])
})

test.each([
  ['the date of receipt 2 is maybe 5 June', 'date'],
  ['the date of receipt 2 is around 5 June', 'date'],
  ['the date of receipt 2 is 5 June or 6 June', 'date'],
  ['the date of receipt 2 is not 5 June', 'date'],
  ['the date of receipt 2 is 3rd floor', 'date'],
  ['the date of receipt 2 is terminal 3', 'date'],
  ['the date of receipt 2 is Monday, 3 June 2026', 'date'],
  ['cgst of receipt 2 is about 32', 'cgstPaise'],
  ['receipt 2 is maybe food', 'category'],
  ['do not set receipt 2 to Food', 'category'],
  ['he told me receipt 2 was paid by card', 'paymentMeans'],
  ['the merchant of receipt 2 is maybe Chai Point', 'merchant'],
  ['the merchant of receipt 2 is not Chai Point', 'merchant'],
])('%s: the %s is asked for', (message, field) => {
  expect(correctionsIn(message, TODAY)).toMatchObject([{ kind: 'no-value', field }])
})

test.each<[string, object]>([
  ['the total of receipt 2 is 12.5k', { totalPaise: 1_250_000 }],
  ['change the total of receipt 2 to 1.2 lakh', { totalPaise: 12_000_000 }],
  ['the total of receipt 2 is 7 hundred', { totalPaise: 70_000 }],
  ['set the total of receipt 2 12 thousand', { totalPaise: 1_200_000 }],
  ['receipt 2 ka total saadhe saat sau hai', { totalPaise: 75_000 }],
  ['रसीद 2 की राशि साढ़े सात सौ है', { totalPaise: 75_000 }],
  ['receipt 2 ka total 700 hai 640 nahi', { totalPaise: 70_000 }],
  ['the total of receipt 2 was 500 instead of 640', { totalPaise: 50_000 }],
  ['the bill says the total of receipt 2 is 700', { totalPaise: 70_000 }],
  ['the total of receipt 1, not receipt 2, is 900', { totalPaise: 90_000 }],
  ['the date of receipt 2 is the day before yesterday', { date: '2026-11-19' }],
  ['the date of receipt 2 was last to last Friday', { date: '2026-11-13' }],
  ['रसीद 2 की तारीख परसों थी', { date: '2026-11-19' }],
  ['the date of receipt 2 is Tuesday, 3 November', { date: '2026-11-03' }],
  ['the merchant of receipt 2 is Around the Corner Cafe', { merchant: 'Around the Corner Cafe' }],
])('%s is set', (message, change) => {
  expect(correctionsIn(message, TODAY)).toMatchObject([{ kind: 'change', change }])
})

test.each(['29 feb', '31 nov', '31/02/2026'])('%s is asked for, as there was none', (day) => {
  expect(correctionsIn(`the date of receipt 2 is ${day}`, TODAY)).toMatchObject([{ kind: 'refused' }])
})

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
  expect(text).toContain('now **SGD 49.80** (it was SGD 49.76)')
})

test.each([
  ['total of all except food', ['₹640.00 and SGD 49.76']],
  ['list everything but the cab', ['₹1,240.50 and SGD 49.76']],
  ['which receipts are not food', ['₹640.00 and SGD 49.76']],
  ['khane ke alawa sab ka total', ['₹640.00 and SGD 49.76']],
  ['total of everything except tips', ['could not apply “except tips”', '₹1,880.50 and SGD 49.76']],
])('%s leaves out what it excludes, or says that it does not', async (question, said) => {
  const { text } = await say(RECEIPTS, question)
  for (const words of said) expect(text).toContain(words)
})
