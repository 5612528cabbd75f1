import { expect, test } from 'vitest'
import { kilometresBetween } from './distance-rules.ts'
import { legCo2Grams } from './emissions.ts'

test('the great circle between two airports', () => {
  const delhi = { latitude: 28.556, longitude: 77.1 }
  const mumbai = { latitude: 19.089, longitude: 72.868 }
  expect(kilometresBetween(delhi, mumbai)).toBeCloseTo(1138, -1)
  expect(kilometresBetween(delhi, delhi)).toBe(0)
})

test('a longer way and a wider seat emit more, and a short hop more than its distance says', () => {
  expect(legCo2Grams('Delhi', 'Mumbai', 'economy')).toBeGreaterThan(70_000)
  expect(legCo2Grams('Delhi', 'Mumbai', 'economy')).toBeLessThan(100_000)
  expect(legCo2Grams('Delhi', 'Bangalore', 'economy')).toBeGreaterThan(legCo2Grams('Delhi', 'Mumbai', 'economy'))
  expect(legCo2Grams('Delhi', 'Mumbai', 'business')).toBeGreaterThan(legCo2Grams('Delhi', 'Mumbai', 'economy'))
  expect(legCo2Grams('Bangalore', 'Chennai', 'economy') / 270).toBeGreaterThan(
    legCo2Grams('Delhi', 'Chennai', 'economy') / 1750,
  )
})
