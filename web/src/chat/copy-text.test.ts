// @vitest-environment node
import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'

test.each([
  ['The **total** is *₹1,240.00*.', 'The total is ₹1,240.00.'],
  ['## Summary\n\nSee [the policy](/privacy-policy).', 'Summary\n\nSee the policy (/privacy-policy).'],
  ['It is [receipt 2](/api/receipts/1/file) (Tea).', 'It is receipt 2 (Tea).'],
  ['- one\n- **two**', '- one\n- two'],
  ['a \\* b, 2 * 3 * 4 and snake_case', 'a * b, 2 * 3 * 4 and snake_case'],
  ['`EXP-2026-000007`', 'EXP-2026-000007'],
])('%j is copied as %j', (markdown, plain) => {
  expect(copyText(markdown)).toBe(plain)
})

test('a table is copied as a sheet takes it', () => {
  expect(copyText('| Merchant | Total |\n|---|---:|\n| A \\| B | **₹300.00** |')).toBe(
    'Merchant\tTotal\nA | B\t₹300.00',
  )
})
