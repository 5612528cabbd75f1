import { REMINDER_SETTINGS, type ReminderSetting, type ReminderSettingName } from '@pravas/contract/reminders'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/database.ts'
import { applies, isOnByDefault } from './reminder-rules.ts'
import { saveChoice, selectChoices } from './settings-store.ts'

export type ReminderSettings = ReturnType<typeof createReminderSettings>

/** What people want to be reminded of; each person's own. */
export function createReminderSettings({ db }: { db: Db }) {
  async function of(actor: Actor): Promise<ReminderSetting[]> {
    const choices = await selectChoices(db, actor)
    return REMINDER_SETTINGS.filter((name) => applies(name, actor)).map((name) => ({
      name,
      on: choices.get(name) ?? isOnByDefault(name),
    }))
  }

  return {
    of,

    async set(actor: Actor, { name, on }: ReminderSetting): Promise<ReminderSetting[]> {
      await saveChoice(db, actor, name, on)
      return of(actor)
    },

    /** Whether a switch is on for somebody to whom it applies. */
    async isOn(actor: Actor, name: ReminderSettingName): Promise<boolean> {
      return (await of(actor)).some((setting) => setting.name === name && setting.on)
    },
  }
}
