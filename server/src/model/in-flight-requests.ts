import { ModelUnavailable } from './unavailable.ts'
import type { Asker } from './usage-store.ts'

/** Keeps the requests in flight of this process by person, so that one person's can be cancelled. */
export function createInFlightRequests() {
  const running = new Map<string, Set<AbortController>>()
  return {
    /** Does the work with a signal that is also aborted, as 'kept local', when the person's requests are stopped. */
    async during<T>({ personId }: Asker, signal: AbortSignal, work: (wanted: AbortSignal) => Promise<T>): Promise<T> {
      const own = running.get(personId) ?? new Set()
      const stop = new AbortController()
      running.set(personId, own.add(stop))
      try {
        return await work(AbortSignal.any([signal, stop.signal]))
      } finally {
        own.delete(stop)
        if (own.size === 0 && running.get(personId) === own) running.delete(personId)
      }
    },

    stop({ personId }: Asker): void {
      for (const stop of running.get(personId) ?? []) stop.abort(new ModelUnavailable('kept local'))
    },
  }
}
