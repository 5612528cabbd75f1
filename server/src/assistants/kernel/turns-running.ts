/** What may be heard of a turn before it ends. */
export type TurnNews = { type: 'progress'; stage: string } | { type: 'delta'; text: string }

export interface RunningTurn<Outcome> {
  /** Never rejects. */
  outcome: Promise<Outcome>
  /** Hears all news of the turn, from its first on; answers how to stop listening. */
  follow(listener: (news: TurnNews, seq: number) => void): () => void
  /** Stops the turn unless it is already changing something. */
  stop(): void
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

/** Starts the work of a turn. `work` must not reject. */
export function runTurn<Outcome>(work: (control: TurnControl) => Promise<Outcome>): RunningTurn<Outcome> {
  const abort = new AbortController()
  const told: TurnNews[] = []
  const listeners = new Set<(news: TurnNews, seq: number) => void>()
  let committed = false
  let awaiting = 0
  const stop = () => {
    if (!committed) abort.abort()
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
        if (awaiting === 0) stop()
      }
      if (gone.aborted) leave()
      else gone.addEventListener('abort', leave, { once: true })
      return outcome
    },
  }
}
