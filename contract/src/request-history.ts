import { z } from 'zod'
import { RequestChange } from './requests.ts'

/** What happened to a request. */
export const HISTORY_EVENTS = [
  ...(['submitted', 'resubmitted', 'returned', 'approved', 'rejected'] as const),
  ...(['withdrawn', 'cancelled'] as const),
] as const
export type HistoryEvent = (typeof HISTORY_EVENTS)[number]

/** One thing that happened to a request: what, when, by whom, and for whom where somebody stood in. */
const HistoryEntry = z
  .object({
    event: z.enum(HISTORY_EVENTS),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    on_behalf_of: z.string().optional().meta({ description: 'the approver on whose behalf it was decided' }),
    reason: z.string().optional().meta({ description: 'reason, or what the approver asks for' }),
    asked: z.array(z.string()).optional().meta({ description: 'the parts to change, in words' }),
    changes: z.array(RequestChange).optional().meta({ description: 'changes of a later version' }),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** The history of a request, in order, without what was taken back. */
export const RequestHistory = z.array(HistoryEntry).optional()
