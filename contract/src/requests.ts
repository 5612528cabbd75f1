import { z } from 'zod'
import { PlainText } from './text.ts'

/** Where a trip or an expense claim stands. Only a pending one can be decided, and a returned one waits for its owner. */
export const RequestStatus = z
  .enum(['pending', 'approved', 'rejected', 'returned', 'withdrawn', 'cancelled', 'paid'])
  .meta({ id: 'RequestStatus' })
export type RequestStatus = z.infer<typeof RequestStatus>

/** The statuses of a request that has come to nothing: it holds neither receipts nor days nor a daily allowance. */
export const LAPSED_STATUSES = ['rejected', 'withdrawn', 'cancelled'] as const satisfies readonly RequestStatus[]

/** Whether a request with this status has come to nothing. */
export function isLapsed(status: string | null | undefined): boolean {
  return LAPSED_STATUSES.some((lapsed) => lapsed === status)
}

/** The statuses in which its owner may withdraw a request, or change it and send it again. */
export const WITHDRAWABLE_STATUSES = ['pending', 'returned'] as const satisfies readonly RequestStatus[]

export const Verdict = z.enum(['approved', 'rejected', 'returned'])
export type Verdict = z.infer<typeof Verdict>

/** A record by its id or by its human number, such as `TRP-2026-000123`. */
export const RecordRef = PlainText.trim().min(1, 'Name the record by its id or number.').max(64)

/**
 * A part of a request that can be asked to be changed: a field of the whole, `total`; of a receipt, `receipt:{receipt_id}.date`;
 * or of a part of a trip, counted from 1, `leg:2.date`.
 */
export const RequestField = z
  .string()
  .max(100)
  .regex(
    /^(?:[a-z_]+|receipt:[0-9a-f-]{36}(?:\.[a-z_]+)?|leg:[1-9]\d?(?:\.[a-z_]+)?)$/,
    'Name a field, such as total or leg:2.date.',
  )
  .meta({ id: 'RequestField' })

/** What a later version of a request changed. */
export const RequestChange = z
  .object({
    part: z
      .string()
      .nullable()
      .meta({ description: 'what it concerns, such as a merchant; null for the whole request' }),
    field: z.string().nullable().meta({ description: 'null if the part was added, removed or replaced' }),
    before: z.string().nullable().meta({ description: 'old value in words; null if there was none' }),
    after: z.string().nullable().meta({ description: 'new value in words; null if there is none' }),
  })
  .meta({ id: 'RequestChange' })
export type RequestChange = z.infer<typeof RequestChange>

/** What beginning to change a request answers: the draft in which it goes on, and the session of the chat about it. */
export const RequestRevision = z.object({ draft_id: z.uuid(), session_id: z.string() }).meta({ id: 'RequestRevision' })
export type RequestRevision = z.infer<typeof RequestRevision>

/** What withdrawing a request answers: the record as it now stands. */
export const RequestWithdrawn = z
  .object({ id: z.uuid(), number: z.string(), status: RequestStatus })
  .meta({ id: 'RequestWithdrawn' })
export type RequestWithdrawn = z.infer<typeof RequestWithdrawn>

/** What cancelling a request answers: the record as it now stands. */
export const RequestCancelled = RequestWithdrawn.meta({ id: 'RequestCancelled' })

export const EmployeeId = PlainText.trim().min(1, 'An employee ID is needed.').max(64)

/** Who decided and when; absent while a request is pending. */
export const DecisionMade = z
  .object({
    verdict: Verdict,
    decided_by: z.string(),
    decided_at: z.iso.datetime(),
    on_behalf_of: z.string().optional().meta({ description: 'the approver on whose behalf it was decided' }),
    comment: z.string().optional().meta({ description: 'what the approver asks for, if the request was returned' }),
    fields: z
      .array(z.string())
      .optional()
      .meta({ description: 'the parts the approver asks to change, such as `total` or `leg:2.date`' }),
    asked: z.array(z.string()).optional().meta({ description: 'the same parts, in words' }),
  })
  .meta({ id: 'DecisionMade' })
export type DecisionMade = z.infer<typeof DecisionMade>

/** The cost centre or the project of a request. */
export const AllocatedTo = z.object({ code: z.string(), name: z.string() }).meta({ id: 'AllocatedTo' })
/** What a draft will be booked on; null where on nothing. */
export const BookedOn = z.object({ cost_centre: AllocatedTo.nullable(), project: AllocatedTo.nullable() })
export type BookedOn = z.infer<typeof BookedOn>

export type AllocatedTo = z.infer<typeof AllocatedTo>

/** The fields of a sent request that say what it is booked on; absent where it is booked on none. */
export const Allocated = {
  cost_centre: AllocatedTo.nullable().optional().meta({ description: 'cost centre' }),
  project: AllocatedTo.nullable().optional().meta({ description: 'project' }),
}
