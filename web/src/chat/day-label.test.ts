// @vitest-environment node
import { expect, test } from 'vitest'
import { dayLabel } from './day-label.ts'

const now = new Date(2026, 10, 21, 0, 30)

test.each([
  [new Date(2026, 10, 21, 0, 5), 'Today'],
  [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 19, 12), '19 Nov 2026'],
  [new Date(2025, 11, 31, 12), '31 Dec 2025'],
])('%s is named %s', (instant, label) => {
  expect(dayLabel(instant, now)).toBe(label)
})
