import { expect, test } from 'vitest'
import { bytesText, dayText, rupeeText } from './formats.ts'

test('a day is written as the pages write it', () => {
  expect(dayText('2026-09-08')).toBe('8 Sep 2026')
  expect(dayText('2026-12-31')).toBe('31 Dec 2026')
})

test('rupees have the Indian grouping and two decimals', () => {
  expect(rupeeText(123_456_750)).toBe('₹12,34,567.50')
})

test.each([
  [0, '0 MB'],
  [1, '0.1 MB'],
  [12.5 * 2 ** 20, '12.5 MB'],
  [2 ** 31, '2 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
