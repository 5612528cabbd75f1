import { useEffect } from 'react'

/** Calls `adopt` when another tab of this browser has changed one of these stored keys. */
export function useOtherTabs(keys: readonly string[], adopt: () => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && keys.includes(key)) adopt()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [keys, adopt])
}
