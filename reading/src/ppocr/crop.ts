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
  const { data } = image
  const [right, bottom] = [image.width - 1, image.height - 1]
  const stride = image.width * 3
  const acrossSamples = samples(Math.max(lengthOf(strip.top), lengthOf(strip.bottom)) / width)
  const downSamples = samples(heightOf(strip) / height)
  const weight = 1 / (acrossSamples * downSamples * 127.5)
  const plane = width * height
  for (let column = 0; column < width; column++) {
    for (let i = 0; i < acrossSamples; i++) {
      const { top, bottom: foot } = edgesAt(strip, (column + (i + 0.5) / acrossSamples) / width)
      for (let sample = 0; sample < height * downSamples; sample++) {
        const v = (sample + 0.5) / (height * downSamples)
        // The bilinear value at the place; outside the image its edge goes on.
        const x = Math.min(right, Math.max(0, (1 - v) * top.x + v * foot.x - 0.5))
        const y = Math.min(bottom, Math.max(0, (1 - v) * top.y + v * foot.y - 0.5))
        const cx = Math.trunc(x)
        const cy = Math.trunc(y)
        const fx = x - cx
        const fy = y - cy
        const nw = cy * stride + cx * 3
        const ne = cx < right ? nw + 3 : nw
        const down = cy < bottom ? stride : 0
        const sw = nw + down
        const se = ne + down
        const e = fx * weight
        const w = weight - e
        const wnw = w * (1 - fy)
        const wne = e * (1 - fy)
        const wsw = w * fy
        const wse = e * fy
        const red = at(data, nw) * wnw + at(data, ne) * wne + at(data, sw) * wsw + at(data, se) * wse
        const green = at(data, nw + 1) * wnw + at(data, ne + 1) * wne + at(data, sw + 1) * wsw + at(data, se + 1) * wse
        const blue = at(data, nw + 2) * wnw + at(data, ne + 2) * wne + at(data, sw + 2) * wsw + at(data, se + 2) * wse
        const pixel = Math.trunc(sample / downSamples) * width + column
        values[pixel] = at(values, pixel) + blue
        values[pixel + plane] = at(values, pixel + plane) + green
        values[pixel + 2 * plane] = at(values, pixel + 2 * plane) + red
      }
    }
  }
  for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) - 1
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

function at(values: Uint8Array | Float32Array, index: number): number {
  return values[index] ?? 0
}
