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

/** Characters that were read as Latin, one each fifteen columns. */
const latin = (from: number, count: number, character = '1') =>
  Array.from({ length: count }, (_, index) => ({ character, column: from + index * 15 }))

test('a line with letters under one long stroke is Devanagari, its short words and those with breaks too', () => {
  const line = crop([20, 120, 12, 16], ...stems(20, 120), [160, 180, 12, 16], ...stems(160, 180))
  expect(devanagariIn(line, [])).toEqual([{ from: 0, to: WIDTH }])
})

test('the Latin part of a line is left out, between words of Devanagari too', () => {
  const label = crop([20, 120, 12, 16], ...stems(20, 120), ...stems(200, 250))
  const [part, ...others] = devanagariIn(label, latin(200, 4))
  expect(part?.to).toBeLessThan(200)
  expect(others).toEqual([])
  const phone = crop([20, 120, 12, 16], ...stems(20, 120), [172, 232, 14, 38], [300, 380, 12, 16], ...stems(300, 380))
  expect(devanagariIn(phone, latin(180, 4))).toEqual([
    { from: 0, to: 171 },
    { from: 232, to: WIDTH },
  ])
})

test('a few characters that letters of Devanagari were taken for are no Latin print', () => {
  const line = crop([20, 120, 12, 16], ...stems(20, 120), [160, 180, 12, 16], ...stems(160, 180))
  expect(devanagariIn(line, latin(160, 2, ','))).toHaveLength(1)
})

test('where Latin letters were read there is no Devanagari', () => {
  expect(devanagariIn(crop([20, 120, 12, 16], ...stems(20, 120)), latin(30, 6, 'T'))).toEqual([])
})

test('a ruled line and the arch of one letter are none', () => {
  expect(devanagariIn(crop([20, 300, 12, 16]), [])).toEqual([])
  expect(devanagariIn(crop([20, 52, 14, 18], ...stems(20, 52)), [])).toEqual([])
})
