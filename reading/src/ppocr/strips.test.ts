import { expect, test } from 'vitest'
import { convexHull, heightOf, lengthOf, smallestRectangle, spineOf } from '../geometry.ts'
import type { Found } from './detect.ts'
import { placed } from './strips.ts'

/** A line of text 400 long and 20 high whose middle runs along a curve. */
function line(curve: (x: number) => number): Found {
  const points = Array.from({ length: 401 * 21 }, (_, index) => {
    const x = index % 401
    return { x, y: 100 + curve(x) + Math.floor(index / 401) - 10 }
  })
  const hull = convexHull(points)
  return {
    hull,
    rectangle: smallestRectangle(hull),
    area: { places: Float32Array.from(points.flatMap(({ x, y }) => [x, y])), size: 1 },
  }
}

test('a straight line is cut out as a quad', () => {
  const [one] = placed([line((x) => x * 0.05)])
  expect(one?.strip.top).toHaveLength(2)
})

test('a bent line is cut out along its middle, in its own height', () => {
  const curve = (x: number) => 30 * Math.sin((x / 400) * Math.PI)
  const [one] = placed([line(curve)])
  if (one === undefined) throw new Error('The line was not placed')
  const spine = spineOf(one.strip)
  const inner = spine.filter(({ x }) => x > 10 && x < 390)
  const errors = inner.map(({ x, y }) => Math.abs(y - 100 - curve(x)))
  expect(inner.length).toBeGreaterThan(5)
  expect(Math.max(...errors)).toBeLessThan(5)
  expect(heightOf(one.strip)).toBeLessThan(60)
  expect(lengthOf(spine)).toBeGreaterThan(400)
})
