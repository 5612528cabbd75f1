import { type Bounds, boundsOf, connectedAreas } from '../connected.ts'
import { heightOf, type Strip, stripOf } from '../geometry.ts'
import type { RawImage } from '../image.ts'
import { cut, widthAt } from '../ppocr/crop.ts'
import type { TextBox } from '../recogniser.ts'

/** Rows of a piece of print that is looked at; its letters fill about two thirds of them. */
export const ROWS = 40
const WIDEST = 2400
/** Ink runs longer than this, in rows, are rules and no strokes of letters. */
const RULE = 1.6
/** Blank columns that part words, in rows. */
const GAP = 0.3

/** A straightened piece of a page: how dark each pixel is (0 to 1), where there is ink, and the colour of its pixels. */
export type Look = {
  width: number
  height: number
  dark: Float32Array
  ink: Uint8Array
  /** Blue, green, red planes from -1 to 1. */
  colour: Float32Array
  /** Columns of marks that slant in print as well. */
  skipped: Uint8Array
  /** Columns of marks within a number, which part no words. */
  joined: Uint8Array
}

/** Connected ink. */
export type Blob = Bounds & { pixels: number }

/** Blobs that stand together, from column `left` to `right`. */
export type Word = Bounds & { blobs: Blob[] }

export function lookAt(image: RawImage, box: TextBox): Look {
  const strip: Strip = box.strip ?? stripOf(box.quad)
  const width = Math.min(WIDEST, Math.max(8, widthAt(strip, ROWS)))
  const { values } = cut(image, strip, width, ROWS)
  const size = width * ROWS
  const dark = new Float32Array(size)
  for (let at = 0; at < size; at++) {
    // Ink of any colour is dark in one of them.
    dark[at] = (1 - Math.min(values[at] ?? 1, values[size + at] ?? 1, values[2 * size + at] ?? 1)) / 2
  }
  const ink = inkOf(dark)
  withoutRules(ink, width)
  return { width, height: ROWS, dark, ink, colour: values, ...marksOf(box, width) }
}

const SLANTED = /[/\\%()]/
/** A mark between two digits. */
const IN_NUMBER = /^\d[-/:.,]\d$/
/** Half of a mark's width, in rows. */
const MARK = 0.2

function marksOf({ text, at = [] }: TextBox, width: number): Pick<Look, 'skipped' | 'joined'> {
  const [skipped, joined] = [new Uint8Array(width), new Uint8Array(width)]
  for (const [index, share] of at.entries()) {
    const middle = share * width
    const [from, to] = [Math.max(0, Math.floor(middle - MARK * ROWS)), Math.ceil(middle + MARK * ROWS)]
    if (SLANTED.test(text[index] ?? '')) skipped.fill(1, from, to)
    if (IN_NUMBER.test(text.slice(Math.max(0, index - 1), index + 2))) joined.fill(1, from, to)
  }
  return { skipped, joined }
}

/** Pixels darker than the threshold that parts dark from light best (Otsu 1979). */
function inkOf(dark: Float32Array): Uint8Array {
  const counts = new Float64Array(64)
  for (const value of dark) {
    const bin = Math.min(63, Math.floor(value * 64))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const whole = counts.reduce((sum, count, bin) => sum + count * bin, 0)
  let [below, sumBelow, best, threshold] = [0, 0, 0, 32]
  for (let bin = 0; bin < 63; bin++) {
    below += counts[bin] ?? 0
    sumBelow += (counts[bin] ?? 0) * bin
    const above = dark.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (whole - sumBelow) / above) ** 2
    if (between > best) [best, threshold] = [between, bin + 1]
  }
  const ink = new Uint8Array(dark.length)
  for (let at = 0; at < ink.length; at++) if ((dark[at] ?? 0) * 64 >= threshold) ink[at] = 1
  return ink
}

function withoutRules(ink: Uint8Array, width: number): void {
  for (let row = 0; row < ROWS; row++) {
    let from = 0
    for (let column = 0; column <= width; column++) {
      if (column < width && ink[row * width + column] === 1) continue
      if (column - from > RULE * ROWS) ink.fill(0, row * width + from, row * width + column)
      from = column + 1
    }
  }
}

export function wordsOf({ width, height, ink, skipped, joined }: Look): Word[] {
  const blobs = blobsOf(ink, width, height)
    .filter(({ left, right }) => skipped[(left + right) >> 1] === 0)
    .sort((a, b) => a.left - b.left)
  const words: Word[] = []
  for (const blob of blobs) {
    const last = words.at(-1)
    if (
      last !== undefined &&
      (blob.left - last.right < GAP * height || joined.subarray(last.right, blob.left).includes(1))
    ) {
      last.right = Math.max(last.right, blob.right)
      last.top = Math.min(last.top, blob.top)
      last.bottom = Math.max(last.bottom, blob.bottom)
      last.blobs.push(blob)
    } else words.push({ ...blob, blobs: [blob] })
  }
  return words
}

/** Specks and dots of a dotted rule are smaller. */
const LEAST_PIXELS = 12
const LEAST_HEIGHT = 0.15

function blobsOf(ink: Uint8Array, width: number, height: number): Blob[] {
  return connectedAreas(ink, width, height)
    .map((area): Blob => ({ ...boundsOf(area, width), pixels: area.length }))
    .filter(({ top, bottom, pixels }) => {
      // A neighbouring line's letters reach in at the rim.
      const isRim = bottom < 0.2 * height || top > 0.85 * height
      return pixels >= LEAST_PIXELS && bottom - top >= LEAST_HEIGHT * height && !isRim
    })
}

/** The height of the print of a box in pixels of the page. */
export function boxHeight(box: TextBox): number {
  return heightOf(box.strip ?? stripOf(box.quad))
}
