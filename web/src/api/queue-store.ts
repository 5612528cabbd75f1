import { promisifyRequest, values } from 'idb-keyval'
import { keptStore } from './kept-store.ts'
import type { Waiting } from './waiting-entry.ts'

/** Which entry: an id belongs to one person. */
export type EntryKey = Pick<Waiting, 'owner' | 'id'>

/** Where the browser keeps what waits to be sent. */
export interface QueueStore {
  all: () => Promise<Waiting[]>
  /**
   * Puts what `next` makes of an entry in its place, or takes the entry away when that is nothing. No tab can change it
   * in between. Rejects when the browser has no room.
   */
  change: (key: EntryKey, next: (stored: Waiting | undefined) => Waiting | undefined) => Promise<void>
}

/** The browser's own database. Where there is none, nothing waits and nothing can be kept. */
export function browserQueueStore(): QueueStore {
  const store = keptStore('pravas-queue')
  return {
    all: () => values<Waiting>(store).catch(() => []),
    change: ({ owner, id }, next) => {
      const key = [owner, id]
      return store('readwrite', async (entries) => {
        const stored = await promisifyRequest<Waiting | undefined>(entries.get(key))
        const changed = next(stored)
        if (changed === undefined) entries.delete(key)
        else entries.put(changed, key)
        await promisifyRequest(entries.transaction)
      })
    },
  }
}
