import type { Announcement } from '@pravas/contract/inbox'
import type { Reminder, ReminderPlace } from '@pravas/contract/reminders'
import type { Actor } from '../access/actor.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import { isId } from '../ids.ts'
import type { Inbox } from '../inbox/inbox-service.ts'
import type { NotificationSettings } from '../inbox/settings-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { localTimeOf } from '../travel/local-time.ts'
import { mannersToPerson } from './manners-service.ts'
import { backAt, isDaytime, isPolite } from './reminder-rules.ts'
import type { WordsOf } from './reminder-words-service.ts'
import { markAnnounced, markRead, place, selectOpen } from './reminders-store.ts'

export type Reminders = ReturnType<typeof createReminders>

export interface RemindersDeps {
  db: Db
  clock: Clock
  wordsOf: WordsOf
  inbox: Pick<Inbox, 'announce'>
  notificationSettings: NotificationSettings
  settingsOf: SettingsOf
}

/** A person's own reminders. */
export function createReminders({ db, clock, wordsOf, inbox, notificationSettings, settingsOf }: RemindersDeps) {
  /** The rows that say something and whose kind is switched on. */
  async function standing(actor: Actor): Promise<Reminder[]> {
    const rows = await selectOpen(db, actor, clock.now())
    if (rows.length === 0) return []
    const shown = await notificationSettings.kindsOn(actor, 'page')
    const wanted = rows.filter(({ kind }) => shown.has(kind))
    const words = await wordsOf(actor, wanted)
    return wanted.flatMap((row) => {
      const said = words.get(row.id)
      if (!said) return []
      const { id, kind, created_at, isUnread } = row
      return [{ id, kind, ...said, created_at: created_at.toISOString(), read: !isUnread }]
    })
  }

  return {
    list: standing,

    read: (actor: Actor, ids: readonly string[]): Promise<void> => markRead(db, actor, ids, clock.now()),

    /** Throws 'record.not_found' for what is not the actor's own. */
    async place(actor: Actor, id: string, where: ReminderPlace): Promise<void> {
      const now = clock.now()
      const putOffUntil =
        where === 'tomorrow' || where === 'next_week'
          ? backAt(where, dayOf(now), await settingsOf(db, actor.orgId))
          : null
      const dismissedAt = where === 'dismissed' ? now : null
      if (!isId(id) || !(await place(db, actor, id, { dismissedAt, putOffUntil }))) throw problem('record.not_found')
    },

    /**
     * What a browser is to show now of events and reminders, answered once however many tabs ask; nothing at night or unless it is
     * wanted, and of reminders on a weekend what cannot wait alone.
     */
    async announce(actor: Actor): Promise<Announcement[]> {
      const now = clock.now()
      const browser = await notificationSettings.kindsOn(actor, 'browser')
      const manners = await mannersToPerson(db, actor, settingsOf)
      if (browser.size === 0 || !isDaytime(localTimeOf(now), manners)) return []
      const isDue = ({ kind, read }: Reminder) =>
        !read && browser.has(kind) && isPolite(kind, localTimeOf(now), manners)
      const due = (await standing(actor)).filter(isDue)
      const ids = await markAnnounced(
        db,
        actor,
        due.map(({ id }) => id),
        now,
      )
      const reminders = due.filter(({ id }) => ids.includes(id))
      return [
        ...(await inbox.announce(actor)),
        ...reminders.map(({ id, title, reason, action }) => ({ id, title, text: reason, to: action.to })),
      ]
    },
  }
}
