import type { EntryKey, QueuedEntry, QueueStore } from '../api/offline-queue-store.ts'

/** A store of what waits that lives in memory, and what it holds. */
export function memoryQueueStore(): { store: QueueStore; kept: () => QueuedEntry[]; empty: () => void } {
  const entries = new Map<string, QueuedEntry>()
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
