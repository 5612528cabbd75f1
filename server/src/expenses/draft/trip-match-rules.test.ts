import { expect, test } from 'vitest'
import { matchTrip, type PlacedReceipt } from './trip-match-rules.ts'

const MUMBAI = { departureCity: 'Delhi', destinationCity: 'Mumbai', from: '2026-06-05 08:00', to: '2026-06-07 21:00' }
const CHENNAI = { departureCity: 'Delhi', destinationCity: 'Chennai', from: '2026-06-07 22:00', to: '2026-06-09 20:00' }
const receipt = (date: string | null, placeText = '', isTicket = false): PlacedReceipt => ({
  date,
  placeText,
  isTicket,
})

test.each([
  ['the day tells', [receipt('2026-06-05')], MUMBAI],
  ['a late bill of the day after', [receipt('2026-06-10')], CHENNAI],
  ['where two trips touch, the city tells', [receipt('2026-06-07', 'T Nagar, Chennai')], CHENNAI],
  ['under an older name too', [receipt('2026-06-07', 'Colaba, Bombay 400005')], MUMBAI],
  ['another city on that day', [receipt('2026-06-06', 'Kolkata')], undefined],
  ['a day at home', [receipt('2026-06-20')], undefined],
  ['without a date nothing tells', [receipt(null, 'Mumbai')], undefined],
  ['a ticket bought weeks before', [receipt('2026-05-10', 'DEL to Mumbai', true)], MUMBAI],
  ['an older bill that is no ticket', [receipt('2026-05-10', 'Mumbai')], undefined],
  ['most of them', [receipt('2026-06-05'), receipt('2026-06-06'), receipt('2026-03-01')], MUMBAI],
  ['half of them is not enough', [receipt('2026-06-05'), receipt('2026-03-01')], undefined],
] as const)('%s', (_, receipts, trip) => {
  expect(matchTrip(receipts, [CHENNAI, MUMBAI])).toBe(trip)
})
