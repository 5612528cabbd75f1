// @vitest-environment node
import { expect, test } from 'vitest'
import { flightSelection, hotelSelection } from './selection-message.ts'

const flight = {
  airline: 'IndiGo',
  flight_number: '6E 2046',
  departure_airport: { id: 'DEL', time: '2026-11-27 06:05' },
  arrival_airport: { id: 'BOM', time: '2026-11-27 08:15' },
}

test('choosing a flight names it and its times, and the price on a line of its own', () => {
  expect(flightSelection({ ...flight, price: 5400 })).toBe(
    'Flight: IndiGo-6E 2046 (Departure: 2026-11-27 06:05, Arrival: 2026-11-27 08:15)\nPrice: ₹5,400',
  )
})

test('choosing a hotel names it, and the price on a line of its own', () => {
  expect(hotelSelection({ name: 'Hotel Marine', total_rate: { lowest: '₹1,09,000.50' } })).toBe(
    'Hotel: Hotel Marine\nPrice: ₹1,09,000.50',
  )
})

test('without a price there is no price line', () => {
  expect(flightSelection(flight)).not.toContain('\n')
  expect(hotelSelection({ name: 'Hotel Marine' })).toBe('Hotel: Hotel Marine')
})
