import { expect, test } from 'vitest'
import type { Point } from './geometry.ts'
import { type Spine, straightener } from './straighten.ts'

/** Ten lines of a page 1,000 wide, each in four pieces, moved by what the paper does. */
function page(bend: (point: Point) => number): Spine[] {
  return Array.from({ length: 40 }, (_, piece) => {
    const y = Math.floor(piece / 4) * 100
    return Array.from({ length: 5 }, (_, step) => {
      const x = (piece % 4) * 250 + step * 50
      return { x, y: y + bend({ x, y }) }
    })
  })
}

const spread = (spines: readonly Spine[]) => {
  const straight = straightener(spines, 1000)
  const errors = Array.from({ length: 10 }, (_, line) => {
    const heights = spines.slice(line * 4, line * 4 + 4).flatMap((spine) => spine.map((point) => straight(point).y))
    return Math.max(...heights) - Math.min(...heights)
  })
  return Math.max(...errors)
}

test.each<[string, (point: Point) => number]>([
  ['seen from the side', ({ x, y }) => (x - 500) * (y - 500) * 0.0001],
  ['turned', ({ x }) => x * 0.05],
  ['bent like a roll', ({ x }) => ((x - 500) / 500) ** 2 * 30],
])('lines of a page that is %s become level', (_, bend) => {
  const spines = page(bend)
  expect(spread(spines)).toBeLessThan(8)
})

test('a flat page stays as it is', () => {
  const straight = straightener(
    page(() => 0),
    1000,
  )
  expect(straight({ x: 700, y: 300 }).y).toBeCloseTo(300)
})

test('too little print says nothing about the page', () => {
  const point = { x: 900, y: 10 }
  const few = [
    [
      { x: 0, y: 0 },
      { x: 100, y: 50 },
    ],
  ]
  expect(straightener(few, 1000)(point)).toEqual(point)
})
