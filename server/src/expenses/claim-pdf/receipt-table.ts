import type { PDFPage } from '@cantoo/pdf-lib'
import { paiseFromRupees } from '@pravas/contract/money'
import { dayText, rupeeText } from '../../formats.ts'
import type { ClaimPdfJob, ReceiptToAppend } from './job.ts'
import { A4, drawRule, INK, MARGIN, type Paper, QUIET } from './paper.ts'

const RIGHT = A4.width - MARGIN
const COLUMNS = { number: MARGIN, what: MARGIN + 24, category: MARGIN + 262, date: MARGIN + 346, amount: RIGHT }
const WHAT_WIDTH = COLUMNS.category - COLUMNS.what - 12
const LOWEST = 60

/** The claim's receipts with their amounts from `y` downwards, on further pages when they are many, and what they add up to. */
export function drawReceiptTable(paper: Paper, first: PDFPage, y: number, { claim, receipts }: ClaimPdfJob): void {
  const { document, regular, semibold } = paper
  let page = first
  let at = y

  const drawHead = (more = '') => {
    semibold.draw(page, `Receipts (${receipts.length})${more}`, { x: MARGIN, y: at, size: 11, color: INK })
    at -= 20
    const head = { y: at, size: 8.5, color: QUIET }
    regular.draw(page, '#', { ...head, x: COLUMNS.number })
    regular.draw(page, 'Description and file', { ...head, x: COLUMNS.what })
    regular.draw(page, 'Category', { ...head, x: COLUMNS.category })
    regular.draw(page, 'Date', { ...head, x: COLUMNS.date })
    regular.draw(page, 'Amount', { ...head, x: COLUMNS.amount, align: 'end' })
    at -= 7
    drawRule(page, at, { from: MARGIN, to: RIGHT, color: QUIET })
    at -= 15
  }
  const makeRoom = (points: number) => {
    if (at - points >= LOWEST) return
    page = document.addPage([A4.width, A4.height])
    at = A4.height - MARGIN
    drawHead(', continued')
  }

  // The head and the first receipt stay together.
  if (at - 100 < LOWEST) {
    page = document.addPage([A4.width, A4.height])
    at = A4.height - MARGIN
  }
  drawHead()
  if (receipts.length === 0) {
    regular.draw(page, 'No receipts were attached to this claim.', { x: MARGIN, y: at, size: 9.5, color: QUIET })
    at -= 18
  }
  for (const [index, receipt] of receipts.entries()) {
    const about = aboutOf(receipt)
    makeRoom(18 + about.length * 12)
    const row = { y: at, size: 9.5, color: INK }
    regular.draw(page, String(index + 1), { ...row, x: COLUMNS.number, color: QUIET })
    regular.draw(page, regular.cut(receipt.description ?? 'N/A', 9.5, WHAT_WIDTH), { ...row, x: COLUMNS.what })
    regular.draw(page, regular.cut(receipt.expense_type, 9.5, 76), { ...row, x: COLUMNS.category })
    regular.draw(page, receipt.expense_date ? dayText(receipt.expense_date) : 'N/A', { ...row, x: COLUMNS.date })
    regular.draw(page, amountOf(receipt), { ...row, x: COLUMNS.amount, align: 'end' })
    for (const line of about) {
      at -= 12
      regular.draw(page, regular.cut(line, 8, WHAT_WIDTH), { x: COLUMNS.what, y: at, size: 8, color: QUIET })
    }
    at -= 8
    drawRule(page, at, { from: MARGIN, to: RIGHT })
    at -= 15
  }

  makeRoom(40)
  const sum = receipts.reduce((paise, { total }) => paise + (total === null ? 0 : paiseFromRupees(total)), 0)
  const total = paiseFromRupees(claim.total)
  if (receipts.length > 0 && sum !== total) {
    regular.draw(page, 'Sum of the receipts', { x: MARGIN, y: at, size: 9.5, color: QUIET })
    regular.draw(page, rupeeText(sum), { x: RIGHT, y: at, size: 9.5, color: QUIET, align: 'end' })
    at -= 18
  }
  semibold.draw(page, 'Total claimed', { x: MARGIN, y: at, size: 11, color: INK })
  semibold.draw(page, rupeeText(total), { x: RIGHT, y: at, size: 11, color: INK, align: 'end' })
}

/** What stands in small print below a receipt: its file, its GSTIN, and the total that was read when it was changed. */
function aboutOf({ file_name, gstin, read_total }: ReceiptToAppend): string[] {
  return [
    file_name,
    gstin && `GSTIN ${gstin}`,
    read_total !== undefined && `read on the receipt as ${rupeeText(paiseFromRupees(read_total))}`,
  ].filter((line) => typeof line === 'string')
}

function amountOf({ total }: ReceiptToAppend): string {
  return total === null ? 'N/A' : rupeeText(paiseFromRupees(total))
}
