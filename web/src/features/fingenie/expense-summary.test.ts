// @vitest-environment node
import { expect, test } from 'vitest'
import { categoryOf, categoryOfMerchant, expenseSummary } from './expense-summary.ts'
import { UploadedReceipt } from './receipt-context.ts'

function receipt(data: object, rest: object = {}): UploadedReceipt {
  return UploadedReceipt.parse({ data, ...rest })
}

test.each([
  ['Blue Cafe', 'Food'],
  ['GROCERY World', 'Food'],
  ['Uber India', 'Transport'],
  ['Himalaya Travels', 'Transport'],
  ['Hotel Marine', 'Accommodation'],
  ['Homestay Coorg', 'Accommodation'],
  ['Hotel with a restaurant', 'Food'],
  ['Stationery House', 'Miscellaneous'],
  ['', 'Miscellaneous'],
])('%s suggests %s', (merchant, category) => {
  expect(categoryOfMerchant(merchant)).toBe(category)
})

test("the server's category comes before the merchant's", () => {
  expect(categoryOf(receipt({ merchant: 'Uber India', category: 'Food' }))).toBe('Food')
  expect(categoryOf(receipt({ merchant: 'Uber India', category: null }))).toBe('Transport')
})

test('without receipts it says so', () => {
  expect(expenseSummary([])).toBe("I don't have any receipt data to summarize. Please upload receipts first.")
})

test('groups by category and adds up in rupees with two decimals', () => {
  const summary = expenseSummary([
    receipt({ merchant: 'Hotel Marine', total: 12000, date: '2026-11-19', category: 'Accommodation' }),
    receipt({ merchant: 'Uber India', total: 450.1, category: 'Transport' }),
    receipt({ merchant: 'City Taxi', total: '₹1,200.20', category: 'Transport' }),
  ])
  expect(summary).toContain('| **Transport** | | **₹1,650.30** |')
  expect(summary).toContain('| **Accommodation** | | **₹12,000.00** |')
  expect(summary).toContain('| Hotel Marine | 19 Nov 2026 | ₹12,000.00 |')
  expect(summary).toContain('**Total: ₹13,650.30**')
  expect(summary.indexOf('Transport')).toBeLessThan(summary.indexOf('Accommodation'))
})

test('a total that was not read is listed, not counted', () => {
  const summary = expenseSummary([
    receipt({ merchant: 'Cafe', total: null }),
    receipt({ merchant: 'Cafe', total: 100 }),
  ])
  expect(summary).toContain('| Cafe |  | not read |')
  expect(summary).toContain('**Total: ₹100.00**')
  expect(summary).toContain('The total of one receipt couldn’t be read')
})

test('amounts in another currency are named', () => {
  expect(expenseSummary([receipt({ total: 10 }, { currency: 'USD' })])).toContain('Amounts in USD')
  expect(expenseSummary([receipt({ total: 10 }, { currency: 'INR' })])).not.toContain('Amounts in')
})

test("a merchant's name cannot break the table or the text", () => {
  const summary = expenseSummary([receipt({ merchant: 'A | B\n**C** [x](y) <b>', total: 1 })])
  expect(summary).toContain('| A \\| B \\*\\*C\\*\\* \\[x\\](y) \\<b\\> |')
})
