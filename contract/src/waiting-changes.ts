import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const State = z.object({
  pending: z.int().meta({ description: "number awaiting the caller's decision; for a super admin, all pending ones" }),
  version: z.string().meta({
    description: "`ETag` of the caller's list of pending requests; for a super admin, of the whole organisation's",
  }),
})

/** How many requests wait for the caller, and which version the specified list of each kind has. */
export const WaitingState = z
  .object({
    trip: State,
    expense: State,
    questions: z.string().optional().meta({
      description: 'changes whenever a question about one of these requests is asked or answered',
    }),
  })
  .meta({ id: 'WaitingState' })
export type WaitingState = z.infer<typeof WaitingState>

/** What is told of a change. */
const WaitingChange = WaitingState.extend({
  changed_again: z
    .array(z.enum(['trip', 'expense']))
    .optional()
    .meta({
      description:
        'kinds whose list should be read again even if its version is unchanged: one of its requests may have been added and removed since the previous event',
    }),
})
export type WaitingChange = z.infer<typeof WaitingChange>

export const watchWaiting = endpoint({
  operationId: 'watchWaiting',
  method: 'GET',
  path: '/approvals/changes',
  summary:
    'Get the number of trips and claims awaiting your decision, with the versions of these lists. With `Accept: text/event-stream`, every change is streamed; with too many open streams, a plain response is returned',
  tag: 'Approvals',
  response: WaitingState,
  events: WaitingChange.extend({ type: z.literal('changed') }),
})
