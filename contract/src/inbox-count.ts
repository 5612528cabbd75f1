import { z } from 'zod'
import { endpoint } from './endpoint.ts'

// Apart from the other calls of the inbox, as every page loads it.
export const countInbox = endpoint({
  operationId: 'countInbox',
  method: 'GET',
  path: '/inbox/unread',
  summary: 'Count your unread inbox events',
  tag: 'Inbox',
  response: z.object({ unread: z.int() }),
})
