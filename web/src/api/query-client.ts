import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const isPassing = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 502)

/** One cache for a page's life. A call is tried a second time only when the server could not be reached. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2000,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
