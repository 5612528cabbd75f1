import type { Crop } from './crop.ts'

/** A character and the column of the crop at which it was read. */
export type Placed = { character: string; column: number }

/** A gap between words is at least this wide, in columns of a crop of 48 rows, and this many times the usual gap. */
const NARROWEST_GAP = 6
const TIMES_USUAL = 2.2
/** A column holds ink when it stands out by this share of the strongest contrast. */
const INK = 0.4
/** Rows at the rim of a crop may show the lines above and below. */
const RIM = 0.12

/**
 * The text with the spaces that the recognition model leaves out: where the paper is blank for clearly longer than between the
 * other letters. Numbers are never parted.
 */
export function withSpaces(characters: readonly Placed[], crop: Crop): string {
  const ink = inkColumns(crop)
  const gaps = characters.slice(1).map((next, index) => longestBlank(ink, characters[index]?.column ?? 0, next.column))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const least = Math.max(NARROWEST_GAP, usual * TIMES_USUAL)
  return characters
    .map(({ character }, index) => {
      const next = characters[index + 1]?.character ?? ' '
      const inNumber = /[\d.,:/-]/.test(character) && /[\d.,:/-]/.test(next)
      const parted = character !== ' ' && next !== ' ' && !inNumber && (gaps[index] ?? 0) > least
      return parted ? `${character} ` : character
    })
    .join('')
}

function inkColumns({ width, height, values }: Crop): boolean[] {
  const plane = values.subarray(width * height, 2 * width * height)
  const background = plane.toSorted()[plane.length >> 1] ?? 0
  const strongest = Array.from({ length: width }, (_, column) => {
    let most = 0
    for (let row = Math.floor(height * RIM); row < height * (1 - RIM); row++) {
      most = Math.max(most, Math.abs((plane[row * width + column] ?? background) - background))
    }
    return most
  })
  const contrast = Math.max(...strongest)
  return strongest.map((value) => value > INK * contrast)
}

function longestBlank(ink: readonly boolean[], from: number, to: number): number {
  let longest = 0
  let length = 0
  for (let column = Math.floor(from); column <= to; column++) {
    length = ink[column] === false ? length + 1 : 0
    longest = Math.max(longest, length)
  }
  return longest
}
