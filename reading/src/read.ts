import { check } from './check.ts'
import { receiptCodes, withCodes } from './codes/apply-codes.ts'
import { codesOn } from './codes/decode-codes.ts'
import { ReadingError } from './errors.ts'
import { extractPrinted, printedPart } from './extract-printed.ts'
import { handMarked } from './hand/hand.ts'
import { decodeImage, type RawImage } from './image.ts'
import { imageHash } from './image-hash.ts'
import { MOST_PAGES } from './limits.ts'
import { enclosing, type Line, pageAngle, type RecognisedPage } from './lines.ts'
import { type PdfPage, readPdf } from './pdf.ts'
import type { PageSummary, ReceiptCode, ReceiptFields, ReceiptReading } from './receipt.ts'
import { receiptsIn } from './receipts-in-file.ts'
import type { Recogniser } from './recogniser.ts'
import { scrawlsIn } from './scrawl.ts'
import { admit, type ReceiptType } from './sniff.ts'
import { sharedAmong, unreadIn } from './unread.ts'

export type ReadOptions = {
  /** The latest day that a receipt may carry, YYYY-MM-DD. */
  today: string
  recogniser: Recogniser
}

/**
 * Reads a receipt: sniff, normalise, recognise, tell handwriting, lay out lines, extract, check. Throws a `ReadingError` with `nothing_readable` or
 * what `inspect` throws.
 */
export async function readReceipt(bytes: Uint8Array, { today, recogniser }: ReadOptions): Promise<ReceiptReading> {
  const { type, pages, skipped } = await normalise(bytes)
  const recognised: RecognisedPage[] = []
  for (const page of pages) recognised.push(await recognisePage(page, recogniser))
  const receipts = receiptsIn(recognised, today)
  const scrawls = await Promise.all(
    pages.map((page, number) => {
      const found = recognised[number]
      return page.source === 'pixels' && found ? scrawlsIn(page.image, found, number) : []
    }),
  )
  const unread = sharedAmong(receipts, [...unreadIn(recognised), ...scrawls.flat()])
  const isAlone = receipts.length === 1
  const codes = await codesIn(pages)
  const read: ReceiptFields[] = []
  for (const [index, lines] of receipts.entries()) {
    const fields = fieldsOf(lines, today)
    const own = unread[index] ?? []
    const warnings = [...fields.warnings]
    if (skipped && index === 0) warnings.push('pages.skipped')
    if (own.some(({ hand }) => hand)) warnings.push('print.handwritten')
    const imageHash = await hashOf(lines, pages, recognised, isAlone)
    const whole = { ...fields, warnings, imageHash, ...(own.length > 0 && { unread: own }) }
    // Of several receipts in a file it is not known whose a code is.
    read.push(isAlone ? withCodes(whole, codes, today) : whole)
  }
  const [first, ...others] = read
  if (first === undefined) throw new ReadingError('nothing_readable', 'No text was found')
  return {
    type,
    ...first,
    pages: recognised.map(({ width, height }, index) => summary(width, height, pages[index]?.source)),
    ...(others.length > 0 && { further: others }),
  }
}

/** What the QR codes of all pages say. */
async function codesIn(pages: readonly PdfPage[]): Promise<ReceiptCode[]> {
  const texts: string[] = []
  for (const page of pages) if (page.image !== undefined) texts.push(...(await codesOn(page.image)))
  return receiptCodes([...new Set(texts)])
}

/** The hash of the page on which a receipt begins or, where the file holds others, of its own part of that page. */
async function hashOf(
  lines: readonly Line[],
  pages: readonly PdfPage[],
  recognised: readonly RecognisedPage[],
  isAlone: boolean,
): Promise<string | null> {
  const number = lines[0]?.page ?? 0
  const page = pages[number]
  if (page?.source !== 'pixels') return null
  const { width, height } = page.image
  const place = enclosing(lines.filter((line) => line.page === number).map(({ box }) => box))
  const left = Math.floor(place.x * width)
  const top = Math.floor(place.y * height)
  const part = {
    left: Math.min(left, width - 1),
    top: Math.min(top, height - 1),
    width: Math.max(1, Math.min(width - left, Math.ceil(place.width * width))),
    height: Math.max(1, Math.min(height - top, Math.ceil(place.height * height))),
  }
  const region = isAlone ? { left: 0, top: 0, width, height } : part
  const turned = Math.round(pageAngle(recognised[number]?.boxes ?? []) / (Math.PI / 2))
  return imageHash(page.image, region, turned)
}

/** The fields of one receipt from its lines: extract, check. */
function fieldsOf(lines: readonly Line[], today: string): ReceiptFields {
  const { totalAgrees, warnings, ...fields } = extractPrinted(lines, today)
  return {
    ...fields,
    lines: lines.map(printedPart).map(({ text, confidence, box }) => ({ text, confidence, box })),
    ...check({ totalAgrees, warnings, ...fields }, meanConfidence(lines)),
  }
}

async function normalise(uploaded: Uint8Array): Promise<{ type: ReceiptType; pages: PdfPage[]; skipped: boolean }> {
  const { type, bytes } = await admit(uploaded)
  if (type !== 'application/pdf')
    return { type, pages: [{ source: 'pixels', image: await decodeImage(bytes) }], skipped: false }
  const { pages, count } = await readPdf(bytes, MOST_PAGES)
  return { type, pages, skipped: count > pages.length }
}

async function recognisePage(page: PdfPage, recogniser: Recogniser): Promise<RecognisedPage> {
  if (page.source === 'text') return page
  const { width, height }: RawImage = page.image
  return { width, height, boxes: handMarked(page.image, await recogniser.recognise(page.image)) }
}

function summary(width: number, height: number, source: PageSummary['source'] | undefined): PageSummary {
  return { width, height, source: source ?? 'pixels' }
}

function meanConfidence(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length
}
