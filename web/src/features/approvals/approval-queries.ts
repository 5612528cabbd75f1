import {
  type PendingExpense as AnsweredExpense,
  type PendingTrip as AnsweredTrip,
  pendingExpensesOfAllDoubled,
  pendingExpensesOfTeam,
  pendingTripsOfAll,
  pendingTripsOfTeam,
} from '@pravas/contract/approvals'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callLeniently } from '../../api/call.ts'
import type { Received } from '../../api/received.ts'
import type { SessionUser } from '../../api/session.ts'

export type PendingTrip = Received<AnsweredTrip>
export type PendingExpense = Received<AnsweredExpense>

/** Milliseconds between two looks at what is pending. */
const POLL_EVERY = 30_000

/** The pending trips of everybody for a super admin, else of one's own team. */
export function pendingTripsFor({ isSuperAdmin, employee_id: employeeId }: SessionUser) {
  return queryOptions({
    queryKey: ['approvals', 'trip', isSuperAdmin ? 'all' : employeeId],
    queryFn: isSuperAdmin
      ? ({ signal }) => callLeniently(pendingTripsOfAll, {}, signal)
      : employeeId === undefined
        ? skipToken
        : ({ signal }) => callLeniently(pendingTripsOfTeam, { params: { employeeId } }, signal),
    refetchInterval: POLL_EVERY,
  })
}

/** The pending expenses of everybody for a super admin, else of one's own team. */
export function pendingExpensesFor({ isSuperAdmin, employee_id: employeeId }: SessionUser) {
  return queryOptions({
    queryKey: ['approvals', 'expense', isSuperAdmin ? 'all' : employeeId],
    queryFn: isSuperAdmin
      ? ({ signal }) => callLeniently(pendingExpensesOfAllDoubled, {}, signal)
      : employeeId === undefined
        ? skipToken
        : ({ signal }) => callLeniently(pendingExpensesOfTeam, { params: { employeeId } }, signal),
    refetchInterval: POLL_EVERY,
  })
}
