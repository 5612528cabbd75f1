import {
  approveExpense,
  approveTrip,
  type Refusal,
  rejectExpense,
  rejectTrip,
  returnExpense,
  returnTrip,
} from '@pravas/contract/approvals'
import type { Verdict } from '@pravas/contract/requests'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { offlineQueue } from '../../api/browser-queue.ts'
import { callLeniently } from '../../api/call.ts'
import { isBrowserOffline } from '../../api/connection.ts'
import { LIST_LOCALE } from '../../ui/formats.ts'
import { queuedDecisionId } from './queued-decision-id.ts'

const t = texts(approvals)

/** A decision as it is sent, or kept to be sent. */
export interface Decision {
  kind: 'trip' | 'expense'
  id: string
  number: string
  version?: number | undefined
  verdict?: Verdict | undefined
  reason?: string | undefined
  fields?: string[] | undefined
  /** The receipts that an approval refuses. */
  refused?: Refusal[] | undefined
}

/** What was decided, also where an earlier version of the page did not keep it. */
export function verdictOf({ verdict, reason }: Pick<Decision, 'verdict' | 'reason'>): Verdict {
  return verdict ?? (reason === undefined ? 'approved' : 'rejected')
}

/** Sends a decision and answers who decides next, by the names of their steps; nobody mostly. Throws as `call` does. */
export async function sendDecision(decision: Decision): Promise<string[]> {
  const { kind, id, version, reason = '', fields = [], refused } = decision
  const shown = { id, ...(version !== undefined && { version }) }
  const isTrip = kind === 'trip'
  switch (verdictOf(decision)) {
    case 'approved': {
      const body = refused ? { ...shown, refused } : shown
      const { next } = await callLeniently(isTrip ? approveTrip : approveExpense, { body })
      return (next ?? []).flatMap((step) => step ?? [])
    }
    case 'rejected':
      await callLeniently(isTrip ? rejectTrip : rejectExpense, { body: { ...shown, reason } })
      break
    case 'returned':
      await callLeniently(isTrip ? returnTrip : returnExpense, { body: { ...shown, comment: reason, fields } })
  }
  return []
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

function named({ kind, number, verdict, reason, refused = [] }: Omit<Decision, 'id'>) {
  return { kind, number, verdict: verdictOf({ verdict, reason }), refused: refused.length }
}

/** Names a decision that is yet to be sent. */
export function decisionLabel(decision: Omit<Decision, 'id'>): string {
  return t('decision.label', named(decision))
}

/** Says a decision that has been made, and who decides `next`, if anybody. */
export function decided(decision: Omit<Decision, 'id'>, next: readonly string[] = []): string {
  const made = t('decision.made', named(decision))
  return next.length === 0
    ? made
    : t('decision.made.next', {
        decision: made,
        next: new Intl.ListFormat(LIST_LOCALE).format(next),
        count: next.length,
      })
}
