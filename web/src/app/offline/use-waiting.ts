import { useSyncExternalStore } from 'react'
import { sendQueue } from '../../api/waiting.ts'
import type { Waiting } from '../../api/waiting-entry.ts'

/** What the signed-in person did offline and is not sent yet. */
export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore(sendQueue.subscribe, sendQueue.get)
}
