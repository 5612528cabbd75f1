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
      // The field still has the draft.
    }
  }
  return [draft, keep]
}

interface Edit {
  turnId: string
  /** What was written before. */
  before: string
}

/**
 * Writing one's last message anew, in the composer. It is over when something else was said meanwhile, here or in
 * another tab; what was being written before comes back when it is cancelled.
 */
export function useEdit(lastTurn: string | undefined, draft: string, setDraft: (draft: string) => void) {
  const [edit, setEdit] = useState<Edit>()
  const current = edit !== undefined && edit.turnId === lastTurn ? edit : undefined
  return {
    /** The turn that is written anew. */
    turnId: current?.turnId,
    start: (text: string) => {
      if (lastTurn !== undefined) setEdit({ turnId: lastTurn, before: draft })
      setDraft(text)
    },
    /** What was written has been said, or is not said after all. */
    end: () => {
      setDraft(current?.before ?? '')
      setEdit(undefined)
    },
  }
}
