import { expect, test } from 'vitest'
import { exchangeRateIn } from './exchange-rates.ts'

test.each([
  ['rate was 20.9 per ringgit', { rupees: 20.9, currency: 'MYR' }],
  ["it's roughly 21.3 rs per ringgit on my forex card", { rupees: 21.3, currency: 'MYR' }],
  ['Wait. the rate was 20.9 I just checked the statement', { rupees: 20.9 }],
  ['1 usd = 84.25', { rupees: 84.25, currency: 'USD' }],
])('%s', (message, rate) => {
  expect(exchangeRateIn(message)).toEqual(rate)
})

test.each(['12 rs per km', 'the hotel rate was quoted by phone', 'the taxi was 64 ringgit', '2 rooms a night'])(
  '%s tells no rate',
  (message) => {
    expect(exchangeRateIn(message)).toBeUndefined()
  },
)
