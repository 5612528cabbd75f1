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
/** Latin characters nearer than this, in heights of the crop, stand together. */
const GAP = 0.8
/** So many of them together are Latin print; fewer are what its letters were taken for. */
const LEAST_TOGETHER = 3
/** How many Latin characters a height of the crop were read where print is Latin; fewer where it is not. */
const LATIN = 1.1
/** The share of the columns below the stroke in which letters hang; under a ruled line there is nothing. */
const HANGING = 0.3

/**
 * Where a line is printed in Devanagari, from left to right: by its head strokes, with hardly any Latin character read there. A
 * word has breaks in its stroke, and a short one hardly any, so all print up to the next Latin belongs to it.
 */
export function devanagariIn(crop: Crop, characters: readonly Placed[]): Columns[] {
  const { height, width } = crop
  const hindi = headStrokes(crop).filter((stroke) => !isDense(characters, stroke, height))
  const strokes = hindi.reduce((sum, { from, to }) => sum + to - from, 0)
  if (strokes < LEAST_STROKES * height) return []
  const latin = latinIn(characters, hindi, height).map(({ from, to }) => ({
    from: blankFrom(crop, from, -1),
    to: blankFrom(crop, to, 1),
  }))
  return between(latin, width).filter((part) => hindi.some(({ from, to }) => to > part.from && from < part.to))
}

/** Whether as many Latin characters were read in some columns as where print is Latin. */
function isDense(characters: readonly Placed[], { from, to }: Columns, height: number): boolean {
  const read = characters.filter(({ column }) => column > from && column < to).length
  return read >= (LATIN * (to - from)) / height
}

/** Where Latin characters stand together, outside head strokes. */
function latinIn(characters: readonly Placed[], hindi: readonly Columns[], height: number): Columns[] {
  const groups: Placed[][] = []
  for (const one of characters) {
    if (hindi.some(({ from, to }) => one.column > from && one.column < to)) continue
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && one.column - last.column < GAP * height) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
    .filter((group) => group.length >= LEAST_TOGETHER)
    .map((group) => ({ from: group[0]?.column ?? 0, to: group.at(-1)?.column ?? 0 }))
}

/** The first column without ink, left or right of one in the middle of a letter, at most a wide letter away. */
function blankFrom(crop: Crop, from: number, step: 1 | -1): number {
  const { width, height } = crop
  const ink = inkAt(crop)
  const rows = Array.from({ length: height }, (_, row) => row)
  const most = height / 2
  for (let moved = 0; moved < most; moved++) {
    const column = Math.round(from) + step * moved
    if (column < 0 || column >= width || !rows.some((row) => ink(row, column))) return column
  }
  return from + step * most
}

/** The columns of a crop that some others leave free. */
function between(taken: readonly Columns[], width: number): Columns[] {
  const ends = [...taken.map(({ from }) => from), width]
  return ends.map((to, index) => ({ from: taken[index - 1]?.to ?? 0, to })).filter(({ from, to }) => to > from)
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
