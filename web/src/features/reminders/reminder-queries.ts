import { listReminders, type Reminder, reminderSettings } from '@pravas/contract/reminders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Milliseconds between two looks at what one is reminded of. */
const POLL_EVERY = 5 * 60_000

/** Returns the reminders whose link stays within the pages. */
export function safeReminders(answered: readonly Reminder[]): Reminder[] {
  return answered.filter(({ action }) => /^\/(?!\/)/.test(action.to))
}

/** One's own reminders, the latest first. */
export const ownReminders = queryOptions({
  queryKey: ['reminders'],
  queryFn: async ({ signal }) => safeReminders(await call(listReminders, {}, signal)),
  refetchInterval: POLL_EVERY,
  staleTime: 30_000,
})

/** One's own switches for reminders. */
export const ownSettings = queryOptions({
  queryKey: ['reminder settings'],
  queryFn: ({ signal }) => call(reminderSettings, {}, signal),
})
