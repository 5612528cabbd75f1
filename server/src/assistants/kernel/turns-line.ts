import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { ConversationKey } from './conversation-store.ts'
import { createQueue } from './turns-queue.ts'
import { type RunningTurn, runTurn, type TurnControl } from './turns-running.ts'
import { type LimitedTurn, TurnLimit } from './worker/turn-limit.ts'

/** More turns than this of one person at a time are refused, over all their conversations. */
const TURNS_A_PERSON = 32

/**
 * The turns of one assistant that are under way. Those of one conversation follow each other; the same turn asked again
 * joins the running one. `failure` makes an outcome of whatever the work of a turn throws; `onLimit` is told of a turn that
 * was ended by its limit.
 */
export function createTurnLine<Outcome>(
  failure: (error: unknown, signal: AbortSignal) => Outcome,
  onLimit: (turn: LimitedTurn) => void,
) {
  const queue = createQueue()
  const running = new Map<string, RunningTurn<Outcome> & { personId: string; turnId: string }>()

  function turnsOf(person: string) {
    return [...running.values()].filter(({ personId }) => personId === person)
  }

  /** Runs something when nothing else is under way in the conversation; throws 'request.too_many' when too much waits. */
  function inLine<T>({ personId, sessionId }: ConversationKey, work: () => Promise<T>): Promise<T> {
    return queue.run(JSON.stringify([personId, sessionId]), work)
  }

  return {
    inLine,

    /**
     * Starts or joins the turn of a message; one without an id is joined by none. Throws when too many of the person's
     * have not ended.
     */
    start(
      key: ConversationKey,
      { message, turnId = newId() }: { message: string; turnId?: string | undefined },
      work: (control: TurnControl) => Promise<Outcome>,
    ): RunningTurn<Outcome> {
      const { personId, sessionId, assistant } = key
      const name = JSON.stringify([personId, sessionId, turnId])
      const joined = running.get(name)
      if (joined) return joined
      if (turnsOf(personId).length >= TURNS_A_PERSON) throw problem('request.too_many')
      const turn = runTurn(async (control) => {
        try {
          return await inLine(key, () => work(control))
        } catch (error) {
          if (error instanceof TurnLimit) {
            onLimit({ assistant, conversation: sessionId, messageLength: message.length, limit: error.limit })
          }
          return failure(error, control.signal)
        } finally {
          running.delete(name)
        }
      })
      running.set(name, { ...turn, personId, turnId })
      return turn
    },

    /** Stops a turn of this person; one that has ended or is changing something goes on. */
    cancel(personId: string, turnId: string): void {
      for (const turn of turnsOf(personId)) if (turn.turnId === turnId) turn.stop()
    },

    /** Stops what may be stopped and waits for the rest. */
    async close(): Promise<void> {
      const turns = [...running.values()]
      for (const turn of turns) turn.stop()
      await Promise.all(turns.map((turn) => turn.outcome))
    },
  }
}
