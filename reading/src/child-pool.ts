import { type ChildOptions, createChild, type Unnumbered } from './child.ts'
import { ReadingError } from './errors.ts'
import { createFairQueue, QueueFull } from './fair-queue.ts'
import type { Answer } from './protocol.ts'

/** For whom work is done, and until when it is wanted. */
export type Turn = {
  /** Whoever the work is for: owners take turns, each with a limited number of pieces. */
  owner: string
  signal?: AbortSignal | undefined
}

export type PoolOptions = ChildOptions & {
  /** How many child processes work at the same time; one that is not needed is not started. */
  processes: number
  /** Requests that one owner may have at a time. */
  mostEach: number
  /** Requests of all owners together that may wait. */
  mostWaiting: number
}

/** Child processes that share one queue of requests. */
export type ChildPool = {
  /**
   * The answer to the request that `load` gives when its turn has come. Rejects with what `load` rejects with, with a
   * `ReadingError`, `reader.full` and `reader.busy` among them, or with the signal's reason.
   */
  ask(turn: Turn, load: () => Promise<Unnumbered>): Promise<Answer>
  /** Ends the child processes; whatever waits is rejected with `reader.closed`. */
  close(): Promise<void>
}

/** See `createFairQueue` for whose request is next, and `createChild` for what becomes of one that ends its child. */
export function createChildPool({ processes, mostEach, mostWaiting, ...options }: PoolOptions): ChildPool {
  const queue = createFairQueue({ slots: processes, mostEach, mostWaiting })
  const children = Array.from({ length: processes }, () => createChild(options))
  let closed = false
  return {
    async ask({ owner, signal }, load) {
      try {
        return await queue.run(owner, signal, async (slot) => {
          const request = await load()
          signal?.throwIfAborted()
          const child = children[slot]
          if (closed || child === undefined) throw wasClosed()
          return child.ask(request, signal)
        })
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error
        throw new ReadingError(error.whose === 'own' ? 'reader.full' : 'reader.busy', error.message)
      }
    },
    async close() {
      closed = true
      queue.close(wasClosed())
      await Promise.all(children.map((child) => child.close()))
    },
  }
}

function wasClosed(): ReadingError {
  return new ReadingError('reader.closed', 'The reader was closed')
}
