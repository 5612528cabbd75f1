import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { PlainText } from './text.ts'

const tag = 'Organisation'

/** Products with channels that are written to by an incoming webhook. */
export const WEBHOOK_SERVICES = ['slack', 'teams'] as const
export const WebhookService = z.enum(WEBHOOK_SERVICES)
export type WebhookService = z.infer<typeof WebhookService>

export const WEBHOOK_EVENTS = ['request_sent', 'decided', 'returned'] as const
export const WebhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** Where one channel is written to. Its address is a secret, of which only the host and the end are ever shown. */
export const Webhook = z
  .object({
    service: WebhookService,
    host: z.string(),
    ending: z.string().meta({ description: 'last four characters of the address' }),
    events: z.array(WebhookEvent),
    last: z
      .object({ status: z.enum(['queued', 'sent', 'failed']), at: Instant, error: z.string().nullable() })
      .nullable()
      .meta({ description: 'result of the latest message' }),
    given_up: z.object({ count: z.int(), at: Instant, error: z.string().nullable() }).nullish().meta({
      description: 'number of failed messages in the last 30 days, with the latest; null if none',
    }),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

const HTTPS = 'Enter an address that begins with https://.'

/** An address that may be written to: https on its usual port, without a name and password. */
export const WebhookAddress = PlainText.trim()
  .max(2000, 'At most 2,000 characters.')
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', HTTPS)
  .refine((text) => {
    if (!URL.canParse(text)) return true
    const { username, password, port } = new URL(text)
    return username === '' && password === '' && port === ''
  }, 'Enter an address without a user name, password or port.')
  .meta({ examples: ['https://hooks.slack.com/services/T000/B000/example'] })

/** One of `WEBHOOK_SERVICES`. */
const params = z.object({ service: PlainText.max(64) })
const errors = ['action.forbidden'] as const
const response = z.array(Webhook)

export const listWebhooks = endpoint({
  operationId: 'listWebhooks',
  method: 'GET',
  path: '/organisation/webhooks',
  summary: 'List the channels that receive messages about requests and decisions; administrators only',
  tag,
  response,
  errors,
})

export const saveWebhook = endpoint({
  operationId: 'saveWebhook',
  method: 'PUT',
  path: '/organisation/webhooks/:service',
  summary: 'Connect a channel or change its events; without an address the stored one stays',
  tag,
  params,
  body: z.object({
    address: WebhookAddress.optional(),
    events: z
      .array(WebhookEvent)
      .min(1, 'Choose at least one event.')
      .refine((events) => new Set(events).size === events.length, 'Each event counts once.'),
  }),
  response,
  errors: [...errors, 'record.not_found'],
})

export const removeWebhook = endpoint({
  operationId: 'removeWebhook',
  method: 'DELETE',
  path: '/organisation/webhooks/:service',
  summary: 'Disconnect a channel; unsent messages are dropped',
  tag,
  params,
  errors: [...errors, 'record.not_found'],
})

export const testWebhook = endpoint({
  operationId: 'testWebhook',
  method: 'POST',
  path: '/organisation/webhooks/:service/test',
  summary: 'Send a test message',
  tag,
  params,
  errors: [...errors, 'record.not_found', 'webhook.not_sent'],
})
