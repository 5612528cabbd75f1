import { ADVANCES_PAGE, listAdvances } from '@pravas/contract/advances'
import { batchPayments, getBankTemplate } from '@pravas/contract/bank-file'
import { getLedgerMap, listExports } from '@pravas/contract/exports'
import {
  FINANCE_PAGE,
  financeClaim,
  listBatches,
  listFinanceClaims,
  listMonths,
  oneBatch,
} from '@pravas/contract/finance'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Begins the keys of all that finance works on: one step changes several of them. */
const FINANCE = ['finance'] as const

/** Reads again what a step of finance may have changed, with what its owner sees of a claim. */
export function financeChanged(queries: QueryClient): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: FINANCE }),
    queries.invalidateQueries({ queryKey: ['claim payments'] }),
    queries.invalidateQueries({ queryKey: ['advances'] }),
    queries.invalidateQueries({ queryKey: ['inbox'] }),
  ])
}

/** Approved claims that no batch pays, page by page: those to be verified, or all of them. */
export function claimsFound({ verified, query }: { verified?: 'no'; query: string }) {
  return infiniteQueryOptions({
    queryKey: [...FINANCE, 'claims', verified, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        listFinanceClaims,
        { query: { status: 'approved', batch: 'none', verified, query, limit: FINANCE_PAGE, cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Approved advances that no batch pays. */
export const advancesFound = infiniteQueryOptions({
  queryKey: [...FINANCE, 'advances'],
  queryFn: ({ pageParam, signal }) =>
    call(listAdvances, { query: { view: 'pay', limit: ADVANCES_PAGE, cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

export function claimOf(number: string) {
  return queryOptions({
    queryKey: [...FINANCE, 'claim', number],
    queryFn: ({ signal }) => call(financeClaim, { params: { expenseId: number } }, signal),
  })
}

export const batchesFound = infiniteQueryOptions({
  queryKey: [...FINANCE, 'batches'],
  queryFn: ({ pageParam, signal }) => call(listBatches, { query: { limit: 50, cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

export const openBatches = queryOptions({
  queryKey: [...FINANCE, 'open batches'],
  queryFn: ({ signal }) => call(listBatches, { query: { status: 'open', limit: FINANCE_PAGE } }, signal),
})

export function batchOf(number: string) {
  return queryOptions({
    queryKey: [...FINANCE, 'batch', number],
    queryFn: ({ signal }) => call(oneBatch, { params: { batchId: number } }, signal),
  })
}

export function paymentsOf(number: string) {
  return queryOptions({
    queryKey: [...FINANCE, 'payments', number],
    queryFn: ({ signal }) => call(batchPayments, { params: { batchId: number } }, signal),
  })
}

export const monthsQuery = queryOptions({
  queryKey: [...FINANCE, 'months'],
  queryFn: ({ signal }) => call(listMonths, {}, signal),
})

/** The exports, and what waits of a month. */
export function exportsFound(month: string) {
  return infiniteQueryOptions({
    queryKey: [...FINANCE, 'exports', month],
    queryFn: ({ pageParam, signal }) => call(listExports, { query: { month, limit: 50, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export const ledgerMapQuery = queryOptions({
  queryKey: [...FINANCE, 'ledgers'],
  queryFn: ({ signal }) => call(getLedgerMap, {}, signal),
})

export const bankTemplateQuery = queryOptions({
  queryKey: [...FINANCE, 'bank template'],
  queryFn: ({ signal }) => call(getBankTemplate, {}, signal),
})
