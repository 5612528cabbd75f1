import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { KeptFindings, PolicyReason } from './policy.ts'
import { RECEIPT_FIELD_NAMES } from './receipt-fields.ts'
import { ReceiptNotes } from './receipt-notes.ts'
import { RequestHistory } from './request-history.ts'
import { RequestSteps } from './request-steps.ts'
import {
  Allocated,
  DecisionMade,
  EmployeeId,
  RecordRef,
  RequestChange,
  RequestRevision,
  RequestStatus,
  RequestWithdrawn,
} from './requests.ts'

/** An expense claim with the fields that the specification names, its total in rupees. */
export const Expense = z
  .object({
    expense_id: z.uuid(),
    expense_number: z.string(),
    status: RequestStatus,
    rejection_reason: z.string().nullable(),
    employee_id: z.string(),
    employee_name: z.string(),
    expense_date: CalendarDate,
    expense_type: z.string(),
    description: z.string(),
    total: Rupees.meta({ description: 'the approved total, excluding refused receipts, once approved' }),
    claimed_total: Rupees.optional().meta({
      description: 'the claimed total, if receipts of an approved expense were refused',
    }),
    gstin: z.string().nullable(),
    place: z.string().nullable(),
    /** A same-origin address that opens the first receipt's file for those with the right. */
    receipt_link: z.string().nullable(),
    ...Allocated,
    submitted_at: z.iso.datetime(),
    version: z
      .int()
      .optional()
      .meta({ description: 'version, incremented when it is sent again under the same number' }),
  })
  .meta({ id: 'Expense' })
export type Expense = z.infer<typeof Expense>

/** Of which day and category a receipt of an expense is; the day is null where none was found on it. */
export const ReceiptDay = z.object({ expense_date: CalendarDate.nullable(), expense_type: z.string() })
export type ReceiptDay = z.infer<typeof ReceiptDay>

/** Who refused a receipt of a claim when approving the rest, and why. */
export const RefusedReceipt = z
  .object({ reason: z.string(), refused_by: z.string(), refused_at: z.iso.datetime() })
  .meta({ id: 'RefusedReceipt' })
export type RefusedReceipt = z.infer<typeof RefusedReceipt>

/** Who refused a receipt, or the whole claim that it was in, before it was claimed once more, and why. */
export const RefusedBefore = RefusedReceipt.extend({
  claim: z.string().meta({ description: 'number of the expense in which it was refused' }),
}).meta({ id: 'RefusedBefore' })
export type RefusedBefore = z.infer<typeof RefusedBefore>

export const ExpenseDetail = Expense.extend({
  decision: DecisionMade.nullable(),
  history: RequestHistory,
  withdrawn_at: z.iso.datetime().optional().meta({ description: 'when its owner withdrew it' }),
  findings: KeptFindings,
  policy_reason: PolicyReason,
  steps: RequestSteps,
  changes: z
    .array(RequestChange)
    .optional()
    .meta({ description: 'changes since the previous version; absent for the first' }),
  trip: z
    .object({ number: z.string(), destination_city: z.string() })
    .nullable()
    .optional()
    .meta({ description: 'its trip' }),
  receipts: z
    .array(ReceiptDay)
    .optional()
    .meta({ description: 'the day and category of each receipt, in the order of the claim' }),
  refused: z
    .array(
      RefusedReceipt.extend({
        description: z.string().nullable(),
        total: Rupees.nullable(),
        is_free: z.boolean().meta({ description: 'true if it is unclaimed and can be claimed again' }),
      }),
    )
    .optional()
    .meta({ description: 'the receipts that were refused when it was approved, in the order of the claim' }),
}).meta({ id: 'ExpenseDetail' })
export type ExpenseDetail = z.infer<typeof ExpenseDetail>

/** The fields of which a claimant's edits are told; a currency is told with its total, which comes first. */
export const EDITABLE_FIELDS = [
  'total' as const,
  ...RECEIPT_FIELD_NAMES.filter((name) => name !== 'total' && name !== 'currency'),
]
export const EditableField = z.enum(EDITABLE_FIELDS).meta({ id: 'EditableField' })
export type EditableField = z.infer<typeof EditableField>

/** What a claimant typed, or set to something else than was read: `read` as people read it, null where nothing was read. */
export const ReceiptChanges = z.array(z.object({ field: EditableField, read: z.string().nullable(), text: z.string() }))
export type ReceiptChanges = z.infer<typeof ReceiptChanges>

/** A receipt of an expense. */
export const Receipt = z
  .object({
    id: z.uuid(),
    description: z.string().nullable(),
    total: Rupees.nullable(),
    read_total: Rupees.optional().meta({ description: 'the value as read, when the claimant has edited it' }),
    changes: ReceiptChanges.optional().meta({ description: "the claimant's edits" }),
    invoice_number: z.string().nullable().optional(),
    tax: Rupees.nullable().optional().meta({ description: 'CGST, SGST and IGST together; null if none is known' }),
    expense_date: CalendarDate.nullable(),
    expense_type: z.string(),
    gstin: z.string().nullable(),
    place: z.string().nullable(),
    receipt_link: z.string(),
    file_name: z.string(),
    media_type: z.string(),
    refused: RefusedReceipt.optional().meta({
      description: "why the receipt is left out of the approval; the claim's total does not include it",
    }),
    refused_before: RefusedBefore.optional().meta({ description: 'the latest refusal in an earlier claim' }),
    notes: ReceiptNotes.optional().meta({
      description: "the claimant's statement about it, if recorded",
    }),
  })
  .meta({ id: 'Receipt' })
export type Receipt = z.infer<typeof Receipt>

export const listExpenses = endpoint({
  operationId: 'listExpenses',
  scope: 'read',
  method: 'GET',
  path: '/expenses/:employeeId',
  summary: "List an employee's expenses, newest first",
  tag: 'Expenses',
  params: z.object({ employeeId: EmployeeId }),
  response: z.array(Expense),
  errors: ['record.not_found'],
})

const OneExpense = z.object({ expenseId: RecordRef })

export const getExpense = endpoint({
  operationId: 'getExpense',
  scope: 'read',
  method: 'GET',
  path: '/expense/:expenseId',
  summary: 'Get an expense by its id or number',
  tag: 'Expenses',
  params: OneExpense,
  response: ExpenseDetail,
  errors: ['record.not_found'],
})

export const listExpenseReceipts = endpoint({
  operationId: 'listExpenseReceipts',
  scope: 'read',
  method: 'GET',
  path: '/expense/:expenseId/receipts',
  summary: 'List the receipts of an expense, in the order of the claim',
  tag: 'Expenses',
  params: OneExpense,
  response: z.array(Receipt),
  errors: ['record.not_found'],
})

export const withdrawExpense = endpoint({
  operationId: 'withdrawExpense',
  scope: 'submit',
  method: 'POST',
  path: '/expense/:expenseId/withdraw',
  summary: 'Withdraw your pending or returned expense; its receipts can be claimed again',
  tag: 'Expenses',
  params: OneExpense,
  response: RequestWithdrawn,
  errors: ['record.not_found', 'action.forbidden', 'request.not_withdrawable'],
})

export const reviseExpense = endpoint({
  operationId: 'reviseExpense',
  method: 'POST',
  path: '/expense/:expenseId/revise',
  summary:
    'Create a draft to revise your pending or returned expense. It is sent under the same number; nobody can decide on it meanwhile',
  tag: 'Expenses',
  params: OneExpense,
  response: RequestRevision,
  errors: ['record.not_found', 'action.forbidden', 'request.not_revisable'],
})

/** Where a receipt's file is read, relative to the site. The answer is the file itself, not JSON. */
export function receiptFilePath(receiptId: string): string {
  return `/api/receipts/${receiptId}/file`
}

/** Where an expense with all its receipts is read as one PDF, relative to the site; by its id or number. */
export function expensePdfPath(expenseId: string): string {
  return `/api/expense/${expenseId}/pdf`
}
