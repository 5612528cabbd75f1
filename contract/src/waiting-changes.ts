import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const State = z.object({
  pending: z.int().meta({ description: 'how many wait for the caller; for a super admin, how many wait at all' }),
  version: z.string().meta({
    description:
      "the `ETag` of the list of pending requests: of the whole organisation for a super admin, else of the caller's own",
  }),
})

/** How many requests wait for the caller, and which version the specified list of each kind has. */
export const WaitingState = z
  .object({
    trip: State,
    expense: State,
    questions: z.string().optional().meta({
      description: 'changes whenever somebody asks or answers a question about one of these requests',
    }),
  })
  .meta({ id: 'WaitingState' })
export type WaitingState = z.infer<typeof WaitingState>

export const watchWaiting = endpoint({
  operationId: 'watchWaiting',
  method: 'GET',
  path: '/approvals/changes',
  summary:
    'How many trips and claims wait for the caller, and the versions of these lists; with `Accept: text/event-stream` it is heard again whenever one of them changes. Who listens in too many pages at once is answered as if they had not asked to',
  tag: 'Approvals',
  response: WaitingState,
  events: WaitingState.extend({ type: z.literal('changed') }),
})
