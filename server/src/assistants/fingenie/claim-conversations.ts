import type { ClaimBlocker, ClaimDraft } from '@pravas/contract/claims'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import type { ClaimConversation } from '../../expenses/draft/change-service.ts'
import type { ClaimDrafts } from '../../expenses/draft/draft-service.ts'
import type { UnfinishedClaims } from '../../expenses/draft/unfinished-service.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import {
  type Conversation,
  holdConversation,
  lockConversation,
  updateConversation,
} from '../kernel/conversation-store.ts'
import { chatTitle } from '../kernel/titles.ts'
import { linkDraft, selectConversationsAbout, selectDraftId } from './claim-conversations-store.ts'
import { keyOf } from './conversation.ts'
import { openQuestion, openRemovalQuestion } from './rules/open-matters/ask.ts'
import { withTold } from './rules/told-claim.ts'

type Trx = Transaction<Tables>

export type ClaimConversations = ReturnType<typeof createClaimConversations>

interface Deps {
  db: Database['db']
  clock: Clock
  receipts: Pick<Receipts, 'ofDraft'>
  drafts: Pick<ClaimDrafts, 'begin' | 'hold' | 'ofSession' | 'sessionsOf' | 'show'>
  unfinished: Pick<UnfinishedClaims, 'forget'>
}

/**
 * Which claim draft a conversation with FinGenie is about. A draft that was begun elsewhere, as by a connected assistant, goes
 * on in the session that it names.
 */
export function createClaimConversations({ db, clock, receipts, drafts, unfinished }: Deps) {
  /** Finds the draft that goes on in a session, as long as no other conversation is about it. */
  async function namedDraft(source: Db, actor: Actor, sessionId: string): Promise<string | undefined> {
    const named = await drafts.ofSession(source, actor, sessionId)
    if (named === undefined) return undefined
    return (await selectConversationsAbout(source, actor, [named])).length === 0 ? named : undefined
  }

  async function draftOf(source: Db, actor: Actor, sessionId: string): Promise<string | undefined> {
    const conversation = await selectDraftId(source, keyOf(actor, sessionId))
    return conversation?.draftId ?? (await namedDraft(source, actor, sessionId))
  }

  /** The draft of a conversation that the caller's transaction holds; links the one that goes on in its session. */
  async function adopt(trx: Trx, actor: Actor, sessionId: string, conversation: Conversation) {
    const known = await selectDraftId(trx, keyOf(actor, sessionId))
    if (known?.draftId) return known.draftId
    const named = await namedDraft(trx, actor, sessionId)
    if (named !== undefined) await linkDraft(trx, conversation, named)
    return named
  }

  async function draftFor(trx: Trx, actor: Actor, sessionId: string, conversation: Conversation): Promise<string> {
    const known = await adopt(trx, actor, sessionId, conversation)
    if (known !== undefined) {
      await drafts.hold(trx, actor, known)
      return known
    }
    const begun = await drafts.begin(trx, actor, clock.now())
    await linkDraft(trx, conversation, begun)
    return begun
  }

  /** Keeps in the conversation of a session what was done to its draft; a turn is to tell of it. */
  const tell: ClaimConversation['tell'] = async (trx, actor, done) => {
    const { session_id: sessionId, words } = done.told
    const now = clock.now()
    const conversation = await lockConversation(trx, keyOf(actor, sessionId), chatTitle(words), now)
    if ((await adopt(trx, actor, sessionId, conversation)) !== done.id) throw problem('claim.changed')
    await updateConversation(trx, conversation, { state: withTold(conversation.state, done) }, now)
  }

  /** What FinGenie has asked about a draft and still awaits the answer to. */
  async function openQuestions(actor: Actor, draftId: string): Promise<ClaimBlocker[]> {
    const [conversation] = await selectConversationsAbout(db, actor, [draftId])
    if (!conversation) return []
    const { orgId, personId } = actor
    const question = openRemovalQuestion(conversation.state, await receipts.ofDraft(db, { orgId, personId, draftId }))
    return question ? [openQuestion(question)] : []
  }

  return {
    /** Finds the draft that one's own session is about; undefined where it has none yet. */
    draftOf,

    adopt,

    tell,

    /** Holds the draft of a conversation that the caller's transaction holds; begins one where it has none yet. */
    draftFor,

    /** The draft of one's own session, begun where it has none yet; undefined when there is no such conversation. */
    async begin(actor: Actor, sessionId: string): Promise<string | undefined> {
      return inTransaction(db, async (trx) => {
        const conversation = await holdConversation(trx, keyOf(actor, sessionId))
        return conversation && draftFor(trx, actor, sessionId, conversation)
      })
    },

    /** Tells in which session each of one's own drafts goes on, and how that is called where it has begun. */
    async sessionsOf(
      actor: Actor,
      draftIds: readonly string[],
    ): Promise<Map<string, { sessionId: string; name?: string }>> {
      const rows = await selectConversationsAbout(db, actor, draftIds)
      const known = new Map(rows.map(({ draftId, sessionId, name }) => [draftId, { sessionId, name }]))
      const own = await drafts.sessionsOf(
        actor,
        draftIds.filter((id) => !known.has(id)),
      )
      return new Map(draftIds.map((id) => [id, known.get(id) ?? { sessionId: own.get(id) ?? '' }]))
    },

    /**
     * Shows one's own draft with what FinGenie has asked about it and still awaits the answer to among what blocks sending it;
     * null when it holds and has claimed no receipt. Throws 'record.not_found' when there is no such draft.
     */
    async show(actor: Actor, draftId: string): Promise<ClaimDraft | null> {
      const claim = await drafts.show(actor, draftId)
      return claim && { ...claim, blocking: [...claim.blocking, ...(await openQuestions(actor, draftId))] }
    },

    /** Whether a session goes on with a draft of one's own although nothing has been said in it yet. */
    isAboutDraft: async (actor: Actor, sessionId: string): Promise<boolean> =>
      (await namedDraft(db, actor, sessionId)) !== undefined,

    /** Deletes for good what was never claimed of the draft that a conversation is about, within the caller's transaction. */
    async forget(trx: Trx, actor: Actor, sessionId: string): Promise<void> {
      const known = await selectDraftId(trx, keyOf(actor, sessionId))
      if (known?.draftId) await unfinished.forget(trx, actor, known.draftId)
    },
  }
}
