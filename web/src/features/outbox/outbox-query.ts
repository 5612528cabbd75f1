import { listOutbox, type OutboxMail } from '@pravas/contract/approvals'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Received } from '../../api/received.ts'

export type ShownMail = Received<OutboxMail>

/** The newest mails that the product wrote. */
export const outboxMails = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call(listOutbox, {}, signal),
})
