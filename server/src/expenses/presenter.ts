import type { PendingExpense } from '@pravas/contract/approvals'
import {
  type Expense,
  type ExpenseDetail,
  type Receipt,
  type ReceiptChanges,
  receiptFilePath,
} from '@pravas/contract/expenses'
import { rupeesFromPaise } from '@pravas/contract/money'
import { RECEIPT_FIELD_NAMES } from '@pravas/contract/receipt-fields'
import { ReceiptNotes } from '@pravas/contract/receipt-notes'
import { RequestChange } from '@pravas/contract/requests'
import { z } from 'zod'
import { presentAllocated } from '../allocations/allocation-rules.ts'
import { presentDecision } from '../approvals/presenter.ts'
import { presentFindings } from '../policy/finding-rules.ts'
import { presentRefused, presentRefusedBefore } from '../requests/refused-receipts.ts'
import { presentSteps } from '../requests/steps.ts'
import { editedFields } from './edited-fields-rules.ts'
import type { PendingExpenseRow } from './pending-store.ts'
import type { ExpenseDetailRow, ExpenseRow, ReceiptRow } from './store.ts'

/** An expense as it leaves through the API. */
export function presentExpense(row: ExpenseRow): Expense {
  return {
    expense_id: row.id,
    expense_number: row.expense_number,
    status: row.status,
    rejection_reason: row.rejection_reason,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    expense_date: row.expense_date,
    expense_type: row.expense_type,
    description: row.description,
    total: rupeesFromPaise(row.total_paise),
    ...(row.refused_paise > 0 && { claimed_total: rupeesFromPaise(row.total_paise + row.refused_paise) }),
    gstin: row.gstin,
    place: row.place,
    receipt_link: row.first_receipt_id && receiptFilePath(row.first_receipt_id),
    ...presentAllocated(row),
    submitted_at: row.created_at.toISOString(),
    version: row.version,
  }
}

const { tax_credit: taxCredit, duplicates, unconfirmed, document } = ReceiptNotes.shape
const DaysOfReceipts = z.array(z.object({ date: z.string().nullable(), category: z.string() }))
const RefusedLine = z.object({
  refused: z.unknown(),
  description: z.string().nullable(),
  totalPaise: z.number().nullable(),
  isFree: z.boolean(),
})
const ReceiptsOfDetail = z.array(DaysOfReceipts.element.extend({ line: RefusedLine.nullable() }))
const PendingReceipts = z.array(
  DaysOfReceipts.element.extend({
    id: z.string(),
    description: z.string().nullable(),
    totalPaise: z.number().nullable(),
    taxCredit,
    duplicates: duplicates.nullable(),
    edited: z.array(z.enum(RECEIPT_FIELD_NAMES)).nullable(),
    unconfirmed: unconfirmed.unwrap().nullable(),
    document: document.unwrap().nullable(),
    refused: z.unknown(),
    refusedBefore: z.unknown(),
  }),
)

/** A pending expense with its receipts and policy findings, for its approvers. */
export function presentPendingExpense(row: PendingExpenseRow): PendingExpense {
  const receipts = PendingReceipts.parse(row.receipts ?? [])
  return {
    ...presentExpense(row),
    ...(row.on_behalf_of !== null && { on_behalf_of: row.on_behalf_of }),
    findings: presentFindings(row.findings),
    ...(row.policy_reason !== null && { policy_reason: row.policy_reason }),
    ...changesOf(row),
    ...stepsOfRow(row),
    ...(row.card_paise > 0 && { card: rupeesFromPaise(row.card_paise) }),
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      expense_date: receipt.date,
      expense_type: receipt.category,
      description: receipt.description,
      total: receipt.totalPaise === null ? null : rupeesFromPaise(receipt.totalPaise),
      receipt_link: receiptFilePath(receipt.id),
      tax_credit: receipt.taxCredit,
      duplicates: receipt.duplicates ?? [],
      ...(receipt.edited && { edited: receipt.edited }),
      ...(receipt.unconfirmed && { unconfirmed: receipt.unconfirmed }),
      ...(receipt.document && { document: receipt.document }),
      ...presentRefused(receipt.refused),
      ...presentRefusedBefore(receipt.refusedBefore),
    })),
  }
}

/** What its latest version changed; nothing of the first. */
function stepsOfRow(row: { steps: unknown; status: string }) {
  const steps = presentSteps(row.steps, row.status)
  return steps === undefined ? {} : { steps }
}

function changesOf({ changes }: { changes: readonly unknown[] | null }) {
  return changes === null ? {} : { changes: RequestChange.array().parse(changes) }
}

/** One expense with its decision and what the policy said. */
export function presentExpenseDetail(row: ExpenseDetailRow, asked: readonly string[] = []): ExpenseDetail {
  const trip =
    row.trip_number === null || row.destination_city === null
      ? null
      : { number: row.trip_number, destination_city: row.destination_city }
  const receipts = ReceiptsOfDetail.parse(row.receipts ?? [])
  const refused = receipts.flatMap(({ line }) => (line ? presentLine(line) : []))
  return {
    ...presentExpense(row),
    decision: presentDecision(row, asked),
    ...(row.withdrawn_at !== null && { withdrawn_at: row.withdrawn_at.toISOString() }),
    findings: presentFindings(row.findings),
    ...(row.policy_reason !== null && { policy_reason: row.policy_reason }),
    ...changesOf(row),
    ...stepsOfRow(row),
    trip,
    receipts: receipts.map(({ date, category }) => ({ expense_date: date, expense_type: category })),
    ...(refused.length > 0 && { refused }),
  }
}

function presentLine(line: z.infer<typeof RefusedLine>): NonNullable<ExpenseDetail['refused']> {
  const { refused } = presentRefused(line.refused)
  if (!refused) return []
  const total = line.totalPaise === null ? null : rupeesFromPaise(line.totalPaise)
  return [{ ...refused, description: line.description, total, is_free: line.isFree }]
}

/** A receipt of an expense. A total that was read in another currency is left out. */
export function presentReceipt(row: ReceiptRow): Receipt {
  const read = readTotalIfChanged(row.read, { totalPaise: row.total_paise, currency: row.currency })
  const changes = editedFields(row.read, row)
  return {
    id: row.id,
    description: descriptionOf(row, changes),
    total: row.total_paise === null ? null : rupeesFromPaise(row.total_paise),
    ...(read?.currency === 'INR' && { read_total: rupeesFromPaise(read.paise) }),
    changes,
    invoice_number: row.invoice_number,
    tax: taxOf(row),
    expense_date: row.receipt_date,
    expense_type: row.category,
    gstin: row.gstin,
    place: row.place,
    receipt_link: receiptFilePath(row.id),
    file_name: row.file_name,
    media_type: row.media_type,
    ...presentRefused(row.refused),
    ...presentRefusedBefore(row.refused_before),
    ...notesOf(row),
  }
}

/** As it was made when the receipt was read, unless what it is made of is another since. */
function descriptionOf(row: ReceiptRow, changes: ReceiptChanges): string | null {
  const { merchant, invoice_number: invoice, description } = row
  if (!changes.some(({ field }) => field === 'merchant' || field === 'invoice_number')) return description
  return [merchant, invoice && `invoice ${invoice}`].filter(Boolean).join(', ') || null
}

function taxOf({ cgst_paise, sgst_paise, igst_paise }: ReceiptRow): number | null {
  const parts = [cgst_paise, sgst_paise, igst_paise].filter((paise) => paise !== null)
  return parts.length === 0 ? null : rupeesFromPaise(parts.reduce((sum, paise) => sum + paise, 0))
}

const KeptTaxCredit = z.object({
  credit: ReceiptNotes.shape.tax_credit,
  deductions: ReceiptNotes.shape.deductions,
  unconfirmed: ReceiptNotes.shape.unconfirmed,
  document: ReceiptNotes.shape.document,
})

/** What was said of a receipt when it was claimed; nothing for one of an earlier time. */
function notesOf({ tax_credit, duplicates }: ReceiptRow): Pick<Receipt, 'notes'> {
  const kept = KeptTaxCredit.safeParse(tax_credit)
  if (!kept.success) return {}
  const { credit, ...said } = kept.data
  return {
    notes: { tax_credit: credit, duplicates: ReceiptNotes.shape.duplicates.parse(duplicates ?? []), ...said },
  }
}

const ReadTotal = z.object({
  totalPaise: z.object({ value: z.int() }),
  currency: z.object({ value: z.string().nullable() }),
})

/** Money in hundredths of the currency's unit: paise where it is INR. */
interface Amount {
  paise: number
  currency: string
}

/**
 * The total that was read on a receipt which now has another one, because its claimant has changed it; null when it is
 * the same or none was read. `reading` is what is kept of the reader's answer. Where no currency was read it is rupees.
 */
export function readTotalIfChanged(
  reading: unknown,
  now: { totalPaise: number | null; currency: string },
): Amount | null {
  const read = ReadTotal.safeParse(reading)
  if (!read.success) return null
  const paise = read.data.totalPaise.value
  const currency = read.data.currency.value ?? 'INR'
  return paise === now.totalPaise && currency === now.currency ? null : { paise, currency }
}
