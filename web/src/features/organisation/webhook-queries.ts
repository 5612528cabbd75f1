import {
  type Delivery,
  listWebhookDeliveries,
  listWebhookEndpoints,
  type WebhookEndpoint,
} from '@pravas/contract/webhook-endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How many deliveries are loaded at once. */
const PAGE = 25

/** The addresses of other programs that are told of events. */
export const endpointsQuery = queryOptions({
  queryKey: ['organisation', 'webhook-endpoints'],
  queryFn: ({ signal }): Promise<WebhookEndpoint[]> => call(listWebhookEndpoints, {}, signal),
})

/** What was delivered to one of them, page by page. */
export function deliveriesOf(webhookId: string) {
  return infiniteQueryOptions({
    queryKey: ['organisation', 'webhook-deliveries', webhookId],
    queryFn: ({ pageParam, signal }): Promise<{ items: Delivery[]; next: string | null }> => {
      const query = { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }
      return call(listWebhookDeliveries, { params: { webhookId }, query }, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
