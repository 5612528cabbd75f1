import { assistantSettings } from '@pravas/contract/assistants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Who answers in the assistants, and what is sent where. It changes by one's own decision alone. */
export const assistantSettingsQuery = queryOptions({
  queryKey: ['assistant settings'],
  queryFn: ({ signal }) => call(assistantSettings, {}, signal),
  staleTime: 5 * 60_000,
})
