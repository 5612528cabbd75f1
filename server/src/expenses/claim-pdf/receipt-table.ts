import type { PDFPage } from '@cantoo/pdf-lib'
import { paiseFromRupees } from '@pravas/contract/money'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { saidOfDuplicate, TAX_VERDICT_WORDS } from '@pravas/contract/receipt-notes'
import { claimPdf } from '@pravas/messages/en/claim-pdf'
import { texts } from '@pravas/messages/texts'
import { dayText, rupeeText } from '../../formats.ts'
import { A4, drawRule, INK, MARGIN, type Paper, QUIET } from '../../pdf/paper.ts'
import type { ClaimPdfJob, ReceiptToAppend } from './job.ts'

const words = texts(claimPdf)
const RIGHT = A4.width - MARGIN
const COLUMNS = { number: MARGIN, what: MARGIN + 24, category: MARGIN + 262, date: MARGIN + 346, amount: RIGHT }
const WHAT_WIDTH = COLUMNS.category - COLUMNS.what - 12
const LOWEST = 60
/** Small print may stand below the other columns too. */
const WIDE = COLUMNS.amount - COLUMNS.what - 84
/** No honest text on a receipt is longer. */
const MOST_LINES = 4

/** The claim's receipts with their amounts from `y` downwards, on further pages when they are many, and what they add up to. */
export function drawReceiptTable(paper: Paper, first: PDFPage, y: number, { claim, receipts }: ClaimPdfJob): void {
  const { document, regular, semibold } = paper
  let page = first
  let at = y

  const drawHead = (name: 'receipts.heading' | 'receipts.continued' = 'receipts.heading') => {
    semibold.draw(page, words(name, { count: receipts.length }), { x: MARGIN, y: at, size: 11, color: INK })
    at -= 20
    const head = { y: at, size: 8.5, color: QUIET }
    regular.draw(page, words('receipts.number'), { ...head, x: COLUMNS.number })
    regular.draw(page, words('receipts.description'), { ...head, x: COLUMNS.what })
    regular.draw(page, words('receipts.category'), { ...head, x: COLUMNS.category })
    regular.draw(page, words('receipts.date'), { ...head, x: COLUMNS.date })
    regular.draw(page, words('receipts.amount'), { ...head, x: COLUMNS.amount, align: 'end' })
    at -= 7
    drawRule(page, at, { from: MARGIN, to: RIGHT, color: QUIET })
    at -= 15
  }
  const makeRoom = (points: number) => {
    if (at - points >= LOWEST) return
    page = document.addPage([A4.width, A4.height])
    at = A4.height - MARGIN
    drawHead('receipts.continued')
  }

  // The head and the first receipt stay together.
  if (at - 100 < LOWEST) {
    page = document.addPage([A4.width, A4.height])
    at = A4.height - MARGIN
  }
  drawHead()
  if (receipts.length === 0) {
    regular.draw(page, words('receipts.none'), { x: MARGIN, y: at, size: 9.5, color: QUIET })
    at -= 18
  }
  for (const [index, receipt] of receipts.entries()) {
    const what = regular.lines(receipt.description ?? words('value.missing'), 9.5, WHAT_WIDTH).slice(0, MOST_LINES)
    const about = aboutOf(receipt).flatMap((text) => regular.lines(text, 8, WIDE).slice(0, MOST_LINES))
    makeRoom(Math.min(18 + what.length * 12 + about.length * 11, A4.height - 2 * MARGIN - 80))
    const row = { y: at, size: 9.5, color: INK }
    regular.draw(page, String(index + 1), { ...row, x: COLUMNS.number, color: QUIET })
    for (const [line, text] of what.entries()) {
      regular.draw(page, text, { ...row, x: COLUMNS.what, y: at - line * 12 })
    }
    regular.draw(page, regular.cut(receipt.expense_type, 9.5, 76), { ...row, x: COLUMNS.category })
    regular.draw(page, receipt.expense_date ? dayText(receipt.expense_date) : words('value.missing'), {
      ...row,
      x: COLUMNS.date,
    })
    regular.draw(page, amountOf(receipt), { ...row, x: COLUMNS.amount, align: 'end' })
    at -= Math.max(0, what.length - 1) * 12
    for (const line of about) {
      at -= 11
      regular.draw(page, line, { x: COLUMNS.what, y: at, size: 8, color: QUIET })
    }
    at -= 8
    drawRule(page, at, { from: MARGIN, to: RIGHT })
    at -= 15
  }

  makeRoom(claim.claimed_total === undefined ? 40 : 76)
  const sum = receipts.reduce((paise, { total }) => paise + (total === null ? 0 : paiseFromRupees(total)), 0)
  const total = paiseFromRupees(claim.total)
  if (receipts.length > 0 && sum !== paiseFromRupees(claim.claimed_total ?? claim.total)) {
    regular.draw(page, words('receipts.sum'), { x: MARGIN, y: at, size: 9.5, color: QUIET })
    regular.draw(page, rupeeText(sum), { x: RIGHT, y: at, size: 9.5, color: QUIET, align: 'end' })
    at -= 18
  }
  if (claim.claimed_total !== undefined) {
    const claimed = paiseFromRupees(claim.claimed_total)
    for (const [name, paise] of [
      ['receipts.total', claimed] as const,
      ['receipts.refused', total - claimed] as const,
    ]) {
      regular.draw(page, words(name), { x: MARGIN, y: at, size: 9.5, color: QUIET })
      regular.draw(page, rupeeText(paise), { x: RIGHT, y: at, size: 9.5, color: QUIET, align: 'end' })
      at -= 18
    }
  }
  const name = claim.claimed_total === undefined ? 'receipts.total' : 'receipts.approved'
  semibold.draw(page, words(name), { x: MARGIN, y: at, size: 11, color: INK })
  semibold.draw(page, rupeeText(total), { x: RIGHT, y: at, size: 11, color: INK, align: 'end' })
}

/**
 * What stands in small print below a receipt: its file, number, GSTIN and tax, what the claimant typed or edited or has not
 * confirmed, what it may be a duplicate of, and what is beyond the policy.
 */
function aboutOf({
  file_name,
  description,
  invoice_number,
  gstin,
  tax,
  changes = [],
  refused,
  notes,
}: ReceiptToAppend): string[] {
  const credit = notes?.tax_credit
  return [
    refused && words('receipt.refused', { approver: refused.refused_by, reason: refused.reason }),
    file_name,
    invoice_number && !description?.includes(invoice_number) && words('receipt.invoice', { number: invoice_number }),
    gstin && words('receipt.gstin', { gstin }),
    typeof tax === 'number' && words('receipt.tax', { amount: rupees(tax) }),
    credit && words('receipt.credit', { verdict: TAX_VERDICT_WORDS[credit.verdict], reason: credit.reason }),
    ...changes.map(({ field, text: edit }) =>
      words('receipt.edit', { field: capitalised(RECEIPT_FIELD_LABELS[field]), edit }),
    ),
    notes?.document !== undefined && words('receipt.document'),
    ...(notes?.unconfirmed ?? []).map((field) => words('receipt.unconfirmed', { field: RECEIPT_FIELD_LABELS[field] })),
    ...(notes?.duplicates ?? []).map(({ text: reason, resolution }) =>
      words('receipt.duplicate', { reason, answer: saidOfDuplicate(resolution) }),
    ),
    ...(notes?.deductions ?? []).map(({ amount, reason }) =>
      words('receipt.beyond', { amount: rupees(amount), reason }),
    ),
  ].filter((line) => typeof line === 'string')
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function rupees(amount: number): string {
  return rupeeText(paiseFromRupees(amount))
}

function amountOf({ total }: ReceiptToAppend): string {
  return total === null ? words('value.missing') : rupeeText(paiseFromRupees(total))
}
