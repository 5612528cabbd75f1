import { expect, test } from 'vitest'
import { findItems } from './items.ts'
import { findNights } from './nights.ts'

const TODAY = '2026-11-20'

function nightsOf(...texts: string[]) {
  const box = { page: 0, x: 0, y: 0, width: 1, height: 0.01 }
  const lines = texts.map((text) => ({ text, confidence: 1, page: 0, pitch: 1, box, segments: [] }))
  const found = findNights(lines, findItems(lines), TODAY)
  return found && { nights: found.nights, isSure: found.confidence >= 0.8 }
}

test.each([
  [['No. of Nights: 3'], 3],
  [['Nights 2'], 2],
  [['Total nights : 4'], 4],
  [['Stay: 2 Nights / 3 Days'], 2],
  [['Length of stay - 5'], 5],
  [['Check-in: 12/10/2026   Check-out: 14/10/2026'], 2],
  [['Arrival Date 28-Feb-2026 14:05', 'Departure Date 02-Mar-2026 11:00'], 2],
  [['Checked in 01.11.26 13:40', 'Checked out 02.11.26'], 1],
  [['Arrival  Departure  Pax', '03/11/2026  07/11/2026  1'], 4],
  [['Check In: 15/11/2026 09:00', 'Check Out: 15/11/2026 19:00'], 1],
  // A letter is read as a figure.
  [['Check-1n: 12/10/2026 Check-0ut: 14/10/2026'], 2],
  [['Description SAC Nights Rate Amount', 'Room charges 996311 3 4,000.00 12,000.00'], 3],
  [['Deluxe room 3 Nights 2 Adults'], 3],
  [['2 Nights 3 Days package'], 2],
  [['Stay of 3 nights 12 Mar - 15 Mar 2026'], 3],
  [['Check-in / Check-out: 12 Mar 2026 - 15 Mar 2026'], 3],
  [['Arrival Departure', '12/03/2026 15/03/2026'], 3],
  [['Nights: 2 Rooms: 1 Adults: 2'], 2],
  // Paid in advance.
  [['Check in 2026-11-28', 'Check out 2026-11-30'], 2],
  [['Nights: 2', 'Arrival: 10/11/2026 Departure: 12/11/2026'], 2],
])('%j is for %i nights', (texts, nights) => {
  expect(nightsOf(...texts)).toEqual({ nights, isSure: true })
})

test.each([
  [['Room charges 4,500.00']],
  [['Tariff per night 4,500']],
  [['4500 / night']],
  [['Room nights: 6']],
  [['Check-in: 12/10/2026']],
  [['Check-in: 14/10/2026 Check-out: 12/10/2026']],
  [['Nights 4500.00']],
  [['Departure 12/10/2026']],
  [['Cancellation within 24 hours: 1 night charge']],
  [['Last night 2 guests']],
  [['Nights 2 Adults']],
  [['Description SAC Qty Rate Amount', 'Room charges 996311 3 4,000.00 12,000.00']],
  [['Description Nights Rate Amount', 'Laundry 3 400.00 1,200.00']],
])('%j tells no nights', (texts) => {
  expect(nightsOf(...texts)).toBeUndefined()
})

test('a folio that charges night by night has to be looked at', () => {
  const days = ['12/03/2026', '13/03/2026', '14/03/2026'].map((day) => `${day} Room charge 1 night 4,000.00`)
  expect(nightsOf(...days)).toEqual({ nights: 3, isSure: false })
})

test('of a count and one day for both labels the count is likelier', () => {
  expect(nightsOf('No. of nights: 3', 'Check-in: 12/03/2026', 'Check-out: 12/03/2026')).toEqual({
    nights: 3,
    isSure: false,
  })
})

test('a count that the days contradict has to be looked at, and so do several counts', () => {
  expect(nightsOf('Nights: 3', 'Arrival: 10/11/2026 Departure: 12/11/2026')).toEqual({ nights: 2, isSure: false })
  expect(nightsOf('2 nights deluxe', '1 night suite')).toMatchObject({ isSure: false })
})
