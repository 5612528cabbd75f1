import { heightOf, lengthOf, type Quad, stripOf, turn } from './geometry.ts'
import { boxOf, enclosing, type Line, type RecognisedPage } from './lines.ts'
import type { Box, Unread } from './receipt.ts'
import type { TextBox } from './recogniser.ts'

/** Print read with less than this confidence is offered for typing in. */
const READABLE = 0.6
/** Handwriting is larger than a till's print by this factor, and hardly ever as even. */
const LARGER = 1.3
/** Smaller pieces, in heights of the page's print, are specks. */
const SPECK = 0.6

/** The places of a file's pages where something is written by hand or could not be read, and whether it looks written by hand. */
export function unreadIn(pages: readonly RecognisedPage[]): Unread[] {
  return pages.flatMap((page, number) => {
    const print = page.boxes.filter(({ confidence, text, hand }) => confidence >= READABLE && text !== '' && !hand)
    const heights = print.map(({ quad }) => heightOf(stripOf(quad))).sort((a, b) => a - b)
    const usual = heights[heights.length >> 1]
    if (usual === undefined) return []
    return page.boxes
      .filter(({ confidence, text, quad, hand }) => {
        return hand === true || ((confidence < READABLE || text === '') && !isSpeck(quad, usual))
      })
      .map((box: TextBox) => ({
        box: boxOf(box, page, number),
        hand: box.hand === true || (heightOf(stripOf(box.quad)) > LARGER * usual && !isOfLargePrint(box, print)),
      }))
  })
}

/** The unread places of each receipt of a file: those nearest to its lines. */
export function sharedAmong(receipts: readonly (readonly Line[])[], unread: readonly Unread[]): Unread[][] {
  const papers = receipts.map((lines) => [...Map.groupBy(lines, ({ page }) => page).values()].map(placeOf))
  const nearest = unread.map(({ box }) => {
    const gaps = papers.map((places) => Math.min(...places.map((place) => gapBetween(place, box))))
    return gaps.indexOf(Math.min(...gaps))
  })
  return receipts.map((_, receipt) => unread.filter((_, index) => nearest[index] === receipt))
}

function placeOf(lines: readonly Line[]): Box {
  return enclosing(lines.map(({ box }) => box))
}

/** How far apart two boxes are, in shares of their page; another page is further than any place on the same. */
function gapBetween(a: Box, b: Box): number {
  const across = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width)
  const down = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height)
  return 2 * Math.abs(a.page - b.page) + Math.hypot(across, down)
}

/** Whether print beside a piece is about as large: a total in bold, whose label is in a script that was not read. */
function isOfLargePrint({ quad }: TextBox, print: readonly TextBox[]): boolean {
  const tall = heightOf(stripOf(quad))
  const [a, b] = quad
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const downOf = ([from, , to]: Quad) => turn({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, -angle).y
  return print.some(({ quad: other }) => {
    return heightOf(stripOf(other)) > tall / LARGER && Math.abs(downOf(other) - downOf(quad)) < tall / 2
  })
}

function isSpeck(quad: Quad, usual: number): boolean {
  const { top } = stripOf(quad)
  return heightOf(stripOf(quad)) < SPECK * usual || lengthOf(top) < 2 * usual
}
