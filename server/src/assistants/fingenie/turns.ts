import { ERRORS, type ErrorCode, InputError } from '@pravas/contract/errors'
import { ReceiptSummary } from '@pravas/contract/fingenie'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { chatTitle } from '../kernel/titles.ts'
import { createTurnLine } from '../kernel/turns-line.ts'
import type { TurnControl } from '../kernel/turns-running.ts'
import { type KeptTurn, type TurnToTake, takeTurn } from '../kernel/turns-taking.ts'
import type { LimitedTurn } from '../kernel/worker/turn-limit.ts'
import { keyOf } from './conversation.ts'

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

/** What somebody says to FinGenie. Of two with one turn id the second gets what was answered to the first. */
export interface Message {
  sessionId: string
  message: string
  turnId?: string | undefined
}

type Outcome = { result: TurnResult } | { error: unknown }

type Steps<Reply> = Pick<TurnToTake<Reply, TurnResult>, 'answer'> & {
  keep: (
    ...given: Parameters<TurnToTake<Reply, TurnResult>['keep']>
  ) => Promise<Omit<KeptTurn<TurnResult>, 'exchange'>> | Omit<KeptTurn<TurnResult>, 'exchange'>
}

interface TurnsDeps {
  db: Database['db']
  clock: Clock
  /** Told of a turn that was ended by its limit. */
  onLimit: (turn: LimitedTurn) => void
}

export type FinGenieTurns = ReturnType<typeof createFinGenieTurns>

/** The turns of FinGenie: whatever is said or changed in one conversation follows what was before. */
export function createFinGenieTurns({ db, clock, onLimit }: TurnsDeps) {
  const line = createTurnLine<Outcome>(
    (error, signal) => ({
      // Who has gone away hears of nothing; who comes back with the same turn may try again.
      error: signal.aborted ? problem('server.unavailable') : error,
    }),
    onLimit,
  )

  return {
    /** Does something to a conversation when no turn of it is under way. */
    inLine: <T>(actor: Actor, sessionId: string, work: () => Promise<T>): Promise<T> =>
      line.inLine(keyOf(actor, sessionId), work),

    /** Takes a turn, or joins the one with the same id. `gone` tells that the caller waits no longer. */
    async take<Reply>(
      actor: Actor,
      { sessionId, message, turnId }: Message,
      gone: AbortSignal,
      stepsOf: (control: TurnControl) => Steps<Reply>,
    ): Promise<TurnResult> {
      const key = keyOf(actor, sessionId)
      const turn = line.start(key, { message, turnId }, async (control) => {
        const { answer, keep } = stepsOf(control)
        const turn: TurnToTake<Reply, TurnResult> = {
          key,
          turnId,
          title: chatTitle(message),
          result: TurnResult,
          answer,
          keep: async (...given) => {
            const kept = await keep(...given)
            return { ...kept, exchange: { userMessage: message, botResponse: kept.result.response } }
          },
        }
        return { result: await takeTurn({ db, clock }, turn, control) }
      })
      const outcome = await turn.awaitedUntil(gone)
      if ('error' in outcome) throw outcome.error
      return outcome.result
    },
  }
}
