import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  replaceWebhookSecret,
  replayWebhookDelivery,
  testWebhookEndpoint,
} from '@pravas/contract/webhook-endpoints'
import type { Handle } from '../http/handle.ts'
import type { WebhookEndpoints } from './endpoints-service.ts'

export function webhookEndpointRoutes(handle: Handle, endpoints: WebhookEndpoints): void {
  handle(listWebhookEndpoints, ({ actor }) => endpoints.list(actor))
  handle(createWebhookEndpoint, ({ actor, body }) => endpoints.create(actor, body))
  handle(changeWebhookEndpoint, ({ actor, params, body }) => endpoints.change(actor, params.webhookId, body))
  handle(removeWebhookEndpoint, async ({ actor, params }) => {
    await endpoints.remove(actor, params.webhookId)
    return undefined
  })
  handle(replaceWebhookSecret, ({ actor, params }) => endpoints.replaceSecret(actor, params.webhookId))
  handle(testWebhookEndpoint, ({ actor, params }) => endpoints.test(actor, params.webhookId))
  handle(listWebhookDeliveries, ({ actor, params, query }) => endpoints.deliveries(actor, params.webhookId, query))
  handle(replayWebhookDelivery, ({ actor, params }) => endpoints.replay(actor, params.webhookId, params.deliveryId))
}
