import type { Announcement, InboxEvent } from '@pravas/contract/inbox'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Db } from '../db/database.ts'
import { eventWords } from './event-words-rules.ts'
import { countUnread, type EventRow, markRead, selectEvents, takeUnannounced } from './inbox-store.ts'
import type { NotificationSettings } from './settings-service.ts'

export type Inbox = ReturnType<typeof createInbox>

interface InboxDeps {
  db: Db
  clock: Clock
  settings: NotificationSettings
}

const DAY_MS = 24 * 60 * 60_000
/** What is older is no news for a browser. */
const NEWS_MS = DAY_MS

const Position = z.object({ at: z.iso.datetime().transform((instant) => new Date(instant)), id: z.uuid() })

/** What happened that concerns a person, for themselves alone. */
export function createInbox({ db, clock, settings }: InboxDeps) {
  const shown = async (actor: Actor) => [...(await settings.kindsOn(actor, 'page'))]

  return {
    /** A page of the actor's events, latest first. Throws 'request.invalid' for a cursor that is none of this list. */
    async list(
      actor: Actor,
      { unread, cursor, limit }: { unread?: boolean | undefined; cursor?: string | undefined; limit: number },
    ): Promise<{ items: InboxEvent[]; next: string | null }> {
      const after = readCursor(cursor, Position)
      const which = { kinds: await shown(actor), now: clock.now(), unread, after, limit: limit + 1 }
      const { items, next } = pageOf(await selectEvents(db, actor, which), limit, ({ id, visible_from }) => ({
        at: visible_from.toISOString(),
        id,
      }))
      return { items: items.flatMap(present), next }
    },

    async unread(actor: Actor): Promise<{ unread: number }> {
      return { unread: await countUnread(db, actor, await shown(actor), clock.now()) }
    },

    /** Marks some of the actor's own events as read by their ids, or all. */
    read: (actor: Actor, which: readonly string[] | 'all'): Promise<void> => markRead(db, actor, which, clock.now()),

    /** What of the last day a browser is to show now, answered once however many tabs ask. */
    async announce(actor: Actor): Promise<Announcement[]> {
      const now = clock.now()
      const browser = await settings.kindsOn(actor, 'browser')
      // What the list doesn't show leads nowhere.
      const kinds = (await shown(actor)).filter((kind) => browser.has(kind))
      if (kinds.length === 0) return []
      const rows = await takeUnannounced(db, actor, { kinds, since: new Date(now.getTime() - NEWS_MS), now })
      return rows.flatMap((row) => {
        const words = eventWords(row)
        return words ? [{ id: row.id, title: words.title, text: words.note ?? '', to: words.to }] : []
      })
    },
  }
}

function present(row: EventRow): InboxEvent[] {
  const words = eventWords(row)
  if (!words) return []
  const { id, kind, created_at, read_at } = row
  return [{ id, kind, ...words, created_at: created_at.toISOString(), read: read_at !== null }]
}
