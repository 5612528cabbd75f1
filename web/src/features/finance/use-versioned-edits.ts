import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { type FieldErrors, fieldErrorsOf, wholeErrorOf } from '../../api/field-errors.ts'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { useSession } from '../../api/use-session.ts'

interface Edited<Draft, Saved extends { version: number }> {
  /** Names what is typed in the tab's storage. */
  key: string
  schema: z.ZodType<Draft>
  saved: Saved
  queryKey: QueryKey
  draftOf: (saved: Saved) => Draft
  /** Sends a draft in place of a version. */
  send: (draft: Draft, version: number) => Promise<Saved>
  /** Reads what is saved now. */
  read: () => Promise<Saved>
  /** The code with which a change of another version is refused. */
  conflict: string
}

export type VersionedEdits<Draft> = ReturnType<typeof useVersionedEdits<Draft, { version: number }>>

/** Something of the organisation that is edited as a whole: what is typed stays over a reload, and nobody overwrites a colleague unasked. */
export function useVersionedEdits<Draft, Saved extends { version: number }>(edited: Edited<Draft, Saved>) {
  const { key, schema, saved, queryKey, draftOf, send, read, conflict } = edited
  const owner = useSession().user.email ?? ''
  const queries = useQueryClient()
  const [store] = useState(() => unsavedEdits(key, z.object({ of: z.string(), version: z.int(), draft: schema })))
  const [edits, setEdits] = useState(() => store.read(owner) as { version: number; draft: Draft } | undefined)
  const [theirs, setTheirs] = useState<Saved>()
  const keep = (next: typeof edits) => {
    setEdits(next)
    store.store(owner, next as never)
  }
  const save = useMutation({
    mutationFn: (version: number) => send(edits?.draft ?? draftOf(saved), version),
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer)
      keep(undefined)
      setTheirs(undefined)
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.problem.code === conflict) setTheirs(await read().catch(() => undefined))
    },
  })
  const mistakes: FieldErrors = save.isError ? fieldErrorsOf(save.error) : {}
  return {
    draft: edits?.draft ?? draftOf(saved),
    isChanged: edits !== undefined,
    isSaving: save.isPending,
    isSaved: save.isSuccess && edits === undefined,
    mistakes,
    failure: theirs ? undefined : wholeErrorOf(save.error),
    isConflict: theirs !== undefined && edits !== undefined,
    change: (some: Partial<Draft>) =>
      keep({ version: edits?.version ?? saved.version, draft: { ...(edits?.draft ?? draftOf(saved)), ...some } }),
    save: () => save.mutate(edits?.version ?? saved.version),
    /** Saves in place of what somebody else has saved. */
    replace: () => theirs && save.mutate(theirs.version),
    discard: () => {
      keep(undefined)
      if (theirs) queries.setQueryData(queryKey, theirs)
      setTheirs(undefined)
      save.reset()
    },
  }
}
