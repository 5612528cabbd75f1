import { createStore, type UseStore } from 'idb-keyval'

/**
 * A store of the browser's own database, which holds objects and files as they are; opened when it is first used.
 * A browser without such a database refuses every use.
 */
export function browserStore(name: string): UseStore {
  const store = createStore(name, 'kept')
  // A database that does not exist throws at once; callers wait for a promise.
  return async (mode, use) => store(mode, use)
}
