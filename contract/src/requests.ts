import { z } from 'zod'
import { PlainText } from './text.ts'

/** Where a trip or an expense claim stands. Only a pending one can be decided. */
export const RequestStatus = z.enum(['pending', 'approved', 'rejected']).meta({ id: 'RequestStatus' })
export type RequestStatus = z.infer<typeof RequestStatus>

/** A record by its id or by its human number, such as `TRP-2026-000123`. */
export const RecordRef = PlainText.trim().min(1, 'Name the record by its id or number.').max(64)

export const EmployeeId = PlainText.trim().min(1, 'An employee id is needed.').max(64)

/** Who decided and when; absent while a request is pending. */
export const DecisionMade = z
  .object({ verdict: z.enum(['approved', 'rejected']), decided_by: z.string(), decided_at: z.iso.datetime() })
  .meta({ id: 'DecisionMade' })
