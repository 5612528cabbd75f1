import { connection } from './connection.ts'
import { OfflineQueue } from './offline-queue.ts'
import { browserQueueStore } from './offline-queue-store.ts'
import { session } from './session.ts'

/** The browser's one queue of what waits to be sent. */
export const offlineQueue = new OfflineQueue({
  store: browserQueueStore(),
  owner: () => {
    const { isAuthenticated, user } = session.get()
    return isAuthenticated ? (user.email ?? user.employee_id) : undefined
  },
  canSend: () => connection.get() === 'online',
  now: () => new Date(),
  alone: async (task) => {
    // Plain http knows no locks; there, two tabs may send the same entry, which the server answers with 409.
    if (!('locks' in navigator)) return task()
    await navigator.locks.request('send-queue', { ifAvailable: true }, async (lock) => {
      if (lock !== null) await task()
    })
  },
})
