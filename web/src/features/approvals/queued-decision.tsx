import { notifications } from '@mantine/notifications'
import {
  approveExpense,
  approveTrip,
  rejectExpense,
  rejectTrip,
  returnExpense,
  returnTrip,
} from '@pravas/contract/approvals'
import { getExpense } from '@pravas/contract/expenses'
import { Verdict } from '@pravas/contract/requests'
import { getTrip } from '@pravas/contract/trips'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { IconInfoCircle } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, explain, isRefusal } from '../../api/api-error.ts'
import { offlineQueue } from '../../api/browser-queue.ts'
import { callLeniently } from '../../api/call.ts'
import { isBrowserOffline } from '../../api/connection.ts'
import { session } from '../../api/session.ts'

const t = texts(approvals)

const Decision = z.object({
  kind: z.enum(['trip', 'expense']),
  id: z.string(),
  number: z.string(),
  /** The version that was shown. Absent of what an earlier version of the page kept. */
  version: z.number().optional(),
  /** Absent of what an earlier version of the page kept: with a reason it is a rejection. */
  verdict: Verdict.optional(),
  /** Why it is rejected, or what is to be changed. */
  reason: z.string().optional(),
  /** The parts that are to be changed. */
  fields: z.array(z.string()).optional(),
})
type Decision = z.infer<typeof Decision>

function verdictOf({ verdict, reason }: Pick<Decision, 'verdict' | 'reason'>): Verdict {
  return verdict ?? (reason === undefined ? 'approved' : 'rejected')
}

/** What names the kept decision on a request in the queue. */
export function queuedDecisionId({ kind, id }: Pick<Decision, 'kind' | 'id'>): string {
  return `decision ${kind} ${id}`
}

/** Sends a decision; throws as `call` does. */
export async function sendDecision(decision: Decision): Promise<void> {
  const { kind, id, version, reason = '', fields = [] } = decision
  const shown = { id, ...(version !== undefined && { version }) }
  const isTrip = kind === 'trip'
  switch (verdictOf(decision)) {
    case 'approved':
      await callLeniently(isTrip ? approveTrip : approveExpense, { body: shown })
      break
    case 'rejected':
      await callLeniently(isTrip ? rejectTrip : rejectExpense, { body: { ...shown, reason } })
      break
    case 'returned':
      await callLeniently(isTrip ? returnTrip : returnExpense, { body: { ...shown, comment: reason, fields } })
  }
}

/**
 * Keeps a decision to be sent later while the browser itself is offline. Says whether it did; the last decision on a
 * request counts.
 */
export async function queueDecision(decision: Decision): Promise<boolean> {
  if (!isBrowserOffline()) return false
  const label = decisionLabel(decision)
  await offlineQueue.add({ id: queuedDecisionId(decision), kind: 'decision', label, body: decision })
  return true
}

/**
 * Sends a kept decision and has the lists follow; throws as `call` does. Somebody else's decision that came first is
 * said, not fought, and one's own that had arrived although its answer was lost counts as what it is.
 */
export async function sendQueuedDecision(body: unknown, queryClient: QueryClient): Promise<void> {
  const decision = Decision.parse(body)
  const { kind, number } = decision
  let message = decided(decision)
  try {
    await sendDecision(decision)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    message = alreadyDecided(decision, await decisionMade(decision)) ?? `${number}: ${explain(error)}`
  }
  notifications.show({ message, withBorder: true, icon: <IconInfoCircle size={16} aria-hidden /> })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['approvals'] }),
    queryClient.invalidateQueries({ queryKey: [kind] }),
  ])
}

/** Names a decision that is yet to be sent. */
export function decisionLabel(decision: Omit<Decision, 'id'>): string {
  const { kind, number } = decision
  return t('decision.label', { kind, number, verdict: verdictOf(decision) })
}

/** Says a decision that has been made. */
export function decided(decision: Omit<Decision, 'id'>): string {
  const { kind, number } = decision
  return t('decision.made', { kind, number, verdict: verdictOf(decision) })
}

/** What the record's decision means for one that came too late, in words; undefined when it does not say. */
function alreadyDecided(decision: Decision, made: Awaited<ReturnType<typeof decisionMade>>): string | undefined {
  if (!made?.verdict) return undefined
  const isOwn = made.decided_by === session.get().user.name
  if (isOwn && made.verdict === verdictOf(decision)) return decided(decision)
  const { number } = decision
  const { verdict, decided_by: who } = made
  if (isOwn) return t('decision.earlier.yours', { number, verdict })
  return who ? t('decision.earlier', { number, verdict, who }) : t('decision.earlier.unknown', { number, verdict })
}

/** The decision that the record has; undefined where the server does not say. */
async function decisionMade({ kind, id }: Decision) {
  try {
    if (kind === 'trip') return (await callLeniently(getTrip, { params: { tripId: id } })).decision
    return (await callLeniently(getExpense, { params: { expenseId: id } })).decision
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}
