import { RecordRef } from '@pravas/contract/requests'
import { z } from 'zod'
import type { Actor } from '../../../access/actor.ts'
import { ProblemError, problem } from '../../../errors.ts'
import type { StoredTripDraft, TripDrafts } from '../../../trips/draft/drafts-service.ts'
import type { TripRevisions } from '../../../trips/draft/revise-service.ts'
import { ownTool } from '../../kernel/tool.ts'

export interface SentTripDeps {
  drafts: Pick<TripDrafts, 'find'>
  tripRevisions: Pick<TripRevisions, 'begin'>
  /** Withdraws the actor's own request; throws what the approvals do. */
  withdraw: (actor: Actor, trip: string) => Promise<unknown>
}

const Sent = z.object({ trip: RecordRef })

/** Withdraws a sent trip, upon the person's yes. */
export function withdrawTrip({ withdraw }: SentTripDeps) {
  return ownTool({
    effect: 'send',
    input: Sent,
    /** False where it has been decided meanwhile. */
    async run(actor, { trip }): Promise<boolean> {
      try {
        await withdraw(actor, trip)
        return true
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'request.not_withdrawable') return false
        throw error
      }
    },
  })
}

/** Begins to change a sent trip, upon the person's yes. */
export function changeTrip({ tripRevisions, drafts }: SentTripDeps) {
  return ownTool({
    effect: 'draft',
    input: Sent,
    /** The draft that holds what was sent; false where it has been decided meanwhile. */
    async run(actor, { trip }): Promise<StoredTripDraft | false> {
      try {
        const draft = await drafts.find(actor, await tripRevisions.begin(actor, trip))
        if (!draft) throw problem('record.not_found')
        return draft
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'request.not_revisable') return false
        throw error
      }
    },
  })
}
