import type { Point } from './geometry.ts'

/** A line of print as the points along its middle, from left to right on a page that was turned upright. */
export type Spine = readonly Point[]

/** Fewer pieces of lines than this say nothing about the page's shape. */
const LEAST_SAMPLES = 8
const ROUNDS = 4
/** A slope that differs from the page's by this much (radians) counts half. */
const USUAL_ERROR = 0.02
/** Holds the shape to a flat page where little print speaks for a bend. */
const STIFFNESS = 0.02

type Sample = { x: number; y: number; slope: number; weight: number }

/**
 * Where points of a photographed page would lie on flat paper seen from above, by height only: perspective and bends show in how
 * the slopes of lines change over the page, and those slopes are summed up from the page's middle. Answers a function for the
 * page's points; the identity where too little print is there.
 */
export function straightener(spines: readonly Spine[], width: number): (point: Point) => Point {
  const samples = spines.flatMap((spine) => samplesOf(spine, width))
  if (samples.length < LEAST_SAMPLES) return (point) => point
  const middle = samples.reduce((sum, { x }) => sum + x, 0) / samples.length
  const centred = samples.map((sample) => ({ ...sample, x: sample.x - middle }))
  const shape = fit(centred)
  return ({ x, y }) => {
    const across = x / width - middle
    return { x, y: y - width * climb(shape, across, y / width) }
  }
}

function samplesOf(spine: Spine, width: number): Sample[] {
  return spine.slice(1).flatMap((to, index) => {
    const from = spine[index] ?? to
    const run = to.x - from.x
    if (run <= 0) return []
    return [
      {
        x: (from.x + to.x) / 2 / width,
        y: (from.y + to.y) / 2 / width,
        slope: (to.y - from.y) / run,
        weight: run / width,
      },
    ]
  })
}

/** What a slope is made of at a place: level, and how it changes across, down, and along a bend. */
function terms(x: number, y: number): number[] {
  return [1, x, y, x * x, x * y]
}

/** The sum of the slopes from the middle of the page to a place. */
function climb(shape: readonly number[], x: number, y: number): number {
  const [level = 0, across = 0, down = 0, bend = 0, twist = 0] = shape
  return x * (level + (across * x) / 2 + down * y + (bend * x * x) / 3 + (twist * x * y) / 2)
}

/** Weighted least squares in which far-off slopes count less each round. */
function fit(samples: readonly Sample[]): number[] {
  let shape = [0, 0, 0, 0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const size = shape.length
    const matrix = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0))
    for (const { x, y, slope, weight } of samples) {
      const values = terms(x, y)
      const guess = values.reduce((sum, value, index) => sum + value * (shape[index] ?? 0), 0)
      const counts = round === 0 ? weight : weight / (1 + ((slope - guess) / USUAL_ERROR) ** 2)
      for (const [i, row] of matrix.entries()) {
        for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + counts * (values[i] ?? 0) * (values[j] ?? 0)
        row[size] = (row[size] ?? 0) + counts * (values[i] ?? 0) * slope
      }
    }
    for (const [i, row] of matrix.entries()) row[i] = (row[i] ?? 0) + STIFFNESS
    shape = solve(matrix)
  }
  return shape
}

/** Gauss elimination of a positive definite system whose last column is the right side. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length
  for (const [i, row] of matrix.entries()) {
    for (const lower of matrix.slice(i + 1)) {
      const factor = (lower[i] ?? 0) / (row[i] ?? 1)
      for (let j = i; j <= size; j++) lower[j] = (lower[j] ?? 0) - factor * (row[j] ?? 0)
    }
  }
  const result = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    const row = matrix[i] ?? []
    const known = result.reduce((sum, value, j) => sum + (j > i ? value * (row[j] ?? 0) : 0), 0)
    result[i] = ((row[size] ?? 0) - known) / (row[i] ?? 1)
  }
  return result
}
