import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { crumpled } from './crumple.ts'
import { random } from './random.ts'
import type { Row } from './rows.ts'

export type Paper = {
  /** Pixels across the paper; a till's roll is about 600, a page 1240. */
  width: number
  /** Pixels of the print's size. */
  fontSize: number
  font: 'sans' | 'typewriter'
}

export type Photo = {
  /** How far the paper is turned, clockwise. */
  degrees?: number
  /** Whether a shadow falls over one side. */
  shadow?: boolean
  /** Fading of the print as on old thermal paper, 0 (black) to 1 (gone). */
  fading?: number
  /** How strongly the paper is bent and creased, 0 to 1. */
  crumple?: number
  /** How dark the room is, 0 (day) to 1 (night). */
  darkness?: number
  seed?: number
}

// Fonts that come with packages, so that no font of the machine is needed.
const { resolve } = createRequire(import.meta.url)
const FONTS = join(dirname(resolve('pdfjs-dist/package.json')), 'standard_fonts')
export const FACES = {
  sans: { regular: 'Receipt Sans', bold: 'Receipt Sans Bold' },
  typewriter: { regular: 'Receipt Typewriter', bold: 'Receipt Typewriter Bold' },
}
GlobalFonts.registerFromPath(join(FONTS, 'LiberationSans-Regular.ttf'), FACES.sans.regular)
GlobalFonts.registerFromPath(join(FONTS, 'LiberationSans-Bold.ttf'), FACES.sans.bold)
GlobalFonts.registerFromPath(join(FONTS, 'FoxitFixed.pfb'), FACES.typewriter.regular)
GlobalFonts.registerFromPath(join(FONTS, 'FoxitFixedBold.pfb'), FACES.typewriter.bold)
const DEVANAGARI = 'Receipt Devanagari'
GlobalFonts.registerFromPath(
  resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-500-normal.woff2'),
  DEVANAGARI,
)

const MARGIN = 0.05
const LEADING = 1.45

/** Draws rows on white paper. */
export function drawPaper(rows: readonly Row[], { width, fontSize, font }: Paper, fading = 0): Canvas {
  const heights = rows.map(
    (row) => fontSize * LEADING * (row.kind === 'gap' ? 0.5 : 'size' in row ? (row.size ?? 1) : 1),
  )
  const height = Math.ceil(heights.reduce((sum, value) => sum + value, 0) + 2 * MARGIN * width)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  const ink = Math.round(20 + 180 * fading)
  context.fillStyle = `rgb(${ink}, ${ink}, ${ink})`
  context.strokeStyle = context.fillStyle
  let y = MARGIN * width
  for (const [index, row] of rows.entries()) {
    y += heights[index] ?? 0
    drawRow(context, row, y - fontSize * 0.35, { width, fontSize, font })
  }
  return canvas
}

function drawRow(context: SKRSContext2D, row: Row, y: number, { width, fontSize, font }: Paper): void {
  const start = MARGIN * width
  const end = width - start
  if (row.kind === 'gap') return
  if (row.kind === 'rule') {
    context.fillRect(start, y - fontSize * 0.3, end - start, 2)
    return
  }
  const size = fontSize * (row.size ?? 1)
  const face = FACES[font][row.bold === true ? 'bold' : 'regular']
  context.font = `${size}px "${face}", "${DEVANAGARI}"`
  if (row.kind !== 'columns') {
    const x = row.kind === 'left' ? start : (width - textWidth(context, row.text, size)) / 2
    drawText(context, row.text, x, y, size)
    return
  }
  const steps = row.cells.length - 1
  for (const [column, cell] of row.cells.entries()) {
    const right = start + (end - start) * (column === steps ? 1 : 0.45 + (0.55 * column) / steps)
    drawText(context, cell, column === 0 ? start : right - textWidth(context, cell, size), y, size)
  }
}

const RUPEE = '₹'
const RUPEE_WIDTH = 0.56

function textWidth(context: SKRSContext2D, text: string, size: number): number {
  const signs = text.split(RUPEE).length - 1
  return context.measureText(text.replaceAll(RUPEE, '')).width + signs * RUPEE_WIDTH * size
}

/** Draws a line of text; the rupee sign, which the fonts lack, is drawn as strokes. */
function drawText(context: SKRSContext2D, text: string, x: number, y: number, size: number): void {
  let at = x
  for (const [index, part] of text.split(RUPEE).entries()) {
    if (index > 0) {
      drawRupee(context, at, y, size)
      at += RUPEE_WIDTH * size
    }
    context.fillText(part, at, y)
    at += context.measureText(part).width
  }
}

function drawRupee(context: SKRSContext2D, x: number, y: number, size: number): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y - dy * size]
  context.lineWidth = size * 0.07
  context.beginPath()
  context.moveTo(...at(0.05, 0.69))
  context.lineTo(...at(0.5, 0.69))
  context.moveTo(...at(0.05, 0.52))
  context.lineTo(...at(0.5, 0.52))
  context.moveTo(...at(0.05, 0.69))
  context.bezierCurveTo(...at(0.45, 0.72), ...at(0.45, 0.33), ...at(0.05, 0.33))
  context.lineTo(...at(0.4, 0))
  context.stroke()
}

/** The paper as a camera sees it: on a table, turned, perhaps in a shadow, with specks. */
export function photograph(
  paper: Canvas,
  { degrees = 0, shadow = false, crumple = 0, darkness = 0, seed = 1 }: Photo,
): Canvas {
  const angle = (degrees * Math.PI) / 180
  const spread = (a: number, b: number) => Math.ceil(Math.abs(a * Math.cos(angle)) + Math.abs(b * Math.sin(angle))) + 40
  const canvas = createCanvas(spread(paper.width, paper.height), spread(paper.height, paper.width))
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  context.fillStyle = '#8a7f72'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(angle)
  context.drawImage(paper, -paper.width / 2, -paper.height / 2)
  context.resetTransform()
  if (shadow) {
    const gradient = context.createLinearGradient(0, 0, width, height * 0.3)
    gradient.addColorStop(0, 'rgba(30, 30, 40, 0.55)')
    gradient.addColorStop(0.7, 'rgba(30, 30, 40, 0)')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  }
  const chance = random(seed)
  context.fillStyle = 'rgba(60, 60, 60, 0.5)'
  for (let speck = 0; speck < (width * height) / 3000; speck++) {
    context.fillRect(chance.whole(0, width), chance.whole(0, height), 1, 1)
  }
  return crumple > 0 || darkness > 0 ? crumpled(canvas, { crumple, darkness, seed }) : canvas
}
