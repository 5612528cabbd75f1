import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureView } from './receipt-picture.tsx'

const frame = { width: 300, height: 400 }

test('without a place the whole picture stands in the middle', () => {
  expect(pictureView(frame, { width: 600, height: 600 })).toEqual({ scale: 0.5, x: 0, y: 50 })
})

test('a place is shown larger, and in the middle of the frame', () => {
  const picture = { width: 600, height: 800 }
  const place = { x: 0.4, y: 0.45, width: 0.2, height: 0.1 }
  const { scale, x, y } = pictureView(frame, picture, place)
  expect(scale).toBeGreaterThan(0.5)
  expect(x + 0.5 * 600 * scale).toBeCloseTo(150)
  expect(y + 0.5 * 800 * scale).toBeCloseTo(200)
})

test('a place is never outside the frame, and the frame never emptier than it has to be', () => {
  const side = fc.integer({ min: 100, max: 4000 })
  const share = fc.double({ min: 0.02, max: 0.5, noNaN: true })
  fc.assert(
    fc.property(side, side, share, share, share, share, (width, height, left, top, w, h) => {
      const place = { x: left, y: top, width: w, height: h }
      const { scale, x, y } = pictureView(frame, { width, height }, place)
      expect(x + left * width * scale).toBeGreaterThanOrEqual(-0.01)
      expect(y + top * height * scale).toBeGreaterThanOrEqual(-0.01)
      expect(x + (left + w) * width * scale).toBeLessThanOrEqual(frame.width + 0.01)
      expect(y + (top + h) * height * scale).toBeLessThanOrEqual(frame.height + 0.01)
      if (width * scale >= frame.width) expect(x).toBeLessThanOrEqual(0.01)
    }),
  )
})
