import { expect, test } from 'vitest'
import { readTicket, referenceIn } from './ticket-rules.ts'

test.each([
  [['PNR: ABC123'], 'ABC123'],
  [['Booking Reference (PNR) H7KQ2M'], 'H7KQ2M'],
  [['PNR No.', '4521879630'], '4521879630'],
  [['PNR Number : ZXCVBN   Status: CONFIRMED'], 'ZXCVBN'],
  [['Confirmation Number 88412-HX'], '88412-HX'],
  [['Booking ID: NN72910045', 'Airline PNR: QW3RT9'], 'QW3RT9'],
  [['Reservation No', 'Guest: A. Rao', '77120'], null],
  [['PNR STATUS CONFIRMED'], null],
  [['Itinerary ID 7331-2'], '7331-2'],
  [['Thank you for booking with us', 'Total 5,400.00'], null],
])('the number of a booking is read behind or below its label: %j', (lines, reference) => {
  expect(referenceIn(lines)).toBe(reference)
})

test('an amount in another currency is left to be typed, and the currency is said', () => {
  const field = <T>(value: T) => ({ value })
  const reading = {
    date: field('2026-06-01'),
    totalPaise: field(540_000),
    currency: field('USD'),
    invoiceNumber: field(null),
    gstin: field(null),
    lines: [{ text: 'PNR ABC123' }],
  }
  expect(readTicket(reading)).toEqual({
    reference: 'ABC123',
    invoice_number: null,
    date: '2026-06-01',
    amount: null,
    currency: 'USD',
    gstin: null,
  })
  expect(readTicket({ ...reading, currency: field('INR') }).amount).toBe(5400)
})
