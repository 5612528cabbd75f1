import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** The id of the row that is added. */
export const NEW = 'new'

/** What of a list leads to editing: the button of a row, by its id, and the one that adds a row. */
export const EDITS = 'data-edits'

/** A row that is being edited. */
interface OpenRow<Draft> {
  id: string
  draft: Draft
  /** Which opening of a row it is: what is saved closes that one alone. */
  opening: number
}

let openings = 0

export type RowEditing<Draft extends object> = ReturnType<typeof useRowEditing<Draft>>

interface RowEditingOptions<Draft> {
  /** Sends what was typed in a row, or in the new one; returns the name that was saved. */
  save: (id: string, draft: Draft) => Promise<{ name: string }>
  onSaved: (saved: { name: string }) => unknown
}

/** Which row is edited, what is typed there, and saving it. When that ends, the focus goes back to what it began by. */
export function useRowEditing<Draft extends object>({ save, onSaved }: RowEditingOptions<Draft>) {
  const [open, setOpen] = useState<OpenRow<Draft>>()
  const begunBy = useRef<string>(undefined)
  useEffect(() => {
    if (open) {
      begunBy.current = open.id
      return
    }
    if (begunBy.current !== undefined) focusIfLost(begunBy.current)
    begunBy.current = undefined
  }, [open])
  const sending = useMutation({
    mutationFn: ({ id, draft }: OpenRow<Draft>) => save(id, draft),
    onSuccess: (saved, { opening }) => {
      // Another row may have been opened since.
      setOpen((now) => (now?.opening === opening ? undefined : now))
      return onSaved(saved)
    },
  })
  return {
    open,
    /** Why the server refused what was sent last. */
    error: sending.error,
    isSaving: sending.isPending,
    begin: (id: string, draft: Draft) => {
      sending.reset()
      openings += 1
      setOpen({ id, draft, opening: openings })
    },
    set: (field: keyof Draft, value: string) =>
      setOpen((now) => now && { ...now, draft: { ...now.draft, [field]: value } }),
    save: () => {
      if (open && !sending.isPending) sending.mutate(open)
    },
    cancel: () => setOpen(undefined),
  }
}

/** Focuses what leads to editing something, where what had the focus is gone. */
export function focusIfLost(id: string): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[${EDITS}="${id}"]`)?.focus()
}
