import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { useSyncExternalStore } from 'react'
import { offlineQueue } from '../../api/browser-queue.ts'
import { queuedDecisionId } from './queued-decision-id.ts'
import type { RequestView } from './request-view.ts'

const t = texts(approvals)

/** The decision on this request that waits to be sent or was refused, in words; undefined when there is none. */
export function useQueuedDecision(request: RequestView): string | undefined {
  const waiting = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get)
  const kept = waiting.find(({ id }) => id === queuedDecisionId(request))
  if (kept === undefined) return undefined
  const { label, problem } = kept
  return problem === undefined ? t('queued.waiting', { label }) : t('queued.refused', { label, problem })
}
