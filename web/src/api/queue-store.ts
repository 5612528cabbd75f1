import { createStore, del, set, values } from 'idb-keyval'
import type { Waiting } from './send-queue.ts'

/** Where the browser keeps what waits to be sent. */
export interface QueueStore {
  all: () => Promise<Waiting[]>
  put: (entry: Waiting) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** The browser's own database, which holds files as they are. */
export function browserQueueStore(): QueueStore {
  const store = createStore('pravas', 'waiting')
  return {
    all: () => values<Waiting>(store),
    put: (entry) => set(entry.id, entry, store),
    remove: (id) => del(id, store),
  }
}
