import { expect, test } from 'vitest'
import { dateAt } from './date-grammar.ts'
import { type DateBase, resolveDate } from './date-resolve.ts'
import { clean, tokenise } from './tokens.ts'

const WEDNESDAY = '2026-06-10'

function read(text: string, base: DateBase = { today: WEDNESDAY }) {
  const match = dateAt(tokenise(clean(text)), 0)
  const resolved = match && resolveDate(match.expression, base)
  if (resolved === undefined || resolved === 'invalid') return resolved
  return 'day' in resolved ? resolved.day : resolved
}

test.each([
  ['25/06/2026', '2026-06-25'],
  ['5/7', '2026-07-05'],
  ['05.07.26', '2026-07-05'],
  ['2026-07-05', '2026-07-05'],
  ['12th of March', '2027-03-12'],
  ['march the 12th', '2027-03-12'],
  ['thirty first of august', '2026-08-31'],
  ['december twenty second', '2026-12-22'],
  ['15 aug 2027', '2027-08-15'],
  ['10 june', '2026-06-10'],
])('the absolute date %s', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  ['today', '2026-06-10'],
  ['day after tomorrow', '2026-06-12'],
  ['in 3 days', '2026-06-13'],
  ['two weeks from now', '2026-06-24'],
  ['4 din baad', '2026-06-14'],
  ['a week from friday', '2026-06-19'],
  ['kal', '2026-06-11'],
  ['parso', '2026-06-12'],
  ['yesterday', '2026-06-09'],
  ['the 12th', '2026-06-12'],
  ['the 3rd', '2026-07-03'],
  ['3rd of this month', '2026-06-03'],
  ['5th of next month', '2026-07-05'],
])('the relative date %s', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  ['wednesday', '2026-06-17'],
  ['thursday', '2026-06-11'],
  ['next friday', '2026-06-12'],
  ['next to next monday', '2026-06-22'],
  ['friday next week', '2026-06-19'],
  ['saturday this week', '2026-06-13'],
  ['agle somvar', '2026-06-15'],
  ['thursday 18th june', '2026-06-18'],
])('the weekday %s', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  ['first week of March', { from: '2027-03-01', to: '2027-03-07' }],
  ['next week', { from: '2026-06-15', to: '2026-06-21' }],
  ['this weekend', { from: '2026-06-13', to: '2026-06-14' }],
  ['end of july', { from: '2026-07-24', to: '2026-07-31' }],
])('the period %s stays a period', (text, period) => {
  expect(read(text)).toEqual(period)
})

test('what the calendar lacks is invalid', () => {
  expect(read('31 june')).toBe('invalid')
  expect(read('31/02/2027')).toBe('invalid')
  expect(read('31 nov')).toBe('invalid')
  expect(read('29 february')).toBe('invalid')
  expect(read('29 february', { today: '2027-06-10' })).toBe('2028-02-29')
})

test.each([
  ['the day before yesterday', '2026-06-08'],
  ['last friday', '2026-06-05'],
  ['last wednesday', '2026-06-03'],
  ['last to last friday', '2026-05-29'],
])('%s lies behind', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  'the second one',
  '3rd floor',
  '2nd class',
  '1st row',
  'terminal 3',
  '5 star',
  'first class',
  '3 nights',
  'may be',
  '2nd option',
  "we'd",
])('%s is no date', (text) => {
  expect(read(text)).toBeUndefined()
})

test('an end is counted from the start', () => {
  const base = { today: WEDNESDAY, start: '2026-06-26' }
  expect(read('sunday', base)).toBe('2026-06-28')
  expect(read('the following day', base)).toBe('2026-06-27')
  expect(read('the 2nd', base)).toBe('2026-07-02')
})

test('a day before the start stays before it, except over New Year', () => {
  expect(read('18 june', { today: WEDNESDAY, start: '2026-06-20' })).toBe('2026-06-18')
  expect(read('2 january', { today: '2026-01-01', start: '2026-12-30' })).toBe('2027-01-02')
})
