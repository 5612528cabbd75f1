import { useSyncExternalStore } from 'react'
import { sendQueue } from '../../api/waiting.ts'
import { keptDecisionId } from './kept-decision.tsx'
import type { RequestView } from './request-view.ts'

/** The decision on this request that waits to be sent or was refused, in words; undefined when there is none. */
export function useKeptDecision(request: RequestView): string | undefined {
  const waiting = useSyncExternalStore(sendQueue.subscribe, sendQueue.get)
  const kept = waiting.find(({ id }) => id === keptDecisionId(request))
  if (kept === undefined) return undefined
  const { label, problem } = kept
  return problem === undefined ? `Waiting to be sent: ${label}` : `Refused: ${label}. ${problem}`
}
