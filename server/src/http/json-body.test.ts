import { expect, test } from 'vitest'
import { holdsTooMuch } from './json-body.ts'

test.each([
  ['many lists', '[],'.repeat(30_000), true],
  ['deep lists', '['.repeat(60_000), true],
  ['many objects', '{}'.repeat(60_000), true],
  ['many numbers', '1,'.repeat(60_000), true],
  ['a file', `{"receipts":[{"file_name":"a.pdf","file_content":"${'QUJD'.repeat(500_000)}"}]}`, false],
  ['a CSV file', JSON.stringify({ csv: '"a, b",[c],{d}\\\n'.repeat(60_000), commit: true }), false],
  ['many texts of one mark', `[${'",",'.repeat(60_000)}""]`, true],
  ['a text that is never closed', `["${'\\",'.repeat(60_000)}`, false],
  ['a text that ends behind a backslash', `["\\\\",${'1,'.repeat(60_000)}1]`, true],
  [
    'a thousand receipts',
    JSON.stringify(Array.from({ length: 1000 }, () => ({ data: { a: 1, b: 2, c: 3, d: 4 } }))),
    false,
  ],
])('%s', (_, json, expected) => {
  expect(holdsTooMuch(json)).toBe(expected)
})
