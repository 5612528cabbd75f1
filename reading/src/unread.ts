import { heightOf, lengthOf, type Quad, stripOf } from './geometry.ts'
import { boxOf, type RecognisedPage } from './lines.ts'
import type { Unread } from './receipt.ts'
import type { TextBox } from './recogniser.ts'

/** Print read with less than this confidence is offered for typing in. */
const READABLE = 0.6
/** Handwriting is larger than a till's print by this factor, and hardly ever as even. */
const LARGER = 1.3
/** Smaller pieces, in heights of the page's print, are specks. */
const SPECK = 0.6

/** The places of a file's pages where something is written that could not be read, and whether it looks written by hand. */
export function unreadIn(pages: readonly RecognisedPage[]): Unread[] {
  return pages.flatMap((page, number) => {
    const heights = page.boxes
      .filter(({ confidence, text }) => confidence >= READABLE && text !== '')
      .map(({ quad }) => heightOf(stripOf(quad)))
      .sort((a, b) => a - b)
    const usual = heights[heights.length >> 1]
    if (usual === undefined) return []
    return page.boxes
      .filter(({ confidence, text, quad }) => (confidence < READABLE || text === '') && !isSpeck(quad, usual))
      .map((box: TextBox) => ({
        box: boxOf(box, page, number),
        hand: heightOf(stripOf(box.quad)) > LARGER * usual,
      }))
  })
}

function isSpeck(quad: Quad, usual: number): boolean {
  const { top } = stripOf(quad)
  return heightOf(stripOf(quad)) < SPECK * usual || lengthOf(top) < 2 * usual
}
