import { expect, test } from 'vitest'
import { amountWishIn } from './amount-wishes.ts'
import { paymentWishesIn } from './payment-wishes.ts'

const SHARED = { date: null, currency: 'INR' }
const CAB = { ...SHARED, id: 'id-1', number: 1, merchant: 'City Cabs', fileName: 'a.jpg', category: 'Transport' }
const DINNER = { ...SHARED, id: 'id-2', number: 2, merchant: 'Coastal Spice', fileName: 'b.jpg', category: 'Food' }
const OPEN = [
  { ...CAB, totalPaise: 14_500 },
  { ...DINNER, totalPaise: 176_400 },
]
const context = { open: OPEN, focus: 'id-2', today: '2026-06-10' }

test.each([
  ['actually the net payable there should be 1684, they knocked off the service chg afterwards', 2, 168_400],
  ['cab wala sahi nahi hai, usme 154 likh do, maine 9 rs extra diye the', 1, 15_400],
  ['dinner ka net payable 1684 hai, service charge hata diya unhone', 2, 168_400],
])('%s', (message, number, totalPaise) => {
  expect(amountWishIn(message, context)).toEqual({ number, totalPaise })
})

test.each([
  'the net payable should be 1684, they knocked off 80?',
  'cab me 154 mat likho, maine extra diye the',
  'cab 154 karo, dinner 1600 karo',
  'they took 1684',
])('%s sets no total', (message) => {
  expect(amountWishIn(message, context)).toBeUndefined()
})

test.each([
  ['both done in cash', [{ numbers: [1, 2], paymentMethod: 'cash' }]],
  [
    'sry only cab in cash, dinner was upi obviously',
    [
      { numbers: [1], paymentMethod: 'cash' },
      { numbers: [2], paymentMethod: 'upi' },
    ],
  ],
  ['dono card se pay kiya', [{ numbers: [1, 2], paymentMethod: 'card' }]],
  ['I settled the dinner by credit card', [{ numbers: [2], paymentMethod: 'card' }]],
  ['paid with forex card', [{ numbers: [2], paymentMethod: 'card' }]],
  ['भुगतान मैंने नकद में किया था', [{ numbers: [2], paymentMethod: 'cash' }]],
])('%s', (message, expected) => {
  expect(paymentWishesIn(message, context)).toEqual(expected)
})

test.each([
  'is it paid by cash?',
  'it was not paid in cash',
  'cash',
  'paid 500 in cash',
  'how did i pay, cash or card',
])('%s tells of no payment', (message) => {
  expect(paymentWishesIn(message, context)).toBeUndefined()
})
