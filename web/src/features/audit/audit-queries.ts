import { listAudit, verifyAudit } from '@pravas/contract/audit'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type AuditView, queryOf } from './audit-view.ts'

const PAGE = 50

/** The entries of a view, the latest first and page by page; those of the view before stay until they are there. */
export function auditFound(view: AuditView) {
  const filters = queryOf(view)
  return infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...filters, limit: PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

/** What a check of the whole trail finds, which is made when it is asked for. */
export const chainChecked = queryOptions({
  queryKey: ['audit-chain'],
  queryFn: ({ signal }) => call(verifyAudit, {}, signal),
  retry: false,
  staleTime: 30_000,
})
