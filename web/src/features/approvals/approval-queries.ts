import {
  type PendingExpense as AnsweredExpense,
  type PendingTrip as AnsweredTrip,
  pendingExpensesOfAllDoubled,
  pendingExpensesOfTeam,
  pendingTripsOfAll,
  pendingTripsOfTeam,
} from '@pravas/contract/approvals'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Received } from '../../api/received.ts'
import type { SessionUser } from '../../api/session.ts'
import { listOrPaged } from './paged-list.ts'

export type PendingTrip = Received<AnsweredTrip>
export type PendingExpense = Received<AnsweredExpense>

/** Milliseconds between two looks at what is pending. */
const POLL_EVERY = 30_000

/** The pending trips of everybody for a super admin, else of one's own team; of very many, what stands for them. */
export function pendingTripsFor({ isSuperAdmin, employee_id: employeeId }: SessionUser) {
  return queryOptions({
    queryKey: ['approvals', 'trip', isSuperAdmin ? 'all' : employeeId],
    queryFn: isSuperAdmin
      ? (asked) => listOrPaged('trip', pendingTripsOfAll, {}, asked)
      : employeeId === undefined
        ? skipToken
        : (asked) => listOrPaged('trip', pendingTripsOfTeam, { params: { employeeId } }, asked),
    refetchInterval: POLL_EVERY,
  })
}

/** The pending expenses of everybody for a super admin, else of one's own team; of very many, what stands for them. */
export function pendingExpensesFor({ isSuperAdmin, employee_id: employeeId }: SessionUser) {
  return queryOptions({
    queryKey: ['approvals', 'expense', isSuperAdmin ? 'all' : employeeId],
    queryFn: isSuperAdmin
      ? (asked) => listOrPaged('expense', pendingExpensesOfAllDoubled, {}, asked)
      : employeeId === undefined
        ? skipToken
        : (asked) => listOrPaged('expense', pendingExpensesOfTeam, { params: { employeeId } }, asked),
    refetchInterval: POLL_EVERY,
  })
}
