import { notificationSettings } from '@pravas/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** By which channels one is told of what. */
export const ownSettings = queryOptions({
  queryKey: ['notification settings'],
  queryFn: ({ signal }) => call(notificationSettings, {}, signal),
})
