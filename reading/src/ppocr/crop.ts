import { distance, type Quad } from '../geometry.ts'
import type { RawImage } from '../image.ts'

export type Crop = { width: number; height: number; values: Float32Array }

/** The width of a quad's text when its height is made `height`. */
export function widthAt(quad: Quad, height: number): number {
  const across = (distance(quad[0], quad[1]) + distance(quad[3], quad[2])) / 2
  const down = (distance(quad[0], quad[3]) + distance(quad[1], quad[2])) / 2
  return Math.max(1, Math.round((height * across) / Math.max(1, down)))
}

/**
 * Cuts a quad out of an image, straightened to `width` by `height`, as three planes (blue, green, red) of values from -1 to 1,
 * which is what the angle and recognition models take. Several samples are averaged where the image is finer than the crop.
 */
export function cut(image: RawImage, quad: Quad, width: number, height: number): Crop {
  const values = new Float32Array(3 * width * height)
  const [a, b, c, d] = quad
  const acrossSamples = samples(Math.max(distance(a, b), distance(d, c)) / width)
  const downSamples = samples(Math.max(distance(a, d), distance(b, c)) / height)
  const weight = 1 / (acrossSamples * downSamples)
  const plane = width * height
  const sum = new Float64Array(3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      sum.fill(0)
      for (let j = 0; j < downSamples; j++) {
        const v = (row + (j + 0.5) / downSamples) / height
        for (let i = 0; i < acrossSamples; i++) {
          const u = (column + (i + 0.5) / acrossSamples) / width
          const x = (1 - v) * ((1 - u) * a.x + u * b.x) + v * ((1 - u) * d.x + u * c.x)
          const y = (1 - v) * ((1 - u) * a.y + u * b.y) + v * ((1 - u) * d.y + u * c.y)
          addPixel(image, x - 0.5, y - 0.5, sum)
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
