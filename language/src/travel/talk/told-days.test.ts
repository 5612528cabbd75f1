import { expect, test } from 'vitest'
import { bothDaysIn, legDaysIn } from './told-days.ts'

const TODAY = '2026-11-28'

test.each<[string, [leg: number, day: string][]]>([
  [
    'no, first flight 15th, second 17th and third 19th',
    [
      [1, '2026-12-15'],
      [2, '2026-12-17'],
      [3, '2026-12-19'],
    ],
  ],
  [
    'no no, first flight itself is on 7th dec. second on 9th, third on 10th',
    [
      [1, '2026-12-07'],
      [2, '2026-12-09'],
      [3, '2026-12-10'],
    ],
  ],
  [
    'leg 1 on 10 dec, leg 3 on the 14th',
    [
      [1, '2026-12-10'],
      [3, '2026-12-14'],
    ],
  ],
  [
    'pehli 7 ko aur dusri 9 ko',
    [
      [1, '2026-12-07'],
      [2, '2026-12-09'],
    ],
  ],
  [
    '2nd one on the 9th, last on 12 dec',
    [
      [2, '2026-12-09'],
      [3, '2026-12-12'],
    ],
  ],
])('%s: the days of several flights', (message, days) => {
  expect(legDaysIn(message, 3, TODAY)).toEqual(days.map(([leg, day]) => ({ leg, day })))
})

test('a day without its month follows the one before it, from the month of the day that is held', () => {
  expect(legDaysIn('first on the 28th, second on the 2nd', 2, TODAY, '2027-01-20')).toEqual([
    { leg: 1, day: '2027-01-28' },
    { leg: 2, day: '2027-02-02' },
  ])
  expect(bothDaysIn('make it 23 to 25 instead', TODAY, '2027-01-20')).toEqual({
    depart: '2027-01-23',
    back: '2027-01-25',
  })
})

test.each([
  'first flight on the 7th',
  'first 5th, first 6th',
  'the first one on the 7th and a hotel on the 9th',
  'is the first on 7th, second on 9th?',
  'fifth on the 7th, sixth on the 8th',
])('%s tells no days of several flights', (message) => {
  expect(legDaysIn(message, 3, TODAY)).toBeUndefined()
})

test.each([
  ['make it 15 to 17 instead', '2026-12-15', '2026-12-17'],
  ['no, 15th to 17th dec', '2026-12-15', '2026-12-17'],
  ['change it to 20 dec - 22 dec', '2026-12-20', '2026-12-22'],
])('%s: both days', (message, depart, back) => {
  expect(bothDaysIn(message, TODAY)).toEqual({ depart, back })
})

test.each([
  '15 to 17',
  'make it 15 to 17 people',
  'change delhi to mumbai',
  'make it 9 to 5 shift timing',
  'make it 17 to 15',
])('%s changes no days', (message) => {
  expect(bothDaysIn(message, TODAY)).toBeUndefined()
})
