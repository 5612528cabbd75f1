import { announceInbox } from '@pravas/contract/inbox'
import { listReminders, placeReminder, readReminders } from '@pravas/contract/reminders'
import type { Handle } from '../http/handle.ts'
import type { Reminders } from './reminders-service.ts'

export function reminderRoutes(handle: Handle, reminders: Reminders): void {
  handle(listReminders, ({ actor }) => reminders.list(actor))
  handle(announceInbox, ({ actor }) => reminders.announce(actor))

  handle(readReminders, async ({ actor, body }) => {
    await reminders.read(actor, body.ids)
    return undefined
  })

  handle(placeReminder, async ({ actor, params, body }) => {
    await reminders.place(actor, params.reminderId, body.place)
    return undefined
  })
}
