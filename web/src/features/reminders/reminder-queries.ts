import { listReminders, Reminder, ReminderSetting, reminderSettings } from '@pravas/contract/reminders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Milliseconds between two looks at what one is reminded of. */
const POLL_EVERY = 5 * 60_000

/** Reminders that can be read and whose link stays within the pages. */
export function legibleReminders(answered: readonly unknown[]): Reminder[] {
  return answered.flatMap((one) => {
    const { data } = Reminder.safeParse(one)
    return data && /^\/(?!\/)/.test(data.action.to) ? [data] : []
  })
}

/** One's own reminders, the latest first. */
export const ownReminders = queryOptions({
  queryKey: ['reminders'],
  queryFn: async ({ signal }) => legibleReminders(await call(listReminders, {}, signal)),
  refetchInterval: POLL_EVERY,
  staleTime: 30_000,
})

/** The switches that can be read. */
export function legibleSettings(answered: readonly unknown[]): ReminderSetting[] {
  return answered.flatMap((one) => ReminderSetting.safeParse(one).data ?? [])
}

/** One's own switches for reminders. */
export const ownSettings = queryOptions({
  queryKey: ['reminder settings'],
  queryFn: async ({ signal }) => legibleSettings(await call(reminderSettings, {}, signal)),
})
