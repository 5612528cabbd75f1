import { promisifyRequest, values } from 'idb-keyval'
import { browserStore } from './browser-store.ts'

/** Something that a person did while the browser was offline. */
export interface QueuedEntry {
  /** The same id again takes the same person's earlier one's place: what is meant now counts. */
  id: string
  kind: QueuedKind
  /** What it is, in words for the person. */
  label: string
  /** What its sender needs; kept as it is, files included. */
  body: unknown
  /** Whose it is; it is never sent in anybody else's session. */
  owner: string
  /** ISO 8601. */
  since: string
  /** Another one each time that the entry is kept: by it a sender knows whether it is still the one that was sent. */
  revision: string
  /** Why it was refused. It then waits for the person. */
  problem?: string
}

export type QueuedKind = 'decision' | 'fingenie'

/** Which entry: an id belongs to one person. */
export type EntryKey = Pick<QueuedEntry, 'owner' | 'id'>

/** Where the browser keeps what waits to be sent. */
export interface QueueStore {
  all: () => Promise<QueuedEntry[]>
  /**
   * Puts what `next` makes of an entry in its place, or takes the entry away when that is nothing. No tab can change it
   * in between. Rejects when the browser has no room.
   */
  change: (key: EntryKey, next: (stored: QueuedEntry | undefined) => QueuedEntry | undefined) => Promise<void>
}

/** The browser's own database. Where there is none, nothing waits and nothing can be kept. */
export function browserQueueStore(): QueueStore {
  const store = browserStore('pravas-queue')
  return {
    all: () => values<QueuedEntry>(store).catch(() => []),
    change: ({ owner, id }, next) => {
      const key = [owner, id]
      return store('readwrite', async (entries) => {
        const stored = await promisifyRequest<QueuedEntry | undefined>(entries.get(key))
        const changed = next(stored)
        if (changed === undefined) entries.delete(key)
        else entries.put(changed, key)
        await promisifyRequest(entries.transaction)
      })
    },
  }
}
