import type { FollowUpType, ReceiptSummary } from '@pravas/contract/fingenie'
import type { Actor } from '../../access/actor.ts'
import type { FinGenieEngine } from './engine.ts'
import type { Respond } from './respond.ts'
import type { Message } from './turns.ts'

export type Questions = ReturnType<typeof createQuestions>

interface QuestionsDeps {
  engine: FinGenieEngine
  respond: Respond
}

export interface Question extends Message {
  followUpType: FollowUpType
}

export interface QuestionAnswer {
  response: string
  /** All unclaimed receipts of the conversation, when the message changed or removed one. */
  summary?: ReceiptSummary | undefined
  /** The numbers of the claims, when the message agreed to sending them. */
  referenceId?: string | undefined
}

/** Questions, corrections and whatever else is said to FinGenie. */
export function createQuestions({ engine, respond }: QuestionsDeps) {
  return {
    /** The answer to a message; question and answer become part of the conversation. */
    async ask(actor: Actor, question: Question, gone: AbortSignal): Promise<QuestionAnswer> {
      const { refusal: _, ...answer } = await respond(actor, question, engine, gone)
      return answer
    },
  }
}
