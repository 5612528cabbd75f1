import { z } from 'zod'
import { MOST_RUPEES } from './budgets.ts'
import { endpoint } from './endpoint.ts'
import { AccountState } from './finance.ts'
import { isWholePaise, Rupees } from './money.ts'
import { paged } from './paging.ts'
import { RecordRef } from './requests.ts'
import { PlainText } from './text.ts'

const tag = 'Advances'

export const ADVANCES_PAGE = 200

/** The state of an advance. A paid one becomes `settled` once nothing of it is open. */
export const AdvanceStatus = z
  .enum(['pending', 'approved', 'rejected', 'withdrawn', 'paid', 'settled'])
  .meta({ id: 'AdvanceStatus' })
export type AdvanceStatus = z.infer<typeof AdvanceStatus>

/** Which advances a list holds: the caller’s own, those waiting for their decision, those waiting to be paid, and those not settled yet. */
export const ADVANCE_VIEWS = ['mine', 'decide', 'pay', 'open'] as const
export const AdvanceView = z.enum(ADVANCE_VIEWS, 'Enter mine, decide, pay or open.')
export type AdvanceView = z.infer<typeof AdvanceView>

/** An amount of rupees that is more than nothing. */
const Amount = z
  .number('Enter the amount in rupees.')
  .min(0.01, 'Enter an amount above ₹0.')
  .max(MOST_RUPEES, 'This is more than an advance can be.')
  .refine(isWholePaise, 'Rupees have at most two decimals.')

/** One change to the balance of a paid advance, or one that its batch will make. */
export const AdvanceMovement = z
  .object({
    kind: z.enum(['paid', 'bounced', 'planned', 'set_off', 'set_off_reversed', 'returned', 'recovered']).meta({
      description: 'planned: set off against a claim in an unpaid batch; recovered: deducted, for example from salary',
    }),
    on: z.iso.date().nullable().meta({ description: 'null for planned movements' }),
    amount: Rupees,
    reference: z.string().nullable().meta({ description: 'number of the claim or batch, or finance’s reference' }),
  })
  .meta({ id: 'AdvanceMovement' })
export type AdvanceMovement = z.infer<typeof AdvanceMovement>

export const Advance = z
  .object({
    id: z.uuid(),
    number: z.string(),
    employee_id: z.string(),
    employee_name: z.string(),
    own: z.boolean().meta({ description: 'true if it belongs to the caller' }),
    trip: z.object({
      number: z.string(),
      destination: z.string(),
      from: z.iso.date(),
      until: z.iso.date(),
      status: z.string(),
    }),
    purpose: z.string(),
    amount: Rupees,
    status: AdvanceStatus,
    requested_at: z.iso.datetime(),
    decided: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string().nullable() }).nullable(),
    batch: z
      .object({ number: z.string(), status: z.enum(['open', 'paid']) })
      .nullable()
      .meta({ description: 'the payment batch that contains it' }),
    paid_on: z.iso.date().nullable(),
    open: Rupees.meta({
      description:
        'open balance: what is not yet set off or returned, excluding amounts that an unpaid batch will set off',
    }),
    due_on: z.iso.date().nullable().meta({ description: 'the deadline for settling it; null when nothing is open' }),
    overdue: z.boolean(),
    account: AccountState.nullable().meta({
      description: 'whether the next batch can pay to the employee’s account; null except in the view `pay`',
    }),
    movements: z.array(AdvanceMovement).meta({ description: 'its history, oldest first' }),
  })
  .meta({ id: 'Advance' })
export type Advance = z.infer<typeof Advance>

const OneAdvance = z.object({ advanceId: RecordRef })

export const listAdvances = endpoint({
  operationId: 'listAdvances',
  scope: 'read',
  method: 'GET',
  path: '/advances',
  summary: 'List advances, newest first. The views `pay` and `open` are for finance and auditors',
  tag,
  query: z.object({
    view: AdvanceView.default('mine'),
    ...paged({ most: ADVANCES_PAGE }),
  }),
  response: z.object({ items: z.array(Advance), next: z.string().nullable() }),
  errors: ['action.forbidden'],
})

export const advanceOptions = endpoint({
  operationId: 'advanceOptions',
  scope: 'read',
  method: 'GET',
  path: '/advances/options',
  summary: 'Get the trips you can request an advance for, what prevents it, and how many advances await your decision',
  tag,
  response: z.object({
    most: Rupees.meta({
      description: 'limit for one person’s unsettled advances in total; 0 if the organisation pays no advances',
    }),
    left: Rupees.meta({ description: 'how much of the limit is left for the caller' }),
    settle_days: z.int().meta({
      description: 'number of days to settle an advance, from the end of the trip or the payment, whichever is later',
    }),
    overdue: z.array(z.string()).meta({ description: 'the numbers of the caller’s overdue advances' }),
    trips: z
      .array(z.object({ number: z.string(), destination: z.string(), from: z.iso.date(), until: z.iso.date() }))
      .meta({ description: 'the caller’s pending or approved trips that are not over' }),
    to_decide: z
      .int()
      .nullable()
      .meta({ description: 'number awaiting the caller’s decision; null for callers who don’t decide on advances' }),
    to_pay: z
      .int()
      .nullable()
      .meta({ description: 'number awaiting payment; null for callers who can’t read payments' }),
    may_pay: z.boolean(),
    cards: z.boolean().meta({ description: 'true if the caller has a company card or can see all cards' }),
  }),
})

export const requestAdvance = endpoint({
  operationId: 'requestAdvance',
  scope: 'submit',
  method: 'POST',
  path: '/advances',
  summary: 'Request an advance for one of your trips',
  tag,
  body: z.strictObject({
    amount: Amount.meta({ description: 'in rupees' }),
    purpose: PlainText.trim().min(1, 'Enter what the money is for.').max(500, 'At most 500 characters.'),
    trip: RecordRef.meta({ description: 'the id or number of the trip' }),
  }),
  response: Advance,
  errors: ['person.no_employee_record', 'advance.overdue'],
})

export const oneAdvance = endpoint({
  operationId: 'oneAdvance',
  scope: 'read',
  method: 'GET',
  path: '/advances/:advanceId',
  summary: 'Get an advance; for everyone who can read the employee’s claims',
  tag,
  params: OneAdvance,
  response: Advance,
  errors: ['record.not_found'],
})

export const withdrawAdvance = endpoint({
  operationId: 'withdrawAdvance',
  scope: 'submit',
  method: 'POST',
  path: '/advances/:advanceId/withdraw',
  summary: 'Withdraw your advance; not possible once a payment batch contains it',
  tag,
  params: OneAdvance,
  response: Advance,
  errors: ['record.not_found', 'action.forbidden', 'advance.not_open'],
})

export const decideAdvance = endpoint({
  operationId: 'decideAdvance',
  method: 'POST',
  path: '/advances/:advanceId/decide',
  summary:
    'Approve or reject a pending advance. The caller must be allowed to decide on the employee’s requests; nobody decides on their own',
  tag,
  params: OneAdvance,
  body: z
    .strictObject({
      verdict: z.enum(['approved', 'rejected'], 'Enter approved or rejected.'),
      reason: PlainText.trim().max(500, 'At most 500 characters.').optional(),
    })
    .refine(({ verdict, reason }) => verdict === 'approved' || (reason ?? '') !== '', {
      path: ['reason'],
      message: 'Enter a reason.',
    }),
  response: Advance,
  errors: ['record.not_found', 'action.forbidden', 'decision.own_request', 'decision.not_pending'],
})

export const settleAdvance = endpoint({
  operationId: 'settleAdvance',
  method: 'POST',
  path: '/finance/advances/:advanceId/settled',
  summary:
    'Record that part of a paid advance was returned, or recovered, for example from salary. Finance only; not for your own advance',
  tag,
  params: OneAdvance,
  body: z.strictObject({
    how: z.enum(['returned', 'recovered'], 'Enter returned or recovered.'),
    amount: Amount,
    on: z.iso
      .date('Enter a date as YYYY-MM-DD.')
      .meta({ description: 'today or earlier, in a month that is not closed' }),
    reference: PlainText.trim().min(1, 'Enter a reference.').max(100, 'At most 100 characters.'),
  }),
  response: Advance,
  errors: ['record.not_found', 'action.forbidden', 'finance.own_claim', 'advance.not_paid', 'month.closed'],
})
