import { availableParallelism } from 'node:os'
import type { Calls, Task } from './task.ts'
import { startTurnWorker, type TurnWorker, type WorkerOptions } from './turn-worker.ts'

/** What goes with a task. */
interface Company {
  calls?: Calls
  signal?: AbortSignal
}

/**
 * Threads in which the understanding of a turn runs, so that a message which takes for ever costs its own turn and nothing
 * else: no timer stops a pattern in the thread that it runs in, but a thread can be ended.
 */
export interface TurnWorkers {
  /**
   * Runs a task in a thread of its own while it lasts. Rejects with what the task rejects with, with the signal's reason, or
   * with a `TurnLimit` (`message.too_complex`) when the task computed for longer, or needed more memory, than it may.
   */
  run<Data, Result>(task: Task<Data, Result>, data: Data, company?: Company): Promise<Result>
  /** Starts a thread ahead of the first task. */
  warm(): void
  /** Ends the threads. */
  close(): Promise<void>
}

/** Milliseconds that one message may take to be understood; it takes some ten as a rule. */
const LIMIT_MS = 2_000
const MEMORY_MB = 256
/** As many as can compute at a time, and one more than a person who sends what never ends can hold. */
const MOST = Math.max(3, availableParallelism())

/** `most` is how many threads there may be; further tasks wait for one. */
export function createTurnWorkers({
  limitMs = LIMIT_MS,
  memoryMb = MEMORY_MB,
  modules = [],
  most = MOST,
}: Partial<WorkerOptions & { most: number }> = {}): TurnWorkers {
  const all = new Set<TurnWorker>()
  const idle: TurnWorker[] = []
  const waiting = new Set<(worker: TurnWorker) => void>()
  let closed = false

  function start(): TurnWorker {
    const worker = startTurnWorker({ limitMs, memoryMb, modules })
    all.add(worker)
    return worker
  }

  async function take(signal: AbortSignal | undefined): Promise<TurnWorker> {
    signal?.throwIfAborted()
    for (let free = idle.pop(); free; free = idle.pop()) {
      if (!free.hasEnded()) return free
      all.delete(free)
    }
    if (all.size < most) return start()
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(go)
        reject(signal?.reason)
      }
      const go = (worker: TurnWorker) => {
        signal?.removeEventListener('abort', leave)
        resolve(worker)
      }
      waiting.add(go)
      signal?.addEventListener('abort', leave)
    })
  }

  /** Gives a thread on, or a new one in the place of one that has ended. */
  function giveBack(worker: TurnWorker): void {
    const [next] = waiting
    if (next) waiting.delete(next)
    if (!worker.hasEnded()) {
      if (next) next(worker)
      else idle.push(worker)
      return
    }
    all.delete(worker)
    if (closed) return
    if (next) next(start())
    else if (all.size === 0) idle.push(start())
  }

  return {
    async run<Data, Result>(task: Task<Data, Result>, data: Data, { calls = {}, signal }: Company = {}) {
      const worker = await take(signal)
      let over = Promise.resolve()
      try {
        await worker.ready
        signal?.throwIfAborted()
        const running = worker.run(task as Task<unknown, unknown>, data, calls, signal)
        over = running.over
        // It is the task's own module that says what comes out.
        return (await running.result) as Result
      } finally {
        void over.then(() => giveBack(worker))
      }
    },

    warm() {
      if (all.size === 0) idle.push(start())
    },

    async close() {
      closed = true
      await Promise.all([...all].map((worker) => worker.end()))
    },
  }
}
