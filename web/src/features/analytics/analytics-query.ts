import { Analytics, getAnalytics } from '@pravas/contract/analytics'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Choice } from './choice.ts'

/**
 * The figures for a choice; the earlier ones stand until they arrive. Without an employee nothing is loaded. An answer
 * that is not whole is a failure: half of the figures would be wrong ones.
 */
export function analyticsFor(employeeId: string | undefined, { scope, range }: Choice) {
  return queryOptions({
    queryKey: ['analytics', employeeId, scope, range],
    queryFn:
      employeeId === undefined
        ? skipToken
        : async ({ signal }) => Analytics.parse(await call(getAnalytics, { query: { scope, range } }, signal)),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
