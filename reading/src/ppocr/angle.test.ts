import { expect, test } from 'vitest'
import type { Strip } from '../geometry.ts'
import type { RawImage } from '../image.ts'
import { standsUnderHeadStrokes, turned } from './angle.ts'

const WIDTH = 300
const ROW = 48

/** A page of lines of stems, with a stroke above the letters of the first `stroked` of them. */
function page(lines: number, stroked: number): { image: RawImage; strips: Strip[] } {
  const data = Buffer.alloc(WIDTH * ROW * lines * 3, 255)
  const ink = (left: number, right: number, top: number, bottom: number) => {
    for (let row = top; row < bottom; row++) data.fill(0, (row * WIDTH + left) * 3, (row * WIDTH + right) * 3)
  }
  const strips = Array.from({ length: lines }, (_, line): Strip => {
    const top = line * ROW
    for (let left = 20; left < 220; left += 10) ink(left, left + 4, top + 14, top + 38)
    if (line < stroked) ink(20, 224, top + 12, top + 16)
    const edge = (y: number) => [
      { x: 0, y },
      { x: WIDTH, y },
    ]
    return { top: edge(top), bottom: edge(top + ROW) }
  })
  return { image: { width: WIDTH, height: ROW * lines, data }, strips }
}

test('a page of lines under head strokes stands upright, one seen from its other end does not', () => {
  const { image, strips } = page(6, 4)
  expect(standsUnderHeadStrokes(image, strips)).toBe(true)
  expect(standsUnderHeadStrokes(image, strips.map(turned))).toBe(false)
})

test('a single stroke, such as the line under a heading, says nothing', () => {
  const { image, strips } = page(6, 1)
  expect(standsUnderHeadStrokes(image, strips)).toBe(false)
})
