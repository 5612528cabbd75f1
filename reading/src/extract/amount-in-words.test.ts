import { expect, test } from 'vitest'
import { parseWords } from './amount-in-words.ts'

test.each([
  ['Rupees Four Thousand Seven Hundred Twenty Only', 472000],
  ['(Rupees Five Thousand Seven Hundred Twenty Two and Fifty Paise Only)', 572250],
  ['INR Twenty Nine Thousand Five Hundred Only', 2950000],
  ['Amount in Words: One Lakh Two Thousand and Forty only', 10204000],
  ['RupeesOneThousandOneHundredFiftyOnly', 115000],
  ['Rs. Eighty Seven Only', 8700],
  ['Rupees Two Crore Three Lakh Only', 2030000000],
])('%s', (text, paise) => {
  expect(parseWords(text)).toBe(paise)
})

test.each(['One Stop Shop', 'Seven Hills Hotel only', 'Hundred percent cotton', 'Thank you, visit again'])(
  '%s is no amount',
  (text) => {
    expect(parseWords(text)).toBeUndefined()
  },
)
