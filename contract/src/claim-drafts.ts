import { z } from 'zod'
import { ClaimBlocker, ClaimChoice, ClaimDraft } from './claims.ts'
import { DraftVersion, ToldTurn } from './draft-change.ts'
import { endpoint } from './endpoint.ts'
import { ReceiptFiles, SENDING_BLOCKERS, UPLOAD_BYTES, UPLOAD_ERRORS } from './fingenie.ts'
import { Journey } from './mileage.ts'
import { Rupees } from './money.ts'
import { paged } from './paging.ts'
import { ReceiptFieldsChange } from './receipt-review.ts'
import { TRIP_BOOKING } from './trip-choice.ts'
import { MOST_DRAFTS } from './unclaimed-receipts.ts'

const TAG = 'Claims'

/** A claim draft with receipts that are not claimed yet. */
export const UnfinishedClaim = z
  .object({
    id: z.uuid(),
    version: z.int().meta({ description: 'version, incremented by every change' }),
    session_id: z.string().meta({ description: 'session id of its conversation with FinGenie' }),
    name: z.string().meta({ description: 'name made of its merchants' }),
    receipts: z.int().meta({ description: 'number of unclaimed receipts' }),
    total: Rupees.meta({ description: 'total of the receipts whose amount is known and in rupees' }),
    blocking: z.array(ClaimBlocker).meta({ description: 'what prevents sending it' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'UnfinishedClaim' })
export type UnfinishedClaim = z.infer<typeof UnfinishedClaim>

export const listClaimDrafts = endpoint({
  operationId: 'listClaimDrafts',
  scope: 'read',
  method: 'GET',
  path: '/expense/drafts',
  summary: 'List your claim drafts with unclaimed receipts, most recently changed first',
  tag: TAG,
  query: z.object({
    ...paged({ most: MOST_DRAFTS, usual: 20 }),
  }),
  response: z.object({
    items: z.array(UnfinishedClaim),
    next: z.string().nullable().meta({ description: 'cursor of the next page; null on the last page' }),
  }),
})

const OneDraft = z.object({ draftId: z.string().max(64) })

export const getClaimDraft = endpoint({
  operationId: 'getClaimDraft',
  scope: 'read',
  method: 'GET',
  path: '/expense/drafts/:draftId',
  summary: 'Get a claim draft of yours',
  tag: TAG,
  params: OneDraft,
  response: z.object({
    id: z.uuid(),
    version: UnfinishedClaim.shape.version,
    session_id: UnfinishedClaim.shape.session_id,
    claim: ClaimDraft.nullable().meta({ description: 'the claim it would become; null while it has no receipts' }),
  }),
  errors: ['record.not_found'],
})

const Added = getClaimDraft.response.extend({
  added: z.array(z.uuid()).meta({ description: 'ids of the receipts read from the files' }),
})

export const createClaimDraft = endpoint({
  operationId: 'createClaimDraft',
  scope: 'draft',
  method: 'POST',
  path: '/expense/drafts',
  summary: 'Create a claim draft from receipts (JPEG, PNG, PDF). If a file is refused, none is kept',
  tag: TAG,
  body: z.object({ receipts: ReceiptFiles }),
  files: 'receipts',
  response: Added,
  errors: UPLOAD_ERRORS,
  bodyBytes: UPLOAD_BYTES,
})

export const addDraftReceipts = endpoint({
  operationId: 'addDraftReceipts',
  scope: 'draft',
  method: 'POST',
  path: '/expense/drafts/:draftId/receipts',
  summary: 'Add receipts to a claim draft. If a file is refused, none is kept',
  tag: TAG,
  params: OneDraft,
  body: z.object({ receipts: ReceiptFiles }),
  files: 'receipts',
  response: Added,
  errors: ['record.not_found', ...UPLOAD_ERRORS],
  bodyBytes: UPLOAD_BYTES,
})

export const addDraftMileage = endpoint({
  operationId: 'addDraftMileage',
  scope: 'draft',
  method: 'POST',
  path: '/expense/drafts/:draftId/mileage',
  summary: 'Add a journey by own vehicle to a claim draft; the policy of its day determines the amount',
  tag: TAG,
  params: OneDraft,
  body: Journey,
  response: Added,
  errors: ['record.not_found', 'storage.full'],
})

export const changeClaimDraft = endpoint({
  operationId: 'changeClaimDraft',
  scope: 'draft',
  method: 'PATCH',
  path: '/expense/drafts/:draftId',
  summary:
    'Update a claim draft: as one claim or several, its trip, cost centre, project and reason. Requires its current version',
  tag: TAG,
  params: OneDraft,
  body: z
    .strictObject({ version: DraftVersion, ...ClaimChoice, ...TRIP_BOOKING, told: ToldTurn })
    .meta({ id: 'ClaimDraftChange', examples: [{ version: 1, as: 'one', trip: 'auto' }] }),
  response: getClaimDraft.response,
  errors: ['record.not_found', 'request.invalid', 'claim.changed', 'request.not_reopened'],
})

const OneReceipt = OneDraft.extend({ receiptId: z.string().max(64) })

export const changeDraftReceipt = endpoint({
  operationId: 'changeDraftReceipt',
  scope: 'draft',
  method: 'PATCH',
  path: '/expense/drafts/:draftId/receipts/:receiptId',
  summary: "Edit or confirm fields of a receipt in a claim draft. Requires the draft's current version",
  tag: TAG,
  params: OneReceipt,
  body: ReceiptFieldsChange.extend({ version: DraftVersion }).meta({ id: 'DraftReceiptChange' }),
  response: getClaimDraft.response,
  errors: ['record.not_found', 'claim.changed', 'request.not_reopened'],
})

export const removeDraftReceipt = endpoint({
  operationId: 'removeDraftReceipt',
  scope: 'draft',
  method: 'DELETE',
  path: '/expense/drafts/:draftId/receipts/:receiptId',
  summary: 'Remove a receipt from a claim draft; you can restore it for 30 days',
  tag: TAG,
  params: OneReceipt,
  errors: ['record.not_found', 'request.not_reopened'],
})

export const submitClaimDraft = endpoint({
  operationId: 'submitClaimDraft',
  scope: 'submit',
  method: 'POST',
  path: '/expense/drafts/:draftId/submit',
  summary: 'Send a claim draft for approval. Requires its current version; idempotent',
  tag: TAG,
  params: OneDraft,
  body: z.object({ version: DraftVersion, told: ToldTurn }),
  response: z.object({
    expense_numbers: z.array(z.string()),
    approver: z
      .string()
      .nullable()
      .meta({ description: 'name of the approver; null if no manager is set, so that a super admin decides' }),
  }),
  errors: ['record.not_found', 'claim.changed', 'claim.no_receipts', ...SENDING_BLOCKERS],
})

export const deleteClaimDraft = endpoint({
  operationId: 'deleteClaimDraft',
  scope: 'draft',
  method: 'DELETE',
  path: '/expense/drafts/:draftId',
  summary: 'Delete a claim draft with its unclaimed receipts; you can restore it for 30 days',
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
