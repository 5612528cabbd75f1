import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { ConversationKey } from './conversation-store.ts'

/** More than this many waiting in one conversation are refused: nobody types that fast. */
const LONGEST = 8
/** More turns than this of one person at a time are refused, over all their conversations. */
const TURNS_A_PERSON = 32

/** What may be heard of a turn before it ends. */
export type TurnNews = { type: 'progress'; stage: string } | { type: 'delta'; text: string }

export interface RunningTurn<Outcome> {
  /** Never rejects. */
  outcome: Promise<Outcome>
  /** Hears all news of the turn, from its first on; answers how to stop listening. */
  follow(listener: (news: TurnNews, seq: number) => void): () => void
  /** Stops the turn, for this reason, unless it is already changing something. */
  stop(reason: Error): void
  /** The outcome for somebody who may go away before it; the turn is stopped when all of them have. */
  awaitedUntil(gone: AbortSignal): Promise<Outcome>
}

/** What the work of a turn is given. */
export interface TurnControl {
  signal: AbortSignal
  tell(news: TurnNews): void
  /** From here on the turn cannot be stopped; throws when it has been stopped before. */
  commit(): void
}

/**
 * The turns of one assistant that are under way. Those of one conversation follow each other; the same turn asked again
 * joins the running one.
 */
export function createTurnLine<Outcome>() {
  const lines = new Map<string, { waiting: number; tail: Promise<unknown> }>()
  const running = new Map<string, RunningTurn<Outcome> & { personId: string; turnId: string }>()

  function turnsOf(person: string) {
    return [...running.values()].filter(({ personId }) => personId === person)
  }

  /** Runs something when nothing else is under way in the conversation; throws 'request.too_many' when too much waits. */
  async function inLine<T>({ personId, sessionId }: ConversationKey, work: () => Promise<T>): Promise<T> {
    const name = JSON.stringify([personId, sessionId])
    const line = lines.get(name) ?? { waiting: 0, tail: Promise.resolve() }
    if (line.waiting >= LONGEST) throw problem('request.too_many')
    lines.set(name, line)
    line.waiting += 1
    const done = line.tail.then(work)
    // Whoever comes next waits for the end of this, not for its success.
    line.tail = done.catch(() => {})
    try {
      return await done
    } finally {
      line.waiting -= 1
      if (line.waiting === 0) lines.delete(name)
    }
  }

  return {
    inLine,

    /**
     * Starts or joins the turn of a message; one without an id is joined by none. Throws when too many of the person's
     * have not ended. `failure` makes an outcome of whatever the work throws.
     */
    start(
      key: ConversationKey,
      turnId: string = newId(),
      work: (control: TurnControl) => Promise<Outcome>,
      failure: (error: unknown, signal: AbortSignal) => Outcome,
    ): RunningTurn<Outcome> {
      const { personId, sessionId } = key
      const name = JSON.stringify([personId, sessionId, turnId])
      const joined = running.get(name)
      if (joined) return joined
      if (turnsOf(personId).length >= TURNS_A_PERSON) throw problem('request.too_many')
      const turn = runTurn(async (control) => {
        try {
          return await inLine(key, () => work(control))
        } catch (error) {
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
      for (const turn of turnsOf(personId)) if (turn.turnId === turnId) turn.stop(problem('turn.stopped'))
    },

    /** Waits until no turn is under way or waiting. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all([...running.values()].map((turn) => turn.outcome))
    },

    /** Stops what may be stopped and waits for the rest. */
    async close(): Promise<void> {
      const turns = [...running.values()]
      for (const turn of turns) turn.stop(problem('server.unavailable'))
      await Promise.all(turns.map((turn) => turn.outcome))
    },
  }
}

/** Starts the work of a turn. `work` must not reject. */
function runTurn<Outcome>(work: (control: TurnControl) => Promise<Outcome>): RunningTurn<Outcome> {
  const abort = new AbortController()
  const told: TurnNews[] = []
  const listeners = new Set<(news: TurnNews, seq: number) => void>()
  let committed = false
  let awaiting = 0
  const stop = (reason: Error) => {
    if (!committed) abort.abort(reason)
  }
  const outcome = work({
    signal: abort.signal,
    tell: (news) => {
      told.push(news)
      for (const listener of listeners) listener(news, told.length - 1)
    },
    commit: () => {
      abort.signal.throwIfAborted()
      committed = true
    },
  })
  return {
    outcome,
    follow: (listener) => {
      for (const [seq, news] of told.entries()) listener(news, seq)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop,
    awaitedUntil: (gone) => {
      awaiting += 1
      const leave = () => {
        awaiting -= 1
        // Who has gone away hears of nothing; who comes back with the same turn may try again.
        if (awaiting === 0) stop(problem('server.unavailable'))
      }
      if (gone.aborted) leave()
      else gone.addEventListener('abort', leave, { once: true })
      return outcome
    },
  }
}
