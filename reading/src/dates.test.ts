import { expect, test } from 'vitest'
import { findDates, findMisreadDate } from './dates.ts'

const today = '2026-11-20'
const isoDates = (text: string) => findDates(text, today).map((date) => date.iso)

test.each([
  ['Date: 17/06/2025', '2025-06-17'],
  ['17-06-25', '2025-06-17'],
  ['17.06.2025', '2025-06-17'],
  ['2025-06-17', '2025-06-17'],
  ['17 Jun 2025', '2025-06-17'],
  ['17-JUN-25', '2025-06-17'],
  ["17th June '25", '2025-06-17'],
  ['June 17, 2025', '2025-06-17'],
  ['20250617', '2025-06-17'],
  ['17JUN2025', '2025-06-17'],
  ['1O/O6/2025', '2025-06-10'],
  ['17/06/20251:45:12PM', '2025-06-17'],
  ['17/06/2513:45', '2025-06-17'],
  ['03/04/2025', '2025-04-03'],
])('%s is %s', (text, iso) => {
  expect(isoDates(text)).toEqual([iso])
})

test.each(['31/02/2025', '00/10/2025', '12:30:45', '1.20.300', 'Tel 22-26-405050', '17/06/1999'])(
  '%s is no date',
  (text) => {
    expect(isoDates(text)).toEqual([])
  },
)

test('a day after today is none', () => {
  expect(isoDates('21/11/2026')).toEqual([])
  expect(isoDates('20/11/2026')).toEqual([today])
})

test('the month comes first only where the other order is no past date; what has one reading only is not ambiguous', () => {
  expect(findDates('06/17/2025', today)).toEqual([expect.objectContaining({ iso: '2025-06-17', ambiguous: false })])
  expect(findDates('11/12/2026', today)).toEqual([expect.objectContaining({ iso: '2026-11-12', ambiguous: true })])
  expect(isoDates('12/21/2026')).toEqual([])
  expect(findDates('17/06/2025', today)).toEqual([expect.objectContaining({ ambiguous: false })])
})

test('what a date in figures may be besides, and what it shows of the order, is kept', () => {
  expect(findDates('03/04/2025', today)).toEqual([expect.objectContaining({ exchanged: '2025-03-04' })])
  expect(findDates('06/17/2025', today)).toEqual([expect.objectContaining({ first: 'month' })])
  expect(findDates('17/06/2025', today)).toEqual([expect.objectContaining({ first: 'day' })])
})

test('months are read before and behind the day, with two figures of the year and a nought for the letter', () => {
  expect(isoDates("Jul19'14")).toEqual(['2014-07-19'])
  expect(isoDates("Jul 19, '14 18:20")).toEqual(['2014-07-19'])
  expect(isoDates("Ju119'14 07:14PM")).toEqual(['2014-07-19'])
  expect(isoDates("May23' 17 06:12AM")).toEqual(['2017-05-23'])
  expect(isoDates("Jul 19'1406:12AM")).toEqual(['2014-07-19'])
  expect(isoDates('Jun 12 15 10:31')).toEqual(['2015-06-12'])
  expect(isoDates('30-0CT-25')).toEqual(['2025-10-30'])
  expect(isoDates('02-N0v-2025')).toEqual(['2025-11-02'])
  expect(isoDates('May 3, 19:20')).toEqual([])
  expect(isoDates('ORD 44 REG #12- 20/02/2025')).toEqual(['2025-02-20'])
})

test('strokes that were misread are known where no plain date is', () => {
  expect(findMisreadDate('DATE:25B412017', today)).toMatchObject({ iso: '2017-04-25', ambiguous: true })
  expect(findMisreadDate('DATE: 25042017', today)).toMatchObject({ iso: '2017-04-25', ambiguous: true })
  expect(findMisreadDate('DATE:25/04/2017', today)).toBeUndefined()
  expect(findMisreadDate('Tel 0124187194', today)).toBeUndefined()
})
