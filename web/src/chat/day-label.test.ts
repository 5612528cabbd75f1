// @vitest-environment node
import { expect, test } from 'vitest'
import { dayLabel } from './day-label.ts'

// Half past midnight of 21 November in India.
const now = new Date('2026-11-20T19:00:00Z')

test.each([
  ['2026-11-20T18:35:00Z', 'Today'],
  ['2026-11-20T18:29:00Z', 'Yesterday'],
  ['2026-11-19T18:29:00Z', '19 Nov 2026'],
  ['2025-12-31T12:00:00Z', '31 Dec 2025'],
])('%s is named %s', (instant, label) => {
  expect(dayLabel(instant, now)).toBe(label)
})
