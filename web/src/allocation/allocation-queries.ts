import type { AllocationField } from '@pravas/contract/allocation'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

// The schemas are fetched when there is first something to book.
const allocations = () => import('@pravas/contract/allocation')
const budgets = () => import('@pravas/contract/budgets')

export type DraftKind = 'trip' | 'claim'

/** What a draft is booked on; `changed` is anything that is another whenever the draft is. */
export function allocationOf(kind: DraftKind, draftId: string, changed: string) {
  return queryOptions({
    queryKey: ['allocation', kind, draftId, changed],
    queryFn: async ({ signal }) => {
      const { getClaimAllocation, getTripAllocation } = await allocations()
      return call(kind === 'trip' ? getTripAllocation : getClaimAllocation, { params: { draftId } }, signal)
    },
    // It is asked for anew when the draft changes, and not while it is sent: then it is gone by the time of the answer.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Chooses what a draft is booked on, by code; null goes back to the default. */
export async function chooseAllocation(
  kind: DraftKind,
  draftId: string,
  body: { [Field in AllocationField]?: string | null },
) {
  const { changeClaimAllocation, changeTripAllocation } = await allocations()
  return call(kind === 'trip' ? changeTripAllocation : changeClaimAllocation, { params: { draftId }, body })
}

/** Cost centres or projects that can be chosen, the best matches of a text first. */
export function allocationOptions(field: AllocationField, query: string) {
  return queryOptions({
    queryKey: ['allocation options', field, query],
    queryFn: async ({ signal }) =>
      call((await allocations()).listAllocationOptions, { query: { field, query: query || undefined } }, signal),
    staleTime: 60_000,
  })
}

/** The budgets that a sent request counts in. */
export function budgetsOfRequest(kind: 'trip' | 'expense', reference: string) {
  return queryOptions({
    queryKey: ['budgets of request', kind, reference],
    queryFn: async ({ signal }) => {
      const { expenseBudgets, tripBudgets } = await budgets()
      return kind === 'trip'
        ? call(tripBudgets, { params: { tripId: reference } }, signal)
        : call(expenseBudgets, { params: { expenseId: reference } }, signal)
    },
    staleTime: 30_000,
  })
}
