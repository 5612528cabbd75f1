import {
  announceReminders,
  listReminders,
  placeReminder,
  readReminders,
  reminderSettings,
  setReminder,
} from '@pravas/contract/reminders'
import type { Handle } from '../http/handle.ts'
import type { Reminders } from './reminders-service.ts'
import type { ReminderSettings } from './settings-service.ts'

interface ReminderParts {
  reminders: Reminders
  settings: ReminderSettings
}

export function reminderRoutes(handle: Handle, { reminders, settings }: ReminderParts): void {
  handle(listReminders, ({ actor }) => reminders.list(actor))
  handle(announceReminders, ({ actor }) => reminders.announce(actor))

  handle(readReminders, async ({ actor, body }) => {
    await reminders.read(actor, body.ids)
    return undefined
  })

  handle(placeReminder, async ({ actor, params, body }) => {
    await reminders.place(actor, params.reminderId, body.place)
    return undefined
  })

  handle(reminderSettings, ({ actor }) => settings.of(actor))
  handle(setReminder, ({ actor, body }) => settings.set(actor, body))
}
