import { expect, test } from 'vitest'
import { say } from './saying.fixture.ts'

// The conversation is on Wednesday, 10 June 2026.
const DINNER = { merchant: 'Udupi Grand', date: '2026-06-03', totalPaise: 198_000, category: 'Food' } as const
const CAB = { merchant: 'City Cabs', date: '2026-06-05', totalPaise: 66_800, category: 'Transport' } as const
const HOTEL = { merchant: 'Sea Palace', date: '2026-06-06', totalPaise: 720_700, category: 'Accommodation' } as const
const ALL = [DINNER, CAB, HOTEL]

test.each([
  ['dinner date 2 june', 0, { date: '2026-06-02' }],
  ['hotel date 5/6/2026', 2, { date: '2026-06-05' }],
  ['date of hotel 5 june 2026', 2, { date: '2026-06-05' }],
  ['receipt 1 date yesterday', 0, { date: '2026-06-09' }],
  ['cab date kal ki hai', 1, { date: '2026-06-09' }],
  ['receipt 1 was on tuesday', 0, { date: '2026-06-09' }],
  ['gstin of hotel 27AAPFU0939F1ZV', 2, { gstin: '27AAPFU0939F1ZV' }],
  ['hotel gstin 27AAPFU0939F1ZV', 2, { gstin: '27AAPFU0939F1ZV' }],
  ['receipt 3 gstin 27AAPFU0939F1ZV', 2, { gstin: '27AAPFU0939F1ZV' }],
  ["I don't agree with dinner total, make it 1990", 0, { totalPaise: 199_000 }],
  ['I disagree with the dinner total, it should be 1990', 0, { totalPaise: 199_000 }],
  ['the cab total is wrong, change it to 700', 1, { totalPaise: 70_000 }],
  ["the cab total doesn't look right, it should be 700", 1, { totalPaise: 70_000 }],
] as const)('%s: is set', async (said, index, change) => {
  const { held } = await say(ALL, said)
  expect(held).toMatchObject(ALL.map((receipt, at) => (at === index ? { ...receipt, ...change } : receipt)))
})

test.each([
  ['dinner date 32 nov', 'isn’t a date in the calendar'],
  ['dinner date 30 feb', 'isn’t a date in the calendar'],
  ['hotel date 31/11/2026', 'isn’t a date in the calendar'],
  ['the date of the hotel is 45 june', 'isn’t a date in the calendar'],
  ['cab date tomorrow', 'is in the future'],
  ['cab date is tomorrow', 'is in the future'],
  ['cab date 5 june or 6 june', 'What is the right date of receipt 2'],
  ['receipt 1 was on wednesday', 'What is the right date of receipt 1'],
  ['receipt 1 on wednesday', 'receipt'],
  ['check-in date of hotel is 5 June', 'I didn’t understand “check”'],
  ['hotel gstin 27AAPFU0939F1ZO', 'isn’t a valid GSTIN'],
  ['cab total 650.555', 'has more than two decimals'],
  ["the dinner total isn't right", 'What is the right total of receipt 1'],
  ["I don't agree with dinner total", 'What is the right total of receipt 1'],
  ['hotel total 7.2', '₹7.20 is a long way from the current total, ₹7,207.00'],
  ['hotel total is 720700', 'from the current total, ₹7,207.00'],
  ['dinner date?', 'Jun 2026'],
  ['expenses of date 5 june', '668'],
] as const)('%s: nothing is set, and it says “%s”', async (said, words) => {
  const { held, text } = await say(ALL, said)
  expect(held).toMatchObject(ALL)
  expect(held[2]?.gstin).toBeNull()
  expect(text).toContain(words)
})

test.each([
  ["the dinner total isn't right", '2020', 0, 202_000],
  ["I don't agree with dinner total", '1990', 0, 199_000],
  ['hotel total 7.2', '7200', 2, 720_000],
  ['cab total 650.555', '650.55', 1, 65_055],
  ['cab price per km is 18', '700', 1, 70_000],
] as const)('%s, then %s: the total that was asked for', async (first, then, index, totalPaise) => {
  const { held } = await say(ALL, first, then)
  expect(held).toMatchObject(ALL.map((receipt, at) => (at === index ? { ...receipt, totalPaise } : receipt)))
})
