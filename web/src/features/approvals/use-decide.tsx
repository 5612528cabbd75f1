import { notifications } from '@mantine/notifications'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { IconCheck, IconClockUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logFailure } from '../../api/failure-log.ts'
import { decided, decisionLabel, queueDecision, sendDecision } from './queued-decision.tsx'
import type { RequestView } from './request-view.ts'

const t = texts(approvals)

/**
 * Decides on one request: with a reason it is rejected, without one approved. It counts as working until the lists have
 * been loaded again; a success is announced, a failure logged. Offline, the decision is kept and sent later. While one
 * is at work, wherever on the page it began, another on the same request does nothing.
 */
export function useDecide({ kind, id, number }: RequestView) {
  const queryClient = useQueryClient()
  const mutationKey = ['decision', kind, id]
  const { mutate, reset, isPending, isError, error } = useMutation({
    mutationKey,
    mutationFn: async (reason: string | undefined) => {
      const decision = { kind, id, number, ...(reason !== undefined && { reason }) }
      if (await queueDecision(decision)) return 'kept'
      await sendDecision(decision)
      return 'decided'
    },
    onSuccess: async (outcome, reason) => {
      if (outcome === 'kept') {
        const label = decisionLabel({ kind, number, reason })
        notifications.show({
          message: t('decision.queued', { decision: label }),
          withBorder: true,
          icon: <IconClockUp size={16} aria-hidden />,
        })
        return
      }
      notifications.show({
        message: decided({ kind, number, reason }),
        withBorder: true,
        icon: <IconCheck size={16} aria-hidden />,
      })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['approvals'] }),
        queryClient.invalidateQueries({ queryKey: [kind] }),
        queryClient.invalidateQueries({ queryKey: ['analytics'] }),
      ])
    },
    onError: (error) => logFailure(`Could not decide on ${kind} ${number}`, error),
  })
  const decide: typeof mutate = (...decision) => {
    // Asked of the cache: a second press can come before the button is drawn as working.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(...decision)
  }
  return { decide, reset, isPending, isError, error }
}
