// @vitest-environment node
import { expect, test } from 'vitest'
import { followUpType, speaksOfReceipts } from './commands.ts'
import { RECEIPT_WORDS } from './receipt-words.fixture.ts'

test.each(RECEIPT_WORDS)('%s, one of the twenty words, speaks of the receipts', (word) => {
  for (const text of [word, `And the ${word.toUpperCase()}?`, `the ${word}s`]) expect(speaksOfReceipts(text)).toBe(true)
})

test('other messages do not', () => {
  expect(speaksOfReceipts('Who are you?')).toBe(false)
})

test.each([
  ['compare the total of both', 'comparison'],
  ['what is the difference in cost', 'comparison'],
  ['which category has the highest amount', 'category'],
  ['how much was the taxi', 'amount'],
  ['what did it cost on that date', 'amount'],
  ['when was the purchase', 'date'],
  ['which vendor', 'merchant'],
  ['which store was it, mail me', 'merchant'],
  ['e-mail the receipt', 'email'],
  ['the receipt', 'none'],
] as const)('%s is a follow-up of type %s', (text, type) => {
  expect(followUpType(text)).toBe(type)
})
