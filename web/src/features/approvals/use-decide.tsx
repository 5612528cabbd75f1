import { notifications } from '@mantine/notifications'
import { approveExpense, approveTrip, rejectExpense, rejectTrip } from '@pravas/contract/approvals'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import type { RequestView } from './request-view.ts'

/**
 * Decides on one request: with a reason it is rejected, without one approved. It counts as working until the lists have
 * been loaded again; a success is announced, a failure logged.
 */
export function useDecide({ kind, id, number }: RequestView) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (reason: string | undefined) => {
      if (reason === undefined) await call(kind === 'trip' ? approveTrip : approveExpense, { body: { id } })
      else await call(kind === 'trip' ? rejectTrip : rejectExpense, { body: { id, reason } })
    },
    onSuccess: async (_, reason) => {
      notifications.show({
        message: `${reason === undefined ? 'Approved' : 'Rejected'} ${kind} ${number}`,
        withBorder: true,
        icon: <IconCheck size={16} aria-hidden />,
      })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['approvals'] }),
        queryClient.invalidateQueries({ queryKey: [kind] }),
      ])
    },
    onError: (error) => logFailure(`Could not decide on ${kind} ${number}`, error),
  })
}
