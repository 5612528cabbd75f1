import { expect, test } from 'vitest'
import { bareAmountIn } from './bare-amount.ts'

test.each([
  ['350', 35_000],
  ['1,140', 114_000],
  ['₹1,240.50', 124_050],
  ['Rs. 450/-', 45_000],
  ['rs450', 45_000],
  ['450 rupees only.', 45_000],
  ["it's 640.50", 64_050],
  ['It was 640', 64_000],
  ['the total is 1,24,000', 12_400_000],
  ['total: 99', 9_900],
  ['500 hai', 50_000],
  ['₹640.50, not 604', 64_050],
])('%s: an amount in rupees', (message, paise) => {
  expect(bareAmountIn(message)).toMatchObject({ paise, negative: false })
})

test.each([
  ['USD 45.50', 'USD'],
  ['$45.50', 'USD'],
  ['45.50 dollars', 'USD'],
  ["it's €12", 'EUR'],
  ['RM 60', 'MYR'],
  ['S$20.00', 'SGD'],
])('%s: an amount in another currency', (message, foreign) => {
  expect(bareAmountIn(message)).toMatchObject({ currency: foreign })
})

test.each([
  'remove receipt 2',
  'link it to trip 3',
  'claim 2 receipts as one',
  'I will upload 2 more receipts',
  'thanks, wait 5 minutes',
  'the lunch was for 4 people',
  'I have one more bill of 500 to upload',
  '2 more',
  'receipt 3',
  '500 or 600',
  '5 May',
  'thanks',
  '',
])('%s: no bare amount', (message) => {
  expect(bareAmountIn(message)).toBeUndefined()
})
