import { z } from 'zod'
import { MOST_RUPEES } from './budgets.ts'
import { endpoint } from './endpoint.ts'
import { isWholePaise, Rupees } from './money.ts'
import { Month } from './months.ts'
import { paged } from './paging.ts'
import { RecordRef } from './requests.ts'
import { PlainText } from './text.ts'

/** How many claims are paid by one batch at most. */
export const BATCH_CLAIMS = 500
export const FINANCE_PAGE = 200

const tag = 'Finance'
const Day = z.iso.date('Enter a date as YYYY-MM-DD.')
const Reason = PlainText.trim().min(1, 'Enter a reason.').max(500, 'At most 500 characters.')
const Page = {
  ...paged({ most: FINANCE_PAGE }),
}

export const BatchStatus = z.enum(['open', 'paid', 'dissolved']).meta({ id: 'BatchStatus' })
export type BatchStatus = z.infer<typeof BatchStatus>

/** Whether the next batch can pay to the account of a claim's owner: they have none, or have just changed it. */
export const AccountState = z.enum(['ready', 'missing', 'held']).meta({ id: 'AccountState' })
export type AccountState = z.infer<typeof AccountState>

const Verified = z.object({
  by: z.string().meta({ description: 'name of the person who verified it' }),
  by_me: z.boolean(),
  at: z.iso.datetime(),
  adjusted: z.int().meta({ description: 'number of lines paid below the approved amount' }),
})

export const FinanceClaim = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: z.enum(['approved', 'paid']),
    employee_id: z.string(),
    employee_name: z.string(),
    own: z.boolean().meta({ description: 'true if it is the caller’s own claim, which somebody else must pay' }),
    description: z.string(),
    date: z.iso.date(),
    approved_at: z.iso.datetime(),
    approved: Rupees.meta({ description: 'approved amount' }),
    payable: Rupees.meta({ description: 'amount paid, by bank transfer and by setting off advances' }),
    card: Rupees.meta({ description: 'amount paid by company card, excluded from the payout' }),
    set_off: Rupees.meta({ description: 'amount its batch sets off against advances' }),
    open_advance: Rupees.meta({
      description: 'open advances of its owner that can be set off; a batch sets off as much as possible',
    }),
    verified: Verified.nullable(),
    batch: z
      .object({ id: z.uuid(), number: z.string(), status: BatchStatus, paid_on: z.iso.date().nullable() })
      .nullable()
      .meta({ description: 'the payment batch that contains it' }),
    account: AccountState,
    bounced: z
      .object({ on: z.iso.date(), reason: z.string() })
      .nullable()
      .meta({ description: 'its latest bounced payment' }),
  })
  .meta({ id: 'FinanceClaim' })
export type FinanceClaim = z.infer<typeof FinanceClaim>

export const FinanceLine = z
  .object({
    receipt_id: z.uuid(),
    what: z.string().meta({ description: 'merchant, or else the description of the receipt' }),
    category: z.string(),
    date: z.iso.date().nullable(),
    approved: Rupees,
    payable: Rupees,
    by_card: z.boolean().meta({ description: 'true if paid by company card, so that nothing is paid out' }),
    reason: z.string().nullable().meta({ description: 'why the paid amount is below the approved one' }),
  })
  .meta({ id: 'FinanceLine' })
export type FinanceLine = z.infer<typeof FinanceLine>

export const PaymentBatch = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: BatchStatus,
    made_by: z.string(),
    made_at: z.iso.datetime(),
    reference: z.string().nullable(),
    paid_on: z.iso.date().nullable(),
    paid_by: z.string().nullable(),
    claims: z
      .int()
      .meta({ description: 'number of claims and advances it pays; for a dissolved batch, would have paid' }),
    advances: z.int().meta({ description: 'number of advances among them' }),
    total: Rupees.meta({ description: 'amount transferred by the bank, excluding bounced payments' }),
    set_off: Rupees.meta({ description: 'amount of its claims set off against advances' }),
    bounced: z.int().meta({ description: 'number of bounced payments' }),
    refusal: z
      .enum(['finance.own_claim', 'finance.alone'])
      .nullable()
      .meta({ description: "why the caller can't mark it as paid" }),
  })
  .meta({ id: 'PaymentBatch' })
export type PaymentBatch = z.infer<typeof PaymentBatch>

export const BatchLine = z
  .object({
    kind: z.enum(['claim', 'advance']),
    expense_id: z.uuid().meta({ description: 'id of the claim or advance' }),
    number: z.string(),
    employee_id: z.string(),
    employee_name: z.string(),
    description: z.string(),
    amount: Rupees.meta({ description: 'amount transferred by the bank' }),
    set_off: Rupees.meta({ description: 'amount of the claim set off against advances' }),
    state: z.enum(['live', 'dissolved', 'bounced']).meta({
      description: 'dissolved: its batch was dissolved, or it was left out when the batch was marked as paid',
    }),
    account: AccountState.meta({ description: 'value when the batch was created' }),
    bounced_on: z.iso.date().nullable(),
    bounce_reason: z.string().nullable(),
  })
  .meta({ id: 'BatchLine' })
export type BatchLine = z.infer<typeof BatchLine>

const OneClaim = z.object({ expenseId: RecordRef })
const OneBatch = z.object({ batchId: RecordRef })
const PaymentBatchWithLines = PaymentBatch.extend({ lines: z.array(BatchLine) }).meta({ id: 'PaymentBatchWithLines' })
export type PaymentBatchWithLines = z.infer<typeof PaymentBatchWithLines>
const ClaimWithLines = FinanceClaim.extend({ lines: z.array(FinanceLine) }).meta({ id: 'FinanceClaimWithLines' })
export type FinanceClaimWithLines = z.infer<typeof ClaimWithLines>

export const listFinanceClaims = endpoint({
  operationId: 'listFinanceClaims',
  scope: 'accounts',
  method: 'GET',
  path: '/finance/claims',
  summary: 'List approved and paid claims, newest first; for finance and auditors',
  tag,
  query: z.object({
    status: z.enum(['approved', 'paid']).default('approved'),
    batch: z.enum(['none', 'any']).optional().meta({ description: 'none: not in a payment batch; any: in one' }),
    verified: z.enum(['yes', 'no']).optional().meta({ description: 'whether finance has verified them' }),
    query: PlainText.trim()
      .max(100, 'At most 100 characters.')
      .optional()
      .meta({ description: 'part of the number, name or description' }),
    ...Page,
  }),
  response: z.object({
    items: z.array(FinanceClaim),
    next: z.string().nullable(),
    total: z
      .object({ claims: z.int(), payable: Rupees })
      .nullable()
      .meta({ description: 'total number of matches; null except on the first page' }),
    manage: z.boolean().meta({ description: 'whether the caller can verify and pay' }),
  }),
  errors: ['action.forbidden'],
})

export const financeClaim = endpoint({
  operationId: 'financeClaim',
  scope: 'accounts',
  method: 'GET',
  path: '/finance/claims/:expenseId',
  summary: 'Get an approved or paid claim with its lines; for finance and auditors',
  tag,
  params: OneClaim,
  response: ClaimWithLines,
  errors: ['action.forbidden', 'record.not_found'],
})

export const verifyClaim = endpoint({
  operationId: 'verifyClaim',
  method: 'POST',
  path: '/finance/claims/:expenseId/verify',
  summary:
    'Verify an approved claim, optionally with reduced lines; replaces an earlier verification. Finance only; not your own claim',
  tag,
  params: OneClaim,
  body: z.object({
    adjustments: z
      .array(
        z.object({
          receipt_id: z.uuid('Name the receipt by its id.'),
          amount: z
            .number('Enter the amount in rupees.')
            .min(0, 'An amount is ₹0 or more.')
            .max(MOST_RUPEES, 'That is more than any receipt.')
            .refine(isWholePaise, 'Rupees have at most two decimals.')
            .meta({ description: 'amount to pay for the line, in rupees' }),
          reason: Reason,
        }),
      )
      .max(500, 'At most 500 at once.')
      .default([]),
  }),
  response: ClaimWithLines,
  errors: ['action.forbidden', 'record.not_found', 'finance.own_claim', 'claim.not_payable', 'claim.in_batch'],
})

export const unverifyClaim = endpoint({
  operationId: 'unverifyClaim',
  method: 'DELETE',
  path: '/finance/claims/:expenseId/verify',
  summary: 'Undo a verification; not possible once a batch contains the claim. Finance only',
  tag,
  params: OneClaim,
  errors: ['action.forbidden', 'record.not_found', 'finance.own_claim', 'claim.in_batch'],
})

export const createBatch = endpoint({
  operationId: 'createBatch',
  method: 'POST',
  path: '/finance/batches',
  summary:
    "Create a payment batch of approved claims and advances, all or none. Open advances are set off against their owners' claims. Finance only; not with your own claims",
  tag,
  body: z
    .object({
      claims: z
        .array(RecordRef)
        .max(BATCH_CLAIMS, `At most ${BATCH_CLAIMS} claims in a batch.`)
        .meta({ description: 'ids or numbers' }),
      advances: z
        .array(RecordRef)
        .max(BATCH_CLAIMS, `At most ${BATCH_CLAIMS} advances in a batch.`)
        .default([])
        .meta({ description: 'ids or numbers' }),
    })
    .refine(({ claims, advances }) => claims.length + advances.length > 0, {
      path: ['claims'],
      message: 'Choose at least one claim.',
    }),
  response: PaymentBatchWithLines,
  errors: [
    'action.forbidden',
    'record.not_found',
    'finance.own_claim',
    'claim.not_payable',
    'claim.in_batch',
    'advance.not_payable',
    'card.unclear',
  ],
})

export const listBatches = endpoint({
  operationId: 'listBatches',
  scope: 'accounts',
  method: 'GET',
  path: '/finance/batches',
  summary: 'List payment batches, newest first; for finance and auditors',
  tag,
  query: z.object({ status: BatchStatus.optional(), ...Page }),
  response: z.object({ items: z.array(PaymentBatch), next: z.string().nullable() }),
  errors: ['action.forbidden'],
})

export const oneBatch = endpoint({
  operationId: 'oneBatch',
  scope: 'accounts',
  method: 'GET',
  path: '/finance/batches/:batchId',
  summary: 'Get a payment batch with its claims; for finance and auditors',
  tag,
  params: OneBatch,
  response: PaymentBatchWithLines,
  errors: ['action.forbidden', 'record.not_found'],
})

export const payBatch = endpoint({
  operationId: 'payBatch',
  method: 'POST',
  path: '/finance/batches/:batchId/paid',
  summary:
    'Mark all claims of a batch as paid. Finance only; not with your own claims, and not alone if you reduced an amount',
  tag,
  params: OneBatch,
  body: z.object({
    reference: PlainText.trim()
      .min(1, 'Enter the reference of the payment.')
      .max(100, 'At most 100 characters.')
      .meta({ description: 'bank reference of the payment, such as its UTR' }),
    paid_on: Day.meta({
      description: 'the payment date: today or earlier, in a month that is still open',
    }),
    unpaid: z.array(RecordRef).max(BATCH_CLAIMS, `At most ${BATCH_CLAIMS} at once.`).default([]).meta({
      description:
        "claims of the batch that weren't paid, for example without bank details. They can go into another batch, as can claims whose owner has just changed the account",
    }),
  }),
  response: PaymentBatchWithLines,
  errors: [
    'action.forbidden',
    'record.not_found',
    'finance.own_claim',
    'finance.alone',
    'batch.not_open',
    'batch.nothing_to_pay',
    'month.closed',
  ],
})

export const dissolveBatch = endpoint({
  operationId: 'dissolveBatch',
  method: 'DELETE',
  path: '/finance/batches/:batchId',
  summary: 'Dissolve an unpaid batch; its claims can go into another. Finance only',
  tag,
  params: OneBatch,
  errors: ['action.forbidden', 'record.not_found', 'batch.not_open'],
})

export const bouncePayments = endpoint({
  operationId: 'bouncePayments',
  method: 'POST',
  path: '/finance/batches/:batchId/bounced',
  summary:
    'Record that payments of a paid batch bounced; the claims become approved again and can be paid again. Finance only',
  tag,
  params: OneBatch,
  body: z.object({
    claims: z
      .array(RecordRef)
      .min(1, 'Choose at least one claim.')
      .max(BATCH_CLAIMS, `At most ${BATCH_CLAIMS} at once.`)
      .meta({ description: 'ids or numbers of claims and advances that the batch paid' }),
    bounced_on: Day.meta({ description: 'day on which the money came back' }),
    reason: Reason,
  }),
  response: PaymentBatchWithLines,
  errors: [
    'action.forbidden',
    'record.not_found',
    'finance.own_claim',
    'claim.not_paid',
    'advance.used',
    'month.closed',
  ],
})

export const listMonths = endpoint({
  operationId: 'listMonths',
  scope: 'accounts',
  method: 'GET',
  path: '/finance/months',
  summary: 'List closed months, latest first; for finance and auditors',
  tag,
  response: z.object({
    items: z.array(z.object({ month: Month, closed_by: z.string(), closed_at: z.iso.datetime() })),
    closes_next: Month.meta({ description: 'the latest month that can be closed now: last month' }),
  }),
  errors: ['action.forbidden'],
})

export const closeMonth = endpoint({
  operationId: 'closeMonth',
  method: 'POST',
  path: '/finance/months/:month/close',
  summary: 'Close a past month and all before it; payments and reversals can no longer be dated in them. Finance only',
  tag,
  params: z.object({ month: z.string().max(64) }),
  response: z.object({ month: Month }),
  errors: ['action.forbidden', 'record.not_found', 'month.closed', 'month.not_over'],
})

/** What becomes of the money of a claim, as its owner sees it. */
export const claimPayments = endpoint({
  operationId: 'claimPayments',
  scope: 'read',
  method: 'GET',
  path: '/expense/:expenseId/payments',
  summary: "Get finance's adjustments and payments of a claim; for everyone who can read the claim",
  tag,
  params: OneClaim,
  response: z.object({
    payable: Rupees.nullable().meta({ description: 'null until verified by finance' }),
    card: Rupees.meta({ description: 'amount paid by company card, excluded from the payout' }),
    card_payments: z.array(
      z.object({
        receipt_id: z.uuid(),
        what: z.string().meta({ description: 'as on the statement' }),
        amount: Rupees,
        last_four: z.string(),
        on: z.iso.date(),
      }),
    ),
    adjusted: z.array(z.object({ what: z.string(), approved: Rupees, payable: Rupees, reason: z.string() })),
    payments: z.array(
      z.object({
        batch: z.string(),
        amount: Rupees.meta({ description: 'amount paid by the bank' }),
        set_off: Rupees.meta({ description: 'amount set off against advances' }),
        state: z.enum(['planned', 'paid', 'bounced']),
        reference: z.string().nullable(),
        paid_on: z.iso.date().nullable(),
        bounced_on: z.iso.date().nullable(),
        bounce_reason: z.string().nullable(),
      }),
    ),
  }),
  errors: ['record.not_found'],
})
