import {
  listWebhooks,
  removeWebhook,
  saveWebhook,
  testWebhook,
  WEBHOOK_SERVICES,
  type WebhookService,
} from '@pravas/contract/webhooks'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import { generatedSecret } from '../config/generated-secret.ts'
import type { Database } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createAddresses } from './addresses-service.ts'
import { sendDueMessages } from './delivery-service.ts'
import { createWebhookEndpoints } from './endpoints-service.ts'
import { fanOut } from './fan-out-service.ts'
import { createPostJson, type PostJson } from './outgoing.ts'
import { webhookEndpointRoutes } from './routes.ts'
import { createWebhooks } from './webhooks-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends what is due to the organisations' channels and to other programs, and answers how many messages were taken. */
    sendToChannels: () => Promise<number>
  }
}

interface WebhooksOptions {
  config: { publicUrl: URL; dataDir: string }
  db: Database['db']
  clock: Clock
  handle: Handle
  outbox: Pick<Outbox, 'add'>
  /** Writes to the channels; to public addresses alone when absent. */
  post: PostJson | undefined
}

/** Throws 'record.not_found' for a service that there is none of. */
function serviceOf({ service: name }: { service: string }): WebhookService {
  const service = WEBHOOK_SERVICES.find((one) => one === name)
  if (service === undefined) throw problem('record.not_found')
  return service
}

/** Channels in Slack and Microsoft Teams that are told of requests and decisions, and other programs that are told of events. */
export const webhooksPlugin = plugin<WebhooksOptions>(
  async (app, { config: { publicUrl, dataDir }, db, clock, handle, outbox, post = createPostJson() }) => {
    const addresses = createAddresses(await generatedSecret(dataDir, 'webhooks'))
    await addresses.sealAll(db)
    const webhooks = createWebhooks({ db, clock, post, publicUrl, addresses })
    handle(listWebhooks, ({ actor }) => webhooks.list(actor))
    handle(saveWebhook, ({ actor, params, body }) => webhooks.save(actor, serviceOf(params), body))
    handle(removeWebhook, async ({ actor, params }) => {
      await webhooks.remove(actor, serviceOf(params))
      return undefined
    })
    handle(testWebhook, async ({ actor, params }) => {
      await webhooks.test(actor, serviceOf(params))
      return undefined
    })
    webhookEndpointRoutes(handle, createWebhookEndpoints({ db, clock, post, addresses }))
    const delivery = { db, clock, post, publicUrl, addresses, outbox }
    let stopping = false
    app.addHook('preClose', async () => {
      stopping = true
    })
    const run = { queue: () => fanOut(delivery), isStopping: () => stopping }
    app.decorate('sendToChannels', () => sendDueMessages(delivery, run))
  },
  { name: 'webhooks' },
)
