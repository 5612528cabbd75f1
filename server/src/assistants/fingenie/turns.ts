import { ERRORS, type ErrorCode, InputError } from '@pravas/contract/errors'
import { type FollowUpType, ReceiptSummary } from '@pravas/contract/fingenie'
import { replies } from '@pravas/messages/fingenie'
import { z } from 'zod'
import type { Comments } from '../../comments/service.ts'
import type { ShownTotal } from '../../expenses/draft/shown-claim-rules.ts'
import type { Conversation } from '../kernel/conversation-store.ts'
import { actingTools } from '../kernel/tool.ts'
import { createTurns, type Turns, type TurnsDeps, type TurnToKeep, type Utterance } from '../kernel/turns.ts'
import { type QuestionVoice, withQuestions } from '../questions/question-turns.ts'
import { questionTools } from '../tools/question-tools.ts'
import type { ClaimConversations } from './claim-conversations.ts'
import { conversationSummary } from './conversation.ts'
import type { FinGenieReply } from './engine.ts'
import type { FinGenieEngine } from './fingenie-engine.ts'
import { DialogueState } from './rules/state.ts'
import { paragraphs } from './rules/texts.ts'
import { toldBy, toldIn, toldReply } from './rules/told-claim.ts'
import { fingenieTools, type ToolDeps } from './tools.ts'

const Refusal = z.object({
  code: z.string().refine((code): code is ErrorCode => code in ERRORS),
  errors: z.array(InputError),
})

/** What a turn came to: an answer, or a refusal that is the answer in the conversation. */
export const TurnResult = z.object({
  response: z.string(),
  /** All unclaimed receipts of the conversation, when the message changed or removed one. */
  summary: ReceiptSummary.optional(),
  /** The numbers of the claims that the message sent. */
  referenceId: z.string().optional(),
  refusal: Refusal.optional(),
})
export type TurnResult = z.infer<typeof TurnResult>

/** What somebody says to FinGenie. */
export interface Message extends Utterance {
  followUpType: FollowUpType
  /** The page took it for an order to send; the rules decide on it, a language model never does. */
  isOrder?: boolean
  /** The receipts that the page shows; none bind nothing. */
  shown?: readonly ShownTotal[]
  /** Brings the conversation about in which the message is answered, where it may not be there yet. */
  prepare?: (known: Conversation | undefined, signal: AbortSignal) => Promise<Conversation>
}

export type FinGenieTurns = Turns<Message, TurnResult>

export interface FinGenieTurnsDeps extends TurnsDeps, ToolDeps {
  conversations: ClaimConversations
  comments: Pick<Comments, 'asked' | 'write'>
  /** Answers what is no order to send. */
  engine: FinGenieEngine
  rules: FinGenieEngine
}

/** The turns of FinGenie: whatever is said or changed in one conversation follows what was before. */
export function createFinGenieTurns(deps: FinGenieTurnsDeps): FinGenieTurns {
  const { db, engine, rules, receipts, conversations } = deps
  const questions = questionTools(deps.comments)
  return createTurns<Message, FinGenieReply, TurnResult>(
    {
      name: 'fingenie',
      newChat: () => ({}),
      prepare: async ({ said, conversation }, signal) =>
        said.prepare ? said.prepare(conversation, signal) : conversation,
      async *answer({ actor, said, input, acting }) {
        const { sessionId, followUpType, isOrder = false, shown = [] } = said
        const draftId = await conversations.draftOf(db, actor, sessionId)
        const told = toldBy(input.state, said)
        if (told) {
          const claim = draftId === undefined ? null : await conversations.show(actor, draftId)
          yield { type: 'reply', reply: toldReply(told, input.state, claim) }
          return
        }
        const tools = actingTools(fingenieTools(deps, { sessionId, draftId, shown }), acting)
        const asked = { ...input, tools: actingTools(questions, acting), voice: fingenieQuestions, isOrder }
        yield* withQuestions(asked, (state) =>
          (isOrder ? rules : engine).turn({ ...input, state, followUpType, isOrder, tools }),
        )
      },
      async keep(trx, turn) {
        const { orgId, personId } = turn.actor
        const draftId = await conversations.adopt(trx, turn.actor, turn.said.sessionId, turn.conversation)
        const key = draftId === undefined ? undefined : { orgId, personId, draftId }
        const told = toldBy(turn.before, turn.said)
        const untold = toldIn(turn.conversation.state).filter(({ turnId }) => turnId !== turn.said.turnId)
        const state = { ...turn.reply.state, ...(untold.length > 0 && { told: untold }) }
        const change = { state, ...conversationSummary(key ? await receipts.ofDraft(trx, key) : []) }
        // A page that learns of a claim knows that its receipts are claimed.
        const changed = told ? !told.sent : turn.effects.has('draft') && !turn.effects.has('send')
        return { result: resultOf(turn, changed ? (key ? await receipts.unclaimed(trx, key) : []) : undefined), change }
      },
      result: TurnResult,
      failureWords: { stopped: replies('stopped'), surprise: replies('unavailable') },
    },
    deps,
  )
}

function resultOf(
  { said: { sessionId }, reply: { text, referenceId, refusal } }: TurnToKeep<Message, FinGenieReply>,
  unclaimed: ReceiptSummary['receipts'] | undefined,
): TurnResult {
  return {
    response: text,
    ...(unclaimed && { summary: { session_id: sessionId, receipts: unclaimed } }),
    ...(referenceId !== undefined && { referenceId }),
    ...(refusal && { refusal }),
  }
}

/** How FinGenie speaks of the questions about claims. */
const fingenieQuestions: QuestionVoice<FinGenieReply> = {
  kind: 'expense',
  other: 'TripMate',
  /** What was asked before is asked no more; sending names it as long as it is open. */
  aside(state) {
    const { pending, left = [], ...dialogue } = DialogueState.parse(state)
    if (!pending) return state
    return { ...dialogue, left: [...left, pending] }
  },
  reply: (text, state) => ({ text, state }),
  // What was sent or refused stands alone.
  withNote: (reply, note) =>
    reply.referenceId === undefined && reply.refusal === undefined
      ? { ...reply, text: paragraphs(reply.text, note) }
      : reply,
}
