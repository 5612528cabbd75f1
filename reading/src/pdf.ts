import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ReadingError } from './errors.ts'
import { type Point, rectangle } from './geometry.ts'
import { type Picture, pictureOfPixels, type RawImage } from './image.ts'
import { MAX_PIXELS, MOST_PIECES, PICTURE_WIDTH } from './limits.ts'
import { plainText } from './plain-text.ts'
import type { TextBox } from './recogniser.ts'

/**
 * A page of a PDF: its text layer, or its pixels where it has none. Text boxes are in points, y down. A page with a text layer has
 * pixels as well where its text speaks of a code that only they show.
 */
export type PdfPage =
  | { source: 'text'; width: number; height: number; boxes: TextBox[]; image?: RawImage }
  | { source: 'pixels'; image: RawImage }

/** A page with fewer printed characters than this is taken for a scan. */
const LEAST_CHARACTERS = 20
/** The long side of a page that is drawn to be read: an A4 page at 190 dots an inch. */
const DRAWN_SIDE = 2200

/** An e-invoice prints its reference beside its code. */
const OF_A_CODE = /\birn\b|e-?invoice|\bqr\b|\bupi\b|\back\b\.?\s?no/i

const ASSETS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

async function open<T>(bytes: Uint8Array, use: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    standardFontDataUrl: join(ASSETS, 'standard_fonts/'),
    cMapUrl: join(ASSETS, 'cmaps/'),
    cMapPacked: true,
    wasmUrl: join(ASSETS, 'wasm/'),
    iccUrl: join(ASSETS, 'iccs/'),
    maxImageSize: MAX_PIXELS,
    enableXfa: false,
    useSystemFonts: false,
  })
  try {
    return await use(await task.promise)
  } catch (error) {
    throw asReadingError(error)
  } finally {
    await task.destroy()
  }
}

function asReadingError(error: unknown): ReadingError {
  if (error instanceof ReadingError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return new ReadingError('pdf.locked', 'The PDF asks for a password', { cause: error })
  return new ReadingError('file.damaged', 'The PDF cannot be read', { cause: error })
}

/** How many pages a PDF has. Throws `file.damaged`, `pdf.locked` or `pdf.no_pages`. */
export function countPages(bytes: Uint8Array): Promise<number> {
  return open(bytes, async (document) => {
    if (document.numPages === 0) throw new ReadingError('pdf.no_pages', 'The PDF has no pages')
    return document.numPages
  })
}

/** The first `limit` pages, and how many there are. Throws `file.damaged`, `pdf.locked` or `pdf.no_pages`. */
export function readPdf(bytes: Uint8Array, limit: number): Promise<{ pages: PdfPage[]; count: number }> {
  return open(bytes, async (document) => {
    if (document.numPages === 0) throw new ReadingError('pdf.no_pages', 'The PDF has no pages')
    const pages: PdfPage[] = []
    for (let number = 1; number <= Math.min(limit, document.numPages); number++) {
      const page = await document.getPage(number)
      const text = await textOf(page)
      if (text === undefined) pages.push({ source: 'pixels', image: await draw(page) })
      else pages.push(text.boxes.some((box) => OF_A_CODE.test(box.text)) ? { ...text, image: await draw(page) } : text)
      page.cleanup()
    }
    return { pages, count: document.numPages }
  })
}

/** A page, counted from 0, as a picture. Throws `page.missing` and what `readPdf` throws. */
export function pictureOfPage(bytes: Uint8Array, number: number): Promise<Picture> {
  return open(bytes, async (document) => {
    if (number >= document.numPages) throw new ReadingError('page.missing', `The PDF has ${document.numPages} pages`)
    return pictureOfPixels(await draw(await document.getPage(number + 1), { width: PICTURE_WIDTH }))
  })
}

/**
 * The first `limit` pages as pictures with their sizes in points, and how many there are. Throws what `readPdf` throws.
 */
export function picturesOfPages(
  bytes: Uint8Array,
  limit: number,
): Promise<{ pictures: (Picture & { points: { width: number; height: number } })[]; count: number }> {
  return open(bytes, async (document) => {
    const pictures = []
    for (let number = 1; number <= Math.min(limit, document.numPages); number++) {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const picture = await pictureOfPixels(await draw(page, { width: PICTURE_WIDTH }))
      pictures.push({ ...picture, points: { width, height } })
      page.cleanup()
    }
    return { pictures, count: document.numPages }
  })
}

async function textOf(page: PDFPageProxy): Promise<Extract<PdfPage, { source: 'text' }> | undefined> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const boxes = items.slice(0, MOST_PIECES).flatMap((item) => {
    if (!('str' in item) || plainText(item.str) === '' || item.width <= 0) return []
    const box = textBox(item.str, item.transform, item.width, transform)
    return box === undefined ? [] : [box]
  })
  const characters = boxes.reduce((sum, box) => sum + plainText(box.text).length, 0)
  return characters < LEAST_CHARACTERS ? undefined : { source: 'text', width, height, boxes }
}

/** The box of a run of text, from its base line's start and direction in the PDF's own coordinates. */
function textBox(
  text: string,
  matrix: readonly number[],
  length: number,
  viewport: readonly number[],
): TextBox | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix
  const along = Math.hypot(a, b)
  const size = Math.hypot(c, d)
  if (along === 0 || size === 0) return undefined
  const start = apply(viewport, { x: e, y: f })
  const end = apply(viewport, { x: e + (a / along) * length, y: f + (b / along) * length })
  const above = apply(viewport, { x: e + c, y: f + d })
  const angle = Math.atan2(end.y - start.y, end.x - start.x)
  const up = { x: above.x - start.x, y: above.y - start.y }
  // A font's size spans ascent and descent; its base line lies about a quarter above the descent.
  const centre = { x: (start.x + end.x) / 2 + up.x * 0.3, y: (start.y + end.y) / 2 + up.y * 0.3 }
  const width = Math.hypot(end.x - start.x, end.y - start.y)
  return { text, confidence: 1, quad: rectangle(centre, width, Math.hypot(up.x, up.y), angle) }
}

function apply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Draws a page, its long side `DRAWN_SIDE` or, where that is less, its width as given. */
async function draw(page: PDFPageProxy, { width: widest = DRAWN_SIDE } = {}): Promise<RawImage> {
  const natural = page.getViewport({ scale: 1 })
  const scale = Math.min(DRAWN_SIDE / Math.max(natural.width, natural.height), widest / natural.width)
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)))
  await page.render({ canvas, viewport, background: '#ffffff' }).promise
  const { width, height } = canvas
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const data = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    data[pixel * 3] = pixels[pixel * 4] ?? 0
    data[pixel * 3 + 1] = pixels[pixel * 4 + 1] ?? 0
    data[pixel * 3 + 2] = pixels[pixel * 4 + 2] ?? 0
  }
  return { width, height, data }
}
