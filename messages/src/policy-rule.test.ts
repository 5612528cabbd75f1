import { expect, test } from 'vitest'
import { ruleKind, ruleLimit, ruleNotes, ruleScope, type StatedRule } from './policy-rule.ts'

const money = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`
const perDiem = {
  rule: 'expense.per_diem',
  amount: 1500,
  shares: [
    { under_hours: 6, percent: 30 },
    { under_hours: 12.5, percent: 70 },
  ],
  breakfast_percent: 20,
} as const

test.each<[StatedRule, string]>([
  [
    { rule: 'flight.cabin', cabins: [{ up_to_minutes: 240, best: 'economy' }, { best: 'business' }] },
    'Economy up to 4 hours; business on longer flights',
  ],
  [
    { rule: 'flight.cabin', cabins: [{ up_to_minutes: 90, best: 'economy' }] },
    'Economy up to 1 h 30 min; any class on longer flights',
  ],
  [{ rule: 'flight.cabin', cabins: [{ best: 'economy' }] }, 'Economy on all flights'],
  [{ rule: 'flight.fare_cap', amount: 104_175 }, 'Up to ₹1,04,175 each way'],
  [{ rule: 'flight.over_lowest', percent: 20 }, 'Up to 20% above the cheapest suitable fare'],
  [{ rule: 'flight.over_lowest', percent: 0 }, 'The cheapest suitable fare'],
  [{ rule: 'hotel.city_cap', amount: 7500 }, 'Up to ₹7,500 a night, taxes included'],
  [{ rule: 'hotel.stay_length', nights: 1 }, 'Up to 1 night in one stay'],
  [{ rule: 'trip.booked_late', days: 14 }, 'Requested at least 14 days before departure'],
  [{ rule: 'trip.booked_late', days: 0 }, 'Requested any time before departure'],
  [{ rule: 'expense.claimed_late', days: 30 }, 'Claimed within 30 days of spending'],
  [{ rule: 'expense.receipt_missing', amount: 500 }, 'Receipt required above ₹500'],
  [{ rule: 'expense.mileage', vehicle: 'two_wheeler', amount: 4.5 }, 'Two-wheeler: ₹4.5 a kilometre'],
  [{ rule: 'expense.mileage', vehicle: 'electric', amount: 9 }, 'Electric vehicle: ₹9 a kilometre'],
  [{ rule: 'expense.category_cap', category: 'Internet', amount: 1000 }, 'Internet: up to ₹1,000 a receipt'],
  [{ rule: 'expense.excluded', what: 'Alcohol', words: ['beer'] }, 'Alcohol isn’t reimbursed'],
  [{ ...perDiem, mode: 'cap' }, 'Up to ₹1,500 a day, by receipt'],
  [{ ...perDiem, mode: 'allowance' }, '₹1,500 a day, which covers all meals'],
])('%j is said as "%s"', (rule, said) => {
  expect(ruleLimit(rule, money)).toBe(said)
  expect(ruleKind(rule.rule)).not.toBe('')
})

test('a per diem says what part of a day and a breakfast change', () => {
  expect(ruleNotes({ ...perDiem, mode: 'cap' })).toEqual([
    'Away for part of a day: 30% under 6 hours and 70% under 12 h 30 min',
    '20% less when the hotel includes breakfast',
  ])
  expect(ruleNotes({ ...perDiem, mode: 'cap', shares: [], breakfast_percent: 0 })).toEqual([])
})

test('a rate of mileage says up to which distance of a day it is paid', () => {
  const car = { rule: 'expense.mileage', vehicle: 'car', amount: 12 } as const
  expect(ruleNotes({ ...car, kilometres_a_day: 150 })).toEqual(['Up to 150 km a day'])
  expect(ruleNotes(car)).toEqual([])
})

test.each<[StatedRule['applies'], string]>([
  [undefined, 'Everyone'],
  [{ grades: ['M1'] }, 'Grade M1'],
  [{ grades: ['M1', 'M2'], cities: ['Delhi', 'Pune'] }, 'Grades M1 and M2 · Delhi and Pune'],
  [{ city_classes: ['metro'], on: 'no_trip' }, 'Metro cities · Without a trip'],
])('conditions %j are said as "%s"', (applies, said) => {
  expect(ruleScope({ applies })).toBe(said)
})
