import type { Crop } from './crop.ts'
import { inkAt } from './ink.ts'
import type { Placed } from './spaces.ts'

/** A range of columns of a crop. */
export type Columns = { from: number; to: number }

/** The stroke that joins the letters of a Devanagari word is at least this long, in heights of the crop; no Latin letter's is. */
const SHORTEST = 0.6
/** The strokes of a line of Hindi are together at least this long; a wide m or w alone is none. */
const LEAST_STROKES = 1.1
/** It runs in this part of the crop's rows. */
const TOP = 0.15
const MIDDLE = 0.55
/** Words nearer than this, in heights of the crop, are one piece of Hindi. */
const GAP = 0.6
/** How many Latin characters a height of the crop were read where print is Latin; fewer where it is not. */
const LATIN = 1.1
/** The share of the columns below the stroke in which letters hang; under a ruled line there is nothing. */
const HANGING = 0.3

/** Where a line is printed in Devanagari, by its head strokes, with hardly any Latin character read there. */
export function devanagariIn(crop: Crop, characters: readonly Placed[]): Columns | undefined {
  const { height } = crop
  const runs = headStrokes(crop)
  const hindi = runs.filter(({ from, to }) => {
    const read = characters.filter(({ column }) => column > from && column < to).length
    return read < (LATIN * (to - from)) / height
  })
  const [first] = hindi
  const strokes = hindi.reduce((sum, { from, to }) => sum + to - from, 0)
  if (first === undefined || strokes < LEAST_STROKES * height) return undefined
  const last = hindi.reduce((end, run) => (run.from - end.to < GAP * height ? run : end), first)
  return { from: Math.max(0, first.from - height / 8), to: Math.min(crop.width, last.to + height / 8) }
}

function headStrokes(crop: Crop): Columns[] {
  const { width, height } = crop
  const ink = inkAt(crop)
  const runs: Columns[] = []
  for (let row = Math.floor(TOP * height); row < MIDDLE * height; row++) {
    let from = 0
    for (let column = 0; column <= width; column++) {
      if (column < width && ink(row, column)) continue
      if (column - from >= SHORTEST * height) runs.push({ from, to: column - 1 })
      from = column + 1
    }
  }
  const hang = ({ from, to }: Columns) => {
    let columns = 0
    for (let column = from; column <= to; column++) {
      for (let row = Math.floor(MIDDLE * height); row < 0.85 * height; row++) {
        if (!ink(row, column)) continue
        columns++
        break
      }
    }
    return columns / (to - from + 1)
  }
  return merged(runs.filter((run) => hang(run) > HANGING))
}

/** Runs of neighbouring rows that overlap are one stroke. */
function merged(runs: readonly Columns[]): Columns[] {
  const sorted = runs.toSorted((a, b) => a.from - b.from)
  const strokes: Columns[] = []
  for (const run of sorted) {
    const last = strokes.at(-1)
    if (last === undefined || run.from > last.to) strokes.push({ ...run })
    else last.to = Math.max(last.to, run.to)
  }
  return strokes
}
