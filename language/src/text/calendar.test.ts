import { expect, test } from 'vitest'
import { addDays, dateOf, daysBetween, mondayOf, monthAfter, nextWeekday, weekdayOf } from './calendar.ts'

test('days are counted across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysBetween('2026-06-10', '2026-07-01')).toBe(21)
})

test('a day that the calendar lacks is refused', () => {
  expect(dateOf(2026, 2, 29)).toBeUndefined()
  expect(dateOf(2026, 6, 31)).toBeUndefined()
  expect(dateOf(2026, 13, 1)).toBeUndefined()
  expect(dateOf(2028, 2, 29)).toBe('2028-02-29')
})

test('the next weekday lies strictly after the day', () => {
  expect(weekdayOf('2026-06-10')).toBe(3)
  expect(nextWeekday('2026-06-10', 3)).toBe('2026-06-17')
  expect(nextWeekday('2026-06-10', 4)).toBe('2026-06-11')
})

test('weeks begin on Monday, also seen from a Sunday', () => {
  expect(mondayOf('2026-06-14')).toBe('2026-06-08')
  expect(mondayOf('2026-06-15')).toBe('2026-06-15')
})

test('months after December turn the year', () => {
  expect(monthAfter('2026-12-05', 1)).toEqual({ year: 2027, month: 1 })
})
