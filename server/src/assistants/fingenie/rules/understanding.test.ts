import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { say } from './saying.fixture.ts'
import type { NumberedReceipt } from './texts.ts'

const RECEIPTS: Partial<NumberedReceipt>[] = [
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-05', totalPaise: 540_000 },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 },
  { merchant: 'Coastal Spice', category: 'Food', date: '2026-06-05', totalPaise: 231_000 },
]

test.each([
  ['compare the cab with Cloudhost', 'I didn’t catch “Cloudhost”'],
  ['cab was to the hotel', 'Noted for your approver: “to the hotel” (receipt 2 (City Cabs))'],
  ['book a hotel in Goa', 'TripMate'],
  ['flight to Delhi', 'TripMate'],
  ['who gets it if I send this?', '**Meera Iyer**'],
  ['what happens after I send it', '**Meera Iyer** as a claim'],
  ['can I change it after sending', 'choose Edit'],
  ['what happened to my last claim', 'You haven’t sent a claim yet'],
  ['which claims did Meera reject', 'You haven’t sent a claim yet'],
  ['sabse mehnga kaunsa hai', 'The largest receipt is receipt 1'],
  ['clear all receipts', 'Shall I remove receipt 1'],
  ['how much was the cab near Andheri', '“near Andheri”'],
  ['I paid 500 for the cab and got 140 back', '“500'],
])('%s: %s', async (message, words) => {
  const { text, held } = await say(RECEIPTS, message)
  expect(text).toContain(words)
  expect(held.map(({ totalPaise }) => totalPaise)).toEqual([540_000, 64_000, 231_000])
})

test('amounts that stand beside receipts are set after a yes, and one undo takes all of them back', async () => {
  const asked = await say(RECEIPTS, 'cab 700 and dinner 1800')
  expect(asked.text).toContain('(City Cabs) to **₹700.00** and receipt 3 (Coastal Spice) to **₹1,800.00**?')
  expect(asked.held[1]?.totalPaise).toBe(64_000)
  const set = await say(RECEIPTS, 'cab 700 and dinner 1800', 'yes')
  expect(set.held.map(({ totalPaise }) => totalPaise)).toEqual([540_000, 70_000, 180_000])
  const undone = await say(RECEIPTS, 'cab 700 and dinner 1800', 'yes', 'undo that')
  expect(undone.held.map(({ totalPaise }) => totalPaise)).toEqual([540_000, 64_000, 231_000])
})

test.each(['no', 'only the cab', 'how much is it?', 'send it'])(
  'amounts beside receipts stay unset after %s',
  async (answer) => {
    const { held } = await say(RECEIPTS, 'cab 700 and dinner 1800', answer)
    expect(held.map(({ totalPaise }) => totalPaise)).toEqual([540_000, 64_000, 231_000])
  },
)

test('an amount in another scale is asked about, and counts when it is said again', async () => {
  const asked = await say(RECEIPTS, 'the total of receipt 2 is wrong', '2')
  expect(asked.text).toMatch(wordsOf('edit.scale', { amount: '₹2.00', present: '₹640.00' }))
  expect(asked.held[1]?.totalPaise).toBe(64_000)
  const other = await say(RECEIPTS, 'the total of receipt 2 is wrong', '2', '2 hundred')
  expect(other.held[1]?.totalPaise).toBe(20_000)
  const again = await say(RECEIPTS, 'the total of receipt 2 is wrong', '2', '2')
  expect(again.held[1]?.totalPaise).toBe(200)
})

test('where two readings are as likely and would change different things, both are named and neither is done', async () => {
  const { text, held, state } = await say(RECEIPTS, 'combine the receipts and drop the hotel')
  expect(text).toContain('- All receipts go into one claim')
  expect(text).toMatch(wordsOf('two-ways.remove', { receipts: '(Marina Rooms)' }))
  expect(held).toHaveLength(3)
  expect(state.pending).toBeUndefined()
})

test('a total below zero is none, whatever the figure after the sign', async () => {
  const { text, held } = await say(RECEIPTS, 'the total of receipt 1 is -600')
  expect(text).toMatch(wordsOf('refused.negative-total'))
  expect(held[0]?.totalPaise).toBe(540_000)
})

test('words beside an answer that nobody read are named', async () => {
  const { text, held } = await say(RECEIPTS, 'remove the cab', 'keep blorfy')
  expect(text).toMatch(wordsOf('not-caught', { words: /“blorfy”/ }))
  expect(held).toHaveLength(3)
})
