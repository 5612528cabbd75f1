import { useSyncExternalStore } from 'react'

interface Readable<T> {
  get: () => T
  subscribe: (reader: () => void) => () => void
}

/** The current value; renders again when it is replaced. */
export function useObservable<T>(observable: Readable<T>): T {
  return useSyncExternalStore(observable.subscribe, observable.get)
}
