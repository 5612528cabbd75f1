import { expect, test } from 'vitest'
import { numberedReceipts } from '../receipts/receipts.fixture.ts'
import { readReceiptQuestion } from './receipt-question.ts'

const spoken = numberedReceipts([
  { merchant: 'Marina Rooms', category: 'Accommodation' },
  { merchant: 'City Cabs', category: 'Transport' },
  { merchant: '24 Seven', category: 'Food' },
]).map((receipt) => ({ ...receipt, totalPaise: null }))
const read = (message: string) =>
  readReceiptQuestion(message, { today: '2026-06-10', spoken, focus: undefined, topic: undefined })

test.each([
  'hotel was 4500 for 2 nights',
  'hotel stay 2 nights at 2700 each',
  'hotel three nights',
  'the hotel was 2 or 3 nights',
  'maybe the hotel was 3 nights',
  'hotel nights 3',
  'actually 3 nights',
  'the hotel bill covers 3 nights',
  'gstin of receipt 2 is 27',
])('a figure beside a field is no question: %s', (message) => {
  expect(read(message)).toBeUndefined()
})

test.each<[string, string, string[]]>([
  ['how many nights was the hotel', 'nights', ['id-1']],
  ['how many nights for 4500', 'nights', ['id-1', 'id-2', 'id-3']],
  ['is the hotel for 3 nights', 'nights', ['id-1']],
  ['the hotel was for 3 nights?', 'nights', ['id-1']],
  ['hotel nights', 'nights', ['id-1']],
  ['gstin of receipt 2', 'gstin', ['id-2']],
  ['gstin of 2 and 3', 'gstin', ['id-2', 'id-3']],
  ['gstin of 24 Seven', 'gstin', ['id-3']],
])('%s asks for a field', (message, field, receipts) => {
  expect(read(message)).toMatchObject({ topic: { about: 'field', field }, receipts })
})

test.each([
  ['compare City Cabs with the food', ['id-2', 'id-3']],
  ['compare receipt 3 with the hotel', ['id-3', 'id-1']],
  ['compare City Cabs with the lunch and the hotel', ['id-2', 'id-3', 'id-1']],
])('%s', (message, receipts) => {
  expect(read(message)).toMatchObject({ topic: { about: 'compare' }, receipts })
})
