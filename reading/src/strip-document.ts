import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { countPages, picturesOfPages } from './pdf.ts'
import { stripPdf } from './strip-pdf.ts'

/** More pages are not drawn of a document that cannot be rewritten. */
const MOST_DRAWN = 10

/**
 * A PDF for others than who uploaded it: what its pages show, and nothing that was written about it (see `stripPdf`). Where it cannot be
 * rewritten with certainty it holds pictures of the pages. Throws `file.damaged`, `pdf.locked` or `pdf.no_pages`.
 */
export async function stripDocument(bytes: Uint8Array): Promise<Uint8Array> {
  const count = await countPages(bytes)
  try {
    const stripped = await stripPdf(bytes)
    if ((await countPages(stripped)) === count) return stripped
  } catch {
    // Whatever a stranger's file makes its parser do, the drawing below shows what there is to see.
  }
  return drawn(bytes)
}

async function drawn(bytes: Uint8Array): Promise<Uint8Array> {
  const { pictures, count } = await picturesOfPages(bytes, MOST_DRAWN)
  const document = await PDFDocument.create({ updateMetadata: false })
  for (const { bytes: jpeg, points } of pictures) {
    const size: [number, number] = [points.width, points.height]
    const [width, height] = size
    document.addPage(size).drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width, height })
  }
  if (count > pictures.length) {
    const font = await document.embedFont(StandardFonts.Helvetica)
    const text = `The document has ${count} pages; the first ${pictures.length} are shown here.`
    document.addPage([595, 842]).drawText(text, { x: 56, y: 760, size: 11, font })
  }
  return document.save()
}
