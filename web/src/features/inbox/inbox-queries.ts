import { countInbox } from '@pravas/contract/inbox-count'
import { listReminders, type Reminder } from '@pravas/contract/reminders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Milliseconds between two looks at what one is reminded of. */
const POLL_REMINDERS = 5 * 60_000
/** Milliseconds between two looks at what has happened. */
const POLL_EVENTS = 60_000

/** Whether an address leads to a page of these. */
export function staysHere(to: string): boolean {
  return /^\/(?!\/)/.test(to)
}

/** One's own reminders, the latest first; none whose link leads elsewhere. */
export const ownReminders = queryOptions({
  queryKey: ['reminders'],
  queryFn: async ({ signal }): Promise<Reminder[]> =>
    (await call(listReminders, {}, signal)).filter(({ action }) => staysHere(action.to)),
  refetchInterval: POLL_REMINDERS,
  staleTime: 30_000,
})

/** How many of one's own events are unread. */
export const unreadEvents = queryOptions({
  queryKey: ['inbox', 'unread'],
  queryFn: async ({ signal }) => (await call(countInbox, {}, signal)).unread,
  refetchInterval: POLL_EVENTS,
  staleTime: 10_000,
})
