import { type ApprovalFlow, putApprovalFlow } from '@pravas/contract/approval-flow'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { useSession } from '../../api/use-session.ts'
import { draftOf, FlowDraft, inputOf, type Mistakes, mistakesOf } from './flow-draft.ts'
import { flowQuery } from './flow-queries.ts'

const StoredEdits = z.object({
  of: z.string(),
  /** The version of the flow that was changed. */
  version: z.int(),
  draft: FlowDraft,
})
type Edits = Omit<z.infer<typeof StoredEdits>, 'of'>
const unsaved = unsavedEdits('flow-edits', StoredEdits)

const NO_MISTAKES: Mistakes = new Map()

/** The flow with what is typed and not yet saved, and how it is saved. */
export function useFlowEditor(flow: ApprovalFlow) {
  const owner = useSession().user.email ?? ''
  const queries = useQueryClient()
  const [edits, setEdits] = useState<Edits | undefined>(() => unsaved.read(owner))
  const [mistakes, setMistakes] = useState(NO_MISTAKES)
  const [theirs, setTheirs] = useState<ApprovalFlow>()
  const shown = useMemo(() => draftOf(flow), [flow])
  const draft = edits?.draft ?? shown

  const latest = useRef(edits)
  const keep = (next: Edits | undefined) => {
    latest.current = next
    setEdits(next)
    unsaved.store(owner, next)
  }
  const mutationKey = ['save flow']
  const save = useMutation({
    mutationKey,
    mutationFn: async (version: number) => {
      const input = inputOf(draft)
      if (!('steps' in input)) {
        setMistakes(input)
        return 'mistakes'
      }
      setMistakes(NO_MISTAKES)
      const sent = latest.current
      const saved = await call(putApprovalFlow, { body: { ...input, version } })
      queries.setQueryData(flowQuery.queryKey, saved)
      // What was typed meanwhile is yet to be saved.
      keep(latest.current && latest.current !== sent ? { ...latest.current, version: saved.version } : undefined)
      setTheirs(undefined)
      return 'saved'
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.is('flow.changed')) {
        setTheirs(await queries.fetchQuery({ ...flowQuery, staleTime: 0 }).catch(() => undefined))
      }
      setMistakes(mistakesOf(fieldErrorsOf(error), draft) ?? NO_MISTAKES)
    },
  })
  const { isPending, mutate, reset } = save
  // Asked of the cache: a second press can come before the button is drawn as working.
  const send = (version: number) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate(version)
  }
  return {
    draft,
    isChanged: edits !== undefined,
    isSaving: isPending,
    isSaved: save.data === 'saved' && edits === undefined,
    mistakes,
    /** Why it could not be saved; undefined where that is said at the fields. */
    failure: save.error && mistakes.size === 0 ? save.error : undefined,
    /** What somebody else has saved meanwhile. */
    theirs: edits && theirs,
    change: (changes: Partial<FlowDraft>) =>
      keep({ version: edits?.version ?? flow.version, draft: { ...draft, ...changes } }),
    save: () => send(edits?.version ?? flow.version),
    /** Saves in place of what somebody else has saved. */
    replace: () => theirs && send(theirs.version),
    discard: () => {
      keep(undefined)
      setMistakes(NO_MISTAKES)
      setTheirs(undefined)
      reset()
    },
  }
}

/** What `useFlowEditor` answers. */
export type FlowEditor = ReturnType<typeof useFlowEditor>
