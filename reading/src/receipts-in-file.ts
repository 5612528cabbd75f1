import { extract } from './extract.ts'
import { bounds, turn } from './geometry.ts'
import { type Line, linesOfPage, pageAngle, type RecognisedPage } from './lines.ts'
import type { TextBox } from './recogniser.ts'

/** Papers side by side leave at least this share of the page's width free between them. */
const GUTTER = 0.03
/** Papers one above the other lie at least this many lines apart. */
const LINES_APART = 3
const LEAST_BOXES = 6
/** A total found with less is no receipt's own. */
const OWN_TOTAL = 0.4

/**
 * The lines of each receipt of a file. Pages, papers side by side and papers one above the other are receipts of their own only
 * when each has a date and a total, and they differ in number, date or total; else they are one, so that a card slip stays with
 * its bill and a bill of two pages is whole.
 */
export function receiptsIn(pages: readonly RecognisedPage[], today: string): Line[][] {
  const papers = pages.flatMap((page, number) => papersOn(page, number, today))
  const receipts: Line[][] = []
  for (const paper of papers) {
    const last = receipts.at(-1)
    if (paper.length === 0) continue
    if (last === undefined || areReceipts([last, paper], today)) receipts.push(paper)
    else last.push(...paper)
  }
  return receipts
}

function papersOn(page: RecognisedPage, number: number, today: string): Line[][] {
  const sides = sideBySide(page)
  const columns = sides.map((boxes) => linesOfPage({ ...page, boxes }, number))
  const beside = sides.length > 1 && areReceipts(columns, today) ? columns : [linesOfPage(page, number)]
  return beside.flatMap((lines) => oneAboveTheOther(lines, today))
}

/** The boxes of a page, parted where a free strip runs down between them. */
function sideBySide(page: RecognisedPage): TextBox[][] {
  const boxes = page.boxes.filter(({ text }) => text !== '')
  const angle = pageAngle(boxes)
  const placed = boxes
    .map((box) => ({ box, ...bounds(box.quad.map((point) => turn(point, -angle))) }))
    .sort((a, b) => a.left - b.left)
  const groups: TextBox[][] = []
  let reached = Number.NEGATIVE_INFINITY
  for (const { box, left, right } of placed) {
    const group = groups.at(-1)
    if (group === undefined || left - reached > GUTTER * page.width) groups.push([box])
    else group.push(box)
    reached = Math.max(reached, right)
  }
  return groups.every((group) => group.length >= LEAST_BOXES) ? groups : [boxes]
}

/** Lines parted at the widest gap that leaves a receipt above and one below, and those again. */
function oneAboveTheOther(lines: readonly Line[], today: string): Line[][] {
  const gaps = lines
    .slice(1)
    .map((line, index) => ({ at: index + 1, gap: topOf(line) - bottomOf(lines[index]), height: heightOf(line) }))
    .filter(({ gap, height }) => gap > LINES_APART * height)
    .sort((a, b) => b.gap - a.gap)
  for (const { at } of gaps) {
    const parts = [lines.slice(0, at), lines.slice(at)]
    if (areReceipts(parts, today)) return parts.flatMap((part) => oneAboveTheOther(part, today))
  }
  return [[...lines]]
}

function topOf(line: Line | undefined): number {
  return Math.min(...(line?.segments.map(({ top }) => top) ?? [0]))
}

function bottomOf(line: Line | undefined): number {
  return Math.max(...(line?.segments.map(({ bottom }) => bottom) ?? [0]))
}

function heightOf(line: Line): number {
  return bottomOf(line) - topOf(line)
}

function areReceipts(parts: readonly (readonly Line[])[], today: string): boolean {
  const read = parts.map((lines) => extract(lines, today))
  const whole = read.every(
    ({ date, totalPaise }) => date.value !== null && totalPaise.value !== null && totalPaise.confidence >= OWN_TOTAL,
  )
  if (!whole) return false
  return read.slice(1).every((later, index) => {
    const before = read[index]
    if (before === undefined) return false
    const [one, two] = [before.invoiceNumber.value, later.invoiceNumber.value]
    if (one !== null && two !== null) return one !== two
    return before.totalPaise.value !== later.totalPaise.value
  })
}
