import { expect, test } from 'vitest'
import { typedDate } from './typed-date.ts'

test.each([
  ['23 Nov 2026', '2026-11-23'],
  [' 23 november, 2026 ', '2026-11-23'],
  ['1-sept-2026', '2026-09-01'],
  ['23/11/2026', '2026-11-23'],
  ['1.2.2027', '2027-02-01'],
  ['2028-02-29', '2028-02-29'],
  ['21 नवंबर 2026', '2026-11-21'],
  ['1 फ़रवरी 2027', '2027-02-01'],
  ['21 नव 2026', undefined],
  ['29 Feb 2027', undefined],
  ['31/04/2026', undefined],
  ['11/23/2026', undefined],
  ['23 Nov', undefined],
  ['23 ma 2026', undefined],
  ['soon', undefined],
  ['', undefined],
])('%j is %s', (text, day) => {
  expect(typedDate(text)).toBe(day)
})
