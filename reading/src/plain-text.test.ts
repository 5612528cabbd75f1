import { expect, test } from 'vitest'
import { PLAIN, plainText } from './plain-text.ts'

test.each([
  ['Total\u0000 64\u00010', 'Total 640'],
  ['  Caf\u00e9\t\n 12 \u0085', 'Café 12'],
  ['a\ud800b\udc00c', 'abc'],
  ['\u20b9 640 \ud83d\ude00', '₹ 640 😀'],
  ['\u0000 \u0000', ''],
])('%j becomes %j', (text, expected) => {
  expect(plainText(text)).toBe(expected)
  expect(expected).toMatch(PLAIN)
})

test.each(['a\u0000', '\u001b[31m', 'a\ud800', 'two\nlines'])('%j is not plain', (text) => {
  expect(text).not.toMatch(PLAIN)
})
