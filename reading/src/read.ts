import { check } from './check.ts'
import { ReadingError } from './errors.ts'
import { extract } from './extract.ts'
import { decodeImage, type RawImage } from './image.ts'
import type { Line, RecognisedPage } from './lines.ts'
import { type PdfPage, readPdf } from './pdf.ts'
import type { PageSummary, ReceiptFields, ReceiptReading } from './receipt.ts'
import { receiptsIn } from './receipts-in-file.ts'
import type { Recogniser } from './recogniser.ts'
import { type ReceiptType, sniff } from './sniff.ts'
import { unreadIn } from './unread.ts'

/** Pages of a PDF beyond this one are not read. */
const MOST_PAGES = 5

export type ReadOptions = {
  /** The latest day that a receipt may carry, YYYY-MM-DD. */
  today: string
  recogniser: Recogniser
}

/**
 * Reads a receipt: sniff, normalise, recognise, lay out lines, extract, check. Throws a `ReadingError` with `file.empty`,
 * `file.type`, `file.damaged`, `image.too_large`, `pdf.no_pages`, `pdf.locked` or `nothing_readable`.
 */
export async function readReceipt(bytes: Uint8Array, { today, recogniser }: ReadOptions): Promise<ReceiptReading> {
  const { type, pages, skipped } = await normalise(bytes)
  const recognised = []
  for (const page of pages) recognised.push(await recognisePage(page, recogniser))
  const [first, ...others] = receiptsIn(recognised, today).map((lines) => fieldsOf(lines, today))
  if (first === undefined) throw new ReadingError('nothing_readable', 'No text was found')
  const unread = unreadIn(recognised)
  const warnings = [...first.warnings]
  if (skipped) warnings.push('pages.skipped')
  if (unread.some(({ hand }) => hand)) warnings.push('print.handwritten')
  return {
    type,
    ...first,
    warnings,
    pages: recognised.map(({ width, height }, index) => summary(width, height, pages[index]?.source)),
    ...(others.length > 0 && { further: others }),
    ...(unread.length > 0 && { unread }),
  }
}

/** The fields of one receipt from its lines: extract, check. */
function fieldsOf(lines: readonly Line[], today: string): ReceiptFields {
  const { totalAgrees, warnings, ...fields } = extract(lines, today)
  return {
    ...fields,
    lines: lines.map(({ text, confidence, box }) => ({ text, confidence, box })),
    ...check({ totalAgrees, warnings, ...fields }, meanConfidence(lines)),
  }
}

async function normalise(bytes: Uint8Array): Promise<{ type: ReceiptType; pages: PdfPage[]; skipped: boolean }> {
  if (bytes.length === 0) throw new ReadingError('file.empty', 'The file is empty')
  const type = await sniff(bytes)
  if (type === null) throw new ReadingError('file.type', 'The file is neither a JPEG nor a PNG nor a PDF')
  if (type !== 'application/pdf')
    return { type, pages: [{ source: 'pixels', image: await decodeImage(bytes) }], skipped: false }
  const { pages, count } = await readPdf(bytes, MOST_PAGES)
  return { type, pages, skipped: count > pages.length }
}

async function recognisePage(page: PdfPage, recogniser: Recogniser): Promise<RecognisedPage> {
  if (page.source === 'text') return page
  const { width, height }: RawImage = page.image
  return { width, height, boxes: await recogniser.recognise(page.image) }
}

function summary(width: number, height: number, source: PageSummary['source'] | undefined): PageSummary {
  return { width, height, source: source ?? 'pixels' }
}

function meanConfidence(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length
}
