import { expect, test } from 'vitest'
import { correctionsIn } from './correction.ts'

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
    { kind: 'no-value', field: 'totalPaise', why: { why: expect.any(String) } },
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
