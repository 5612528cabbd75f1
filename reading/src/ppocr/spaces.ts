import type { Crop } from './crop.ts'
import { inkAt } from './ink.ts'

/** A character and the column of the crop at which it was read. */
export type Placed = { character: string; column: number }

/** A gap between words is at least this wide, in columns of a crop of 48 rows, and this many times the usual gap. */
const NARROWEST_GAP = 6
const TIMES_USUAL = 2.2
/** The same between two numbers, which must not be taken for one parted number. */
const NARROWEST_APART = 20
const TIMES_APART = 3.5
/** Rows at the rim of a crop may show the lines above and below. */
const RIM = 0.12

/**
 * The characters with the spaces that the recognition model leaves out: where the paper is blank for clearly longer than between the
 * other letters; within a number only where it is blank for so long that there are two.
 */
export function withSpaces(characters: readonly Placed[], crop: Crop): Placed[] {
  const ink = inkColumns(crop)
  const gaps = characters.slice(1).map((next, index) => longestBlank(ink, characters[index]?.column ?? 0, next.column))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const least = Math.max(NARROWEST_GAP, usual * TIMES_USUAL)
  const apart = Math.max(NARROWEST_APART, usual * TIMES_APART)
  return characters.flatMap((placed, index) => {
    const { character, column } = placed
    const next = characters[index + 1] ?? { character: ' ', column }
    const inNumber = /[\d.,:/-]/.test(character) && /[\d.,:/-]/.test(next.character)
    const parted = character !== ' ' && next.character !== ' ' && (gaps[index] ?? 0) > (inNumber ? apart : least)
    return parted ? [placed, { character: ' ', column: (column + next.column) / 2 }] : [placed]
  })
}

function inkColumns(crop: Crop): boolean[] {
  const { width, height } = crop
  const ink = inkAt(crop)
  return Array.from({ length: width }, (_, column) => {
    for (let row = Math.floor(height * RIM); row < height * (1 - RIM); row++) if (ink(row, column)) return true
    return false
  })
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
