import {
  distance,
  type Point,
  type Quad,
  rectangle,
  rectangleAlong,
  type Strip,
  stripOf,
  turn,
  weightedMedian,
} from '../geometry.ts'
import { type Found, GROWTH, grown } from './detect.ts'

/** Text as it is cut out and read: its corners, and the strip along which it runs. */
export type Placed = { quad: Quad; strip: Strip }

/** A box this many times longer than high tells the direction of its line by itself. */
const LONG = 3
/** A line's direction may differ by this many radians from that of the page; perspective and bends make it do so. */
const MOST_DEVIATION = 0.15
/** A short box takes the direction of this many long ones next to it. */
const NEIGHBOURS = 5
/** A line is bent when its middle leaves the straight by this share of its thickness. */
const BENT = 0.22
/** The parts of a bent line, in units of its thickness. */
const PART = 1.5

/** Boxes along their lines: a long one by its own direction, a short one by that of its neighbours, a bent one along its bend. */
export function placed(found: readonly Found[]): Placed[] {
  const long = found.filter(({ rectangle: box }) => box.width > LONG * box.height)
  const page = weightedMedian(long.map(({ rectangle: box }) => ({ value: box.angle, weight: box.width }))) ?? 0
  const directed = long.filter(({ rectangle: box }) => Math.abs(box.angle - page) < MOST_DEVIATION)
  return found.map((one) => {
    const { hull, rectangle: box } = one
    const trusted = box.width > LONG * box.height && Math.abs(box.angle - page) < MOST_DEVIATION
    const { centre, width, height, angle } = grown(
      trusted ? box : rectangleAlong(hull, directionNear(box.centre, directed) ?? page),
    )
    const quad = rectangle(centre, width, height, angle)
    return { quad, strip: (trusted ? bentStrip(one) : undefined) ?? stripOf(quad) }
  })
}

function directionNear(place: Point, long: readonly Found[]): number | undefined {
  const near = long
    .map(({ rectangle: box }) => ({ value: box.angle, weight: box.width, far: Math.abs(box.centre.y - place.y) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEIGHBOURS)
  return weightedMedian(near)
}

/** The strip along a bent line; undefined for a straight one. */
function bentStrip({ rectangle: { centre, angle, width }, area }: Found): Strip | undefined {
  const thin = (area.places.length / 2) * (area.size / width)
  const parts = Math.round(width / (PART * thin))
  if (parts < 4) return undefined
  const sums = new Float64Array(parts)
  const counts = new Float64Array(parts)
  for (let at = 0; at < area.places.length; at += 2) {
    const x = (area.places[at] ?? 0) - centre.x
    const y = (area.places[at + 1] ?? 0) - centre.y
    const along = turn({ x, y }, -angle)
    const part = Math.min(parts - 1, Math.max(0, Math.floor((along.x / width + 0.5) * parts)))
    sums[part] = (sums[part] ?? 0) + along.y
    counts[part] = (counts[part] ?? 0) + 1
  }
  const middles = smooth([...sums].map((sum, part) => sum / Math.max(1, counts[part] ?? 1)))
  const [first = 0] = middles
  const last = middles.at(-1) ?? 0
  const bend = Math.max(
    ...middles.map((value, part) => Math.abs(value - first - ((last - first) * part) / (parts - 1))),
  )
  if (bend < BENT * thin) return undefined
  const grow = (width * thin * GROWTH) / (2 * (width + thin))
  const half = thin / 2 + grow
  return alongMiddles(middles, { centre, angle, width, grow, half })
}

function smooth(values: readonly number[]): number[] {
  return values.map((value, index) => {
    const before = values[index - 1] ?? value
    const after = values[index + 1] ?? value
    return (before + 2 * value + after) / 4
  })
}

type Frame = { centre: Point; angle: number; width: number; grow: number; half: number }

/** Edges at even steps, half a thickness off the middle line and square to it; the ends go on as the line began. */
function alongMiddles(middles: readonly number[], { centre, angle, width, grow, half }: Frame): Strip {
  const step = width / middles.length
  const inner = middles.map((v, part) => ({ x: -width / 2 + (part + 0.5) * step, y: v }))
  const [first, second] = inner
  const [last, beforeLast] = [inner.at(-1), inner.at(-2)]
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined)
    throw new Error('A bent line has at least four parts')
  const beyond = (from: Point, to: Point): Point => {
    const share = (step / 2 + grow) / Math.max(1e-6, distance(from, to))
    return { x: to.x + (to.x - from.x) * share, y: to.y + (to.y - from.y) * share }
  }
  const line = evenly([beyond(second, first), ...inner, beyond(beforeLast, last)], middles.length + 1)
  const edge = (side: 1 | -1) =>
    line.map((point, index) => {
      const from = line[index - 1] ?? point
      const to = line[index + 1] ?? point
      const length = Math.max(1e-6, distance(from, to))
      const off = {
        x: point.x - (side * half * (to.y - from.y)) / length,
        y: point.y + (side * half * (to.x - from.x)) / length,
      }
      const moved = turn(off, angle)
      return { x: centre.x + moved.x, y: centre.y + moved.y }
    })
  return { top: edge(-1), bottom: edge(1) }
}

/** As many steps of one length along a line through points. */
function evenly(points: readonly Point[], steps: number): Point[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: steps + 1 }, (_, count) => {
    let left = (whole * count) / steps
    let index = 0
    while (index < lengths.length - 1 && left > (lengths[index] ?? 0)) {
      left -= lengths[index] ?? 0
      index++
    }
    const from = points[index] ?? { x: 0, y: 0 }
    const to = points[index + 1] ?? from
    const share = left / Math.max(1e-6, lengths[index] ?? 1)
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}
