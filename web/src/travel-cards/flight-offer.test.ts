// @vitest-environment node
import { expect, test } from 'vitest'
import { clockOf, daysLater, formatMinutes, formatStops } from './flight-offer.ts'

test.each([
  [135, '2h 15m'],
  [45, '45m'],
  [180, '3h'],
  [0, '0m'],
])('%i minutes read %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

test.each([
  [0, 'Non-stop'],
  [1, '1 stop'],
  [2, '2 stops'],
])('%i layovers read %s', (layovers, text) => {
  expect(formatStops(layovers)).toBe(text)
})

test('shows the clock of a local time and leaves other text alone', () => {
  expect(clockOf('2026-11-27 06:05')).toBe('06:05')
  expect(clockOf('2026-11-27T23:50:00')).toBe('23:50')
  expect(clockOf('6:05')).toBe('06:05')
  expect(clockOf('early')).toBe('early')
})

test('counts the days between leaving and landing', () => {
  expect(daysLater('2026-11-27 23:05', '2026-11-28 01:20')).toBe(1)
  expect(daysLater('2026-11-27 06:05', '2026-11-27 08:15')).toBe(0)
  expect(daysLater('2026-12-31 23:05', '2027-01-01 01:20')).toBe(1)
  expect(daysLater('23:05', '01:20')).toBe(0)
})
