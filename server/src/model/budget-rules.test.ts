import { expect, test } from 'vitest'
import { isUsedUp, usageOfCall } from './budget-rules.ts'

const PRICES = { input: 250, output: 1250 }

test('a call costs its tokens at the price of a million', () => {
  const used = usageOfCall({ input: 2_000, output: 400 }, { sent: 0, received: 0 }, PRICES)
  // ₹0.50 and ₹0.50.
  expect(used).toEqual({ inputTokens: 2_000, outputTokens: 400, costMicros: 1_000_000 })
})

test('what the provider did not count is guessed from what went to and fro', () => {
  const used = usageOfCall({ input: undefined, output: undefined }, { sent: 3_000, received: 301 }, PRICES)
  expect(used).toMatchObject({ inputTokens: 1_000, outputTokens: 101 })
})

test.each([
  [{ tokens: 0, rupees: 0 }, false],
  [{ tokens: 2_401, rupees: 0 }, false],
  [{ tokens: 2_400, rupees: 0 }, true],
  [{ tokens: 0, rupees: 1.01 }, false],
  [{ tokens: 0, rupees: 1 }, true],
  [{ tokens: 9_999, rupees: 0.5 }, true],
])('a day within %o is used up: %s', (daily, isIt) => {
  expect(isUsedUp({ inputTokens: 2_000, outputTokens: 400, costMicros: 1_000_000 }, daily)).toBe(isIt)
})
