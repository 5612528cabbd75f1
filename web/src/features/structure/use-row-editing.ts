import { useEffect, useRef, useState } from 'react'

/** A row that is being edited. */
interface Editing<Draft> {
  id: string
  draft: Draft
  /** Which opening of a row it is: what is saved closes that one alone. */
  opening: number
}

/** What of a list leads to editing: the button of a row, by its id, and the one that adds a row. */
export const EDITS = 'data-edits'

let openings = 0

/** Which row is edited and what is typed there. When that ends, the focus goes back to what it began by. */
export function useRowEditing<Draft extends object>() {
  const [editing, setEditing] = useState<Editing<Draft>>()
  const begunBy = useRef<string>(undefined)
  useEffect(() => {
    if (editing) {
      begunBy.current = editing.id
      return
    }
    if (begunBy.current !== undefined) focusIfLost(begunBy.current)
    begunBy.current = undefined
  }, [editing])
  return {
    editing,
    edit: (id: string, draft: Draft) => {
      openings += 1
      setEditing({ id, draft, opening: openings })
    },
    set: (part: Partial<Draft>) => setEditing((now) => now && { ...now, draft: { ...now.draft, ...part } }),
    /** Ends the editing; of what was saved, unless another row has been opened since. */
    close: (saved?: { opening: number }) =>
      setEditing((now) => (saved && now?.opening !== saved.opening ? now : undefined)),
  }
}

/** Focuses what leads to editing something, where what had the focus is gone. */
export function focusIfLost(id: string): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[${EDITS}="${id}"]`)?.focus()
}
