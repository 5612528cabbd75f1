import { expect, test } from 'vitest'
import { scaleUpTo } from './scale.ts'

test.each([
  [0, [0, 1]],
  [0.5, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5.01, [0, 2, 4, 6]],
  [100, [0, 20, 40, 60, 80, 100]],
  [120_000, [0, 50_000, 100_000, 150_000]],
  [250_001, [0, 100_000, 200_000, 300_000]],
  [4_99_99_999.99, [0, 1e7, 2e7, 3e7, 4e7, 5e7]],
])('up to %d', (most, lines) => {
  expect(scaleUpTo(most)).toEqual(lines)
})
