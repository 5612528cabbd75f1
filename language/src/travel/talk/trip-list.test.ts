import { expect, test } from 'vitest'
import { tripListIn } from './trip-list.ts'

test.each([
  ['meri saari trips dikhao', {}],
  ['mere trip requests ka kya hua', {}],
  ['kaunsi trip approve hui hai', { status: 'approved' }],
  ['kitni requests pending hain meri', { status: 'pending' }],
  ['kaunsi abhi approval me pending hai?', { status: 'pending' }],
  ['mera koi trip reject hua kya', { status: 'rejected' }],
  ['ab kaunsi trips bachi hai', { status: 'pending' }],
  ['मेरी यात्राएँ दिखाइए', {}],
  ['which ones are still pending', { status: 'pending' }],
] as const)('%s asks for a list', (message, list) => {
  expect(tripListIn(message)).toEqual({ ...list, isOfMany: true })
})

test.each([
  'sab trips cancel karo',
  'is it approved',
  'which one is cheaper',
  'which flight is pending',
  'show my flights',
  'meri trips mat dikhao',
  'meri trip Goa ki pending hai',
])('%s asks for none', (message) => {
  expect(tripListIn(message)).toBeUndefined()
})
