import { listOutbox, type OutboxMail, resendMail } from '@pravas/contract/approvals'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The newest mails that the product wrote. */
export const outboxMails = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call(listOutbox, {}, signal),
})

/** Sends a mail again; the list shows at once that it waits. */
export function useResend() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: OutboxMail) => call(resendMail, { params: { mailId: id } }),
    onSuccess: (mail) =>
      queries.setQueryData(outboxMails.queryKey, (mails) =>
        mails?.map((other) => (other.id === mail.id ? mail : other)),
      ),
    onError: () => queries.invalidateQueries({ queryKey: outboxMails.queryKey }),
  })
}
