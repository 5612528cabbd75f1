import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { logFailure } from './failure-log.ts'

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404
const isPassing = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 502)

/**
 * One cache for a page's life. A call is tried a second time only when the server could not be reached; a failure that
 * remains is logged, unless it says that there is no such record. A connection that is back brings what is old up to
 * date.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isMissing(error)) logFailure(`Could not load ${queryKey.join(' ')}`, error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 2000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
