import {
  angleOf,
  bounds,
  heightOf as heightOfStrip,
  type Point,
  spineOf,
  stripOf,
  turn,
  weightedMedian,
} from './geometry.ts'
import { plainText } from './plain-text.ts'
import type { Box } from './receipt.ts'
import type { TextBox } from './recogniser.ts'
import { straightener } from './straighten.ts'

/**
 * A piece of print. `left`, `right`, `top` and `bottom` are in the page's own units after it was turned upright and straightened,
 * so that pieces of one line stand at one height; `start` and `end` are the heights of its middle at both ends. `box` is where it
 * stands on the page as shown; `hand` marks what looks written by hand.
 */
export type Segment = {
  text: string
  confidence: number
  left: number
  right: number
  top: number
  bottom: number
  start: number
  end: number
  box: Box
  hand?: boolean
}

/** A line of print: its pieces from left to right. `pitch` is the height of its print in units of the page's median. */
export type Line = { segments: Segment[]; text: string; confidence: number; page: number; pitch: number; box: Box }

/** What was recognised on one page, which is `width` by `height` in the units of the boxes. */
export type RecognisedPage = { width: number; height: number; boxes: readonly TextBox[] }

/** Two pieces share a line when this much of the lower one's height lies beside the other. */
const OVERLAP = 0.5
/** Pieces nearer than this share of their height are one word. */
const WORD_GAP = 0.12

/** Puts the recognised text of all pages into lines, from top to bottom. */
export function layOutLines(pages: readonly RecognisedPage[]): Line[] {
  return pages.flatMap((page, number) => linesOfPage(page, number))
}

/** The lines of the page of this number, from top to bottom. */
export function linesOfPage({ boxes, ...size }: RecognisedPage, number: number): Line[] {
  const page = { ...size, boxes: boxes.filter(({ text }) => text !== '') }
  const angle = pageAngle(page.boxes)
  const spines = page.boxes.map((box) => uprightSpine(box, angle))
  const straight = straightener(spines, Math.max(page.width, page.height))
  const segments = page.boxes
    .map((box, index) => segmentOf(box, page, number, (spines[index] ?? []).map(straight)))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.top + a.bottom - (b.top + b.bottom))
  const rows: Segment[][] = []
  for (const segment of segments) {
    const row = rows.findLast((candidate) => belongs(segment, candidate))
    if (row === undefined) rows.push([segment])
    else row.push(segment)
  }
  const median = weightedMedian(segments.map((segment) => ({ value: heightOf(segment), weight: 1 }))) ?? 1
  return rows.map((row) => lineOf(row, number, median)).sort((a, b) => middle(a) - middle(b))
}

/** How far the print of a page is turned, in radians. */
export function pageAngle(boxes: readonly TextBox[]): number {
  const upsideDown = boxes.filter(({ quad }) => Math.abs(angleOf(quad)) > Math.PI / 2).length * 2 > boxes.length
  const base = upsideDown ? Math.PI : 0
  const deviations = boxes.map(({ quad, text }) => ({ value: normal(angleOf(quad) - base), weight: text.length }))
  return base + (weightedMedian(deviations) ?? 0)
}

function normal(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}

/** The middle of a piece of print, from left to right on the upright page. */
function uprightSpine({ quad, strip }: TextBox, angle: number): Point[] {
  return spineOf(strip ?? stripOf(quad)).map((point) => turn(point, -angle))
}

function segmentOf(
  { text, confidence, quad, strip, hand = false }: TextBox,
  page: RecognisedPage,
  number: number,
  spine: readonly Point[],
): Segment {
  const { left, right } = bounds(spine)
  const box = boxOf(strip === undefined ? { quad } : { quad, strip }, page, number)
  const half = heightOfStrip(strip ?? stripOf(quad)) / 2
  const start = spine[0]?.y ?? 0
  const end = spine.at(-1)?.y ?? start
  const middle = (start + end) / 2
  const place = { left, right, top: middle - half, bottom: middle + half, start, end, box }
  return { text: plainText(text), confidence, ...place, ...(hand && { hand }) }
}

/** Where a piece of text stands on the page of this number, as shown. */
export function boxOf({ quad, strip }: Pick<TextBox, 'quad' | 'strip'>, page: RecognisedPage, number: number): Box {
  const shown = bounds(strip === undefined ? quad : [...strip.top, ...strip.bottom])
  const x = clamp(shown.left / page.width)
  const y = clamp(shown.top / page.height)
  const width = clamp(shown.right / page.width) - x
  return { page: number, x, y, width, height: clamp(shown.bottom / page.height) - y }
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}

function heightOf({ top, bottom }: Segment): number {
  return bottom - top
}

/** Compares the ends that face each other, of the nearest piece of the row only, since a row may still climb across the page. */
function belongs(segment: Segment, row: readonly Segment[]): boolean {
  const gap = (other: Segment) => Math.max(segment.left - other.right, other.left - segment.right)
  const nearest = row.reduce((best, other) => (gap(other) < gap(best) ? other : best))
  const narrow = Math.min(segment.right - segment.left, nearest.right - nearest.left)
  if (gap(nearest) < -0.3 * narrow) return false
  const [first, second] = segment.left < nearest.left ? [segment, nearest] : [nearest, segment]
  const apart = Math.abs(first.end - second.start)
  const [lower, higher] = [heightOf(segment), heightOf(nearest)].sort((a, b) => a - b)
  return (higher ?? 0) / 2 + (lower ?? 0) / 2 - apart > OVERLAP * (lower ?? 0)
}

function lineOf(row: readonly Segment[], page: number, medianHeight: number): Line {
  const segments = row.toSorted((a, b) => a.left - b.left).reduce(joinWords, [])
  const letters = segments.reduce((sum, segment) => sum + segment.text.length, 0)
  const confidence = segments.reduce((sum, segment) => sum + segment.confidence * segment.text.length, 0)
  const height = weightedMedian(segments.map((segment) => ({ value: heightOf(segment), weight: segment.text.length })))
  return {
    segments,
    text: segments.map((segment) => segment.text).join(' '),
    confidence: letters === 0 ? 0 : confidence / letters,
    page,
    pitch: (height ?? medianHeight) / medianHeight,
    box: enclosing(segments.map((segment) => segment.box)),
  }
}

/** A text layer may hold a word in pieces. */
function joinWords(joined: Segment[], segment: Segment): Segment[] {
  const last = joined.at(-1)
  if (last?.hand !== segment.hand) return [...joined, segment]
  if (last === undefined || segment.left - last.right > WORD_GAP * heightOf(last)) return [...joined, segment]
  if (segment.left - last.right < -WORD_GAP * heightOf(last)) return [...joined, segment]
  const letters = last.text.length + segment.text.length
  const merged: Segment = {
    text: last.text + segment.text,
    confidence: (last.confidence * last.text.length + segment.confidence * segment.text.length) / letters,
    left: last.left,
    right: segment.right,
    top: Math.min(last.top, segment.top),
    bottom: Math.max(last.bottom, segment.bottom),
    start: last.start,
    end: segment.end,
    box: enclosing([last.box, segment.box]),
    ...(last.hand && { hand: true }),
  }
  return [...joined.slice(0, -1), merged]
}

/** The smallest box around boxes of one page. */
export function enclosing(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    page: boxes[0]?.page ?? 0,
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

function middle(line: Line): number {
  const tops = line.segments.map((segment) => segment.top + segment.bottom)
  return tops.reduce((sum, value) => sum + value, 0) / tops.length
}
