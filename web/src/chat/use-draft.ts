import { useState } from 'react'

/** What is written and not sent yet; it survives a reload of this tab, unless the storage is full. */
export function useDraft(key: string): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '')
  const keep = (next: string) => {
    setDraft(next)
    // What was kept before is not what is written now.
    sessionStorage.removeItem(key)
    if (next === '') return
    try {
      sessionStorage.setItem(key, next)
    } catch {
      // The draft stands in the field all the same.
    }
  }
  return [draft, keep]
}
