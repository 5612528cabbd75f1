import { expect, test } from 'vitest'
import {
  takeBounds,
  takeCategories,
  takeCities,
  takeExclusions,
  takeKinds,
  takeLacks,
  takeMerchant,
  takeStatuses,
} from './filters.ts'

test.each([
  ['on food', ['Food']],
  ['taxis and hotels', ['Transport', 'Accommodation']],
  ['on gifts', []],
])('categories of: %s', (text, categories) => {
  expect(takeCategories(text).value).toEqual(categories)
})

test.each([
  ['on uber this year', ['uber']],
  ['petrol and parking', ['petrol', 'parking']],
  // People call any bill of transport so.
  ['taxis', []],
  ['on food', []],
])('kinds of bills of: %s', (text, names) => {
  expect(takeKinds(text).value.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['everything except food', ['Food'], ''],
  ['all but the cabs and hotels', ['Transport', 'Accommodation'], ''],
  ['sab, khane ke alawa', ['Food'], ''],
  ['total other than mumbai', [], 'mumbai'],
])('exclusions of: %s', (text, categories, others) => {
  const { value } = takeExclusions(text)
  expect(value.categories).toEqual(categories)
  expect(value.others).toContain(others)
})

test.each([
  ['in bombay and bengaluru', ['Mumbai', 'Bangalore']],
  ['in jaipur', ['Jaipur']],
  ['del was fine', []],
])('cities of: %s', (text, cities) => {
  expect(takeCities(text).value).toEqual(cities)
})

test.each([
  ['what is left to claim', ['unclaimed']],
  ['not yet claimed', ['unclaimed']],
  ['still pending', ['pending']],
  ['approved or rejected', ['approved', 'rejected']],
  ['how much did i claim', []],
])('where it stands: %s', (text, statuses) => {
  expect(takeStatuses(text).value).toEqual(statuses)
})

test.each([
  ['bills without gstin', 'gstin'],
  ['which have no gst number', 'gstin'],
  ['gstin is missing', 'gstin'],
  ['without our company gstin', 'recipient_gstin'],
  ["that don't have an invoice number", 'invoice_number'],
  ['no tax lines', 'tax'],
  ['missing dates', 'date'],
  ['with gstin', null],
])('what is missing: %s', (text, field) => {
  expect(takeLacks(text).value).toBe(field)
})

test.each([
  ['above ₹500', 50_001, null],
  ['over rs. 1240.50', 124_051, null],
  ['at least 500', 50_000, null],
  ['below 2k', null, 199_999],
  ['up to 1 lakh', null, 10_000_000],
  ['between 500 and 1000', 50_000, 100_000],
  ['over lunch', null, null],
])('bounds of: %s', (text, leastPaise, mostPaise) => {
  expect(takeBounds(text).value).toEqual({ leastPaise, mostPaise })
})

test.each([
  ['how much at old fort kitchen', 'old fort kitchen'],
  ['spent on gifts', 'gifts'],
  ['for the blue tokai coffee house in all', 'blue tokai coffee house'],
  ['from all of them', null],
  ['for each month', null],
])('a name after a preposition: %s', (text, name) => {
  expect(takeMerchant(text).value).toBe(name)
})
