import {
  deleteClaimDraft,
  listClaimDrafts,
  MOST_DRAFTS,
  restoreClaimDraft,
  type UnfinishedClaim,
} from '@pravas/contract/claim-drafts'
import { expenses } from '@pravas/messages/en/expenses'
import { texts } from '@pravas/messages/texts'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'
import { useUndoableDelete } from '../../chat/use-undoable-delete.ts'
import { formatRupees } from '../../ui/formats.ts'
import { UnfinishedRow } from '../../ui/unfinished-list.tsx'
import { claimBlockers } from './claim-blockers.ts'

const t = texts(expenses)

const KEY = ['unfinished claims']

/** One's own claim drafts that are not sent, the last changed first; asked anew at every look. */
export const unfinishedClaims = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) =>
    allPages((cursor) => call(listClaimDrafts, { query: { cursor, limit: MOST_DRAFTS } }, signal)),
  staleTime: 0,
  retry: false,
})

/** The rows of claim drafts in the list of what is unfinished. */
export function UnfinishedClaims({ claims }: { claims: readonly UnfinishedClaim[] }) {
  const remove = useUndoableDelete({
    deleted: t('draft.deleted'),
    list: KEY,
    remove: (draftId) => call(deleteClaimDraft, { params: { draftId } }),
    restore: (draftId) => call(restoreClaimDraft, { params: { draftId } }),
  })
  return claims.map((claim) => (
    <UnfinishedRow
      key={claim.id}
      name={claim.name}
      facts={[
        t('draft'),
        t('draft.receipts', { receipts: claim.receipts }),
        ...(claim.total > 0 ? [formatRupees(claim.total)] : []),
      ]}
      blockers={claimBlockers(claim)}
      to={`/fingenie-chat?session=${encodeURIComponent(claim.session_id)}`}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate(claim.id)}
    />
  ))
}
