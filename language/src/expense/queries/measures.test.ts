import { expect, test } from 'vitest'
import { takeMeasure } from './measures.ts'

test.each([
  ['how much did i spend', 'sum', null, null],
  ['total by city', 'sum', 'city', null],
  ['split by category', null, 'category', null],
  ['month by month', null, 'month', null],
  ['city-wise', null, 'city', null],
  ['how many receipts', 'count', null, null],
  ['average per day', 'per-day', null, null],
  ['average on food per day', 'per-day', null, null],
  ['daily average', 'per-day', null, null],
  ['average monthly spend', 'per-month', null, null],
  ['average bill', 'average', null, null],
  ['my biggest expense', 'largest', null, null],
  ['the 3 most expensive bills', 'largest', null, 3],
  ['cheapest one', 'smallest', null, null],
  ['top merchants', 'sum', 'merchant', 5],
  ['top 3 cities', 'sum', 'city', 3],
  ['which city did i spend the most in', 'sum', 'city', 5],
  ['how much gst did we pay', 'tax', null, null],
  ['latest bill', 'latest', null, null],
  ['list my bills', 'list', null, null],
  ['hello there', null, null, null],
])('%s', (text, measure, group, top) => {
  expect(takeMeasure(text).value).toEqual({ measure, group, top })
})
