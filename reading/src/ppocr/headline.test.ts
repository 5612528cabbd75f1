import { expect, test } from 'vitest'
import type { Crop } from './crop.ts'
import { devanagariIn } from './headline.ts'

const WIDTH = 400
const HEIGHT = 48

/** A white crop with black bars: [left, right, top, bottom]. */
function crop(...bars: [number, number, number, number][]): Crop {
  const values = new Float32Array(3 * WIDTH * HEIGHT).fill(1)
  for (const [left, right, top, bottom] of bars) {
    for (let row = top; row < bottom; row++) {
      values.fill(-1, WIDTH * HEIGHT + row * WIDTH + left, WIDTH * HEIGHT + row * WIDTH + right)
    }
  }
  return { width: WIDTH, height: HEIGHT, values }
}

/** Stems that hang from a stroke, ten columns apart. */
const stems = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 8) }, (_, stem): [number, number, number, number] => [
    from + stem * 8,
    from + stem * 8 + 4,
    14,
    38,
  ])

test('letters under one long stroke are Devanagari', () => {
  expect(devanagariIn(crop([20, 120, 12, 16], ...stems(20, 120)), [])).toEqual({ from: 14, to: 125 })
})

test('the Latin part of a line is left out', () => {
  const date = [200, 215, 230, 245].map((column) => ({ character: '1', column }))
  const line = crop([20, 120, 12, 16], ...stems(20, 120), ...stems(200, 250))
  expect(devanagariIn(line, date)?.to).toBeLessThan(200)
})

test('where Latin letters were read there is no Devanagari', () => {
  const letters = [30, 50, 70, 90, 110].map((column) => ({ character: 'T', column }))
  expect(devanagariIn(crop([20, 120, 12, 16], ...stems(20, 120)), letters)).toBeUndefined()
})

test('a ruled line and the arch of one letter are none', () => {
  expect(devanagariIn(crop([20, 300, 12, 16]), [])).toBeUndefined()
  expect(devanagariIn(crop([20, 52, 14, 18], ...stems(20, 52)), [])).toBeUndefined()
})
