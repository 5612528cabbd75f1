import { Button } from '@mantine/core'
import { reviseExpense } from '@pravas/contract/expenses'
import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import { reviseTrip } from '@pravas/contract/trips'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { useSession } from '../../api/use-session.ts'
import { IconPencil } from '../../ui/icons.ts'
import classes from './request-decision.module.css'
import type { RequestView } from './request-view.ts'

const t = texts(approvals)

interface ReviseRequestProps {
  request: Pick<RequestView, 'kind' | 'id' | 'number' | 'status'>
  /** Whose request it is; only they change it. */
  employeeId: string | null | undefined
}

/**
 * Edit for one's own request that nobody has decided yet or that was returned, which goes on in the chat about such; nothing for any
 * other.
 */
export function ReviseRequest({ request: { kind, id, number, status }, employeeId }: ReviseRequestProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: () =>
      kind === 'trip'
        ? call(reviseTrip, { params: { tripId: id } })
        : call(reviseExpense, { params: { expenseId: id } }),
    onSuccess: async ({ session_id: session }) => {
      // Whatever shows where the request stands, or which receipts are unclaimed, is no longer right.
      queries.invalidateQueries()
      const chat = kind === 'trip' ? '/tripmate-chat' : '/fingenie-chat'
      await navigate(`${chat}?session=${encodeURIComponent(session)}`)
    },
    onError: (failure) => {
      logFailure(`Could not begin to change ${kind} ${number}`, failure)
      // It has moved on meanwhile, which the page shows then.
      if (failure instanceof ApiError && failure.status === 409) void queries.invalidateQueries({ queryKey: [kind] })
    },
  })
  const isOwn = employeeId != null && employeeId === user.employee_id
  const isOpen = WITHDRAWABLE_STATUSES.some((open) => open === status)
  if (!isOwn || (!isOpen && !isError)) return null
  return (
    <>
      {isOpen && (
        <Button
          variant={status === 'returned' ? 'filled' : 'default'}
          leftSection={<IconPencil size={16} aria-hidden />}
          loading={isPending}
          title={t('revise.meaning', { number })}
          onClick={() => mutate()}
        >
          {t('revise')}
        </Button>
      )}
      {isError && (
        <span role="status" className={classes.failure}>
          {explain(error)}
        </span>
      )}
    </>
  )
}
