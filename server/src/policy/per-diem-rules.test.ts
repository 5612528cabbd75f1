import { expect, test } from 'vitest'
import { firstPolicyOn } from './first-policies.fixture.ts'
import { type Absence, type Meal, perDiemOf as perDiemBy, perDiemIn } from './per-diem-rules.ts'

function perDiemOf(absence: Absence, meals: readonly Meal[]) {
  const { entry } = perDiemIn(absence.city, firstPolicyOn('2026-06-10'))
  if (!entry) throw new Error('There is a per diem on this day.')
  return perDiemBy(absence, meals, entry)
}

/** Three days in Mumbai: away from 2 in the afternoon to half past 11 in the morning. */
const away: Absence = { city: 'Mumbai', from: '2026-06-19 14:00', to: '2026-06-21 11:30', breakfastIncluded: false }
const meal = (receiptId: string, date: string, rupees: number): Meal => ({ receiptId, date, paise: rupees * 100 })
const allowances = (absence: Partial<Absence>) =>
  perDiemOf({ ...away, ...absence }, []).map(({ hours, allowancePaise }) => [hours, allowancePaise / 100])

test('a day counts by the hours away from midnight to midnight', () => {
  expect(allowances({})).toEqual([
    [10, 1050],
    [24, 1500],
    [11.5, 1050],
  ])
  expect(allowances({ from: '2026-06-19 18:01', to: '2026-06-20 12:00' })).toEqual([
    [5.98, 450],
    [12, 1500],
  ])
})

test('another city allows less, and a breakfast of the hotel is taken off after each night', () => {
  expect(allowances({ city: 'Nashik', breakfastIncluded: true })).toEqual([
    [10, 700],
    [24, 800],
    [11.5, 500],
  ])
})

test('what lies above a day’s allowance falls on the last meals of that day, and a cheap day pays for no other', () => {
  const meals = [
    meal('lunch', '2026-06-20', 1200),
    meal('dinner', '2026-06-20', 900),
    meal('late snack', '2026-06-20', 300),
    meal('tea', '2026-06-21', 50),
    meal('at home', '2026-06-25', 5000),
  ]
  const days = perDiemOf(away, meals)
  expect(days.map(({ claimedPaise, abovePaise }) => [claimedPaise / 100, abovePaise / 100])).toEqual([
    [0, 0],
    [2400, 900],
    [50, 0],
  ])
  expect(days[1]?.excess).toEqual([
    { receiptId: 'late snack', paise: 300_00 },
    { receiptId: 'dinner', paise: 600_00 },
  ])
})

test('an absence that ends before it begins has no days, and one without an end in sight not more than sixty', () => {
  expect(allowances({ to: '2026-06-18 10:00' })).toEqual([])
  expect(allowances({ to: '2027-06-18 10:00' })).toHaveLength(60)
})
