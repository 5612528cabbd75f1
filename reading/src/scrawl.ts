import { type Bounds, boundsOf, connectedAreas } from './connected.ts'
import { heightOf, type Point, stripOf, turn } from './geometry.ts'
import { type RawImage, resizeImage } from './image.ts'
import { boxOf, pageAngle, type RecognisedPage } from './lines.ts'
import type { Unread } from './receipt.ts'
import type { TextBox } from './recogniser.ts'

/** Print of this many pixels shows the strokes of a pen and keeps the search short. */
const PRINT = 14
/** Ink is darker than the paper around it by this share of what the print is. */
const DARKER = 0.45
/** How far around a pixel the paper is looked at, in heights of the print. */
const AROUND = 1.5
/** Around read print lies more of it: dots, rules under it, the ends of its letters. */
const MARGIN = 0.4
/** Strokes nearer than this, in pixels, are of one hand. */
const NEAR = 2

// What a hand writes beside the print, in heights of the print. A crease or a rule is crossed once in a row, a signature often.
const LEAST = { width: 2.5, height: 1.3, pixels: 40, strokesInRow: 2.5 }
const HIGHEST = 9
const FULLEST = 0.4
const MOST_THICK = 0.1

type Grey = { width: number; height: number; data: Uint8Array }
type Piece = Bounds & { pixels: number[] }

/**
 * Strokes of a pen that text detection did not take for text, such as a signature or a note across the foot: thin, winding ink
 * below the head of the receipt and beside its print. Nothing is said about a page with hardly any print to compare with.
 */
export async function scrawlsIn(image: RawImage, page: RecognisedPage, number: number): Promise<Unread[]> {
  const print = page.boxes.filter(({ text, hand }) => text !== '' && !hand)
  const heights = print.map(({ quad }) => heightOf(stripOf(quad))).sort((a, b) => a - b)
  const usual = heights[heights.length >> 1]
  if (usual === undefined || heights.length < 4) return []
  const scale = Math.min(1, PRINT / usual)
  const grey = await greyOf(image, scale)
  const small = { print: usual * scale, boxes: page.boxes.map((box) => cornersOf(box, scale)) }
  const ink = inkOf(grey, small)
  const angle = pageAngle(print)
  const downOf = (point: Point) => turn(point, -angle).y
  const head = Math.min(...print.map((box) => downOf(middleOf(cornersOf(box, scale)))))
  const isTurned = Math.abs(Math.sin(angle)) > Math.SQRT1_2
  return piecesOf(ink, grey)
    .filter((piece) => downOf({ x: (piece.left + piece.right) / 2, y: (piece.top + piece.bottom) / 2 }) > head)
    .filter((piece) => !small.boxes.some((box) => holds(piece, middleOf(box))))
    .filter((piece) => looksWritten(piece, grey, ink, small.print, isTurned))
    .map(({ left, right, top, bottom }) => {
      const [x0, x1, y0, y1] = [left / scale, (right + 1) / scale, top / scale, (bottom + 1) / scale]
      const quad: TextBox['quad'] = [
        { x: x0, y: y0 },
        { x: x1, y: y0 },
        { x: x1, y: y1 },
        { x: x0, y: y1 },
      ]
      return { box: boxOf({ quad }, page, number), hand: true }
    })
}

async function greyOf(image: RawImage, scale: number): Promise<Grey> {
  const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
  const { data } = scale === 1 ? image : await resizeImage(image, size)
  const grey = new Uint8Array(size.width * size.height)
  for (let index = 0; index < grey.length; index++) {
    // A blue pen is as dark as a black one in red light.
    grey[index] = ((data[index * 3] ?? 0) * 2 + (data[index * 3 + 1] ?? 0)) / 3
  }
  return { ...size, data: grey }
}

function cornersOf({ quad, strip }: TextBox, scale: number): Bounds {
  const points = strip === undefined ? quad : [...strip.top, ...strip.bottom]
  const xs = points.map(({ x }) => x * scale)
  const ys = points.map(({ y }) => y * scale)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function middleOf({ left, right, top, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function holds({ left, right, top, bottom }: Bounds, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Marks what is as dark against the paper around it as the print is, except the print itself. */
function inkOf(grey: Grey, { print, boxes }: { print: number; boxes: readonly Bounds[] }): Uint8Array {
  const { width, height, data } = grey
  const darkness = darknessOf(grey, Math.round(print * AROUND))
  const ofPrint = boxes.map((box) => darkest(darkness, grey, box)).sort((a, b) => a - b)
  const least = Math.max(12, DARKER * (ofPrint[ofPrint.length >> 1] ?? 255))
  const ink = new Uint8Array(data.length)
  for (let index = 0; index < ink.length; index++) ink[index] = (darkness[index] ?? 0) > least ? 1 : 0
  const margin = print * MARGIN
  for (const { left, right, top, bottom } of boxes) {
    for (let y = Math.max(0, Math.floor(top - margin)); y <= Math.min(height - 1, bottom + margin); y++) {
      const from = Math.max(0, Math.floor(left - margin))
      ink.fill(0, y * width + from, y * width + Math.min(width, Math.ceil(right + margin)))
    }
  }
  return ink
}

/** By how much each pixel is darker than the mean around it. */
function darknessOf({ width, height, data }: Grey, radius: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
  const darkness = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      darkness[y * width + x] = sum / ((right - left) * (bottom - top)) - (data[y * width + x] ?? 0)
    }
  }
  return darkness
}

function darkest(darkness: Float32Array, { width, height }: Grey, box: Bounds): number {
  let most = 0
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y++) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x++) {
      most = Math.max(most, darkness[y * width + x] ?? 0)
    }
  }
  return most
}

function piecesOf(ink: Uint8Array, { width, height }: Grey): Piece[] {
  return connectedAreas(ink, width, height, NEAR).map((pixels) => ({ pixels, ...boundsOf(pixels, width) }))
}

function looksWritten(piece: Piece, { width }: Grey, ink: Uint8Array, print: number, isTurned: boolean): boolean {
  const { left, right, top, bottom, pixels } = piece
  const across = right - left + 1
  const down = bottom - top + 1
  const [long, high] = isTurned ? [down, across] : [across, down]
  if (long < LEAST.width * print || high < LEAST.height * print || high > HIGHEST * print) return false
  if (pixels.length < LEAST.pixels || pixels.length > FULLEST * across * down) return false
  const isInk = (x: number, y: number) => ink[y * width + x] === 1
  const thick = pixels.filter((index) => {
    const x = index % width
    const y = (index - x) / width
    const reach = Math.ceil(print / 7)
    return isInk(x - reach, y) && isInk(x + reach, y) && isInk(x, y - reach) && isInk(x, y + reach)
  })
  if (thick.length > MOST_THICK * pixels.length) return false
  const before = isTurned ? width : 1
  const strokes = pixels.filter((index) => ink[index - before] === 0).length
  return strokes / high >= LEAST.strokesInRow
}
