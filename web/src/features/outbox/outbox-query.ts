import { listOutbox } from '@pravas/contract/approvals'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The newest mails that the product wrote. */
export const outboxMails = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call(listOutbox, {}, signal),
})
