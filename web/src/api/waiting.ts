import { connection } from './connection.ts'
import { browserQueueStore } from './queue-store.ts'
import { SendQueue } from './send-queue.ts'
import { session } from './session.ts'

/** The browser's one queue of what waits to be sent. */
export const sendQueue = new SendQueue({
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
