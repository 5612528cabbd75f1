import type { Organisation, Request } from './organisation.ts'
import { type Random, recordId } from './random.ts'

const DAY_MS = 86_400_000

/** The instant a number of days later. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS)
}

/** The calendar day of an instant that lies between morning and evening in India, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The request's human number: its place in all years, so that it is unique, under the year of its making. */
export function numberOf(kind: 'TRP' | 'EXP', { createdAt, index }: Request): string {
  return `${kind}-${createdAt.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`
}

/** The columns of a trip or an expense that say where it stands; it was decided the day after it was made. */
export function statusColumns({ status, createdAt }: Request) {
  return {
    status,
    rejection_reason: reasonOf(status),
    created_at: createdAt,
    decided_at: status === 'pending' ? null : addDays(createdAt, 1),
  }
}

/** The row that keeps the decision; none for a pending request. */
export function decisionRows(
  random: Random,
  organisation: Organisation,
  request: Request,
  kind: 'trip' | 'expense',
  id: string,
) {
  if (request.status === 'pending') return []
  const decidedAt = addDays(request.createdAt, 1)
  return [
    {
      id: recordId(random, decidedAt),
      org_id: organisation.id,
      request_kind: kind,
      request_id: id,
      decided_by: request.manager.id,
      verdict: request.status,
      reason: reasonOf(request.status),
      decided_at: decidedAt,
    },
  ]
}

function reasonOf(status: Request['status']): string | null {
  return status === 'rejected' ? 'It is not covered by the budget of this quarter.' : null
}
