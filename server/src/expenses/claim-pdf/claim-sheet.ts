import type { Color, PDFPage } from '@cantoo/pdf-lib'
import { claimPdf } from '@pravas/messages/en/claim-pdf'
import { texts } from '@pravas/messages/texts'
import { entryText } from '../../allocations/allocation-text-rules.ts'
import { dayOf } from '../../clock.ts'
import { dayText } from '../../formats.ts'
import { A4, AMBER, GREEN, INK, MARGIN, type Paper, QUIET, RED, RED_TINT, TEAL } from '../../pdf/paper.ts'
import type { ClaimPdfJob } from './job.ts'
import { drawReceiptTable } from './receipt-table.ts'

const text = texts(claimPdf)
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
  semibold.draw(page, text('heading'), { x: MARGIN, y, size: 20, color: INK })
  regular.draw(page, claim.expense_number, { x: RIGHT, y, size: 12, color: INK, align: 'end' })
  y -= 22
  semibold.draw(page, standing(job), { x: MARGIN, y, size: 10, color: COLOURS[claim.status] })
  y -= 12
  if (claim.status === 'rejected') y = drawReason(paper, page, y, claim.rejection_reason ?? text('reason.none'))

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

const COLOURS: Record<ClaimPdfJob['claim']['status'], Color> = {
  approved: GREEN,
  paid: GREEN,
  pending: AMBER,
  returned: AMBER,
  rejected: RED,
  withdrawn: QUIET,
  cancelled: QUIET,
}

/** Where the claim stands, and who decided when. */
function standing({ claim: { status, decision } }: ClaimPdfJob): string {
  if (status !== decision?.verdict) return text(`standing.${status}`)
  return text('standing.decided', {
    verdict: decision.verdict,
    approver: decision.decided_by,
    date: dayText(dayOf(new Date(decision.decided_at))),
  })
}

function factsOf({ claim, receipts, generatedAt }: ClaimPdfJob): [name: string, value: string][] {
  const isUndated = receipts.length > 0 && receipts.every(({ expense_date }) => expense_date === null)
  const date = dayText(claim.expense_date)
  const missing = text('value.missing')
  const { trip } = claim
  return [
    [text('fact.employee'), text('value.employee', { name: claim.employee_name, id: claim.employee_id })],
    [text('fact.date'), isUndated ? text('value.undated', { date }) : date],
    [text('fact.type'), claim.expense_type],
    [text('fact.description'), claim.description || missing],
    [text('fact.place'), claim.place ?? missing],
    [text('fact.gstin'), claim.gstin ?? missing],
    [
      text('fact.trip'),
      trip ? text('value.trip', { number: trip.number, city: trip.destination_city }) : text('value.no-trip'),
    ],
    ...bookedOf(claim),
    [text('fact.submitted'), dayText(dayOf(new Date(claim.submitted_at)))],
    [text('fact.generated'), dayText(dayOf(generatedAt))],
  ]
}

/** What the claim is booked on; nothing of an organisation that books on nothing. */
function bookedOf({ cost_centre, project }: ClaimPdfJob['claim']): [name: string, value: string][] {
  return [
    ...(cost_centre ? [[text('fact.cost-centre'), entryText(cost_centre)] satisfies [string, string]] : []),
    ...(project ? [[text('fact.project'), entryText(project)] satisfies [string, string]] : []),
  ]
}

function drawReason({ regular, semibold }: Paper, page: PDFPage, y: number, reason: string): number {
  const lines = regular.lines(reason, 9.5, RIGHT - MARGIN - 24).slice(0, 16)
  const height = 30 + lines.length * 13
  page.drawRectangle({ x: MARGIN, y: y - height, width: RIGHT - MARGIN, height, color: RED_TINT })
  semibold.draw(page, text('reason.heading'), { x: MARGIN + 12, y: y - 18, size: 9.5, color: RED })
  for (const [index, line] of lines.entries()) {
    regular.draw(page, line, { x: MARGIN + 12, y: y - 33 - index * 13, size: 9.5, color: RED })
  }
  return y - height - 8
}
