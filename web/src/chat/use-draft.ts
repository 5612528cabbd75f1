import { useState } from 'react'

/** What is written and not sent yet; it survives a reload of this tab. */
export function useDraft(key: string): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '')
  const keep = (next: string) => {
    setDraft(next)
    if (next === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, next)
  }
  return [draft, keep]
}
