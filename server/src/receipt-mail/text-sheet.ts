import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { receiptMail } from '@pravas/messages/en/receipt-mail'
import { texts } from '@pravas/messages/texts'
import { A4, drawRule, INK, MARGIN, QUIET } from '../pdf/paper.ts'
import { embedTypeface } from '../pdf/typeface.ts'

const text = texts(receiptMail)
const SIZE = 10
const STEP = 15
const SMALL = 8
const WIDTH = A4.width - 2 * MARGIN
/** The reader reads no more pages. */
const MOST_PAGES = 5

/** A mail whose own text is a receipt. */
export interface MailSheet {
  lines: readonly string[]
  /** Who sent it, and what it was called. */
  from: string
  subject: string
}

/** Writes the text of a mail as a PDF, line by line, and at the end of each page from where it came. */
export async function mailSheet({ lines, from, subject }: MailSheet): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const origin = text('sheet.origin', { from, subject })
  document.setTitle(subject)
  document.setCreator('Pravas')
  // The same mail makes the same file, by which it is recognised.
  document.setCreationDate(new Date(0))
  document.setModificationDate(new Date(0))
  const face = await embedTypeface(document, 'regular', `${lines.join(' ')} ${origin}`)
  const pages: PDFPage[] = []
  let y = 0
  const nextPage = () => {
    const page = document.addPage([A4.width, A4.height])
    pages.push(page)
    drawRule(page, MARGIN, { from: MARGIN, to: A4.width - MARGIN })
    face.draw(page, face.cut(origin, SMALL, WIDTH), { x: MARGIN, y: MARGIN - STEP, size: SMALL, color: QUIET })
    y = A4.height - MARGIN
    return page
  }
  let page = nextPage()
  for (const line of lines.flatMap((each) => face.lines(each, SIZE, WIDTH))) {
    if (y < MARGIN + STEP) {
      if (pages.length === MOST_PAGES) break
      page = nextPage()
    }
    face.draw(page, line, { x: MARGIN, y, size: SIZE, color: INK })
    y -= STEP
  }
  return document.save()
}
