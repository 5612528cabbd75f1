import { listInbox, readInbox } from '@pravas/contract/inbox'
import { countInbox } from '@pravas/contract/inbox-count'
import { chooseNotifications, notificationSettings } from '@pravas/contract/notifications'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createInbox, type Inbox } from './inbox-service.ts'
import { createNotifier, type Notifier } from './notify-service.ts'
import { createNotificationSettings, type NotificationSettings } from './settings-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    inbox: { inbox: Inbox; notifier: Notifier; notificationSettings: NotificationSettings }
  }
}

interface InboxOptions {
  config: { publicUrl: URL }
  db: Database['db']
  clock: Clock
  handle: Handle
  outbox: Outbox
}

/** What concerns a person, and by which channels they are told. */
export const inboxPlugin = plugin<InboxOptions>(
  async (app, { config: { publicUrl }, db, clock, handle, outbox }) => {
    const settings = createNotificationSettings({ db })
    const inbox = createInbox({ db, clock, settings })
    handle(listInbox, ({ actor, query }) => inbox.list(actor, query))
    handle(countInbox, ({ actor }) => inbox.unread(actor))
    handle(readInbox, async ({ actor, body }) => {
      await inbox.read(actor, 'all' in body ? 'all' : body.ids)
      return undefined
    })
    handle(notificationSettings, ({ actor }) => settings.of(actor))
    handle(chooseNotifications, ({ actor, body }) => settings.choose(actor, body.choices))
    app.decorate('inbox', { inbox, notifier: createNotifier({ outbox, publicUrl }), notificationSettings: settings })
  },
  { name: 'inbox' },
)
