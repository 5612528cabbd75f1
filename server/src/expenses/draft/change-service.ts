import type { ClaimBlocker } from '@pravas/contract/claims'
import type { ToldTurn } from '@pravas/contract/draft-change'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { allocationMistake } from '../../allocations/allocation-text-rules.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid, problem } from '../../errors.ts'
import type { ClaimAllocations } from './allocation-service.ts'
import { CLAIM_PARTS, type ClaimDone, type Claimed } from './claim-rules.ts'
import type { ClaimDrafts } from './draft-service.ts'
import type { Claims } from './submit-service.ts'

type Choice = Parameters<ClaimDrafts['choose']>[2]

/** How a draft is to be claimed, and on what it is to be booked; what is absent stays as it is. */
export interface ClaimChange extends Choice {
  /** The version that was read, where one was: another one is not changed. */
  version?: number | undefined
  cost_centre?: string | null | undefined
  project?: string | null | undefined
  told?: ToldTurn | undefined
}

/** The conversations about claim drafts. */
export interface ClaimConversation {
  /** Finds the draft that one's own session is about; undefined where it has none yet. */
  draftOf(source: Database['db'], actor: Actor, sessionId: string): Promise<string | undefined>
  /** Tells the conversation of a session. Throws 'claim.changed' where that is about another draft. */
  tell(trx: Transaction<Tables>, actor: Actor, done: ClaimDone): Promise<void>
}

export type ClaimChanges = ReturnType<typeof createClaimChanges>

interface Deps {
  db: Database['db']
  drafts: Pick<ClaimDrafts, 'choose' | 'versionOf'>
  claimAllocations: Pick<ClaimAllocations, 'find' | 'book'>
  claims: Pick<Claims, 'submit'>
}

/** Changes of one's own claim drafts by their id, and sending them: by a page, the API or a connected assistant. */
export function createClaimChanges({ db, drafts, claimAllocations, claims }: Deps) {
  return {
    /**
     * Changes how a draft is claimed. Throws 'record.not_found', 'claim.changed', 'request.invalid' for a trip, a cost centre or a
     * project that cannot be, and 'request.not_reopened' where a claim was returned for something else.
     */
    async change(
      actor: Actor,
      draftId: string,
      { version, told, ...change }: ClaimChange,
      tell?: ClaimConversation['tell'],
    ): Promise<void> {
      const now = await drafts.versionOf(actor, draftId)
      if (version !== undefined && version !== now) throw problem('claim.changed')
      const { as, trip, reason, cost_centre, project } = change
      const books = cost_centre !== undefined || project !== undefined
      const typed = { cost_centre, project }
      if (books) {
        const found = await claimAllocations.find(actor, draftId, typed)
        const mistake = allocationMistake(found)
        if (mistake) throw invalid([{ ...mistake, path: `body.${mistake.path}` }])
      }
      const chooses = as !== undefined || trip !== undefined || reason !== undefined
      if (chooses || told) {
        const changed = CLAIM_PARTS.filter((part) => change[part] !== undefined)
        const also = told && tell && ((trx: Transaction<Tables>) => tell(trx, actor, { id: draftId, told, changed }))
        await drafts.choose(actor, draftId, { as, trip, reason }, { version, also })
      }
      if (books) await claimAllocations.book(actor, draftId, { typed })
    },

    /**
     * Sends a draft in the version that was read; the same again changes nothing. Throws as `Claims.submit` does,
     * 'claim.open_question' while something was asked about it, as `blocking` says, and 'claim.changed' where the session that is
     * to be told is about another draft.
     */
    async submit(
      actor: Actor,
      draftId: string,
      { version, told }: { version: number; told?: ToldTurn | undefined },
      { blocking, conversation }: { blocking: readonly ClaimBlocker[]; conversation: ClaimConversation },
    ): Promise<Claimed> {
      await drafts.versionOf(actor, draftId)
      const question = blocking.find(({ code }) => code === 'claim.open_question')?.text
      if (question !== undefined) throw problem('claim.open_question', question)
      // What was sent can't be taken back, so that nothing may be refused after it.
      if (told && (await conversation.draftOf(db, actor, told.session_id)) !== draftId) throw problem('claim.changed')
      const sent = await claims.submit(actor, draftId, { version })
      if (told)
        await inTransaction(db, (trx) => conversation.tell(trx, actor, { id: draftId, told, changed: [], sent }))
      return sent
    },
  }
}
