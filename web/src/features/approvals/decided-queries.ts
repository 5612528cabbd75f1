import { listDecided } from '@pravas/contract/approver-desk'
import { call } from '../../api/call.ts'

/** What the signed-in person decided, the latest of it. */
export function decidedLately(limit: number, signal: AbortSignal) {
  return call(listDecided, { query: { limit } }, signal)
}
