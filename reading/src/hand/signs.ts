import type { Look, Word } from './words.ts'

/** What is measured of a word; lengths are in heights of its letters. */
export type Signs = {
  /** Columns that it takes. */
  width: number
  /** The share of the edges in each direction, from square to the line, by steps of 15 degrees. */
  directions: number[]
  /** How far the feet and the heads of the letters are off a line. */
  feet: number
  heads: number
  stroke: number
  /** The widest connected ink. */
  joined: number
  /** How much more blue and red than green the ink is than the paper. */
  blue: number
  red: number
}

const STEPS = 12
/** A weaker edge is noise of the paper. */
const LEAST_EDGE = 1.5
/** Blobs lower than this share of the letters are marks and dots. */
const LETTER = 0.55
/** From this number on, feet tell how a word is tilted. */
const LEAST_FEET = 4
const MOST_TILT = 0.15
const FURTHEST = 8

type Slope = { at: number; tilt: number; off: number }

export function signsOf(look: Look, word: Word): Signs {
  const heights = word.blobs.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => a - b)
  const tall = heights[Math.floor(heights.length * 0.75)] ?? look.height
  const letters = word.blobs.filter(({ top, bottom }) => bottom - top + 1 > LETTER * tall)
  const feet = slopeOf(letters.map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom })))
  const heads = slopeOf(
    letters.map(({ left, right, top }) => ({ x: (left + right) / 2, y: top })),
    feet.tilt,
  )
  return {
    width: word.right - word.left + 1,
    directions: directionsOf(look, word, feet.tilt),
    feet: feet.off / tall,
    heads: heads.off / tall,
    stroke: strokeOf(look, word) / tall,
    joined: Math.max(...word.blobs.map(({ left, right }) => right - left + 1)) / tall,
    ...colourOf(look, word),
  }
}

/** The line through most of the points, which is tilted only as far as enough of them say so, and how far they are off it. */
function slopeOf(points: readonly { x: number; y: number }[], known?: number): Slope {
  const middle = median(points.map(({ x }) => x))
  let tilt = known ?? 0
  if (known === undefined && points.length >= LEAST_FEET) {
    const slopes = points.flatMap((a, index) =>
      points.slice(index + 1).flatMap((b) => (Math.abs(b.x - a.x) < 8 ? [] : [(b.y - a.y) / (b.x - a.x)])),
    )
    tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, median(slopes)))
  }
  const level = points.map(({ x, y }) => y - tilt * (x - middle))
  const at = median(level)
  const off = level.reduce((sum, y) => sum + Math.min(FURTHEST, Math.abs(y - at)), 0) / Math.max(1, level.length)
  return { at, tilt, off }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function directionsOf(
  { width, height, dark, skipped }: Look,
  { left, right, top, bottom }: Word,
  tilt: number,
): number[] {
  const shares = new Array<number>(STEPS).fill(0)
  const turned = Math.atan(tilt)
  let all = 0
  for (let y = Math.max(1, top - 1); y <= Math.min(height - 2, bottom + 1); y++) {
    for (let x = Math.max(1, left - 1); x <= Math.min(width - 2, right + 1); x++) {
      if (skipped[x] === 1) continue
      const at = y * width + x
      const nw = dark[at - width - 1] ?? 0
      const ne = dark[at - width + 1] ?? 0
      const sw = dark[at + width - 1] ?? 0
      const se = dark[at + width + 1] ?? 0
      // Scharr's operator, whose directions are truer than Sobel's.
      const across = 3 * (ne - nw + se - sw) + 10 * ((dark[at + 1] ?? 0) - (dark[at - 1] ?? 0))
      const down = 3 * (sw - nw + se - ne) + 10 * ((dark[at + width] ?? 0) - (dark[at - width] ?? 0))
      const strength = Math.hypot(across, down)
      if (strength < LEAST_EDGE) continue
      const direction = Math.atan2(down, across) - turned + 2 * Math.PI
      const step = Math.round((direction * STEPS) / Math.PI) % STEPS
      shares[step] = (shares[step] ?? 0) + strength
      all += strength
    }
  }
  return shares.map((share) => share / Math.max(1e-6, all))
}

/** The mean thickness of strokes: their area against their edges. */
function strokeOf({ width, height, ink }: Look, { left, right, top, bottom }: Word): number {
  let area = 0
  let edges = 0
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const at = y * width + x
      if (ink[at] === 0) continue
      area++
      if (x === 0 || ink[at - 1] === 0) edges++
      if (x === width - 1 || ink[at + 1] === 0) edges++
      if (y === 0 || ink[at - width] === 0) edges++
      if (y === height - 1 || ink[at + width] === 0) edges++
    }
  }
  return edges === 0 ? 0 : (2.5 * area) / edges
}

function colourOf({ width, ink, colour }: Look, { left, right, top, bottom }: Word): { blue: number; red: number } {
  const size = ink.length
  const sums = [0, 1].map(() => ({ blue: 0, red: 0, pixels: 0 }))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const at = y * width + x
      const sum = sums[ink[at] ?? 0]
      if (sum === undefined) continue
      const green = colour[size + at] ?? 0
      sum.blue += (colour[at] ?? 0) - green
      sum.red += (colour[2 * size + at] ?? 0) - green
      sum.pixels++
    }
  }
  const [paper, pen] = sums.map(({ blue, red, pixels }) => ({
    blue: blue / Math.max(1, pixels),
    red: red / Math.max(1, pixels),
  }))
  return { blue: (pen?.blue ?? 0) - (paper?.blue ?? 0), red: (pen?.red ?? 0) - (paper?.red ?? 0) }
}
