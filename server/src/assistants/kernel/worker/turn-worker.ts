import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { errorOf, failureOf, type News, type Order } from './protocol.ts'
import type { Calls, Task } from './task.ts'
import { TurnLimit } from './turn-limit.ts'

export interface WorkerOptions {
  /** How long one task may compute, in milliseconds; waiting for calls is not counted. */
  limitMs: number
  /** How large the worker's heap may grow in a task, in megabytes. */
  memoryMb: number
  /** Addresses of modules that are loaded before the first task. */
  modules: readonly string[]
}

/** One thread, which runs one task at a time. */
export interface TurnWorker {
  /** Resolves when the modules are loaded; rejects when the thread ends before. */
  ready: Promise<void>
  /** Settles when the thread is free again or has ended; its result is what `run` answers. */
  run(task: Task<unknown, unknown>, data: unknown, calls: Calls, signal: AbortSignal | undefined): Running
  /** Whether the thread has ended or is about to. */
  hasEnded(): boolean
  end(): Promise<void>
}

export interface Running {
  /** Rejects with a `TurnLimit` when the task computed for longer, or needed more memory, than it may. */
  result: Promise<unknown>
  /** The thread is free again or has ended. Never rejects. */
  over: Promise<void>
}

/** How often within the limit a task's time and memory are checked. */
const LOOKS = 40
/** A thread that meets V8's own limit may abort the whole process: that limit is as many times what a task may take. */
const HARD_LIMIT = 4
const BYTES_PER_MB = 1024 * 1024

/** For how long a thread has had a processor, in milliseconds; on Node before 24.6, for how long it has not waited. */
async function computedMs(worker: Worker): Promise<number> {
  if (typeof worker.cpuUsage !== 'function') return worker.performance.eventLoopUtilization().active
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1_000
}

export function startTurnWorker({ limitMs, memoryMb, modules }: WorkerOptions): TurnWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: modules,
    resourceLimits: { maxOldGenerationSizeMb: HARD_LIMIT * memoryMb },
  })
  const tell = (order: Order) => worker.postMessage(order)
  const ready = Promise.withResolvers<void>()
  // Who starts a worker ahead of need waits for nothing.
  ready.promise.catch(() => undefined)
  let hear = (_news: News) => {}
  let fail = (error: Error) => ready.reject(error)
  let ended = false
  worker.on('message', (news: News) => {
    if (news.kind === 'ready') {
      // A worker without a task holds no process up.
      worker.unref()
      ready.resolve()
    } else hear(news)
  })
  worker.on('error', (error: Error & { code?: string }) => {
    ended = true
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TurnLimit(`${memoryMb} MB of memory`) : error)
  })
  worker.on('exit', () => {
    ended = true
    fail(new Error('The worker has ended.'))
  })

  function run(task: Task<unknown, unknown>, data: unknown, calls: Calls, signal: AbortSignal | undefined): Running {
    const result = Promise.withResolvers<unknown>()
    const over = Promise.withResolvers<void>()
    const refused = new Map<number, unknown>()
    // A thread's messages come in the context in which it was started, which may have been somebody else's request.
    const inCallersContext = AsyncLocalStorage.snapshot()
    let isBegun = false
    let before: number | undefined
    const checkTime = async () => {
      if (!isBegun) return
      const computed = await computedMs(worker)
      before ??= computed
      if (computed - before >= limitMs) await endTask(`${limitMs} ms of computing`)
    }
    const checkMemory = async () => {
      const { used_heap_size } = await worker.getHeapStatistics()
      if (used_heap_size >= memoryMb * BYTES_PER_MB) await endTask(`${memoryMb} MB of memory`)
    }
    // A thread that ends meanwhile cannot be asked, and is noticed by its end.
    const watch = setInterval(
      () => void Promise.all([checkTime(), checkMemory()]).catch(() => undefined),
      limitMs / LOOKS,
    )
    const stop = () => {
      tell({ kind: 'abort' })
      result.reject(signal?.reason)
    }

    async function endTask(limit: string): Promise<void> {
      if (ended) return
      ended = true
      settle(() => result.reject(new TurnLimit(limit)))
      await worker.terminate()
    }

    function settle(how: () => void): void {
      how()
      clearInterval(watch)
      signal?.removeEventListener('abort', stop)
      hear = () => {}
      fail = () => {}
      if (!ended) worker.unref()
      over.resolve()
    }

    async function answer({ call, name, given }: Extract<News, { kind: 'call' }>): Promise<void> {
      try {
        signal?.throwIfAborted()
        const asked = calls[name]
        if (!asked) throw new Error(`Nothing answers ${name}.`)
        tell({ kind: 'answered', call, value: await asked(...(given as never[])) })
      } catch (error) {
        refused.set(call, error)
        tell({ kind: 'refused', call, failure: failureOf(error) })
      }
    }

    hear = (news) => {
      if (news.kind === 'begun') isBegun = true
      else if (news.kind === 'call') void inCallersContext(answer, news)
      else if (news.kind === 'done') settle(() => result.resolve(news.value))
      else if (news.kind === 'failed') {
        const own = news.call === undefined ? undefined : refused.get(news.call)
        settle(() => result.reject(own ?? errorOf(news.failure)))
      }
    }
    fail = (error) => settle(() => result.reject(error))
    worker.ref()
    signal?.addEventListener('abort', stop)
    tell({ kind: 'run', module: task.module, name: task.name, data })
    return { result: result.promise, over: over.promise }
  }

  return {
    ready: ready.promise,
    run,
    hasEnded: () => ended,
    async end() {
      ended = true
      await worker.terminate()
    },
  }
}
