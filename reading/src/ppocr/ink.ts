import type { Crop } from './crop.ts'

/** Ink stands out from the paper by this share of the strongest contrast. */
const INK = 0.4

/** Values from -1 to 1 are counted in this many steps: sorting them takes many times as long. */
const STEPS = 512

/** Tells whether a place of a crop holds ink, by its green plane. */
export function inkAt({ width, height, values }: Crop): (row: number, column: number) => boolean {
  const plane = values.subarray(width * height, 2 * width * height)
  const counts = new Uint32Array(STEPS + 1)
  let [lowest, highest] = [1, -1]
  for (const value of plane) {
    const step = Math.round(((value + 1) / 2) * STEPS)
    counts[step] = (counts[step] ?? 0) + 1
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  const paper = medianOf(counts, plane.length)
  const least = INK * Math.max(highest - paper, paper - lowest)
  return (row, column) => Math.abs((plane[row * width + column] ?? paper) - paper) > least
}

function medianOf(counts: Uint32Array, count: number): number {
  let below = 0
  const step = counts.findIndex((own) => {
    below += own
    return below > count >> 1
  })
  return (2 * Math.max(0, step)) / STEPS - 1
}
