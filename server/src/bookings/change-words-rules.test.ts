import { expect, test } from 'vitest'
import { travellerChanges } from './change-words-rules.ts'

test('a traveller reads when the flight leaves now, and not what its invoice says', () => {
  expect(
    travellerChanges([
      { field: 'cost', before: '3719', after: '3962' },
      { field: 'invoice_number', before: null, after: 'DL/1' },
      { field: 'legs.1.arrives', before: '2027-01-12 21:20', after: '2027-01-13 00:45' },
      { field: 'legs.1.departs', before: '2027-01-12 19:05', after: '2027-01-12 22:30' },
      { field: 'legs.2.seat', before: null, after: '14C' },
      { field: 'legs.1.seat', before: '3A', after: null },
    ]),
  ).toEqual([
    'Departs: 12 Jan 2027, 22:30 (was 12 Jan 2027, 19:05)',
    'Arrives: 13 Jan 2027, 00:45 (was 12 Jan 2027, 21:20)',
    'Seat (flight 2): 14C',
    'Seat: none (was 3A)',
  ])
  expect(travellerChanges([{ field: 'stay.check_in', before: '2027-01-12', after: '2027-01-13' }])).toEqual([
    'Check-in: 13 Jan 2027 (was 12 Jan 2027)',
  ])
  expect(travellerChanges([{ field: 'paid_by', before: 'organisation', after: 'traveller' }])).toEqual([
    'Paid by: Traveller (claims it) (was Organisation)',
  ])
  expect(travellerChanges([{ field: 'gstin', before: null, after: 'X' }])).toEqual([])
})
