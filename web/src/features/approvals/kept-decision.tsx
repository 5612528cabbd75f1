import { notifications } from '@mantine/notifications'
import { approveExpense, approveTrip, rejectExpense, rejectTrip } from '@pravas/contract/approvals'
import { IconInfoCircle } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isBrowserOffline } from '../../api/connection.ts'
import { sendQueue } from '../../api/waiting.ts'

const Decision = z.object({
  kind: z.enum(['trip', 'expense']),
  id: z.string(),
  number: z.string(),
  /** With a reason it is a rejection. */
  reason: z.string().optional(),
})
type Decision = z.infer<typeof Decision>

/** What names the kept decision on a request in the queue. */
export function keptDecisionId({ kind, id }: Pick<Decision, 'kind' | 'id'>): string {
  return `decision ${kind} ${id}`
}

/** Sends a decision; throws as `call` does. */
export async function sendDecision({ kind, id, reason }: Decision): Promise<void> {
  if (reason === undefined) await call(kind === 'trip' ? approveTrip : approveExpense, { body: { id } })
  else await call(kind === 'trip' ? rejectTrip : rejectExpense, { body: { id, reason } })
}

/**
 * Keeps a decision to be sent later while the browser itself is offline. Says whether it did; the last decision on a
 * request counts.
 */
export async function keepDecision(decision: Decision): Promise<boolean> {
  if (!isBrowserOffline()) return false
  const { kind, number, reason } = decision
  const label = `${reason === undefined ? 'Approve' : 'Reject'} ${kind} ${number}`
  await sendQueue.add({ id: keptDecisionId(decision), kind: 'decision', label, body: decision })
  return true
}

/** Sends a kept decision and has the lists follow. Somebody else's decision that came first is said, not fought. */
export async function sendKeptDecision(body: unknown, queryClient: QueryClient): Promise<void> {
  const decision = Decision.parse(body)
  const { kind, number, reason } = decision
  let message = `${reason === undefined ? 'Approved' : 'Rejected'} ${kind} ${number}`
  try {
    await sendDecision(decision)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    message = `${number} was not ${reason === undefined ? 'approved' : 'rejected'}: ${explain(error)}`
  }
  notifications.show({ message, withBorder: true, icon: <IconInfoCircle size={16} aria-hidden /> })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['approvals'] }),
    queryClient.invalidateQueries({ queryKey: [kind] }),
  ])
}
