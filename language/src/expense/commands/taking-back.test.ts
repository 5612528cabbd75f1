import { expect, test } from 'vitest'
import { numberedReceipts } from '../receipts/receipts.fixture.ts'
import { takenBackIn } from './taking-back.ts'

const OPEN = numberedReceipts([
  { merchant: 'City Cabs', category: 'Transport' },
  { merchant: 'Sea Palace', category: 'Accommodation' },
])
const read = (message: string) => takenBackIn(message, { open: OPEN, today: '2026-06-10' })

test.each([
  ['galat bola, wapas 145 karo', { about: '', totalPaise: 14_500 }],
  ['arre nahi nahi 145 hi rehne do jo chhapa hai', { about: '', totalPaise: 14_500 }],
  ['then back to 1,130', { about: '', totalPaise: 113_000 }],
  ['cab back to 130.50', { about: 'cab', totalPaise: 13_050 }],
  ['sorry bring it back i was mixing it up with another day', { about: '' }],
  ['hmm no put it back how it was', { about: '' }],
  ['cab pehle jaisa kar do', { about: 'cab' }],
  ['galat bola', { about: '' }],
  ['no dont, wrong trip', undefined],
  ['as it was please', { about: '' }],
])('%s', (message, expected) => {
  expect(read(message)).toEqual(expected)
})

test.each([
  'wapas karo nahi',
  'is it back?',
  'the cab is wrong',
  'bring it back and send it',
  'back to 130 and 140',
  'i will be back on monday',
  'galat bola, 145 likho',
])('%s takes nothing back', (message) => {
  expect(read(message)).toBeUndefined()
})
