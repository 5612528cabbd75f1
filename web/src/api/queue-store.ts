import { del, set, values } from 'idb-keyval'
import { keptStore } from './kept-store.ts'
import type { Waiting } from './waiting-entry.ts'

/** Where the browser keeps what waits to be sent. */
export interface QueueStore {
  all: () => Promise<Waiting[]>
  put: (entry: Waiting) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The browser's own database. Where there is none, nothing waits and nothing can be kept. */
export function browserQueueStore(): QueueStore {
  const store = keptStore('pravas-waiting')
  return {
    all: () => values<Waiting>(store).catch(() => []),
    put: (entry) => set(entry.id, entry, store),
    remove: (id) => del(id, store),
  }
}
