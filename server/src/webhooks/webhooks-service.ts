import { type Webhook, WebhookEvent, type WebhookService } from '@pravas/contract/webhooks'
import { webhooks as messages } from '@pravas/messages/en/webhooks'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import type { Addresses } from './addresses-service.ts'
import { payloadOf, testMessage } from './message-rules.ts'
import { ANSWER_SECONDS, mayBePublic, type PostJson } from './outgoing.ts'
import { refusalText } from './refusal-rules.ts'
import { deleteWebhook, selectAddress, selectWebhooks, upsertWebhook } from './webhook-store.ts'

const text = texts(messages)
const Events = z.array(WebhookEvent)
/** So much of an address is shown, to tell one from another. */
const SHOWN_CHARACTERS = 4

interface WebhooksDeps {
  db: Database['db']
  clock: Clock
  post: PostJson
  publicUrl: URL
  addresses: Addresses
}

/** The channels of an organisation in other products, as its administrators connect them. */
export function createWebhooks({ db, clock, post, publicUrl, addresses }: WebhooksDeps) {
  const list = async ({ orgId }: Actor) =>
    (await selectWebhooks(db, orgId)).map((row) =>
      present(row, addresses.open(row.address, { orgId, service: row.service })),
    )
  const recordOf = ({ orgId }: Actor) => ({ kind: 'organisation', id: orgId })

  return {
    list(actor: Actor): Promise<Webhook[]> {
      demand(actor, { to: 'manage-organisation' })
      return list(actor)
    },

    /** Connects a channel, or changes what it is told. Throws what is wrong with the address at its field. */
    async save(
      actor: Actor,
      service: WebhookService,
      { address: given, events }: { address?: string | undefined; events: readonly WebhookEvent[] },
    ): Promise<Webhook[]> {
      demand(actor, { to: 'manage-organisation' })
      const wrong = (message: string) => invalid([{ path: 'body.address', message }])
      // Names are looked up when something is sent, as they may lead elsewhere by then.
      if (given !== undefined && !mayBePublic(new URL(given))) throw wrong(text('private-address'))
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        const of = { orgId: actor.orgId, service }
        const before = given === undefined ? await selectAddress(trx, actor.orgId, service) : undefined
        const url = given === undefined ? before && addresses.open(before, of) : new URL(given)
        if (!url) throw wrong(text('address-missing'))
        const address = before ?? addresses.seal(url.href, of)
        await upsertWebhook(trx, { ...of, address, events, now })
        const detail = { service, events, host: url.host, address_changed: given !== undefined }
        await recordAudit(trx, auditEntry(actor, 'webhook.saved', now, recordOf(actor), detail))
      })
      return list(actor)
    },

    /** Disconnects a channel. Throws 'record.not_found' where none is connected. */
    async remove(actor: Actor, service: WebhookService): Promise<void> {
      demand(actor, { to: 'manage-organisation' })
      await inTransaction(db, async (trx) => {
        if (!(await deleteWebhook(trx, actor.orgId, service))) throw problem('record.not_found')
        await recordAudit(trx, auditEntry(actor, 'webhook.removed', clock.now(), recordOf(actor), { service }))
      })
    },

    /** Sends a test message past the queue. Throws 'record.not_found', and 'webhook.not_sent' with the reason. */
    async test(actor: Actor, service: WebhookService): Promise<void> {
      demand(actor, { to: 'manage-organisation' })
      const kept = await selectAddress(db, actor.orgId, service)
      if (kept === undefined) throw problem('record.not_found')
      const address = addresses.open(kept, { orgId: actor.orgId, service })
      const result = address
        ? await post(address, payloadOf(service, testMessage(publicUrl)))
        : ({ why: 'unreadable' } as const)
      if ('why' in result) throw problem('webhook.not_sent', refusalText(result, ANSWER_SECONDS))
    },
  }
}

/** A webhook as administrators see it; without its address where that cannot be read any more. */
function present(row: Awaited<ReturnType<typeof selectWebhooks>>[number], address: URL | undefined): Webhook {
  const { service, events, status, created_at, sent_at, last_error, given_up, given_up_at } = row
  const at = sent_at ?? created_at
  return {
    service,
    host: address?.host ?? '?',
    ending: address?.href.slice(-SHOWN_CHARACTERS) ?? '?',
    events: Events.parse(events),
    last: status && at ? { status, at: at.toISOString(), error: last_error } : null,
    given_up: given_up_at && {
      count: Number(given_up),
      at: given_up_at.toISOString(),
      error: row.given_up_error,
    },
  }
}
