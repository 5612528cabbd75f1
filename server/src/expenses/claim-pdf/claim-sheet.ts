import type { Color, PDFPage } from '@cantoo/pdf-lib'
import { dayOf } from '../../clock.ts'
import { dayText } from '../../formats.ts'
import type { ClaimPdfJob } from './job.ts'
import { A4, AMBER, GREEN, INK, MARGIN, type Paper, QUIET, RED, RED_TINT, TEAL } from './paper.ts'
import { drawReceiptTable } from './receipt-table.ts'

const RIGHT = A4.width - MARGIN
const NAME_WIDTH = 104
const ROW = 17

/** The claim itself on the first page, and on as many more as its table of receipts needs. */
export function drawClaimSheet(paper: Paper, job: ClaimPdfJob): void {
  const { document, regular, semibold } = paper
  const { claim } = job
  const page = document.addPage([A4.width, A4.height])
  let y = A4.height - MARGIN

  semibold.draw(page, semibold.cut(job.organisation, 10, 320), { x: MARGIN, y, size: 10, color: INK })
  semibold.draw(page, 'Pravas', { x: RIGHT, y, size: 10, color: TEAL, align: 'end' })
  y -= 44
  semibold.draw(page, 'Expense claim', { x: MARGIN, y, size: 20, color: INK })
  regular.draw(page, claim.expense_number, { x: RIGHT, y, size: 12, color: INK, align: 'end' })
  y -= 22
  semibold.draw(page, standing(job), { x: MARGIN, y, size: 10, color: COLOURS[claim.status] })
  y -= 12
  if (claim.status === 'rejected') y = drawReason(paper, page, y, claim.rejection_reason ?? 'No reason was given.')

  y -= 18
  for (const [name, value] of factsOf(job)) {
    regular.draw(page, name, { x: MARGIN, y, size: 9.5, color: QUIET })
    // What is longer than this is told in full in the product; the table below needs its room.
    const lines = regular.lines(value, 9.5, RIGHT - MARGIN - NAME_WIDTH).slice(0, 12)
    for (const [index, line] of lines.entries()) {
      regular.draw(page, line, { x: MARGIN + NAME_WIDTH, y: y - index * 13, size: 9.5, color: INK })
    }
    y -= ROW + Math.max(0, lines.length - 1) * 13
  }
  drawReceiptTable(paper, page, y - 18, job)
}

const COLOURS: Record<ClaimPdfJob['claim']['status'], Color> = { approved: GREEN, pending: AMBER, rejected: RED }

/** Where the claim stands, and who decided when. */
function standing({ claim: { status, decision } }: ClaimPdfJob): string {
  if (!decision)
    return status === 'pending' ? 'Pending: waiting for a decision' : status === 'approved' ? 'Approved' : 'Rejected'
  const verdict = decision.verdict === 'approved' ? 'Approved' : 'Rejected'
  return `${verdict} by ${decision.decided_by} on ${dayText(dayOf(new Date(decision.decided_at)))}`
}

function factsOf({ claim, receipts, generatedAt }: ClaimPdfJob): [name: string, value: string][] {
  const isUndated = receipts.length > 0 && receipts.every(({ expense_date }) => expense_date === null)
  return [
    ['Employee', `${claim.employee_name} (${claim.employee_id})`],
    ['Expense date', `${dayText(claim.expense_date)}${isUndated ? ' (of the claim: no date was found)' : ''}`],
    ['Expense type', claim.expense_type],
    ['Description', claim.description || 'N/A'],
    ['Place', claim.place ?? 'N/A'],
    ['GSTIN', claim.gstin ?? 'N/A'],
    ['Trip', claim.trip ? `${claim.trip.number}, ${claim.trip.destination_city}` : 'None'],
    ['Submitted on', dayText(dayOf(new Date(claim.submitted_at)))],
    ['Generated on', dayText(dayOf(generatedAt))],
  ]
}

function drawReason({ regular, semibold }: Paper, page: PDFPage, y: number, reason: string): number {
  const lines = regular.lines(reason, 9.5, RIGHT - MARGIN - 24).slice(0, 16)
  const height = 30 + lines.length * 13
  page.drawRectangle({ x: MARGIN, y: y - height, width: RIGHT - MARGIN, height, color: RED_TINT })
  semibold.draw(page, 'Rejection reason', { x: MARGIN + 12, y: y - 18, size: 9.5, color: RED })
  for (const [index, line] of lines.entries()) {
    regular.draw(page, line, { x: MARGIN + 12, y: y - 33 - index * 13, size: 9.5, color: RED })
  }
  return y - height - 8
}
