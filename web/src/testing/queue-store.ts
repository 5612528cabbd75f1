import type { EntryKey, QueueStore } from '../api/queue-store.ts'
import type { Waiting } from '../api/waiting-entry.ts'

/** A store of what waits that lives in memory, and what it holds. */
export function memoryQueueStore(): { store: QueueStore; kept: () => Waiting[]; empty: () => void } {
  const entries = new Map<string, Waiting>()
  const keyOf = ({ owner, id }: EntryKey) => JSON.stringify([owner, id])
  return {
    store: {
      all: async () => [...entries.values()],
      change: async (key, next) => {
        const changed = next(entries.get(keyOf(key)))
        if (changed === undefined) entries.delete(keyOf(key))
        else entries.set(keyOf(key), changed)
      },
    },
    kept: () => [...entries.values()],
    empty: () => entries.clear(),
  }
}
