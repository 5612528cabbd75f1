import type { Line, Segment } from '../lines.ts'

/** A piece of print and the line it stands on. */
export type Piece = { segment: Segment; line: number; index: number }

/** A heading may stand this many lines above its value. */
const HEADING_REACH = 2
/** A heading is no sentence. */
const MOST_WORDS = 4
/** Lines of one block lie no farther apart than this many times their height. */
const BLOCK_GAP = 1.6

/** All pieces of print, from top to bottom and from left to right. */
export function piecesOf(lines: readonly Line[]): Piece[] {
  return lines.flatMap(({ segments }, line) => segments.map((segment, index) => ({ segment, line, index })))
}

/** Whether a piece names something rather than being a value: it has letters and no long number or date. */
export function isLabelLike(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '').length
  return letters >= 2 && !/\d{2}/.test(text)
}

/**
 * The words that may name the value at `start` of a line, nearest first: those before it in its own piece, the piece to its left,
 * and the pieces above it, as in a table under its heading.
 */
export function labelsOf(lines: readonly Line[], index: number, start: number): string[] {
  const line = lines[index]
  const place = line && pieceAt(line, start)
  if (line === undefined || place === undefined) return []
  // A piece may hold several pairs; what stands behind the value before names this one.
  const own =
    place.segment.text
      .slice(0, start - place.start)
      .split(/\d/)
      .at(-1) ?? ''
  const above = lines
    .slice(Math.max(0, index - HEADING_REACH), index)
    .toReversed()
    .filter(({ page }) => page === line.page)
    .flatMap(({ segments }) => headingOf(segments, line.segments, place.index)?.text ?? [])
    .filter((text) => text.split(' ').length <= MOST_WORDS)
  return [own, leftLabel(line, place.index) ?? '', ...above].filter(isLabelLike)
}

/** The heading over a piece of a row; headings on the left and values on the right of their columns agree in number. */
function headingOf(headings: readonly Segment[], row: readonly Segment[], index: number): Segment | undefined {
  const segment = row[index]
  const over = segment && headings.find((heading) => isAbove(heading, segment))
  // The sign of a currency may be a piece of its own.
  const values = row.filter(({ text }) => /[A-Za-z0-9]/.test(text))
  const isTable =
    headings.length === values.length && headings.length > 1 && headings.every(({ text }) => isLabelLike(text))
  return over ?? (isTable && segment !== undefined ? headings[values.indexOf(segment)] : undefined)
}

/** The nearest words to the left of a piece; marks between them are skipped, another value ends the search. */
function leftLabel(line: Line, index: number): string | undefined {
  for (let left = index - 1; left >= 0; left--) {
    const text = line.segments[left]?.text ?? ''
    if (isLabelLike(text)) return text
    if (/[A-Za-z0-9]/.test(text)) return undefined
  }
  return undefined
}

function pieceAt(line: Line, start: number): { segment: Segment; index: number; start: number } | undefined {
  let offset = 0
  for (const [index, segment] of line.segments.entries()) {
    if (start < offset + segment.text.length) return { segment, index, start: offset }
    offset += segment.text.length + 1
  }
  return undefined
}

/** Whether one piece stands over the other: half of the narrower one lies above the wider one. */
export function isAbove(upper: Segment, lower: Segment): boolean {
  const shared = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left)
  return shared > 0.5 * Math.min(upper.right - upper.left, lower.right - lower.left)
}

/**
 * The pieces right below one, in its column, up to `most` of them: the body of a block under its heading. It ends at a wider gap,
 * at another page and where `ends` says so.
 */
export function blockBelow(
  lines: readonly Line[],
  head: Piece,
  { most, ends }: { most: number; ends: (text: string) => boolean },
): Piece[] {
  const body: Piece[] = []
  let last = head.segment
  for (let index = head.line + 1; index < lines.length && body.length < most; index++) {
    const line = lines[index]
    if (line === undefined || line.page !== lines[head.line]?.page) break
    const at = line.segments.findIndex((segment) => beginsUnder(head.segment, segment))
    const segment = line.segments[at]
    if (segment === undefined) {
      if ((line.segments[0]?.top ?? 0) - last.bottom > BLOCK_GAP * (last.bottom - last.top)) break
      continue
    }
    const gap = segment.top - last.bottom
    if (gap > BLOCK_GAP * Math.max(last.bottom - last.top, segment.bottom - segment.top) || ends(segment.text)) break
    body.push({ segment, line: index, index: at })
    last = segment
  }
  return body
}

/** A block's lines begin where its heading does, or lie wholly under it. */
function beginsUnder(head: Segment, segment: Segment): boolean {
  const height = head.bottom - head.top
  return Math.abs(segment.left - head.left) < 1.2 * height || isAbove(head, segment)
}
