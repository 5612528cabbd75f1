import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { say } from './saying.fixture.ts'
import { SETS_NO_TOTAL, SETS_TOTAL } from './total-phrases.fixture.ts'

const RECEIPTS = [
  { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 198_000, category: 'Food' },
  { merchant: 'City Cabs', date: '2026-06-05', totalPaise: 66_800, category: 'Transport' },
  { merchant: 'Sea Palace', date: '2026-06-06', totalPaise: 720_700, category: 'Accommodation' },
  { merchant: 'CloudHost', date: '2026-06-04', totalPaise: 4_550, currency: 'USD', category: 'Miscellaneous' },
] as const
const totals = (receipts: readonly { totalPaise: number | null }[]) => receipts.map(({ totalPaise }) => totalPaise)

test.each(SETS_TOTAL)('%s: sets the total of receipt %i to %d', async (said, number, total) => {
  const { held } = await say(RECEIPTS, said)
  const expected = totals(RECEIPTS).with(number - 1, Math.round(total * 100))
  expect(totals(held)).toEqual(expected)
})

test.each(SETS_NO_TOTAL)('%s: sets no total', async (said) => {
  expect(totals((await say(RECEIPTS, said)).held)).toEqual(totals(RECEIPTS))
})

test('a rate makes the rupees of a foreign receipt, and is no total by itself', async () => {
  const { held } = await say(RECEIPTS, 'cloudhost rate was 84.2')
  expect(totals(held)).toEqual(totals(RECEIPTS).with(3, 383_110))
})

test.each([
  ['cab price per km is 18', 'per km', 2],
  ['dinner total without tip is 1700', 'without tip', 1],
  ['receipt 2 blurp sau', 'blurp', 2],
  ['cab total for today is 450', 'today', 2],
])('%s: “%s” is named, and the total of receipt %i asked for', async (said, words, number) => {
  const { text, state } = await say(RECEIPTS, said)
  expect(text).toMatch(wordsOf('unclear.unread', { words }))
  expect(state.pending).toEqual({ kind: 'value', receiptId: `id-${number}`, field: 'totalPaise' })
})

test('the tables are long enough to mean something', () => {
  expect(SETS_TOTAL.length).toBeGreaterThanOrEqual(60)
  expect(SETS_NO_TOTAL.length).toBeGreaterThanOrEqual(120)
})
