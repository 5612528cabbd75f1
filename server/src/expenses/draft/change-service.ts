import type { ClaimBlocker } from '@pravas/contract/claims'
import type { Actor } from '../../access/actor.ts'
import { allocationMistake } from '../../allocations/allocation-text-rules.ts'
import { invalid, problem } from '../../errors.ts'
import type { ClaimAllocations } from './allocation-service.ts'
import type { ClaimDrafts } from './draft-service.ts'
import type { Claims } from './submit-service.ts'

type Choice = Parameters<ClaimDrafts['choose']>[2]

/** How a draft is to be claimed, and on what it is to be booked; what is absent stays as it is. */
export interface ClaimChange extends Choice {
  /** The version that was read, where one was: another one is not changed. */
  version?: number | undefined
  cost_centre?: string | null | undefined
  project?: string | null | undefined
}

export type ClaimChanges = ReturnType<typeof createClaimChanges>

interface Deps {
  drafts: Pick<ClaimDrafts, 'choose' | 'versionOf'>
  claimAllocations: Pick<ClaimAllocations, 'find' | 'book'>
  claims: Pick<Claims, 'submit'>
}

/** Changes of one's own claim drafts by their id, and sending them: by a page, the API or a connected assistant. */
export function createClaimChanges({ drafts, claimAllocations, claims }: Deps) {
  return {
    /**
     * Changes how a draft is claimed. Throws 'record.not_found', 'claim.changed', 'request.invalid' for a trip, a cost centre or a
     * project that cannot be, and 'request.not_reopened' where a claim was returned for something else.
     */
    async change(
      actor: Actor,
      draftId: string,
      { version, as, trip, reason, cost_centre, project }: ClaimChange,
    ): Promise<void> {
      const now = await drafts.versionOf(actor, draftId)
      if (version !== undefined && version !== now) throw problem('claim.changed')
      const books = cost_centre !== undefined || project !== undefined
      const typed = { cost_centre, project }
      if (books) {
        const found = await claimAllocations.find(actor, draftId, typed)
        const mistake = allocationMistake(found)
        if (mistake) throw invalid([{ ...mistake, path: `body.${mistake.path}` }])
      }
      const chooses = as !== undefined || trip !== undefined || reason !== undefined
      if (chooses) await drafts.choose(actor, draftId, { as, trip, reason }, version)
      if (books) await claimAllocations.book(actor, draftId, { typed })
    },

    /**
     * Sends a draft in the version that was read; the same again changes nothing. Throws as `Claims.submit` does, and
     * 'claim.open_question' while something was asked about it, as `blocking` says.
     */
    async submit(actor: Actor, draftId: string, version: number, blocking: readonly ClaimBlocker[]) {
      await drafts.versionOf(actor, draftId)
      const question = blocking.find(({ code }) => code === 'claim.open_question')?.text
      if (question !== undefined) throw problem('claim.open_question', question)
      return claims.submit(actor, draftId, { version })
    },
  }
}
