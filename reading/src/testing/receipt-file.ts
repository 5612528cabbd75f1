import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  PDFHexString,
  StandardFonts,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib'
import { drawPaper, type Paper, type Photo, photograph } from './draw-receipt.ts'
import type { GeneratedReceipt } from './generate-receipt.ts'
import type { Row } from './rows.ts'

const TILL = { width: 640, fontSize: 22, font: 'sans' } as const
const LETTER = { width: 1240, fontSize: 25, font: 'sans' } as const

/** The receipt as a photo or scan. */
export async function receiptPicture(
  receipt: GeneratedReceipt,
  type: 'jpeg' | 'png',
  photo: Photo & { font?: Paper['font'] } = {},
): Promise<Buffer> {
  const paper = drawPaper(
    receipt.rows,
    { ...(receipt.page === 'till' ? TILL : LETTER), font: photo.font ?? 'sans' },
    photo.fading,
  )
  const canvas = photograph(paper, photo)
  return type === 'jpeg' ? canvas.encode('jpeg', 85) : canvas.encode('png')
}

/** The receipt as a PDF whose text can be selected; `₹` becomes `Rs.`, which the standard fonts of PDF have. */
export async function receiptPdf({ rows }: Pick<GeneratedReceipt, 'rows'>): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  const start = 40
  const end = 555
  let y = 800
  const write = (text: string, x: number, size: number) => page.drawText(text, { x, y, size, font })
  for (const row of rows) {
    y -= row.kind === 'gap' ? 8 : 16
    if (row.kind === 'gap' || row.kind === 'rule') continue
    const size = 10 * (row.size ?? 1)
    const cells = cellsOf(row).map((cell) => cell.replaceAll('₹', 'Rs.'))
    for (const [column, cell] of cells.entries()) {
      const width = font.widthOfTextAtSize(cell, size)
      const right =
        start + (end - start) * (column === cells.length - 1 ? 1 : 0.45 + (0.55 * column) / (cells.length - 1))
      const x = row.kind === 'centre' ? (595 - width) / 2 : column === 0 ? start : right - width
      write(cell, x, size)
    }
  }
  return document.save()
}

/** A scan in a PDF: one page that holds nothing but a picture. */
export async function scannedPdf(jpeg: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const image = await document.embedJpg(jpeg)
  const width = 400
  const height = (image.height / image.width) * width
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  return document.save()
}

/** The PDF with text on its first page whose characters have these codes (hexadecimal), whether they can be printed or not. */
export async function withCodes(pdf: Uint8Array, codes: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  const page = document.getPage(0)
  const font = page.node.newFontDictionary('Codes', (await document.embedFont(StandardFonts.Helvetica)).ref)
  page.pushOperators(
    beginText(),
    setFontAndSize(font, 10),
    moveText(40, 20),
    showText(PDFHexString.of(codes)),
    endText(),
  )
  return document.save()
}

function cellsOf(row: Exclude<Row, { kind: 'gap' | 'rule' }>): readonly string[] {
  return row.kind === 'columns' ? row.cells : [row.text]
}
