import { availableParallelism } from 'node:os'
import { createChildQueue } from './child-queue.ts'
import { ReadingError } from './errors.ts'
import type { Picture } from './image.ts'
import type { Answer } from './protocol.ts'
import type { ReceiptReading } from './receipt.ts'
import type { Inspected } from './sniff.ts'

export type ReaderOptions = {
  /** Resident memory, in megabytes, beyond which the child process that reads is ended. */
  memoryMb?: number
  /** Milliseconds that one receipt may take, waiting in the queue not counted. */
  timeoutMs?: number
  /** Cores that recognition may use. */
  threads?: number
  /** The module that the child processes run; tests put an unruly one here. */
  worker?: URL
  /** Takes what a child writes on its standard error, and why it ended; standard error of this process when absent. */
  log?: (text: string) => void
}

export type Reader = {
  /** Reads a receipt. `today` (YYYY-MM-DD) is the latest day that it may carry. Rejects with a `ReadingError`. */
  read(bytes: Uint8Array, options: { today: string; signal?: AbortSignal }): Promise<ReceiptReading>
  /** Checks a file as `inspect` of sniff.ts does, but outside of this process. Rejects with a `ReadingError`. */
  inspect(bytes: Uint8Array, options?: { signal?: AbortSignal }): Promise<Inspected>
  /**
   * A page of a receipt, counted from 0, as the boxes of a reading mean it: upright by EXIF, without metadata. Rejects with a
   * `ReadingError`, `page.missing` where there is no such page.
   */
  picture(bytes: Uint8Array, page: number, options?: { signal?: AbortSignal }): Promise<Picture>
  /**
   * A PDF without anything that was written about it, as others than its uploader may have it; see `leanDocument`. Rejects with a
   * `ReadingError`.
   */
  lean(bytes: Uint8Array, options?: { signal?: AbortSignal }): Promise<Uint8Array>
  /** Ends the child processes; whatever waits is rejected with `reader.closed`. */
  close(): Promise<void>
}

/** Looking at a file needs less than reading it, and is waited for by somebody. */
const LOOKING = { memoryMb: 768, timeoutMs: 20_000, idleMs: 60_000 }

/**
 * Reads receipts in a child process, one after the other, and looks at files (checks, pictures) in another, so that nobody who
 * only looks waits for those that are read. See `createChildQueue` for what becomes of a file that ends its child.
 */
export function createReader({
  memoryMb = 1536,
  timeoutMs = 60_000,
  threads = Math.min(2, availableParallelism()),
  worker,
  log = (text) => process.stderr.write(text),
}: ReaderOptions = {}): Reader {
  const readingWorker = worker ?? new URL('./worker.ts', import.meta.url)
  const lookingWorker = worker ?? new URL('./looking-worker.ts', import.meta.url)
  const reading = createChildQueue({ worker: readingWorker, memoryMb, timeoutMs, threads, log })
  const looking = createChildQueue({
    ...LOOKING,
    memoryMb: Math.min(memoryMb, LOOKING.memoryMb),
    timeoutMs: Math.min(timeoutMs, LOOKING.timeoutMs),
    threads: 1,
    worker: lookingWorker,
    log,
  })
  return {
    async read(bytes, { today, signal }) {
      return expected('read', await reading.ask({ kind: 'read', bytes, today }, signal)).reading
    },
    async inspect(bytes, { signal } = {}) {
      return expected('inspect', await looking.ask({ kind: 'inspect', bytes }, signal)).inspection
    },
    async picture(bytes, page, { signal } = {}) {
      return expected('picture', await looking.ask({ kind: 'picture', bytes, page }, signal)).picture
    },
    async lean(bytes, { signal } = {}) {
      return expected('lean', await looking.ask({ kind: 'lean', bytes }, signal)).bytes
    },
    async close() {
      await Promise.all([reading.close(), looking.close()])
    },
  }
}

function expected<K extends Answer['kind']>(kind: K, answer: Answer): Extract<Answer, { kind: K }> {
  if (!isOf(kind, answer)) throw new ReadingError('reader.crashed', 'The reader answered another question')
  return answer
}

function isOf<K extends Answer['kind']>(kind: K, answer: Answer): answer is Extract<Answer, { kind: K }> {
  return answer.kind === kind
}
