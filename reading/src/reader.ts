import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import { ReadingError } from './errors.ts'
import {
  type Answer,
  type Inspection,
  MEMORY_VARIABLE,
  Message,
  OUT_OF_MEMORY,
  READY,
  type Request,
  THREADS_VARIABLE,
} from './protocol.ts'
import type { ReceiptReading } from './receipt.ts'

export type ReaderOptions = {
  /** Resident memory, in megabytes, beyond which the child process is ended. */
  memoryMb?: number
  /** Milliseconds that one receipt may take, waiting in the queue not counted. */
  timeoutMs?: number
  /** Cores that recognition may use. */
  threads?: number
  /** The module that the child process runs; tests put an unruly one here. */
  worker?: URL
  /** Takes what the child writes on its standard error, and why it ended; standard error of this process when absent. */
  log?: (text: string) => void
}

export type Reader = {
  /** Reads a receipt. `today` (YYYY-MM-DD) is the latest day that it may carry. Rejects with a `ReadingError`. */
  read(bytes: Uint8Array, options: { today: string; signal?: AbortSignal }): Promise<ReceiptReading>
  /** Checks a file as `inspect` of sniff.ts does, but outside of this process. Rejects with a `ReadingError`. */
  inspect(bytes: Uint8Array, options?: { signal?: AbortSignal }): Promise<Inspection>
  /** Ends the child process; whatever waits is rejected with `reader.closed`. */
  close(): Promise<void>
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Job = { request: Request; settle: (outcome: Answer | Error) => void }

/** Enough to tell why a child died. */
const KEPT_ERRORS = 2000

/**
 * Reads receipts in a child process, one after the other. The child is started by the first receipt and again after it died: of a
 * crash or too much memory (`reader.crashed`) or because a receipt took too long (`reader.timeout`). Only the receipt that was
 * being read is lost then; the others are read by the next child. A child that ends before it could read anything is no fault of
 * the receipt: `reader.unavailable`.
 */
export function createReader({
  memoryMb = 1536,
  timeoutMs = 60_000,
  threads = Math.min(2, availableParallelism()),
  worker = new URL('./worker.ts', import.meta.url),
  log = (text) => process.stderr.write(text),
}: ReaderOptions = {}): Reader {
  const waiting: Job[] = []
  let current: Job | undefined
  let child: ChildProcess | undefined
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
    current = waiting.shift()
    if (current === undefined) return
    child ??= start()
    child.send(current.request)
    const job = current
    const timer = setTimeout(() => {
      const late = child
      child = undefined
      late?.kill('SIGKILL')
      finish(new ReadingError('reader.timeout', `Reading took more than ${timeoutMs} ms`))
    }, timeoutMs)
    const { settle } = job
    job.settle = (outcome) => {
      clearTimeout(timer)
      settle(outcome)
    }
  }

  function ask(request: Unnumbered<Request>, signal: AbortSignal | undefined): Promise<Answer> {
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
  }

  return {
    async read(bytes, { today, signal }) {
      const answer = await ask({ kind: 'read', bytes, today }, signal)
      if (answer.kind !== 'read') throw new ReadingError('reader.crashed', 'The reader answered another question')
      return answer.reading
    },
    async inspect(bytes, { signal } = {}) {
      const answer = await ask({ kind: 'inspect', bytes }, signal)
      if (answer.kind !== 'inspect') throw new ReadingError('reader.crashed', 'The reader answered another question')
      return answer.inspection
    },
    async close() {
      closed = true
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
