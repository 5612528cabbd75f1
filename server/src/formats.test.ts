import { expect, test } from 'vitest'
import { dayText, rupeeText } from './formats.ts'

test('a day is written as the pages write it', () => {
  expect(dayText('2026-09-08')).toBe('8 Sep 2026')
  expect(dayText('2026-12-31')).toBe('31 Dec 2026')
})

test('rupees have the Indian grouping and two decimals', () => {
  expect(rupeeText(123_456_750)).toBe('₹12,34,567.50')
})
