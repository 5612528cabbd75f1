import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Expense, ExpenseDetail, ReceiptDay, RefusedBefore, RefusedReceipt } from './expenses.ts'
import { Rupees } from './money.ts'
import { KeptFindings, PolicyReason } from './policy.ts'
import { RECEIPT_FIELD_NAMES } from './receipt-fields.ts'
import { ReceiptNotes } from './receipt-notes.ts'
import { EmployeeId, RecordRef, RequestField, RequestStatus } from './requests.ts'
import { plainText } from './text.ts'
import { Trip, TripDetail } from './trips.ts'

const TAG = 'Approvals'
const Team = z.object({ employeeId: EmployeeId })

const OnBehalfOf = z.string().optional().meta({
  description: 'the name of the approver on whose behalf the caller would decide',
})
/** A request that waits for a decision, with what the approver should know of the policy. */
export const PendingTrip = Trip.extend({
  on_behalf_of: OnBehalfOf,
  findings: KeptFindings,
  policy_reason: PolicyReason,
  changes: TripDetail.shape.changes,
  steps: TripDetail.shape.steps,
}).meta({ id: 'PendingTrip' })
export type PendingTrip = z.infer<typeof PendingTrip>
export const PendingExpense = Expense.extend({
  on_behalf_of: OnBehalfOf,
  findings: KeptFindings,
  policy_reason: PolicyReason,
  changes: ExpenseDetail.shape.changes,
  steps: ExpenseDetail.shape.steps,
  card: Rupees.optional().meta({
    description: 'amount paid by company card, excluded from the payout; absent if none was',
  }),
  receipts: z
    .array(
      ReceiptDay.extend({
        id: z.uuid().optional(),
        description: z.string().nullable(),
        total: Rupees.nullable(),
        receipt_link: z.string(),
        tax_credit: ReceiptNotes.shape.tax_credit.meta({ description: 'null when the claimant said nothing about it' }),
        duplicates: ReceiptNotes.shape.duplicates,
        edited: z
          .array(z.enum(RECEIPT_FIELD_NAMES))
          .optional()
          .meta({ description: 'fields that the claimant typed or changed; absent where that was not kept' }),
        refused: RefusedReceipt.optional().meta({ description: 'who refused it at an earlier step, and why' }),
        refused_before: RefusedBefore.optional().meta({ description: 'the latest refusal in an earlier claim' }),
      }),
    )
    .meta({ description: 'every receipt, in the order of the claim' }),
}).meta({ id: 'PendingExpense' })
export type PendingExpense = z.infer<typeof PendingExpense>

export const pendingTripsOfAll = endpoint({
  operationId: 'pendingTripsOfAll',
  scope: 'read',
  method: 'GET',
  path: '/admin/pending-trips',
  summary: 'List all pending trips, oldest first; super admins, the travel desk, finance and auditors',
  tag: TAG,
  response: z.array(PendingTrip),
  errors: ['action.forbidden'],
})

export const pendingTripsOfTeam = endpoint({
  operationId: 'pendingTripsOfTeam',
  scope: 'read',
  method: 'GET',
  path: '/admin/pending-trips/:employeeId',
  summary:
    "The pending trips of a manager's team, oldest first; those of the caller's own id are all that they may decide on now",
  tag: TAG,
  params: Team,
  response: z.array(PendingTrip),
  errors: ['action.forbidden'],
})

const ofAllExpenses = {
  method: 'GET',
  summary: 'List all pending expenses, oldest first; super admins, finance and auditors',
  tag: TAG,
  response: z.array(PendingExpense),
  errors: ['action.forbidden'],
} as const

export const pendingExpensesOfAll = endpoint({
  operationId: 'pendingExpensesOfAll',
  scope: 'read',
  ...ofAllExpenses,
  path: '/admin/pending-expenses',
})

/** The same list at the address that older pages call, where the api segment is doubled. */
export const pendingExpensesOfAllDoubled = endpoint({
  operationId: 'pendingExpensesOfAllDoubled',
  ...ofAllExpenses,
  path: '/api/admin/pending-expenses',
})

export const pendingExpensesOfTeam = endpoint({
  operationId: 'pendingExpensesOfTeam',
  scope: 'read',
  method: 'GET',
  path: '/admin/pending-expenses/:employeeId',
  summary:
    "The pending expenses of a manager's team, oldest first; those of the caller's own id are all that they may decide on now",
  tag: TAG,
  params: Team,
  response: z.array(PendingExpense),
  errors: ['action.forbidden'],
})

/** What a decision answers: the record as it now stands. */
export const Decision = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: RequestStatus,
    rejection_reason: z.string().nullable(),
    next: z
      .array(z.string())
      .optional()
      .meta({ description: 'the steps that decide next, where an approval was not the last one' }),
  })
  .meta({ id: 'Decision' })
export type Decision = z.infer<typeof Decision>

const Approval = z.object({
  id: RecordRef,
  version: z.int().positive().optional().meta({
    description: 'the version that was shown; another one is refused (409)',
  }),
})

/** How many characters the reason of a rejection, or what is asked for with a return, may have. */
export const REASON_CHARACTERS = 2000
const NO_REASON = 'Give a reason for the rejection.'

/** How many characters the reason why a receipt is refused may have. */
export const REFUSAL_CHARACTERS = 500
/** How many receipts can be refused with one approval. */
export const REFUSED_RECEIPTS = 200
const NO_REFUSAL = 'Give a reason for refusing this receipt.'
export const Refusal = z
  .object({
    receipt_id: z.uuid('Name the receipt by its id.'),
    reason: plainText(NO_REFUSAL)
      .trim()
      .min(1, NO_REFUSAL)
      .max(REFUSAL_CHARACTERS, `A reason has at most ${REFUSAL_CHARACTERS} characters.`),
  })
  .meta({ id: 'Refusal' })
export type Refusal = z.infer<typeof Refusal>

const ExpenseApproval = Approval.extend({
  refused: z
    .array(Refusal)
    .max(REFUSED_RECEIPTS, `At most ${REFUSED_RECEIPTS} receipts can be refused.`)
    .optional()
    .meta({
      description:
        'receipts of the claim that are not approved, each with a reason; its total falls by them when it is approved as a whole, and they are free for another claim',
    }),
})

const Rejection = Approval.extend({
  reason: plainText(NO_REASON)
    .trim()
    .min(1, NO_REASON)
    .max(REASON_CHARACTERS, `A reason has at most ${REASON_CHARACTERS} characters.`),
})

/** How many parts of a request can be named when it is returned. */
export const RETURNED_FIELDS = 100
const NO_COMMENT = 'Say what should be changed.'
const Return = Approval.extend({
  comment: plainText(NO_COMMENT)
    .trim()
    .min(1, NO_COMMENT)
    .max(REASON_CHARACTERS, `A comment has at most ${REASON_CHARACTERS} characters.`),
  fields: z
    .array(RequestField)
    .max(RETURNED_FIELDS, `At most ${RETURNED_FIELDS} fields can be named.`)
    .default([])
    .meta({ description: 'what should be changed, such as `total`, `receipt:{receipt_id}.date` or `leg:2.date`' }),
})

const decision = {
  method: 'POST',
  tag: TAG,
  response: Decision,
  errors: ['record.not_found', 'action.forbidden', 'decision.own_request', 'decision.not_pending', 'decision.changed'],
} as const

export const approveTrip = endpoint({
  operationId: 'approveTrip',
  ...decision,
  path: '/admin/approve-trip',
  summary: 'Approve a pending trip',
  body: Approval,
})

export const approveExpense = endpoint({
  operationId: 'approveExpense',
  ...decision,
  path: '/admin/approve-expense',
  summary: 'Approve a pending expense, as a whole or without the receipts that are refused',
  body: ExpenseApproval,
})

export const rejectTrip = endpoint({
  operationId: 'rejectTrip',
  ...decision,
  path: '/admin/reject-trip',
  summary: 'Reject a pending trip with a reason',
  body: Rejection,
})

export const rejectExpense = endpoint({
  operationId: 'rejectExpense',
  ...decision,
  path: '/admin/reject-expense',
  summary: 'Reject a pending expense with a reason',
  body: Rejection,
})

export const returnTrip = endpoint({
  operationId: 'returnTrip',
  ...decision,
  path: '/admin/return-trip',
  summary: 'Return a pending trip to its owner for changes',
  body: Return,
})

export const returnExpense = endpoint({
  operationId: 'returnExpense',
  ...decision,
  path: '/admin/return-expense',
  summary: 'Return a pending expense to its owner for changes',
  body: Return,
})

/** For how many milliseconds a decision can be taken back. The mail about it waits as long. */
export const UNDO_MS = 15_000

export const undoDecision = endpoint({
  operationId: 'undoDecision',
  ...decision,
  path: '/admin/undo-decision',
  summary: 'Undo your decision on a trip or an expense within 15 seconds; it is pending again and nobody is notified',
  body: z.object({ id: RecordRef }),
  errors: ['record.not_found', 'decision.not_yours', 'decision.too_late', 'decision.exported'],
})

/** What a link from a mail asks, and whether it still may. */
export const OpenedLink = z
  .object({
    state: z.enum(['open', 'used', 'expired', 'decided', 'changed']).meta({
      description:
        'open: its addressee may be asked now, this once; used or expired; decided: the request is not pending, or waits for somebody else; changed: it has another version than the mail told of',
    }),
    kind: z.enum(['trip', 'expense']),
    number: z.string(),
    verdict: z.enum(['approved', 'rejected']).meta({ description: 'what the link asks for' }),
    status: RequestStatus,
    version: z.int().meta({ description: 'the latest version of the request' }),
  })
  .meta({ id: 'OpenedLink' })
export type OpenedLink = z.infer<typeof OpenedLink>

export const openDecisionLink = endpoint({
  operationId: 'openDecisionLink',
  method: 'POST',
  path: '/decision-links/open',
  summary:
    'Open an approver’s link from a mail, as its addressee: tells what it asks and uses the link up, but decides nothing',
  tag: TAG,
  body: z.object({ token: z.string().min(1).max(200) }),
  response: OpenedLink,
  errors: ['link.not_valid', 'link.not_yours', 'record.not_found', 'action.forbidden', 'decision.own_request'],
})

/** A mail that the product wrote: to be sent, sent, or kept for reading where no mail server was configured. */
export const OutboxMail = z
  .object({
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    body: z
      .string()
      .optional()
      .meta({ description: 'its text where it is kept for reading; what was sent is for its reader alone' }),
    status: z.enum(['queued', 'sent', 'kept', 'failed']),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    last_error: z.string().nullable(),
    can_be_resent: z
      .boolean()
      .optional()
      .meta({ description: 'whether a super admin may have it sent again: neither waiting nor a private link' }),
    attachments: z
      .array(z.object({ name: z.string(), link: z.string() }))
      .optional()
      .meta({ description: 'its attachments, and where to read them meanwhile' }),
  })
  .meta({ id: 'OutboxMail' })
export type OutboxMail = z.infer<typeof OutboxMail>

export const listOutbox = endpoint({
  operationId: 'listOutbox',
  method: 'GET',
  path: '/admin/outbox',
  summary: 'List the newest 200 mails of the outbox; super admins and auditors',
  tag: TAG,
  response: z.array(OutboxMail),
  errors: ['action.forbidden'],
})

export const resendMail = endpoint({
  operationId: 'resendMail',
  method: 'POST',
  path: '/admin/outbox/:mailId/resend',
  summary: 'Send a mail of the outbox again, as it was written; super admins',
  tag: TAG,
  params: z.object({ mailId: z.uuid() }),
  response: OutboxMail,
  errors: ['action.forbidden', 'record.not_found', 'mail.not_resent', 'mail.not_set_up'],
})
