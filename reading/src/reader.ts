import { availableParallelism } from 'node:os'
import { createChildPool, type Turn } from './child-pool.ts'
import { ReadingError } from './errors.ts'
import type { Picture } from './image.ts'
import type { Answer } from './protocol.ts'
import type { ReceiptReading } from './receipt.ts'
import type { Inspected } from './sniff.ts'

export type { Turn }

export type ReaderOptions = {
  /** How many child processes read at a time, and how many others look at files. */
  processes?: number
  /** Resident memory, in megabytes, beyond which the child process that reads is ended. */
  memoryMb?: number
  /** Milliseconds that one receipt may take, waiting in the queue not counted. */
  timeoutMs?: number
  /** Milliseconds that a file may still be worked on once its signal is aborted. */
  graceMs?: number
  /** Cores that one recognition may use; two where there are as many for each process. */
  threads?: number
  /** The module that the child processes run; tests put an unruly one here. */
  worker?: URL
  /** Takes what a child writes on its standard error, and why it ended; standard error of this process when absent. */
  log?: (text: string) => void
}

/** Everything rejects with a `ReadingError`: with `reader.full` or `reader.busy` where too much waits already. */
export type Reader = {
  /** Reads a receipt. `today` (YYYY-MM-DD) is the latest day that it may carry. */
  read(bytes: Uint8Array, options: Turn & { today: string }): Promise<ReceiptReading>
  /** Checks a file as `inspect` of sniff.ts does, but outside of this process. */
  inspect(bytes: Uint8Array, turn: Turn): Promise<Inspected>
  /**
   * A page of a receipt, counted from 0, as the boxes of a reading mean it: upright by EXIF, without metadata. Rejects with
   * `page.missing` where there is no such page. The file is loaded when its turn has come.
   */
  picture(load: Load, page: number, turn: Turn): Promise<Picture>
  /**
   * A PDF without anything that was written about it, as others than its uploader may have it; see `stripDocument`. The file is
   * loaded when its turn has come.
   */
  strip(load: Load, turn: Turn): Promise<Uint8Array>
  /** Ends the child processes; whatever waits is rejected with `reader.closed`. */
  close(): Promise<void>
}

/** Gets a file's bytes, so that those that wait take no memory. */
export type Load = () => Promise<Uint8Array>

/** Looking at a file needs less than reading it, and is waited for by somebody. */
const LOOKING = { memoryMb: 768, timeoutMs: 20_000, idleMs: 60_000 }
/** What one owner may have at a time: six uploads of two files each, and the pictures of a page of many receipts. */
const MOST_EACH = { reading: 12, looking: 60 }
const MOST_WAITING = 500

/**
 * Reads receipts in child processes and looks at files (checks, pictures) in others, so that nobody who only looks waits for
 * those that are read. Each kind has a queue that its owners share, see `createFairQueue`; see `createChild` for what becomes
 * of a file that ends its child.
 */
export function createReader({
  processes = 1,
  memoryMb = 1536,
  timeoutMs = 60_000,
  graceMs = 2_000,
  threads = Math.max(1, Math.min(2, Math.floor(availableParallelism() / processes))),
  worker,
  log = (text) => process.stderr.write(text),
}: ReaderOptions = {}): Reader {
  const readingWorker = worker ?? new URL('./worker.ts', import.meta.url)
  const lookingWorker = worker ?? new URL('./looking-worker.ts', import.meta.url)
  const shared = { processes, graceMs, log, mostWaiting: MOST_WAITING }
  const reading = createChildPool({
    ...shared,
    worker: readingWorker,
    mostEach: MOST_EACH.reading,
    memoryMb,
    timeoutMs,
    threads,
  })
  const looking = createChildPool({
    ...shared,
    ...LOOKING,
    worker: lookingWorker,
    mostEach: MOST_EACH.looking,
    memoryMb: Math.min(memoryMb, LOOKING.memoryMb),
    timeoutMs: Math.min(timeoutMs, LOOKING.timeoutMs),
    threads: 1,
  })
  return {
    async read(bytes, { today, ...turn }) {
      return expected('read', await reading.ask(turn, async () => ({ kind: 'read', bytes, today }))).reading
    },
    async inspect(bytes, turn) {
      return expected('inspect', await looking.ask(turn, async () => ({ kind: 'inspect', bytes }))).inspection
    },
    async picture(load, page, turn) {
      const ask = async () => ({ kind: 'picture' as const, bytes: await load(), page })
      return expected('picture', await looking.ask(turn, ask)).picture
    },
    async strip(load, turn) {
      const ask = async () => ({ kind: 'strip' as const, bytes: await load() })
      return expected('strip', await looking.ask(turn, ask)).bytes
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
