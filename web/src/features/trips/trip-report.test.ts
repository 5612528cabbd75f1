import { expect, test } from 'vitest'
import { recordFinder } from '../../ui/records/record-finder.ts'
import { UNFILTERED } from '../../ui/records/record-view.ts'
import { TRIP_REPORT } from './trip-report.tsx'

const mumbai = {
  trip_number: 'TRP-2026-000042',
  departure_city: 'Delhi',
  destination_city: 'Mumbai',
  departure_date: '2026-11-21',
  return_date: '2026-11-24',
  'total_price(INR)': 21240.5,
  ground: 'Train, Mumbai to Pune',
  travellers: [{ employee_id: 'EMP1003', name: 'Sana Sheikh' }, { guest: 'Mr. D’Souza' }],
}
const kochi = {
  trip_number: 'TRP-1',
  destination_city: 'Kochi',
  departure_date: '2025-03-01',
  status: 'rejected',
} as const

test.each([
  '21240',
  '21240.50',
  '21,240.50',
  'pending',
  '2026-11-21',
  '2026-11-24',
  '21–24 Nov 2026',
  'TRP2026',
  'D’Souza',
  'sana',
  'Pune',
])('a trip is found by %s', (search) => {
  const find = recordFinder([kochi, mumbai], TRIP_REPORT.fields)
  expect(find({ ...UNFILTERED, order: undefined, search })).toEqual([mumbai])
})
