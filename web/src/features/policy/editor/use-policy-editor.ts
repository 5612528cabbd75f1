import { deletePolicyDraft, type PolicyDraft, putPolicyDraft } from '@pravas/contract/policies'
import { PolicyDraftContent } from '@pravas/contract/policy-document'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { unsavedEdits } from '../../../api/unsaved-edits.ts'
import { useSession } from '../../../api/use-session.ts'
import { policyOn } from '../policy-queries.ts'
import { checkedPolicy, EditedPolicy, editedOf, type PolicyContent } from './edited-policy.ts'
import { POLICY_DRAFT, policyDraft } from './editor-queries.ts'

const StoredEdits = z.object({
  of: z.string(),
  /** The version of the draft that was changed; 0 where there was none. */
  version: z.int(),
  /** What it held. */
  base: PolicyDraftContent,
  policy: EditedPolicy,
})
type Edits = Omit<z.infer<typeof StoredEdits>, 'of'>
const unsaved = unsavedEdits('policy-edits', StoredEdits)

const EMPTY: PolicyContent = { rules: [], city_classes: {}, sub_categories: [], gst: [] }
const NO_MISTAKES: ReadonlyMap<string, string> = new Map()

export type PolicyEditor = ReturnType<typeof usePolicyEditor>

/** The draft of the policy with what is typed and not yet saved, and how it is saved. */
export function usePolicyEditor() {
  const owner = useSession().user.email ?? ''
  const queries = useQueryClient()
  const draft = useQuery(policyDraft)
  const inForce = useQuery(policyOn(undefined))
  const [edits, setEdits] = useState<Edits | undefined>(() => unsaved.read(owner))
  const [mistakes, setMistakes] = useState(NO_MISTAKES)
  const [theirs, setTheirs] = useState<PolicyDraft | null>()

  const isMissing = inForce.error instanceof ApiError && inForce.error.status === 404
  const current: PolicyContent | undefined = inForce.data ?? (isMissing ? EMPTY : undefined)
  const saved = draft.data?.policy ?? (draft.data === null ? current : undefined)
  const shown = useMemo(() => saved && editedOf(saved), [saved])
  const policy = edits?.policy ?? shown

  const keep = (next: Edits | undefined) => {
    setEdits(next)
    unsaved.store(owner, next)
  }
  const save = useMutation({
    mutationFn: async (version?: number) => {
      if (!edits) return 'unchanged'
      const checked = checkedPolicy(edits.policy)
      if ('mistakes' in checked) {
        setMistakes(checked.mistakes)
        return 'mistakes'
      }
      setMistakes(NO_MISTAKES)
      const body = { ...checked.content, version: version ?? edits.version }
      const answer = await call(putPolicyDraft, { body })
      queries.setQueryData(POLICY_DRAFT, answer)
      keep(undefined)
      setTheirs(undefined)
      return 'saved'
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.is('policy.draft_changed'))) return
      setTheirs(await queries.fetchQuery({ ...policyDraft, staleTime: 0 }).catch(() => null))
    },
  })
  const discard = useMutation({
    mutationFn: async () => {
      if (draft.data) await call(deletePolicyDraft, {})
      keep(undefined)
      setMistakes(NO_MISTAKES)
      setTheirs(undefined)
      await queries.invalidateQueries({ queryKey: POLICY_DRAFT })
    },
  })

  return {
    isPending: draft.isPending || inForce.isPending,
    error: draft.error ?? (isMissing ? null : inForce.error),
    refetch: () => Promise.all([draft.refetch(), inForce.refetch()]),
    /** The saved draft; null where there is none. */
    draft: draft.data ?? null,
    /** The policy in force, without rules where there is none yet. */
    current,
    /** What is saved: the draft, or the policy in force where a draft would begin from it. */
    saved,
    policy,
    isChanged: edits !== undefined,
    mistakes,
    /** What somebody else saved meanwhile, and what was there before; null where they published or discarded it. */
    conflict: theirs === undefined || !edits ? undefined : { theirs, base: edits.base },
    change: (next: EditedPolicy) => {
      if (!saved) return
      const { version = draft.data?.version ?? 0, base = saved } = edits ?? {}
      keep({ version, base, policy: next })
    },
    /** Takes what is saved in place of what was typed. */
    revert: () => {
      keep(undefined)
      setMistakes(NO_MISTAKES)
      setTheirs(undefined)
    },
    save,
    discard,
  }
}
