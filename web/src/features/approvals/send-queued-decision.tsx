import { notifications } from '@mantine/notifications'
import { getExpense } from '@pravas/contract/expenses'
import { Verdict } from '@pravas/contract/requests'
import { getTrip } from '@pravas/contract/trips'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { explain, isRefusal } from '../../api/api-error.ts'
import { callLeniently } from '../../api/call.ts'
import { isConflict } from '../../api/conflict.ts'
import { session } from '../../api/session.ts'
import { IconInfoCircle } from '../../ui/icons.ts'
import { type Decision, decided, sendDecision, verdictOf } from './decision.tsx'

const t = texts(approvals)

const Kept = z.object({
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
  refused: z.array(z.object({ receipt_id: z.string(), reason: z.string() })).optional(),
})

/**
 * Sends a kept decision and has the lists follow; throws as `call` does. Somebody else's decision that came first is
 * said, not fought, and one's own that had arrived although its answer was lost counts as what it is.
 */
export async function sendQueuedDecision(body: unknown, queryClient: QueryClient): Promise<void> {
  const decision = Kept.parse(body)
  const { kind, number } = decision
  let message = decided(decision)
  try {
    await sendDecision(decision)
  } catch (error) {
    if (!isConflict(error)) throw error
    message = alreadyDecided(decision, await decisionMade(decision)) ?? `${number}: ${explain(error)}`
  }
  notifications.show({ message, withBorder: true, icon: <IconInfoCircle size={16} aria-hidden /> })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['approvals'] }),
    queryClient.invalidateQueries({ queryKey: [kind] }),
  ])
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
