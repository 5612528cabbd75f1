import { useSyncExternalStore } from 'react'
import type { Waiting } from '../../api/waiting-entry.ts'
import { sendQueue } from '../../api/waiting.ts'

/** What the signed-in person did offline and is not sent yet. */
export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore(sendQueue.subscribe, sendQueue.get)
}
