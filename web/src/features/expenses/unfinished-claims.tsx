import {
  deleteClaimDraft,
  listClaimDrafts,
  restoreClaimDraft,
  type UnfinishedClaim,
} from '@pravas/contract/claim-drafts'
import { MOST_DRAFTS } from '@pravas/contract/unclaimed-receipts'
import { expenses } from '@pravas/messages/en/expenses'
import { texts } from '@pravas/messages/texts'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'
import { useUndoableDelete } from '../../chat/use-undoable-delete.ts'
import { formatRupees } from '../../ui/formats.ts'
import { DraftRow } from '../../ui/needs-list.tsx'

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

/** The row of a claim draft in the list of what needs somebody. */
export function UnfinishedClaimRow({ claim }: { claim: UnfinishedClaim }) {
  const remove = useUndoableDelete({
    deleted: t('draft.deleted'),
    list: KEY,
    remove: (draftId) => call(deleteClaimDraft, { params: { draftId } }),
    restore: (draftId) => call(restoreClaimDraft, { params: { draftId } }),
  })
  return (
    <DraftRow
      name={claim.name}
      facts={[t('draft'), t('draft.receipts', { receipts: claim.receipts })]}
      amount={claim.total > 0 ? formatRupees(claim.total) : undefined}
      blockers={claimBlockers(claim)}
      to={`/fingenie-chat?session=${encodeURIComponent(claim.session_id)}`}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate(claim.id)}
    />
  )
}

const NEEDED: Record<string, 'total' | 'currency'> = {
  'claim.no_total': 'total',
  'claim.currency': 'currency',
}

/** What blocks sending a draft, a line for each kind: '2 of 5 receipts need a total'. */
function claimBlockers({ blocking, receipts }: Pick<UnfinishedClaim, 'blocking' | 'receipts'>): string[] {
  return [...Map.groupBy(blocking, ({ code }) => code)].flatMap(([code, of]) => {
    const needed = NEEDED[code]
    if (needed === undefined) return [...new Set(of.map(({ text }) => text))]
    if (receipts === 1) return [t(`draft.one-needs-${needed}`)]
    return [t(`draft.some-need-${needed}`, { count: of.length, receipts })]
  })
}
