import type { TripDraft } from '@pravas/contract/trip-draft'
import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { policyOfDay } from '../../policy/policies-service.ts'
import { findConversation } from '../kernel/conversation-store.ts'
import { draftView } from './dialogue/draft-view.ts'
import { parkedWords } from './dialogue/parked-rules.ts'
import { asOf, readState } from './dialogue/state.ts'
import type { DialogueMemory } from './dialogue-memory.ts'

export type ChatDrafts = ReturnType<typeof createChatDrafts>

/** The trip drafts of a person's own conversations. */
export function createChatDrafts({ db, clock, memory }: { db: Database['db']; clock: Clock; memory: DialogueMemory }) {
  return {
    /**
     * What one conversation is about, as it stands today, the trip that was put aside in it, and the number of the request
     * sent last in it. All of it is empty where the person has no such conversation.
     */
    async ofConversation(
      actor: Actor,
      sessionId: string,
    ): Promise<{ draft: TripDraft | null; draft_id?: string; parked: string | null; submitted: string | null }> {
      const today = dayOf(clock.now())
      const kept = await findConversation(db, { ...ownerOf(actor), assistant: 'tripmate', sessionId })
      const state = asOf(
        readState(kept ? await memory.read(db, actor, kept.state) : await memory.begun(db, actor, sessionId)),
        today,
      )
      const draft = draftView(state, await policyOfDay(db, actor, today))
      return {
        draft,
        ...(draft && state.draftId && { draft_id: state.draftId }),
        parked: state.parked && parkedWords(state.parked),
        submitted: state.submitted?.tripNumber ?? null,
      }
    },
  }
}

function ownerOf({ orgId, personId }: Actor) {
  return { orgId, personId }
}
