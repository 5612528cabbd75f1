import { expect, test } from 'vitest'
import { mentionsIn } from './mentions.ts'
import { numberedReceipts } from './receipts.fixture.ts'

const RECEIPTS = numberedReceipts([
  { merchant: 'Old Fort Kitchen', category: 'Food', date: '2026-06-08', fileName: 'IMG_0001.jpg' },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-09' },
  { merchant: 'Hotel Palm Grove', category: 'Accommodation', date: '2026-06-09' },
  { merchant: 'City Bakery', category: 'Food', date: '2026-05-30' },
])
const TODAY = '2026-06-10'

const mentioned = (text: string, focus?: string) => {
  const { by, receipts } = mentionsIn(text, RECEIPTS, { today: TODAY, focus })
  return [by, ...receipts.map(({ number }) => number)]
}

test.each([
  ['the total of the second one', ['number', 2]],
  ['receipt 3', ['number', 3]],
  ['receipt #3', ['number', 3]],
  ['#4', ['number', 4]],
  ['receipts 1, 2 and 4', ['number', 1, 2, 4]],
  ['receipts 2 to 4', ['number', 2, 3, 4]],
  ['difference between receipt 1 and receipt 3', ['number', 1, 3]],
  ['the first and the third', ['number', 1, 3]],
  ['the last one', ['number', 4]],
  ['the last two', ['number', 3, 4]],
  ['first two receipts', ['number', 1, 2]],
  ['receipt 9', ['number']],
  ['IMG_0001.jpg', ['file', 1]],
  ['total of img_0001', ['file', 1]],
  ['how much was Old Fort', ['merchant', 1]],
  ['the palm grove bill', ['merchant', 3]],
  ['what did I pay at the bakery', ['merchant', 4]],
  ['compare Old Fort and Palm Grove', ['merchant', 1, 3]],
  ['City Cabs', ['merchant', 2]],
  ['how much for food', ['category', 1, 4]],
  ['taxi and hotel costs', ['category', 2, 3]],
  ['what did I spend yesterday', ['date', 2, 3]],
  ['spending in May', ['date', 4]],
  ['what is the total', ['none', 1, 2, 3, 4]],
  ['receipt 2 nights is 3', ['number', 2]],
  ['bill 2 nights is 3', ['number', 2]],
  ['the hotel bill 3 nights', ['category', 3]],
  ['the hotel was 2 or 3 nights', ['category', 3]],
  ['the cab of 2 or 3 km', ['category', 2]],
  ['the last 2 nights', ['none', 1, 2, 3, 4]],
  ['what is the first date', ['none', 1, 2, 3, 4]],
])('%s', (text, expected) => {
  expect(mentioned(text)).toEqual(expected)
})

test('it is the receipt spoken of last', () => {
  expect(mentioned('what is its date', RECEIPTS[2]?.id)).toEqual(['focus', 3])
  expect(mentioned('what did I spend this month', RECEIPTS[2]?.id)).toEqual(['date', 1, 2, 3])
})

const MIXED = numberedReceipts([
  { merchant: "Domino's Pizza", category: 'Food', fileName: 'dom.png' },
  { merchant: 'Smart card recharge', category: 'Transport', fileName: 'metro.png' },
  { merchant: 'Booking', fileName: 'zoom.png' },
  { merchant: 'Nath Stationers' },
  { merchant: 'IndiGo PNR K8XQ2L', category: 'Transport' },
  { merchant: 'Uber', category: 'Transport' },
  { merchant: 'Cafe Coffee Day', category: 'Food' },
])

test.each([
  ['dominos should be 779', ['merchant', 1]],
  ['zoomcar was on 2nd nov', ['merchant', 3]],
  ['the stationery one', ['merchant', 4]],
  ['ccd and uber, same day?', ['merchant', 6, 7]],
  ['the flight was 6485', ['category', 5]],
  ['the cab', ['category', 6]],
  ['3 aur 4 ka total', ['number', 3, 4]],
  ['swap the totals of 1 and 2', ['number', 1, 2]],
  ['2 ka total', ['number', 2]],
  ['dusri wali', ['number', 2]],
  ['tell me first', ['none', 1, 2, 3, 4, 5, 6, 7]],
  ['let me ask my boss first', ['none', 1, 2, 3, 4, 5, 6, 7]],
  ['it was the 11th, not the 10th of November', ['date']],
  ['set receipt 1 to 500', ['number', 1]],
])('%s: ordinals and days are told apart, names in spite of slips', (text, expected) => {
  const { by, receipts } = mentionsIn(text, MIXED, { today: '2026-11-23', focus: undefined })
  expect([by, ...receipts.map(({ number }) => number)]).toEqual(expected)
})
