import { expect, test } from 'vitest'
import { findingText, type StatedFinding } from './policy-finding.ts'

const fare = { part: 'flight', unit: 'rupees', limit: '₹12,000', actual: '₹12,906', excess: '₹906' } as const
const late = { rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 42, excess: 12 } as const

test.each<[StatedFinding, string]>([
  [{ ...fare, rule: 'flight.fare_cap' }, 'Flight: ₹906 over your limit of ₹12,000'],
  [
    { ...fare, rule: 'flight.over_lowest', part: 'return_flight', of: 'Delhi to Mumbai' },
    'Return flight Delhi to Mumbai: ₹906 over your limit of ₹12,000, set by the cheapest suitable fare',
  ],
  [
    { ...fare, rule: 'hotel.city_cap', part: 'hotel', of: 'Pune' },
    'Hotel in Pune: ₹906 a night over your limit of ₹12,000',
  ],
  [
    { rule: 'flight.cabin', part: 'flight', unit: 'cabin', limit: 'economy', actual: 'business' },
    'Flight: business class (policy: economy)',
  ],
  [{ rule: 'trip.booked_late', unit: 'days', limit: 14, actual: 1, excess: 13 }, 'Short notice: 1 day (policy: 14)'],
  [late, 'Claimed 12 days past the 30-day limit'],
  [{ ...late, of: 'Receipt 2 (Cafe)', excess: 1 }, 'Receipt 2 (Cafe): 1 day past the 30-day limit'],
  [
    { rule: 'expense.receipt_missing', unit: 'rupees', limit: '₹500', actual: '₹1,240', excess: '₹740' },
    'No receipt for ₹1,240 (required above ₹500)',
  ],
  [
    { rule: 'expense.per_diem', unit: 'rupees', limit: '₹1,300', actual: '₹4,646', excess: '₹3,346', note: '2 claims' },
    'Meals: ₹3,346 over the per diem of ₹1,300 (2 claims)',
  ],
  [
    { rule: 'expense.per_diem', of: '3 Nov 2026', unit: 'rupees', limit: '₹1,300', actual: '₹4,646', excess: '₹3,346' },
    'Meals on 3 Nov 2026: ₹3,346 over the per diem of ₹1,300 (₹4,646 claimed)',
  ],
  [
    {
      rule: 'expense.mileage',
      unit: 'rupees',
      limit: '₹108',
      actual: '₹144',
      excess: '₹36',
      note: 'the rate is ₹9 a km',
    },
    'Mileage: ₹36 over the ₹108 that the policy pays (the rate is ₹9 a km)',
  ],
  [
    { rule: 'expense.category_cap', unit: 'rupees', limit: '₹500', actual: '₹800', excess: '₹300', note: 'Internet' },
    '₹300 over the limit of ₹500 for the category (Internet)',
  ],
  [
    { rule: 'expense.excluded', of: 'Receipt 2 (Bar)', unit: 'receipts', actual: 1, note: 'Alcohol: beer' },
    'Receipt 2 (Bar): has something that isn’t reimbursed (Alcohol: beer)',
  ],
  [{ rule: 'expense.duplicate', unit: 'receipts', actual: 2 }, '2 receipts may have been claimed before'],
  [
    { rule: 'expense.outside_trip', of: 'Receipt 1 (Uber)', unit: 'receipts', actual: 1 },
    'Receipt 1 (Uber): not dated within the trip',
  ],
  [{ rule: 'taxi.cap', unit: 'rupees', actual: '₹1' }, 'Beyond a rule that this version doesn’t know'],
])('%o', (finding, said) => {
  expect(findingText(finding)).toBe(said)
})
