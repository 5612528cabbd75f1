import { type WaitingState, watchWaiting } from '@pravas/contract/waiting-changes'
import type { QueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../api/api-error.ts'
import { callForEvents } from '../../api/call-events.ts'
import { versionRead } from './paged-list.ts'

/** Milliseconds before it is listened again where the connection was lost or the server has no room. */
const AGAIN_AFTER = 15_000

/**
 * Has what waits follow what others do, as the server tells, until the signal ends it. Beside the looks that the page takes anyway: a
 * server that tells nothing is not asked again.
 */
export async function followChanges(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  let last: WaitingState | undefined
  while (!signal.aborted) {
    try {
      const heard = await callForEvents(watchWaiting, {}, signal)
      if (!('events' in heard)) await pause(AGAIN_AFTER * 4, signal)
      else {
        for await (const state of heard.events) {
          for (const kind of ['trip', 'expense'] as const) {
            // By what was read: that may have been before it was listened, or between two events.
            const known = versionRead(queryClient, kind) ?? last?.[kind].version
            const hasChanged = known !== undefined && known !== state[kind].version
            if (hasChanged || state.changed_again?.includes(kind)) {
              void queryClient.invalidateQueries({ queryKey: ['approvals', kind] })
            }
          }
          // An answer stands in the evidence that is open, and a request that is gone takes its questions along.
          if (last) {
            const isAsked = last.questions !== state.questions
            void queryClient.invalidateQueries({ queryKey: isAsked ? ['questions'] : ['questions', 'all'] })
          }
          last = state
        }
        // The server ends it now and then.
        await pause(1000, signal)
      }
    } catch (error) {
      if (signal.aborted || isRefusal(error)) return
      await pause(AGAIN_AFTER, signal)
    }
  }
}

/** Waits, no longer than until the signal. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}
