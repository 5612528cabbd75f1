import { ParseSpeeds, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { claimPdf } from '@pravas/messages/en/claim-pdf'
import { texts } from '@pravas/messages/texts'
import { removeHangers } from '@pravas/reading/strip-pdf'
import sharp from 'sharp'
import { A4, drawRule, INK, MARGIN, type Paper, QUIET } from '../../pdf/paper.ts'
import type { ReceiptToAppend } from './job.ts'
import { copyPicture, type PagePicture } from './pdf-page.ts'

const text = texts(claimPdf)

/** Above and below what a receipt shows, for its caption and the page's number. */
const HEAD = 44
const FOOT = 36
const NARROWEST = 300
/** The longest side that a page may have in PDF (ISO 32000-2, annex C). */
const LONGEST = 14_400
/** More pages of one PDF are not appended. */
const PAGES = 50
/** A picture that fills an A4 page is printed at about 200 dots an inch. */
const IMAGE_PIXELS = { width: 1600, height: 2200 }
const MAX_PIXELS = 40_000_000

/** Appends one receipt: the pages of a PDF, an image on a page of its own, or a page that says why it is missing. */
export async function appendReceipt(paper: Paper, receipt: ReceiptToAppend, caption: string): Promise<void> {
  const { content } = receipt
  if (content === 'gone') return appendNotice(paper, caption, text('file.gone'))
  if (content === 'refused') return appendNotice(paper, caption, text('file.unopened'))
  const isAppended = await (receipt.media_type === 'application/pdf' ? appendPdf : appendImage)(paper, content, caption)
  if (!isAppended) appendNotice(paper, caption, text('file.unopened'))
}

/** False when the file cannot be opened or one of its pages cannot be copied; then nothing was appended. */
async function appendPdf(paper: Paper, bytes: Uint8Array, caption: string): Promise<boolean> {
  let pictures: PagePicture[]
  let count: number
  try {
    // Many tickets are encrypted with no password for reading; those open with an empty one.
    const source = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    })
    removeHangers(source)
    count = source.getPageCount()
    pictures = source
      .getPages()
      .slice(0, PAGES)
      .map((page) => copyPicture(source, page, paper.document))
  } catch {
    return false
  }
  if (
    count === 0 ||
    pictures.some(({ width, height }) => !(width > 0 && height > 0 && Math.max(width, height) < LONGEST))
  ) {
    return false
  }
  for (const [index, picture] of pictures.entries()) {
    const part = count > 1 ? text('page.part', { page: index + 1, count }) : ''
    const { page, x, y } = addCaptioned(paper, picture, caption, part)
    picture.drawOn(page, x, y)
  }
  if (count > PAGES) {
    appendNotice(paper, caption, text('file.cut', { count, shown: PAGES }))
  }
  return true
}

async function appendImage(paper: Paper, bytes: Uint8Array, caption: string): Promise<boolean> {
  let picture: { data: Buffer; info: { width: number; height: number } }
  try {
    picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ ...IMAGE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return false
  }
  const image = await paper.document.embedJpg(picture.data)
  const sheet = image.width > image.height ? { width: A4.height, height: A4.width } : A4
  const room = { width: sheet.width - 2 * MARGIN, height: sheet.height - HEAD - FOOT - 12 }
  // A small picture is not blown up beyond 72 dots an inch.
  const scale = Math.min(1, room.width / image.width, room.height / image.height)
  const { page } = addCaptioned(paper, { width: sheet.width, height: sheet.height - HEAD - FOOT }, caption)
  const [width, height] = [image.width * scale, image.height * scale]
  page.drawImage(image, { x: (sheet.width - width) / 2, y: sheet.height - HEAD - 6 - height, width, height })
  return true
}

function appendNotice(paper: Paper, caption: string, text: string): void {
  const { page } = addCaptioned(paper, { width: A4.width, height: A4.height - HEAD - FOOT }, caption)
  const lines = paper.regular.lines(text, 11, A4.width - 2 * MARGIN)
  for (const [index, line] of lines.entries()) {
    paper.regular.draw(page, line, { x: MARGIN, y: A4.height - HEAD - 40 - index * 16, size: 11, color: INK })
  }
}

/** A new page with room for something of this size at `x` and `y`, below its caption. */
function addCaptioned(
  { document, regular, semibold }: Paper,
  size: { width: number; height: number },
  caption: string,
  part = '',
): { page: PDFPage; x: number; y: number } {
  const width = Math.max(NARROWEST, size.width)
  const height = size.height + HEAD + FOOT
  const page = document.addPage([width, height])
  const inset = Math.min(MARGIN, width / 12)
  const partWidth = part === '' ? 0 : regular.width(part, 9) + 12
  const y = height - 26
  semibold.draw(page, semibold.cut(caption, 9, width - 2 * inset - partWidth), { x: inset, y, size: 9, color: INK })
  regular.draw(page, part, { x: width - inset, y, size: 9, color: QUIET, align: 'end' })
  drawRule(page, height - HEAD + 6, { from: inset, to: width - inset })
  return { page, x: (width - size.width) / 2, y: FOOT }
}
