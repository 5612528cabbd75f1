import { heightOf, lengthOf, type Point, type Strip } from '../geometry.ts'
import type { RawImage } from '../image.ts'

export type Crop = { width: number; height: number; values: Float32Array }

/** The width of a strip's text when its height is made `height`. */
export function widthAt(strip: Strip, height: number): number {
  const across = (lengthOf(strip.top) + lengthOf(strip.bottom)) / 2
  return Math.max(1, Math.round((height * across) / Math.max(1, heightOf(strip))))
}

/**
 * Cuts a strip out of an image, straightened to `width` by `height`, as three planes (blue, green, red) of values from -1 to 1,
 * which is what the angle and recognition models take. Several samples are averaged where the image is finer than the crop.
 */
export function cut(image: RawImage, strip: Strip, width: number, height: number): Crop {
  const values = new Float32Array(3 * width * height)
  const acrossSamples = samples(Math.max(lengthOf(strip.top), lengthOf(strip.bottom)) / width)
  const downSamples = samples(heightOf(strip) / height)
  const weight = 1 / (acrossSamples * downSamples)
  const plane = width * height
  const sum = new Float64Array(3)
  for (let column = 0; column < width; column++) {
    const places = Array.from({ length: acrossSamples }, (_, i) =>
      edgesAt(strip, (column + (i + 0.5) / acrossSamples) / width),
    )
    for (let row = 0; row < height; row++) {
      sum.fill(0)
      for (let j = 0; j < downSamples; j++) {
        const v = (row + (j + 0.5) / downSamples) / height
        for (const { top, bottom } of places) {
          addPixel(image, (1 - v) * top.x + v * bottom.x - 0.5, (1 - v) * top.y + v * bottom.y - 0.5, sum)
        }
      }
      const at = row * width + column
      for (let channel = 0; channel < 3; channel++) {
        values[channel * plane + at] = ((sum[2 - channel] ?? 0) * weight) / 127.5 - 1
      }
    }
  }
  return { width, height, values }
}

/** The places on both edges at a share of the strip's length; its places lie at even steps. */
function edgesAt({ top, bottom }: Strip, share: number): { top: Point; bottom: Point } {
  const steps = top.length - 1
  const index = Math.min(steps - 1, Math.floor(share * steps))
  const rest = share * steps - index
  const on = (edge: readonly Point[]): Point => {
    const from = edge[index] ?? { x: 0, y: 0 }
    const to = edge[index + 1] ?? from
    return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest }
  }
  return { top: on(top), bottom: on(bottom) }
}

function samples(ratio: number): number {
  return Math.min(4, Math.max(1, Math.round(ratio)))
}

/** Adds the bilinear value at a place; outside the image its edge goes on. */
function addPixel({ data, width, height }: RawImage, x: number, y: number, sum: Float64Array): void {
  const cx = Math.min(width - 1, Math.max(0, x))
  const cy = Math.min(height - 1, Math.max(0, y))
  const left = Math.floor(cx)
  const top = Math.floor(cy)
  const fx = cx - left
  const fy = cy - top
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const nw = (top * width + left) * 3
  const ne = (top * width + right) * 3
  const sw = (bottom * width + left) * 3
  const se = (bottom * width + right) * 3
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[nw + channel] ?? 0) * (1 - fx) + (data[ne + channel] ?? 0) * fx
    const lower = (data[sw + channel] ?? 0) * (1 - fx) + (data[se + channel] ?? 0) * fx
    sum[channel] = (sum[channel] ?? 0) + upper * (1 - fy) + lower * fy
  }
}
