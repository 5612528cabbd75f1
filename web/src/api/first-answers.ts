import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { hasEarlyCalls, withPatience } from './early-calls.ts'
import { createQueryClient } from './query-client.ts'
import { type SessionUser, session } from './session.ts'

/** Milliseconds that the first drawing may take: until then, what was read ahead of it is not asked for again. */
const FIRST_DRAWING = 1000

let ahead: QueryClient | undefined

/** A query of any answer. */
// biome-ignore lint/suspicious/noExplicitAny: each query has an answer and a key of its own, which are not looked at here.
type AnyQuery = FetchQueryOptions<any, any, any, any>

/**
 * Reads the answers that the document of the first page has asked for before that page is drawn, so that it is drawn once and
 * with them. Of another page nothing was asked for, and nothing is waited for.
 */
export async function readFirstAnswers(queries: (user: SessionUser) => readonly AnyQuery[]): Promise<void> {
  const { isAuthenticated, user } = session.get()
  if (!isAuthenticated || !hasEarlyCalls()) return
  const client = createQueryClient()
  ahead = client
  await withPatience(queries(user).map((query) => client.prefetchQuery(query)))
}

/** The cache of whoever signed in, with what was read ahead for them. */
export function takeQueryClient(): QueryClient {
  const client = ahead ?? createQueryClient()
  ahead = undefined
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.status === 'success') query.setState({ dataUpdatedAt: Date.now() + FIRST_DRAWING })
  }
  return client
}
