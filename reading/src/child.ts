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

/** A request that has no number yet. */
export type Unnumbered<T = Request> = T extends unknown ? Omit<T, 'id'> : never
type Job = { request: Request; settle: (outcome: Answer | Error) => void }

export type ChildOptions = {
  /** The module that the child process runs. */
  worker: URL
  /** Resident memory, in megabytes, beyond which the child process is ended. */
  memoryMb: number
  /** Milliseconds that one request may take. */
  timeoutMs: number
  /** Milliseconds that a request may still take once nobody waits for it any more. */
  graceMs: number
  /** Cores that recognition may use. */
  threads: number
  /** Takes what the child writes on its standard error, and why it ended. */
  log: (text: string) => void
  /** A child that had nothing to do for this many milliseconds is ended; never when absent. */
  idleMs?: number
}

/** A child process that answers one request at a time. */
export type Child = {
  /**
   * Rejects with a `ReadingError`. A request whose signal is aborted is answered to its end where that is soon; otherwise the child
   * is ended, as after `timeoutMs`. Not to be called while it answers.
   */
  ask(request: Unnumbered, signal?: AbortSignal): Promise<Answer>
  /** Ends the child process; what it answers is rejected with `reader.closed`. */
  close(): Promise<void>
}

/** Enough to tell why a child died. */
const KEPT_ERRORS = 2000

/**
 * A child that is started by the first request and again after it died: of a crash or too much memory (`reader.crashed`) or
 * because a request took too long (`reader.timeout`). Only the request that was being answered is lost then. A child that ends
 * before it could do anything is no fault of the request: `reader.unavailable`.
 */
export function createChild({ worker, memoryMb, timeoutMs, graceMs, threads, log, idleMs }: ChildOptions): Child {
  let current: Job | undefined
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
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
    if (idleMs !== undefined) idle = setTimeout(dismiss, idleMs).unref()
    job?.settle(outcome)
  }

  function dismiss(): void {
    const dismissed = child
    child = undefined
    dismissed?.kill('SIGKILL')
  }

  function giveUp(why: string): void {
    dismiss()
    finish(new ReadingError('reader.timeout', why))
  }

  return {
    ask(unnumbered, signal) {
      return new Promise((resolve, reject) => {
        clearTimeout(idle)
        const late = setTimeout(() => giveUp(`Reading took more than ${timeoutMs} ms`), timeoutMs)
        let unwanted: NodeJS.Timeout | undefined
        // What is nearly done is sooner over than a new start of the child.
        const leave = () => {
          unwanted = setTimeout(() => giveUp('Nobody waits for it any more'), graceMs)
        }
        const request = { ...unnumbered, id: ++lastId }
        current = {
          request,
          settle: (outcome) => {
            clearTimeout(late)
            clearTimeout(unwanted)
            signal?.removeEventListener('abort', leave)
            if (outcome instanceof Error) reject(outcome)
            else if (outcome.kind === 'error') reject(new ReadingError(outcome.code, outcome.message))
            else resolve(outcome)
          },
        }
        signal?.addEventListener('abort', leave, { once: true })
        child ??= start()
        child.send(request)
      })
    },
    async close() {
      const last = child
      child = undefined
      if (current !== undefined) finish(new ReadingError('reader.closed', 'The reader was closed'))
      clearTimeout(idle)
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
