import { z } from 'zod'
import { ClaimBlocker, ClaimDraft } from './claims.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'

const TAG = 'Claims'

/** A claim draft with receipts that are not claimed yet. */
export const UnfinishedClaim = z
  .object({
    id: z.uuid(),
    version: z.int().meta({ description: 'counts its changes' }),
    session_id: z.string().meta({ description: "the session of FinGenie's chat in which it goes on" }),
    name: z.string().meta({ description: 'what it is about, such as its merchants' }),
    receipts: z.int().meta({ description: 'how many are not claimed yet' }),
    total: Rupees.meta({ description: 'among those whose total is known and in rupees' }),
    blocking: z.array(ClaimBlocker).meta({ description: 'what blocks sending it' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'UnfinishedClaim' })
export type UnfinishedClaim = z.infer<typeof UnfinishedClaim>

/** The most drafts that one answer lists. */
export const MOST_DRAFTS = 50

export const listClaimDrafts = endpoint({
  operationId: 'listClaimDrafts',
  scope: 'read',
  method: 'GET',
  path: '/expense/drafts',
  summary: 'List your claim drafts with unclaimed receipts, most recently changed first',
  tag: TAG,
  query: z.object({
    cursor: z.string().max(200).optional().meta({ description: "the 'next' of the answer before" }),
    limit: z.coerce.number().int().min(1).max(MOST_DRAFTS).default(20),
  }),
  response: z.object({
    items: z.array(UnfinishedClaim),
    next: z.string().nullable().meta({ description: 'requests the next page; null on the last one' }),
  }),
})

const OneDraft = z.object({ draftId: z.string().max(64) })

export const getClaimDraft = endpoint({
  operationId: 'getClaimDraft',
  scope: 'read',
  method: 'GET',
  path: '/expense/drafts/:draftId',
  summary: 'Get one of your claim drafts',
  tag: TAG,
  params: OneDraft,
  response: z.object({
    id: z.uuid(),
    session_id: UnfinishedClaim.shape.session_id,
    claim: ClaimDraft.nullable().meta({ description: 'what sending would make of it; null while it holds no receipt' }),
  }),
  errors: ['record.not_found'],
})

export const deleteClaimDraft = endpoint({
  operationId: 'deleteClaimDraft',
  scope: 'draft',
  method: 'DELETE',
  path: '/expense/drafts/:draftId',
  summary: 'Delete one of your claim drafts with its unclaimed receipts; it can be restored for 30 days',
  tag: TAG,
  params: OneDraft,
  errors: ['record.not_found'],
})

export const restoreClaimDraft = endpoint({
  operationId: 'restoreClaimDraft',
  scope: 'draft',
  method: 'POST',
  path: '/expense/drafts/:draftId/restore',
  summary: 'Restore a deleted claim draft with the receipts that were deleted with it',
  tag: TAG,
  params: OneDraft,
  response: z.object({ id: z.uuid(), session_id: UnfinishedClaim.shape.session_id }),
  errors: ['record.not_found'],
})
