import { listWebhooks, type Webhook } from '@pravas/contract/webhooks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The channels that are told of requests and decisions. */
export const webhooksQuery = queryOptions({
  queryKey: ['organisation', 'webhooks'],
  queryFn: ({ signal }): Promise<Webhook[]> => call(listWebhooks, {}, signal),
})
