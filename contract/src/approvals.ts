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
    description: 'amount paid by company card, excluded from the payout; absent if none',
  }),
  receipts: z
    .array(
      ReceiptDay.extend({
        id: z.uuid().optional(),
        description: z.string().nullable(),
        total: Rupees.nullable(),
        receipt_link: z.string(),
        tax_credit: ReceiptNotes.shape.tax_credit.meta({ description: 'null if the claimant gave no explanation' }),
        duplicates: ReceiptNotes.shape.duplicates,
        edited: z.array(z.enum(RECEIPT_FIELD_NAMES)).optional().meta({
          description: 'fields that the claimant entered or edited; absent for claims from before this was recorded',
        }),
        unconfirmed: ReceiptNotes.shape.unconfirmed,
        document: ReceiptNotes.shape.document,
        refused: RefusedReceipt.optional().meta({ description: 'who refused it at an earlier step, and the reason' }),
        refused_before: RefusedBefore.optional().meta({ description: 'its latest refusal in an earlier claim' }),
      }),
    )
    .meta({ description: 'all receipts, in the order of the claim' }),
}).meta({ id: 'PendingExpense' })
export type PendingExpense = z.infer<typeof PendingExpense>

export const pendingTripsOfAll = endpoint({
  operationId: 'pendingTripsOfAll',
  scope: 'read',
  method: 'GET',
  path: '/admin/pending-trips',
  summary: 'List all pending trips, oldest first; for super admins, the travel desk, finance and auditors',
  tag: TAG,
  response: z.array(PendingTrip),
  errors: ['action.forbidden'],
})

export const pendingTripsOfTeam = endpoint({
  operationId: 'pendingTripsOfTeam',
  scope: 'read',
  method: 'GET',
  path: '/admin/pending-trips/:employeeId',
  summary: "List the pending trips of a manager's team, oldest first. With your own id: all that you can decide on now",
  tag: TAG,
  params: Team,
  response: z.array(PendingTrip),
  errors: ['action.forbidden'],
})

const ofAllExpenses = {
  method: 'GET',
  summary: 'List all pending expenses, oldest first; for super admins, finance and auditors',
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
    "List the pending expenses of a manager's team, oldest first. With your own id: all that you can decide on now",
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
      .meta({ description: "the steps that decide next, if this approval wasn't the last one" }),
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
        'receipts to refuse, each with a reason. When the claim is approved, its total is reduced by them, and they can be claimed again',
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
    .meta({ description: 'the parts to change, such as `total`, `receipt:{receipt_id}.date` or `leg:2.date`' }),
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
  summary: 'Approve a pending expense, in whole or without some of its receipts',
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
  summary: 'Undo your decision on a trip or expense within 15 seconds. It becomes pending again and nobody is notified',
  body: z.object({ id: RecordRef }),
  errors: ['record.not_found', 'decision.not_yours', 'decision.too_late', 'decision.exported'],
})

/** What a link from a mail asks, and whether it still may. */
export const OpenedLink = z
  .object({
    state: z.enum(['open', 'used', 'expired', 'decided', 'changed']).meta({
      description:
        "open: its addressee can decide with it, once; used or expired; decided: the request isn't pending or awaits somebody else; changed: the request has changed since the email",
    }),
    kind: z.enum(['trip', 'expense']),
    number: z.string(),
    verdict: z.enum(['approved', 'rejected']).meta({ description: 'the decision that the link offers' }),
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
    'Open an approver’s link from an email, as its addressee. Returns what it offers and uses the link up; decides nothing',
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
      .meta({ description: 'text of the email; absent once it was sent, as only its recipient may read it then' }),
    status: z.enum(['queued', 'sent', 'kept', 'failed']),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    last_error: z.string().nullable(),
    can_be_resent: z.boolean().optional().meta({
      description: 'whether a super admin can resend it: false while it is queued, or if it contains a private link',
    }),
    attachments: z
      .array(z.object({ name: z.string(), link: z.string() }))
      .optional()
      .meta({ description: 'its attachments, with links to read them' }),
  })
  .meta({ id: 'OutboxMail' })
export type OutboxMail = z.infer<typeof OutboxMail>

export const listOutbox = endpoint({
  operationId: 'listOutbox',
  method: 'GET',
  path: '/admin/outbox',
  summary: 'List the latest 200 emails of the outbox; for super admins and auditors',
  tag: TAG,
  response: z.array(OutboxMail),
  errors: ['action.forbidden'],
})

export const resendMail = endpoint({
  operationId: 'resendMail',
  method: 'POST',
  path: '/admin/outbox/:mailId/resend',
  summary: 'Resend an email of the outbox unchanged; super admins only',
  tag: TAG,
  params: z.object({ mailId: z.uuid() }),
  response: OutboxMail,
  errors: ['action.forbidden', 'record.not_found', 'mail.not_resent', 'mail.not_set_up'],
})
