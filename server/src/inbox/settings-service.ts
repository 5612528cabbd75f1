import type { Channel, NotificationChoice, NotificationKind, NotificationSetting } from '@pravas/contract/notifications'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/database.ts'
import { applies, isOn, possible, settingsFrom } from './settings-rules.ts'
import { saveChoices, selectChoices } from './settings-store.ts'

export type NotificationSettings = ReturnType<typeof createNotificationSettings>

/** By which channels people want to be told of what; each person's own. */
export function createNotificationSettings({ db }: { db: Db }) {
  async function of(actor: Actor): Promise<NotificationSetting[]> {
    return settingsFrom(await selectChoices(db, actor)).filter(({ kind }) => applies(kind, actor))
  }

  return {
    of,

    /** Keeps the actor's choices; those of what always or never comes change nothing. */
    async choose(actor: Actor, choices: readonly NotificationChoice[]): Promise<NotificationSetting[]> {
      const kept = possible(choices)
      if (kept.length > 0) await saveChoices(db, actor, kept)
      return of(actor)
    },

    /** The kinds that reach somebody by any of some channels, whatever their role: what concerned them once stays theirs. */
    async kindsOn(actor: Actor, ...channels: readonly Channel[]): Promise<Set<NotificationKind>> {
      return new Set(
        settingsFrom(await selectChoices(db, actor)).flatMap((setting) =>
          channels.some((channel) => isOn(setting[channel])) ? [setting.kind] : [],
        ),
      )
    },
  }
}
