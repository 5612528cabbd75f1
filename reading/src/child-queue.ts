import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ReadingError } from './errors.ts'
import {
  type Answer,
  MEMORY_VARIABLE,
  Message,
  OUT_OF_MEMORY,
  READY,
  type Request,
  THREADS_VARIABLE,
} from './protocol.ts'

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Job = { request: Request; settle: (outcome: Answer | Error) => void }

export type ChildOptions = {
  /** The module that the child process runs. */
  worker: URL
  /** Resident memory, in megabytes, beyond which the child process is ended. */
  memoryMb: number
  /** Milliseconds that one request may take, waiting in the queue not counted. */
  timeoutMs: number
  /** Cores that recognition may use. */
  threads: number
  /** Takes what the child writes on its standard error, and why it ended. */
  log: (text: string) => void
  /** A child that had nothing to do for so many milliseconds is ended; never when absent. */
  idleMs?: number
}

/** Requests that a child process answers one after the other. */
export type ChildQueue = {
  /** Rejects with a `ReadingError`, or with the signal's reason. */
  ask(request: Unnumbered<Request>, signal: AbortSignal | undefined): Promise<Answer>
  /** Ends the child process; whatever waits is rejected with `reader.closed`. */
  close(): Promise<void>
}

/** Enough to tell why a child died. */
const KEPT_ERRORS = 2000

/**
 * A queue whose child is started by the first request and again after it died: of a crash or too much memory (`reader.crashed`)
 * or because a request took too long (`reader.timeout`). Only the request that was being answered is lost then; the others are
 * answered by the next child. A child that ends before it could do anything is no fault of the request: `reader.unavailable`.
 */
export function createChildQueue({ worker, memoryMb, timeoutMs, threads, log, idleMs }: ChildOptions): ChildQueue {
  const waiting: Job[] = []
  let current: Job | undefined
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false
  let lastId = 0

  function start(): ChildProcess {
    let errors = ''
    let ready = false
    const started = fork(worker, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`],
      // What reads strangers' files gets none of the server's secrets.
      env: { [MEMORY_VARIABLE]: String(memoryMb), [THREADS_VARIABLE]: String(threads) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    // Where lowering the priority is not allowed the child just runs at that of the server.
    if (started.pid !== undefined) lowerPriority(started.pid)
    started.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      errors = (errors + text).slice(-KEPT_ERRORS)
      log(text)
    })
    started.on('message', (message) => {
      const said = Message.safeParse(message)
      if (!said.success) started.kill('SIGKILL')
      else if (said.data === READY) ready = true
      else if (said.data.id === current?.request.id) finish(said.data)
    })
    started.on('error', () => started.kill('SIGKILL'))
    started.on('close', (code, signal) => {
      if (child !== started) return
      child = undefined
      const why =
        signal === OUT_OF_MEMORY
          ? `Reading took more than ${memoryMb} MB of memory`
          : `The reader ended with ${signal ?? code}`
      log(`${why}\n`)
      const written = errors === '' ? why : `${why}: ${errors.trim()}`
      if (current !== undefined) finish(new ReadingError(ready ? 'reader.crashed' : 'reader.unavailable', written))
    })
    return started
  }

  function finish(outcome: Answer | Error): void {
    const job = current
    current = undefined
    job?.settle(outcome)
    next()
  }

  function next(): void {
    if (current !== undefined || closed) return
    clearTimeout(idle)
    current = waiting.shift()
    if (current === undefined) {
      if (idleMs !== undefined) idle = setTimeout(dismiss, idleMs).unref()
      return
    }
    child ??= start()
    child.send(current.request)
    const job = current
    const timer = setTimeout(() => {
      dismiss()
      finish(new ReadingError('reader.timeout', `Reading took more than ${timeoutMs} ms`))
    }, timeoutMs)
    const { settle } = job
    job.settle = (outcome) => {
      clearTimeout(timer)
      settle(outcome)
    }
  }

  function dismiss(): void {
    const dismissed = child
    child = undefined
    dismissed?.kill('SIGKILL')
  }

  return {
    ask(request, signal) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (closed) throw new ReadingError('reader.closed', 'The reader was closed')
        const job: Job = {
          request: { ...request, id: ++lastId },
          settle: (outcome) => {
            signal?.removeEventListener('abort', abort)
            if (outcome instanceof Error) reject(outcome)
            else if (outcome.kind === 'error') reject(new ReadingError(outcome.code, outcome.message))
            else resolve(outcome)
          },
        }
        // A receipt that is being read is read to its end, which is sooner over than a new start of the child.
        const abort = () => {
          const index = waiting.indexOf(job)
          if (index >= 0) waiting.splice(index, 1)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true })
        waiting.push(job)
        next()
      })
    },
    async close() {
      closed = true
      clearTimeout(idle)
      const left = [current, ...waiting.splice(0)]
      current = undefined
      for (const job of left) job?.settle(new ReadingError('reader.closed', 'The reader was closed'))
      const last = child
      child = undefined
      if (last === undefined || last.exitCode !== null || last.signalCode !== null) return
      await new Promise((resolve) => {
        last.once('close', resolve)
        last.kill('SIGKILL')
      })
    },
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error
  }
}
