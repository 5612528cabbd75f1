import { listDecided } from '@pravas/contract/approval-lists'
import { call } from '../../api/call.ts'

/** What the signed-in person decided, the latest of it. */
export function decidedLately(limit: number, signal: AbortSignal) {
  return call(listDecided, { query: { limit } }, signal)
}
