import { changeClaimDraft, submitClaimDraft } from '@pravas/contract/claim-drafts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import {
  type DraftChange,
  type DraftChanges,
  type KeepChange,
  type RefusedChange,
  useDraftChanges,
} from '../../../chat/draft-changes.ts'
import { type AnsweredClaim, claimDraftOf } from '../claim-draft.ts'
import { RECEIPT_EDIT } from './use-receipt-edits.ts'

/** How a claim draft is claimed, as far as it is changed; 'send' sends it. */
type Change = { as?: 'one' | 'each'; trip?: string | null; reason?: string } | 'send'

export type ClaimChange = DraftChange<Change>
export type RefusedClaimChange = RefusedChange<Change>
export type ClaimChanges = DraftChanges<Change>

interface ClaimChangesOptions {
  sessionId: string
  /** An answer is awaited. */
  busy: boolean
  /** Tells the conversation, by a turn; false while an answer is awaited. */
  onTold: (words: string, turnId: string) => boolean
  onSent?: () => void
}

/** Changes and sends the claim draft of a conversation, by its id and in the version that is shown. */
export function useClaimChanges({ sessionId, busy, onTold, onSent }: ClaimChangesOptions): ClaimChanges {
  const queries = useQueryClient()
  // Each edit of a receipt makes a version of its own.
  const editing = useIsMutating({ mutationKey: RECEIPT_EDIT }) > 0
  const query = claimDraftOf(sessionId)
  const { queryKey } = query
  const keep: KeepChange<Change> = async ({ change, words }, { draftId, version, told }) => {
    const params = { draftId }
    if (change === 'send') {
      await call(submitClaimDraft, { params, body: { version, told } })
      onSent?.()
      return { words }
    }
    const { as } = change
    if (as)
      queries.setQueryData<AnsweredClaim>(queryKey, (known) =>
        known?.claim ? { claim: { ...known.claim, as } } : known,
      )
    const { claim } = await call(changeClaimDraft, { params, body: { ...change, version, told } })
    queries.setQueryData<AnsweredClaim>(queryKey, { claim })
    return { words }
  }
  return useDraftChanges({
    sessionId,
    busy: busy || editing,
    current: async () => {
      const isComing = queries.isFetching({ queryKey }) > 0
      const known = isComing ? await queries.fetchQuery(query) : queries.getQueryData<AnsweredClaim>(queryKey)
      return known?.claim ?? undefined
    },
    refresh: () => void queries.invalidateQueries({ queryKey }),
    onTold,
    keep,
  })
}
