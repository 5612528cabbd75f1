import { useSyncExternalStore } from 'react'

const KEY = 'single-key-shortcuts'
const listeners = new Set<() => void>()

/** Whether keys pressed alone do something in this browser. Speech input and unsteady hands may want them off. */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(KEY) !== 'off'
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
  for (const listener of listeners) listener()
}

/** The same as `singleKeysAreOn`, for what is shown: follows the choice as it is made here or in another tab. */
export function useSingleKeysAreOn(): boolean {
  return useSyncExternalStore(listen, singleKeysAreOn)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
