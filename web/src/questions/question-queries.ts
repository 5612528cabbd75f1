import {
  type CommentThread,
  commentExpense,
  commentTrip,
  expenseComments,
  listQuestions,
  type NewComment,
  tripComments,
} from '@pravas/contract/comments'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export type RequestKind = 'trip' | 'expense'

/** Where a link to the questions of a request leads on its page. */
export const QUESTIONS = '#questions'

/** Milliseconds between two looks at what was asked and answered. */
const POLL_EVERY = 30_000

/** A server that knows no questions is not asked again. */
function pollUnlessFailed({ state }: { state: { status: string } }): number | false {
  return state.status === 'error' ? false : POLL_EVERY
}

/** What was asked about a request and answered. */
export function threadOf(kind: RequestKind, reference: string) {
  return queryOptions({
    queryKey: ['questions', kind, reference],
    queryFn: ({ signal }) =>
      kind === 'trip'
        ? call(tripComments, { params: { tripId: reference } }, signal)
        : call(expenseComments, { params: { expenseId: reference } }, signal),
    // Somebody may ask or answer while it is looked at.
    refetchInterval: pollUnlessFailed,
    retry: false,
  })
}

/** The last question about each pending request that one owns or may decide on. */
export const askedRequests = queryOptions({
  queryKey: ['questions', 'all'],
  queryFn: async ({ signal }) => (await call(listQuestions, {}, signal)).items,
  refetchInterval: pollUnlessFailed,
  retry: false,
})

/** Sends a question or an answer. */
export function writeComment(kind: RequestKind, reference: string, body: NewComment): Promise<CommentThread> {
  return kind === 'trip'
    ? call(commentTrip, { params: { tripId: reference }, body })
    : call(commentExpense, { params: { expenseId: reference }, body })
}
