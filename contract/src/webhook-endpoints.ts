import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { paged } from './paging.ts'
import { PlainText } from './text.ts'
import { WebhookAddress } from './webhooks.ts'

const tag = 'Webhooks'

/** What a program can be told of, by the actions of the audit trail; a step of several is told apart from the final approval. */
export const EVENT_TYPES = [
  'trip.submitted',
  'trip.resubmitted',
  'trip.step_approved',
  'trip.approved',
  'trip.rejected',
  'trip.returned',
  'trip.withdrawn',
  'trip.cancelled',
  'trip.booked',
  'trip.booking_changed',
  'trip.booking_cancelled',
  'trip.question_asked',
  'trip.question_answered',
  'expense.submitted',
  'expense.resubmitted',
  'expense.step_approved',
  'expense.approved',
  'expense.rejected',
  'expense.returned',
  'expense.withdrawn',
  'expense.question_asked',
  'expense.question_answered',
  'expense.verified',
  'expense.verification_undone',
  'expense.paid',
  'expense.payment_bounced',
  'advance.requested',
  'advance.approved',
  'advance.rejected',
  'advance.withdrawn',
  'advance.paid',
  'advance.payment_bounced',
  'advance.returned',
  'advance.recovered',
  'person.created',
  'person.changed',
  'person.activated',
  'person.deactivated',
] as const
export const EventType = z.enum(EVENT_TYPES)
export type EventType = z.infer<typeof EventType>

/** The most addresses that an organisation may register. */
export const MOST_ENDPOINTS = 20

/** For how many hours messages are signed with the secret before as well, once there is a new one. */
export const OLD_SECRET_HOURS = 24

/** A delivery that has been tried, or waits for it. */
export const DeliveryStatus = z.enum(['queued', 'sent', 'failed'])
export type DeliveryStatus = z.infer<typeof DeliveryStatus>

/** What became of one event. */
export const Delivery = z
  .object({
    id: z.uuid(),
    event: z.string().meta({ examples: ['expense.approved'] }),
    number: z.string().nullable().meta({ description: 'number of the record, if it has one' }),
    status: DeliveryStatus,
    attempts: z.int(),
    answer: z
      .int()
      .nullable()
      .meta({ description: 'last HTTP status of the address', examples: [200] }),
    error: z.string().nullable(),
    created_at: Instant,
    sent_at: Instant.nullable(),
    next_attempt_at: Instant.nullable().meta({ description: 'next attempt, while queued' }),
  })
  .meta({ id: 'WebhookDelivery' })
export type Delivery = z.infer<typeof Delivery>

/** An address of another program that is told of events. */
export const WebhookEndpoint = z
  .object({
    id: z.uuid(),
    name: z.string(),
    address: z.string().meta({ description: 'address without its query' }),
    events: z.array(EventType),
    active: z.boolean(),
    disabled_at: Instant.nullable().meta({ description: 'when it was turned off after failed deliveries' }),
    failing_since: Instant.nullable().meta({ description: 'since when deliveries have failed' }),
    waiting: z.int().meta({ description: 'number of queued deliveries' }),
    failed: z.int().meta({ description: 'number of failed deliveries in the last 30 days' }),
    last: Delivery.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'WebhookEndpoint' })
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

const params = z.object({ webhookId: PlainText.max(64) })
const errors = ['action.forbidden', 'record.not_found'] as const

const name = PlainText.trim()
  .min(1, 'Name the program that is told.')
  .max(60, 'At most 60 characters.')
  .meta({ examples: ['Payroll'] })
const events = z
  .array(EventType)
  .min(1, 'Choose at least one event.')
  .refine((types) => new Set(types).size === types.length, 'Each event counts once.')
const secret = z
  .string()
  .meta({ description: 'signing secret, shown only once', examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] })

export const listWebhookEndpoints = endpoint({
  operationId: 'listWebhookEndpoints',
  method: 'GET',
  path: '/webhooks',
  summary: 'List webhook addresses; administrators only',
  tag,
  response: z.array(WebhookEndpoint),
  errors: ['action.forbidden'],
})

export const createWebhookEndpoint = endpoint({
  operationId: 'createWebhookEndpoint',
  method: 'POST',
  path: '/webhooks',
  summary:
    'Register a webhook address. Events are sent from now on, signed with the returned secret (Standard Webhooks). Administrators only',
  tag,
  body: z.object({ name, address: WebhookAddress, events }),
  response: WebhookEndpoint.extend({ secret }),
  errors: ['action.forbidden', 'webhook.too_many'],
})

export const changeWebhookEndpoint = endpoint({
  operationId: 'changeWebhookEndpoint',
  method: 'PATCH',
  path: '/webhooks/:webhookId',
  summary:
    'Update a webhook address, its events, or whether it is on. When turned on, missed events of the last 30 days are sent',
  tag,
  params,
  body: z.object({
    name: name.optional(),
    address: WebhookAddress.optional(),
    events: events.optional(),
    active: z.boolean().optional(),
  }),
  response: WebhookEndpoint,
  errors,
})

export const removeWebhookEndpoint = endpoint({
  operationId: 'removeWebhookEndpoint',
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  summary: 'Delete a webhook address with its deliveries',
  tag,
  params,
  errors,
})

export const replaceWebhookSecret = endpoint({
  operationId: 'replaceWebhookSecret',
  method: 'POST',
  path: '/webhooks/:webhookId/secret',
  summary: `Rotate the signing secret; for ${OLD_SECRET_HOURS} hours, messages are signed with both`,
  tag,
  params,
  response: z.object({ secret }),
  errors,
})

export const testWebhookEndpoint = endpoint({
  operationId: 'testWebhookEndpoint',
  method: 'POST',
  path: '/webhooks/:webhookId/test',
  summary: 'Send a test event immediately, without queueing or logging it',
  tag,
  params,
  response: z.object({ answer: z.int().meta({ examples: [204] }) }),
  errors: [...errors, 'webhook.not_sent'],
})

export const listWebhookDeliveries = endpoint({
  operationId: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  summary: 'List deliveries to an address in the last 30 days, latest first',
  tag,
  params,
  query: z.object({
    status: DeliveryStatus.optional(),
    ...paged({ usual: 25 }),
  }),
  response: z.object({ items: z.array(Delivery), next: z.string().nullable() }),
  errors,
})

export const replayWebhookDelivery = endpoint({
  operationId: 'replayWebhookDelivery',
  method: 'POST',
  path: '/webhooks/:webhookId/deliveries/:deliveryId/replay',
  summary: 'Resend an event as soon as possible, with the same webhook-id',
  tag,
  params: params.extend({ deliveryId: PlainText.max(64) }),
  response: Delivery,
  errors: [...errors, 'webhook.off'],
})
