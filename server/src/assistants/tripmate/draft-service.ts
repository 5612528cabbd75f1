import type { BookedOn } from '@pravas/contract/requests'
import type { TripDraft } from '@pravas/contract/trip-draft'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { policyOfDay } from '../../policy/policies-service.ts'
import type { TripAllocations } from '../../trips/draft/allocation-service.ts'
import type { DraftDone } from '../../trips/draft/change-service.ts'
import type { TripDrafts } from '../../trips/draft/drafts-service.ts'
import type { TripRevisions } from '../../trips/draft/revise-service.ts'
import {
  findConversation,
  findSessionsOfDrafts,
  lockConversation,
  updateConversation,
} from '../kernel/conversation-store.ts'
import { chatTitle } from '../kernel/titles.ts'
import { draftIn } from './dialogue/criteria-rules.ts'
import { draftView } from './dialogue/draft-view.ts'
import { parkedWords } from './dialogue/parked-rules.ts'
import { asOf, readState } from './dialogue/state.ts'
import type { DialogueMemory } from './dialogue-memory.ts'

export type ChatDrafts = ReturnType<typeof createChatDrafts>

/** The trip drafts of a person's own conversations. */
export function createChatDrafts({
  db,
  clock,
  drafts,
  memory,
  revisions,
  tripAllocations,
}: {
  db: Database['db']
  clock: Clock
  drafts: Pick<TripDrafts, 'read' | 'find'>
  memory: DialogueMemory
  revisions: Pick<TripRevisions, 'told'>
  tripAllocations: Pick<TripAllocations, 'preview'>
}) {
  return {
    /**
     * What one conversation is about, as it stands today, the trip that was put aside in it, and the number of the request
     * sent last in it. All of it is empty where the person has no such conversation.
     */
    async ofConversation(
      actor: Actor,
      sessionId: string,
    ): Promise<{
      draft: TripDraft | null
      draft_id?: string
      version?: number
      booked_on?: BookedOn
      parked: string | null
      parked_draft?: { id: string; version: number }
      submitted: string | null
    }> {
      const today = dayOf(clock.now())
      const kept = await findConversation(db, { ...ownerOf(actor), assistant: 'tripmate', sessionId })
      const state = asOf(
        readState(kept ? await memory.read(db, actor, kept.state) : await memory.begun(db, actor, sessionId)),
        today,
      )
      const { revises } = state
      const view = draftView(state, await policyOfDay(db, actor, today, revises?.sentOn))
      const id = view && state.draftId
      const told = { draft: draftIn(state), reason: state.reason ?? null }
      const revised = id && revises ? await revisions.told(actor, revises, { draftId: id, ...told }) : null
      const draft = view && { ...view, revises: revised }
      const aside = state.parked?.draftId ? await drafts.find(actor, state.parked.draftId) : undefined
      const day = state.criteria.depart ?? state.criteria.check_in ?? today
      return {
        draft,
        ...(id && {
          draft_id: id,
          version: state.version,
          booked_on: (await tripAllocations.preview(actor, { draftId: id, chosen: {}, day })).booked_on,
        }),
        parked: state.parked && parkedWords(state.parked),
        ...(aside && { parked_draft: { id: aside.id, version: aside.version } }),
        submitted: state.submitted?.tripNumber ?? null,
      }
    },

    /** Tells the conversation of a session what was done to a draft, for the turn that will say so. */
    async tell(trx: Transaction<Tables>, actor: Actor, { told, ...done }: DraftDone): Promise<void> {
      const now = clock.now()
      const key = { ...ownerOf(actor), assistant: 'tripmate' as const, sessionId: told.session_id }
      const conversation = await lockConversation(trx, key, chatTitle(told.words), now)
      const { turn_id: turnId, words } = told
      const state = await memory.tell(trx, actor, conversation.state, { ...done, turnId, words })
      await updateConversation(trx, conversation, { state, stateBefore: null }, now)
    },

    /** Names the session in which each of one's own drafts goes on: the conversation about it, or one that begins with it. */
    async sessionsOf(actor: Actor, draftIds: readonly string[]): Promise<(draftId: string) => string> {
      const begun = await findSessionsOfDrafts(db, actor, draftIds)
      const others = await drafts.read(
        db,
        actor,
        draftIds.filter((id) => !begun.has(id)),
      )
      const own = new Map(others.map(({ id, sessionId }) => [id, sessionId]))
      return (draftId) => begun.get(draftId) ?? own.get(draftId) ?? ''
    },
  }
}

function ownerOf({ orgId, personId }: Actor) {
  return { orgId, personId }
}
