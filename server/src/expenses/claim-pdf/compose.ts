import { PDFDocument } from '@cantoo/pdf-lib'
import { claimPdf } from '@pravas/messages/en/claim-pdf'
import { texts } from '@pravas/messages/texts'
import { listWords } from '../../formats.ts'
import { MARGIN, type Paper, QUIET } from '../../pdf/paper.ts'
import { embedTypeface } from '../../pdf/typeface.ts'
import { drawClaimSheet } from './claim-sheet.ts'
import type { ClaimPdfJob, ClaimPdfMessage } from './job.ts'
import { appendReceipt } from './receipt-pages.ts'

const text = texts(claimPdf)

/** Characters of everything that the document says by itself; the face is cut to them. */
const OWN_WORDS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/**
 * Writes a claim as one PDF: the claim itself, then each of its receipts. A receipt that cannot be appended gets a page
 * that says so. `onStep` hears, before each receipt, which one (from 0) is next, and when all are in.
 */
export async function composeClaimPdf(
  job: ClaimPdfJob,
  onStep: (step: Exclude<ClaimPdfMessage, { kind: 'done' }>) => void,
): Promise<Uint8Array> {
  const { claim, receipts, organisation, generatedAt } = job
  const document = await PDFDocument.create()
  document.setTitle(text('title', { number: claim.expense_number }), { showInWindowTitleBar: true })
  document.setAuthor(claim.employee_name)
  document.setCreator('Pravas')
  document.setLanguage('en-IN')
  document.setCreationDate(generatedAt)
  document.setModificationDate(generatedAt)

  const facts = receipts.map(({ content: _, file: __, ...receipt }) => receipt)
  const sample = `${OWN_WORDS}–₹…·’“”${JSON.stringify([organisation, claim, facts])}`
  const paper: Paper = {
    document,
    regular: await embedTypeface(document, 'regular', sample),
    semibold: await embedTypeface(document, 'semibold', sample),
  }

  drawClaimSheet(paper, job)
  for (const [index, receipt] of receipts.entries()) {
    if (receipt.file !== index) continue
    onStep({ kind: 'appending', index })
    const numbers = receipts.flatMap(({ file }, at) => (file === index ? [at + 1] : []))
    await appendReceipt(paper, receipt, captionOf(numbers, receipts.length, receipt.file_name))
  }
  onStep({ kind: 'saving' })
  numberPages(paper, text('page.about', { number: claim.expense_number, organisation }))
  return document.save()
}

/** Several receipts of one file share its pages. */
function captionOf(numbers: readonly number[], count: number, file: string): string {
  const [number = 0, ...others] = numbers
  return others.length === 0
    ? text('page.receipt', { number, count, file })
    : text('page.receipts', { numbers: listWords(numbers.map(String)), count, file })
}

/** Writes 'Page n of m' and whose paper it is at the foot of every page. */
function numberPages({ document, regular }: Paper, about: string): void {
  const pages = document.getPages()
  pages.forEach((page, index) => {
    const size = 8
    const inset = Math.min(MARGIN, page.getWidth() / 12)
    const number = text('page.number', { page: index + 1, count: pages.length })
    const room = page.getWidth() - 3 * inset - regular.width(number, size)
    regular.draw(page, regular.cut(about, size, room), { x: inset, y: 18, size, color: QUIET })
    regular.draw(page, number, { x: page.getWidth() - inset, y: 18, size, color: QUIET, align: 'end' })
  })
}
