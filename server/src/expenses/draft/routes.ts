import {
  addDraftMileage,
  addDraftReceipts,
  changeClaimDraft,
  changeDraftReceipt,
  createClaimDraft,
  deleteClaimDraft,
  getClaimDraft,
  listClaimDrafts,
  removeDraftReceipt,
  restoreClaimDraft,
  submitClaimDraft,
} from '@pravas/contract/claim-drafts'
import type { ClaimDraft } from '@pravas/contract/claims'
import { reviseExpense } from '@pravas/contract/expenses'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { Actor } from '../../access/actor.ts'
import { goneSignal } from '../../http/gone-signal.ts'
import type { Handle } from '../../http/handle.ts'
import type { ClaimChanges, ClaimConversation } from './change-service.ts'
import type { DraftReceipts } from './draft-receipts-service.ts'
import type { ClaimDrafts } from './draft-service.ts'
import type { ClaimRevisions } from './revise-service.ts'
import type { UnfinishedClaims } from './unfinished-service.ts'

/** Where drafts are talked about. */
interface DraftSessions extends ClaimConversation {
  /** Tells in which session each of one's own drafts goes on, and how that is called where it has begun. */
  sessionsOf(actor: Actor, draftIds: readonly string[]): Promise<Map<string, { sessionId: string; name?: string }>>
  /** Shows one's own draft with all that blocks sending it. */
  show(actor: Actor, draftId: string): Promise<ClaimDraft | null>
}

export interface ClaimDraftRoutesDeps {
  unfinished: UnfinishedClaims
  drafts: Pick<ClaimDrafts, 'versionOf'>
  draftReceipts: Pick<DraftReceipts, 'upload' | 'addJourney' | 'changeIn' | 'discardFrom'>
  changes: ClaimChanges
  revisions: ClaimRevisions
  sessions: DraftSessions
}

/** The calls for a person's own claim drafts. */
export function claimDraftRoutes(
  handle: Handle,
  { unfinished, drafts, draftReceipts, changes, revisions, sessions }: ClaimDraftRoutesDeps,
): void {
  const one = async (actor: Actor, draftId: string) => ({
    id: draftId,
    version: await drafts.versionOf(actor, draftId),
    session_id: await sessionOf(actor, draftId),
    claim: await sessions.show(actor, draftId),
  })
  const sessionOf = async (actor: Actor, id: string) =>
    (await sessions.sessionsOf(actor, [id])).get(id)?.sessionId ?? ''

  handle(reviseExpense, async ({ actor, params }) => {
    const draftId = await revisions.begin(actor, params.expenseId)
    return { draft_id: draftId, session_id: await sessionOf(actor, draftId) }
  })
  handle(listClaimDrafts, async ({ actor, query }) => {
    const { items, next } = await unfinished.list(actor, query)
    const found = await sessions.sessionsOf(
      actor,
      items.map(({ id }) => id),
    )
    return {
      items: items.map(({ id, version, merchants, receipts, totalPaise, blocking, createdAt, updatedAt }) => ({
        id,
        version,
        session_id: found.get(id)?.sessionId ?? '',
        name: merchants.join(', '),
        receipts,
        total: rupeesFromPaise(totalPaise),
        blocking,
        created_at: createdAt.toISOString(),
        updated_at: updatedAt.toISOString(),
      })),
      next,
    }
  })
  handle(getClaimDraft, ({ actor, params: { draftId } }) => one(actor, draftId))
  handle(createClaimDraft, async ({ actor, body: { receipts }, reply }) => {
    const { draftId, added } = await draftReceipts.upload(actor, undefined, receipts, goneSignal(reply))
    return { ...(await one(actor, draftId)), added: added.receipts.map(({ receipt_id }) => receipt_id) }
  })
  handle(addDraftReceipts, async ({ actor, params: { draftId }, body: { receipts }, reply }) => {
    await unfinished.demand(actor, draftId)
    const { added } = await draftReceipts.upload(actor, draftId, receipts, goneSignal(reply))
    return { ...(await one(actor, draftId)), added: added.receipts.map(({ receipt_id }) => receipt_id) }
  })
  handle(addDraftMileage, async ({ actor, params: { draftId }, body }) => {
    await unfinished.demand(actor, draftId)
    const { receiptId } = await draftReceipts.addJourney(actor, draftId, body)
    return { ...(await one(actor, draftId)), added: [receiptId] }
  })
  handle(changeClaimDraft, async ({ actor, params: { draftId }, body }) => {
    await changes.change(actor, draftId, body, sessions.tell)
    return one(actor, draftId)
  })
  handle(changeDraftReceipt, async ({ actor, params, body }) => {
    await draftReceipts.changeIn(actor, params, body)
    return one(actor, params.draftId)
  })
  handle(removeDraftReceipt, async ({ actor, params }) => {
    await draftReceipts.discardFrom(actor, params)
    return undefined
  })
  handle(submitClaimDraft, async ({ actor, params: { draftId }, body }) => {
    const { blocking = [] } = (await sessions.show(actor, draftId)) ?? {}
    const sending = { blocking, conversation: sessions }
    const { expenseNumbers, approver } = await changes.submit(actor, draftId, body, sending)
    return { expense_numbers: expenseNumbers, approver }
  })
  handle(deleteClaimDraft, async ({ actor, params }) => {
    await unfinished.remove(actor, params.draftId)
    return undefined
  })
  handle(restoreClaimDraft, async ({ actor, params: { draftId } }) => {
    await unfinished.restore(actor, draftId)
    return { id: draftId, session_id: await sessionOf(actor, draftId) }
  })
}
