import { z } from 'zod'
import { MOST_RUPEES } from './budgets.ts'
import { endpoint } from './endpoint.ts'
import { isWholePaise, Rupees } from './money.ts'
import { RecordRef } from './requests.ts'
import { PlainText } from './text.ts'

const tag = 'Advances'

export const ADVANCES_PAGE = 200

/** Where an advance stands. A paid one is `settled` once nothing of it is open. */
export const AdvanceStatus = z
  .enum(['pending', 'approved', 'rejected', 'withdrawn', 'paid', 'settled'])
  .meta({ id: 'AdvanceStatus' })
export type AdvanceStatus = z.infer<typeof AdvanceStatus>

/** Which advances a list holds: the caller’s own, those they may decide on, those to be paid, and those of which something is open. */
export const ADVANCE_VIEWS = ['mine', 'decide', 'pay', 'open'] as const
export const AdvanceView = z.enum(ADVANCE_VIEWS, 'Enter mine, decide, pay or open.')
export type AdvanceView = z.infer<typeof AdvanceView>

/** An amount of rupees that is more than nothing. */
const Amount = z
  .number('Enter the amount in rupees.')
  .min(0.01, 'Enter an amount above ₹0.')
  .max(MOST_RUPEES, 'That is more than any advance.')
  .refine(isWholePaise, 'Rupees have at most two decimals.')

/** Something that became of a paid advance, or would once its batch is paid. */
export const AdvanceMovement = z
  .object({
    kind: z.enum(['paid', 'bounced', 'planned', 'set_off', 'set_off_reversed', 'returned', 'recovered']).meta({
      description: 'planned: set off against a claim in a batch that is not paid yet; recovered: such as from a salary',
    }),
    on: z.iso.date().nullable().meta({ description: 'null of what is planned' }),
    amount: Rupees,
    reference: z
      .string()
      .nullable()
      .meta({ description: 'the number of the claim or batch, or what finance noted of the money' }),
  })
  .meta({ id: 'AdvanceMovement' })
export type AdvanceMovement = z.infer<typeof AdvanceMovement>

export const Advance = z
  .object({
    id: z.uuid(),
    number: z.string(),
    employee_id: z.string(),
    employee_name: z.string(),
    own: z.boolean().meta({ description: 'whether it is the caller’s own' }),
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
      .meta({ description: 'the batch that pays it, or paid it' }),
    paid_on: z.iso.date().nullable(),
    open: Rupees.meta({
      description: 'what is neither set off nor came back; what a batch plans to set off is not open',
    }),
    due_on: z.iso
      .date()
      .nullable()
      .meta({ description: 'the day by which it is to be settled, while something is open' }),
    overdue: z.boolean(),
    movements: z.array(AdvanceMovement).meta({ description: 'what became of it, in order' }),
  })
  .meta({ id: 'Advance' })
export type Advance = z.infer<typeof Advance>

const OneAdvance = z.object({ advanceId: RecordRef })

export const listAdvances = endpoint({
  method: 'GET',
  path: '/advances',
  summary:
    'Advances, newest first: one’s own; those to decide on; for finance and auditors those to be paid, and those of which something is open',
  tag,
  query: z.object({
    view: AdvanceView.default('mine'),
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(ADVANCES_PAGE).default(50),
  }),
  response: z.object({ items: z.array(Advance), next: z.string().nullable() }),
  errors: ['action.forbidden'],
})

export const advanceOptions = endpoint({
  method: 'GET',
  path: '/advances/options',
  summary:
    'What the caller may request: how much, for which trips, and what stands against it; how much waits for them',
  tag,
  response: z.object({
    most: Rupees.meta({
      description: 'of all advances of one person together that are not settled; 0: there are none',
    }),
    left: Rupees.meta({ description: 'how much of it the caller’s other advances leave' }),
    settle_days: z
      .int()
      .meta({ description: 'days after the trip, or the payment if that is later, in which it is settled' }),
    overdue: z.array(z.string()).meta({ description: 'numbers of the caller’s advances that are overdue' }),
    trips: z
      .array(z.object({ number: z.string(), destination: z.string(), from: z.iso.date(), until: z.iso.date() }))
      .meta({ description: 'the caller’s trips that are pending or approved and not over' }),
    to_decide: z
      .int()
      .nullable()
      .meta({ description: 'how many wait for the caller; null for those who decide on none' }),
    to_pay: z
      .int()
      .nullable()
      .meta({ description: 'how many wait to be paid; null for those who do not read payments' }),
    may_pay: z.boolean(),
    cards: z.boolean().meta({ description: 'whether the caller has a company card, or sees all of them' }),
  }),
})

export const requestAdvance = endpoint({
  method: 'POST',
  path: '/advances',
  summary: 'Request an advance for a trip of one’s own',
  tag,
  body: z.strictObject({
    amount: Amount.meta({ description: 'in rupees' }),
    purpose: PlainText.trim().min(1, 'Say what the money is for.').max(500, 'At most 500 characters.'),
    trip: RecordRef.meta({ description: 'the id or number of the trip' }),
  }),
  response: Advance,
  errors: ['person.no_employee_record', 'advance.overdue'],
})

export const oneAdvance = endpoint({
  method: 'GET',
  path: '/advances/:advanceId',
  summary: 'An advance, for whoever may read claims of the same person',
  tag,
  params: OneAdvance,
  response: Advance,
  errors: ['record.not_found'],
})

export const withdrawAdvance = endpoint({
  method: 'POST',
  path: '/advances/:advanceId/withdraw',
  summary: 'Withdraw one’s own advance while no batch pays it',
  tag,
  params: OneAdvance,
  response: Advance,
  errors: ['record.not_found', 'action.forbidden', 'advance.not_open'],
})

export const decideAdvance = endpoint({
  method: 'POST',
  path: '/advances/:advanceId/decide',
  summary: 'Approve or reject a pending advance; whoever may decide on the person’s requests, never on one’s own',
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
  method: 'POST',
  path: '/finance/advances/:advanceId/settled',
  summary:
    'Record what of a paid advance was returned, or recovered such as from a salary; finance only, never of one’s own advance',
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
