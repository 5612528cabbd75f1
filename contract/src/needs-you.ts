import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'

/** How many requests to redo are named at most. */
export const REDO_SHOWN = 20

/** The pending requests of a kind that the caller may decide on, and the most urgent of them. */
const ToDecide = z
  .object({
    count: z.int(),
    first: z
      .object({
        number: z.string(),
        what: z.string().meta({ description: 'the route of a trip, the type of a claim' }),
        employee_name: z.string(),
        total: Rupees,
        departure_date: CalendarDate.optional().meta({ description: 'of a trip' }),
        submitted_at: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'the trip that departs first, or the claim that has waited longest' }),
  })
  .meta({ id: 'RequestsToDecide' })

/** A request of the caller that came back to them. */
export const RequestToRedo = z
  .object({
    kind: z.enum(['trip', 'expense']),
    number: z.string(),
    what: z.string().meta({ description: 'the route of a trip, the description of a claim' }),
    total: Rupees,
    verdict: z.enum(['returned', 'rejected']),
    reason: z.string().nullable(),
    decided_at: z.iso.datetime(),
  })
  .meta({ id: 'RequestToRedo' })
export type RequestToRedo = z.infer<typeof RequestToRedo>

/** What waits for one person, beside their questions, reminders and drafts, which have lists of their own. */
export const NeedsYou = z
  .object({
    trips: ToDecide,
    expenses: ToDecide,
    redo: z
      .array(RequestToRedo)
      .meta({ description: `returned, or rejected in the last 7 days, latest first, at most ${REDO_SHOWN}` }),
    desk: z
      .object({ to_book: z.int() })
      .nullable()
      .meta({ description: "trips to book; null for callers who don't book for others" }),
    payments: z.object({ to_verify: z.int(), to_pay: z.int() }).nullable().meta({
      description: "approved claims without a payment batch, verified and not; null for callers who don't pay claims",
    }),
  })
  .meta({ id: 'NeedsYou' })
export type NeedsYou = z.infer<typeof NeedsYou>

export const needsYou = endpoint({
  operationId: 'needsYou',
  method: 'GET',
  path: '/needs-you',
  summary: 'List what needs your attention: decisions, requests to redo, trips to book and claims to pay',
  tag: 'Inbox',
  response: NeedsYou,
})
