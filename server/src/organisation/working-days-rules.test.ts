import { expect, test } from 'vitest'
import { businessDaysBetween, isWorkingDay, workingDaysByState } from './working-days-rules.ts'

const WEEK = [1, 2, 3, 4, 5]

test('weekends are no business days', () => {
  const usual = { working_week: WEEK }
  expect(businessDaysBetween('2026-06-05', '2026-06-08', usual)).toBe(1)
  expect(businessDaysBetween('2026-06-01', '2026-06-10', usual)).toBe(7)
  expect(businessDaysBetween('2026-06-10', '2026-06-10', usual)).toBe(0)
  expect(businessDaysBetween('2026-06-12', '2026-06-10', usual)).toBe(0)
  expect(businessDaysBetween('2026-06-05', '2026-06-08', { working_week: [...WEEK, 6] })).toBe(2)
})

// All of them are weekdays of June 2026: from Monday the 8th to Friday the 12th.
test.each([
  [null, ['2026-06-09']],
  ['Karnataka', ['2026-06-09', '2026-06-10']],
  ['karnataka', ['2026-06-09', '2026-06-10']],
  ['Odisha', ['2026-06-09', '2026-06-11']],
  ['Goa', ['2026-06-09']],
])('people in %s do not work on their holidays and on those of all states', (state, off) => {
  const days = workingDaysByState(WEEK, [
    { day: '2026-06-09', state: null },
    { day: '2026-06-10', state: 'Karnataka' },
    { day: '2026-06-11', state: 'Orissa' },
  ])(state)
  const week = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12']
  expect(week.filter((day) => !isWorkingDay(day, days))).toEqual(off)
  expect(businessDaysBetween('2026-06-05', '2026-06-14', days)).toBe(5 - off.length)
})
