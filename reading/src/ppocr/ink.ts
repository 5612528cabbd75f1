import type { Crop } from './crop.ts'

/** Ink stands out from the paper by this share of the strongest contrast. */
const INK = 0.4

/** Tells whether a place of a crop holds ink, by its green plane. */
export function inkAt({ width, height, values }: Crop): (row: number, column: number) => boolean {
  const plane = values.subarray(width * height, 2 * width * height)
  const sorted = plane.toSorted()
  const paper = sorted[plane.length >> 1] ?? 0
  const contrast = Math.max((sorted.at(-1) ?? 0) - paper, paper - (sorted[0] ?? 0))
  return (row, column) => Math.abs((plane[row * width + column] ?? paper) - paper) > INK * contrast
}
