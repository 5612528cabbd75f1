import { deleteClaimDraft, listClaimDrafts, restoreClaimDraft, UnfinishedClaim } from '@pravas/contract/claim-drafts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { offerUndo } from '../../chat/undo-offer.tsx'
import { countOf, formatRupees } from '../../ui/formats.ts'
import { UnfinishedRow } from '../../ui/unfinished-list.tsx'
import { claimBlockers } from './claim-blockers.ts'

const SHOWN = 5
const KEY = ['unfinished claims']

/** One's own claim drafts that are not sent, the last changed first; asked anew at every look. */
export const unfinishedClaims = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const { items } = await call(listClaimDrafts, { query: { limit: SHOWN } }, signal)
    return (items ?? []).flatMap((one) => UnfinishedClaim.safeParse(one).data ?? [])
  },
  staleTime: 0,
  retry: false,
})

/** The rows of claim drafts in the list of what is unfinished. */
export function UnfinishedClaims({ claims }: { claims: readonly UnfinishedClaim[] }) {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  const restore = useMutation({
    mutationFn: (draftId: string) => call(restoreClaimDraft, { params: { draftId } }),
    onError: (error) => logFailure('The claim draft could not be restored.', error),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (draftId: string) => call(deleteClaimDraft, { params: { draftId } }),
    onSuccess: (_, draftId) => offerUndo({ message: 'Claim draft deleted.', onUndo: () => restore.mutate(draftId) }),
    onError: (error) => logFailure('The claim draft could not be deleted.', error),
    onSettled: refresh,
  })
  return claims.map((claim) => (
    <UnfinishedRow
      key={claim.id}
      name={claim.name}
      facts={[
        'Expense claim',
        countOf(claim.receipts, 'receipt'),
        ...(claim.total > 0 ? [formatRupees(claim.total)] : []),
      ]}
      blockers={claimBlockers(claim)}
      to={`/fingenie-chat?session=${encodeURIComponent(claim.session_id)}`}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate(claim.id)}
    />
  ))
}
