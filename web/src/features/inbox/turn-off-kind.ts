import { CHANNELS, chooseNotifications, type NotificationChoice } from '@pravas/contract/notifications'
import type { ReminderKind } from '@pravas/contract/reminders'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ownSettings } from './settings-query.ts'

/** Switches reminders of a kind off by every channel that was on, and answers how that is taken back. */
export async function turnOffKind(queries: QueryClient, kind: ReminderKind): Promise<() => Promise<void>> {
  const settings = await queries.fetchQuery(ownSettings)
  const setting = settings.find((one) => one.kind === kind)
  const on = CHANNELS.filter((channel) => setting === undefined || setting[channel] === 'on')
  const turn = async (choices: NotificationChoice[]) => {
    queries.setQueryData(ownSettings.queryKey, await call(chooseNotifications, { body: { choices } }))
  }
  await turn(on.map((channel) => ({ kind, channel, on: false })))
  return () => turn(on.map((channel) => ({ kind, channel, on: true })))
}
