import { expect, test } from 'vitest'
import { leftOutIn } from './left-out.ts'

const OPEN = [
  { merchant: 'Marina Rooms', category: 'Accommodation' },
  { merchant: 'Uber India', category: 'Transport' },
  { merchant: 'Spice Route', category: 'Food' },
].map((receipt, index) => ({ ...receipt, id: `id-${index}`, number: index + 1, fileName: 'scan.jpg', date: null }))

test.each([
  ["hmm i'd rather not claim this", 'it'],
  ['I would rather not claim the dinner', 'dinner'],
  ["i don't want to claim the uber", 'uber'],
  ['please dont include receipt 2', 'receipt 2'],
  ['the uber was a personal ride', 'uber'],
  ['that was a private dinner', 'dinner'],
  ['it was a personal ride', 'it'],
  ['the dinner is not for work', 'dinner'],
  ['marina rooms was on my own', 'marina rooms'],
  ['the dinner was private, leave it out', 'dinner'],
  ['skip the hotel', 'hotel'],
  ["I'm not claiming the hotel", 'hotel'],
  ['dinner claim nahi karna', 'dinner'],
  ['uber personal tha', 'uber'],
  ['ye office ka nahi hai', 'it'],
  ['उबर निजी था', 'uber'],
])('%s: is not to be claimed', (message, about) => {
  expect(leftOutIn(message, OPEN)).toBe(about)
})

test.each([
  'is the uber personal?',
  'the uber was not personal',
  'my personal card paid the dinner',
  'i want to claim the uber',
  "don't claim the uber before I say so",
  'why not claim the dinner',
  'the dinner was with a private client of ours',
  'the uber is 580',
  'remove the uber',
  'i would rather fly',
  'do not send it',
  'how much was the personal ride in Pune',
  'thanks',
])('%s: leaves nothing out', (message) => {
  expect(leftOutIn(message, OPEN)).toBeUndefined()
})
