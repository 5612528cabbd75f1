import { type Color, type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Typeface } from './typeface.ts'

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 }
export const MARGIN = 48

/** The page's own colours, as in the product's light scheme. */
export const INK = rgb(0.122, 0.114, 0.102)
export const QUIET = rgb(0.427, 0.408, 0.369)
const HAIRLINE = rgb(0.867, 0.855, 0.824)
export const TEAL = rgb(0.059, 0.42, 0.376)
export const GREEN = rgb(0.106, 0.396, 0.204)
export const AMBER = rgb(0.498, 0.31, 0.02)
export const RED = rgb(0.64, 0.141, 0.122)
export const RED_TINT = rgb(0.992, 0.945, 0.937)

/** A document being written, with the two weights of its face. */
export interface Paper {
  document: PDFDocument
  regular: Typeface
  semibold: Typeface
}

/** A hairline across a page. */
export function drawRule(
  page: PDFPage,
  y: number,
  { from, to, color = HAIRLINE }: { from: number; to: number; color?: Color },
) {
  page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness: 0.6, color })
}
