import { expect, test } from 'vitest'
import { readTotalIfChanged } from './presenter.ts'

function reading(paise: number | null, currency: string | null) {
  return { totalPaise: { value: paise, confidence: 0.9 }, currency: { value: currency } }
}

test.each([
  ['another amount', reading(234_500, 'INR'), { paise: 234_500, currency: 'INR' }],
  ['another amount without a currency', reading(234_500, null), { paise: 234_500, currency: 'INR' }],
  ['another currency', reading(9_999_900, 'MYR'), { paise: 9_999_900, currency: 'MYR' }],
  ['the same amount', reading(9_999_900, 'INR'), null],
  ['the same amount without a currency', reading(9_999_900, null), null],
  ['no amount', reading(null, 'INR'), null],
  ['nothing', {}, null],
  ['what is no reading', null, null],
])('where %s was read', (_, stored, expected) => {
  expect(readTotalIfChanged(stored, { totalPaise: 9_999_900, currency: 'INR' })).toEqual(expected)
})
