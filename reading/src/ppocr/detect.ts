import type { InferenceSession } from 'onnxruntime-node'
import { Tensor } from 'onnxruntime-node'
import { connectedAreas } from '../connected.ts'
import { bounds, convexHull, type Point, smallestRectangle, type TurnedRectangle } from '../geometry.ts'
import { cropImage, type RawImage, resizeImage } from '../image.ts'
import { run } from './run.ts'

/** What the detection model sees: enough for the small print of a page, and a bound on time and memory. */
const PIXELS = 1_100_000
const MAX_ENLARGEMENT = 2
const TEXT = 0.3
const MEAN_TEXT = 0.5
const SMALLEST_SIDE = 3
/** The model draws text thinner than it is; its authors grow a box by area times this over its perimeter. */
export const GROWTH = 1.6

// The statistics of ImageNet in the order in which the model's authors apply them: to blue, green, red.
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const

/**
 * A piece of text that was found: its hull and smallest rectangle, in pixels of the image, and all places of the model's map that
 * belong to it.
 */
export type Found = { hull: Point[]; rectangle: TurnedRectangle; area: Area }

type Size = { width: number; height: number }
type Part = Size & { left: number; top: number }

/** The places of a region, x and y in turn, in pixels of the image. Each stands for `size` pixels. */
export type Area = { places: Float32Array; size: number }

/** What lies around the text is left out of a second look when the text then appears larger by this factor. */
const CLOSER = 1.2
/** Around the text of the first look stays this share of its longer side. */
const MARGIN = 0.06

/**
 * Finds text in an image. Where it fills a part of the image only, as on a photo of a table, that part is looked at once more from
 * near, since the model sees only so many pixels.
 */
export async function detect(session: InferenceSession, image: RawImage): Promise<Found[]> {
  const found = await detectOnce(session, image)
  const part = partWithText(found, image)
  if (part === undefined) return found
  const closer = await detectOnce(session, cropImage(image, part))
  return closer.map(({ hull, rectangle: { centre, ...rectangle }, area }) => ({
    hull: hull.map((point) => moved(point, part)),
    rectangle: { ...rectangle, centre: moved(centre, part) },
    area: { ...area, places: area.places.map((value, index) => value + (index % 2 === 0 ? part.left : part.top)) },
  }))
}

function moved({ x, y }: Point, { left, top }: Part): Point {
  return { x: x + left, y: y + top }
}

/** The part of an image with the text in it; undefined where a look at it alone would show no more. */
function partWithText(found: readonly Found[], image: RawImage): Part | undefined {
  if (found.length === 0) return undefined
  const around = bounds(found.flatMap(({ hull }) => hull))
  const margin = MARGIN * Math.max(around.right - around.left, around.bottom - around.top)
  const left = Math.max(0, Math.floor(around.left - margin))
  const top = Math.max(0, Math.floor(around.top - margin))
  const part = {
    left,
    top,
    width: Math.min(image.width, Math.ceil(around.right + margin)) - left,
    height: Math.min(image.height, Math.ceil(around.bottom + margin)) - top,
  }
  return modelScale(part) > CLOSER * modelScale(image) ? part : undefined
}

/** Finds text in an image by one look of the DB detection model at it. */
export async function detectOnce(session: InferenceSession, image: RawImage): Promise<Found[]> {
  const size = modelSize(image)
  const scaled = await resizeImage(image, size)
  const output = await run(session, new Tensor('float32', planes(scaled), [1, 3, size.height, size.width]))
  const scale = { x: image.width / size.width, y: image.height / size.height }
  return regions(output.data, size.width, size.height).map(({ corners, places }) => {
    const hull = convexHull(corners.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y })))
    const area = {
      places: Float32Array.from(places, (value, index) => (value + 0.5) * (index % 2 === 0 ? scale.x : scale.y)),
      size: scale.x * scale.y,
    }
    return { hull, rectangle: smallestRectangle(hull), area }
  })
}

function modelScale({ width, height }: Size): number {
  return Math.min(MAX_ENLARGEMENT, Math.sqrt(PIXELS / (width * height)))
}

function modelSize({ width, height }: RawImage): Size {
  const scale = modelScale({ width, height })
  const side = (length: number) => Math.max(32, Math.round((length * scale) / 32) * 32)
  return { width: side(width), height: side(height) }
}

function planes({ data, width, height }: RawImage): Float32Array {
  const size = width * height
  const values = new Float32Array(size * 3)
  for (const [channel, mean] of MEAN.entries()) {
    const plane = values.subarray(channel * size, (channel + 1) * size)
    const scaled = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255 - mean) / (DEVIATION[channel] ?? 1))
    for (let pixel = 0; pixel < size; pixel++) plane[pixel] = scaled[data[pixel * 3 + 2 - channel] ?? 0] ?? 0
  }
  return values
}

type Region = { corners: Point[]; places: number[] }

/** The connected areas that the model takes for text, with their outlines; the far corner of a pixel counts as well. */
function regions(map: Float32Array, width: number, height: number): Region[] {
  const text = new Uint8Array(map.length)
  for (let index = 0; index < map.length; index++) if ((map[index] ?? 0) > TEXT) text[index] = 1
  return connectedAreas(text, width, height).flatMap((area) => {
    const rows = new Map<number, { from: number; to: number }>()
    const places: number[] = []
    let sum = 0
    for (const index of area) {
      const x = index % width
      const y = (index - x) / width
      sum += map[index] ?? 0
      places.push(x, y)
      const row = rows.get(y)
      if (row === undefined) rows.set(y, { from: x, to: x })
      else if (x < row.from) row.from = x
      else if (x > row.to) row.to = x
    }
    const count = area.length
    if (sum / count < MEAN_TEXT || rows.size < SMALLEST_SIDE || count < SMALLEST_SIDE ** 2) return []
    return [{ corners: outline(rows), places }]
  })
}

function outline(rows: Map<number, { from: number; to: number }>): Point[] {
  return [...rows].flatMap(([y, { from, to }]) => [
    { x: from, y },
    { x: to + 1, y },
    { x: from, y: y + 1 },
    { x: to + 1, y: y + 1 },
  ])
}

/** Grows a rectangle around the model's thin area to the size of the print. */
export function grown({ centre, width, height, angle }: TurnedRectangle): TurnedRectangle {
  const by = (width * height * GROWTH) / (2 * (width + height))
  return { centre, width: width + 2 * by, height: height + 2 * by, angle }
}
