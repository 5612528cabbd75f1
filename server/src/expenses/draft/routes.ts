import { deleteClaimDraft, getClaimDraft, listClaimDrafts, restoreClaimDraft } from '@pravas/contract/claim-drafts'
import type { ClaimDraft } from '@pravas/contract/claims'
import { reviseExpense } from '@pravas/contract/expenses'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { Actor } from '../../access/actor.ts'
import type { Handle } from '../../http/handle.ts'
import type { ClaimRevisions } from './revise-service.ts'
import type { UnfinishedClaims } from './unfinished-service.ts'

/** Where drafts are talked about. */
interface DraftSessions {
  /** Tells in which session each of one's own drafts goes on, and how that is called where it has begun. */
  sessionsOf(actor: Actor, draftIds: readonly string[]): Promise<Map<string, { sessionId: string; name?: string }>>
  /** Shows one's own draft with all that blocks sending it. */
  show(actor: Actor, draftId: string): Promise<ClaimDraft | null>
}

export interface ClaimDraftRoutesDeps {
  unfinished: UnfinishedClaims
  revisions: ClaimRevisions
  sessions: DraftSessions
}

/** The calls for a person's own claim drafts. */
export function claimDraftRoutes(handle: Handle, { unfinished, revisions, sessions }: ClaimDraftRoutesDeps): void {
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
  handle(getClaimDraft, async ({ actor, params: { draftId } }) => {
    await unfinished.demand(actor, draftId)
    return {
      id: draftId,
      session_id: await sessionOf(actor, draftId),
      claim: await sessions.show(actor, draftId),
    }
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
