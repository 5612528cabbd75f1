import { listAllocationOptions } from '@pravas/contract/allocation'
import {
  type Budget,
  type BudgetKind,
  budgetHistory,
  changeBudget,
  createBudget,
  deleteBudget,
  listBudgets,
} from '@pravas/contract/budgets'
import { changeEntry } from '@pravas/contract/structure'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const PAGE = 50

/** The budgets of a financial year whom a search finds, page by page; of the current year where none is given. */
export function budgetsFound({ year, query }: { year: number | undefined; query: string }) {
  return infiniteQueryOptions({
    queryKey: ['budgets', year, query],
    queryFn: ({ pageParam, signal }) =>
      call(listBudgets, { query: { year, query: query || undefined, limit: PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** What happened to a budget, the latest first. */
export function historyOf(budgetId: string) {
  return queryOptions({
    queryKey: ['budget history', budgetId],
    queryFn: ({ signal }) => call(budgetHistory, { params: { budgetId }, query: {} }, signal),
    staleTime: 0,
  })
}

/** What there is to give a budget to. */
export function budgetable(field: BudgetKind, query: string) {
  return queryOptions({
    queryKey: ['allocation options', field, query],
    queryFn: ({ signal }) => call(listAllocationOptions, { query: { field, query: query || undefined } }, signal),
  })
}

/** What the form of a budget holds. */
export interface BudgetEntry {
  kind: BudgetKind
  code: string
  year: number
  amount: number
  when_over: 'warn' | 'block'
}

/**
 * Adds a budget, or changes the one that was shown. `owner` is the employee id of who answers for its cost centre or project from
 * now on; empty, it is nobody where a budget was shown, and whoever it is where there was none.
 */
export async function saveBudget(
  shown: Budget | undefined,
  { amount, when_over, ...entry }: BudgetEntry,
  owner: string,
) {
  const isOwnerChanged = owner !== (shown?.owner?.employee_id ?? '')
  if (isOwnerChanged) {
    const { kind, code } = entry
    await call(changeEntry, { params: { kind, entry: code }, body: { owner: owner || null } })
  }
  if (!shown) return call(createBudget, { body: { ...entry, amount, when_over } })
  const { id: budgetId, version } = shown
  return call(changeBudget, { params: { budgetId }, body: { amount, when_over, version } })
}

export function removeBudget(budgetId: string) {
  return call(deleteBudget, { params: { budgetId } })
}
