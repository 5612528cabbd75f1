import { expect, test } from 'vitest'
import type { Slots } from '../travel/types.ts'
import { understand } from '../travel/understand.ts'

const today = '2026-06-10'

test.each<[string, Slots]>([
  ['leave on Monday, return 3 days later', { depart: '2026-06-15', return: '2026-06-18' }],
  ['leave on Monday, return after 3 days', { depart: '2026-06-15', return: '2026-06-18' }],
  ['leave on Monday, come back a week later', { depart: '2026-06-15', return: '2026-06-22' }],
  ['Monday ko jana hai, 3 din baad wapas', { depart: '2026-06-15', return: '2026-06-18' }],
  ['leave 3 days later', { depart: '2026-06-13' }],
  ['leave on Monday, return 3 days from now', { depart: '2026-06-15', return: '2026-06-13' }],
])('the days of "%s"', (text, slots) => {
  expect(understand(text, { today }).slots).toEqual(slots)
})

test('"later" in answer to when to return is counted from the departure that is held', () => {
  const known: Slots = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-15' }
  expect(understand('2 days later', { today, known, requested: ['return'] }).slots).toEqual({ return: '2026-06-17' })
})
