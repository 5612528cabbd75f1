import type { TurnResult } from '@pravas/contract/tripmate'

/** What may be heard of a turn before it ends. */
export type TurnNews = { type: 'progress'; stage: string } | { type: 'delta'; text: string }

/** How a turn ends. */
export type TurnOutcome = TurnResult | { type: 'error'; message: string }

export interface RunningTurn {
  /** Never rejects. */
  outcome: Promise<TurnOutcome>
  /** Hears all news of the turn, from its first on; answers how to stop listening. */
  follow(listener: (news: TurnNews, seq: number) => void): () => void
  /** Stops the turn unless it is already changing something. */
  stop(): void
}

/** What the work of a turn is given. */
export interface TurnControl {
  signal: AbortSignal
  tell(news: TurnNews): void
  /** From here on the turn cannot be stopped; throws when it has been stopped before. */
  commit(): void
}

/** Starts the work of a turn. `work` must not reject. */
export function runTurn(work: (control: TurnControl) => Promise<TurnOutcome>): RunningTurn {
  const abort = new AbortController()
  const told: TurnNews[] = []
  const listeners = new Set<(news: TurnNews, seq: number) => void>()
  let committed = false
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
    stop: () => {
      if (!committed) abort.abort()
    },
  }
}
