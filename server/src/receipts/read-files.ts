import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import { ReadingError, type ReadingErrorCode } from '@pravas/reading/errors'
import type { Reader } from '@pravas/reading/reader'
import type { ReceiptReading } from '@pravas/reading/receipt'
import type { ReceiptType } from '@pravas/reading/sniff'
import { problem } from '../errors.ts'
import { CHECK_COST, RECEIPT_COST } from '../work-costs.ts'
import { queueRefusal } from './queue-refusal.ts'
import { asJpeg, isKeptAsItCame, type Refusal, refusalOf, refuseAll, type UploadedFile } from './upload-files.ts'

const t = texts(refusals)

/** Why a file was not read although nothing is wrong with its type and size. */
export type UnreadReason = 'nothing_readable' | 'too_slow' | 'crashed'

type Unread = UploadedFile & { reading: null; reason: UnreadReason }

/** A file with what was read in it; null when nothing could be read, `reason` then says why. */
export type ReadFile = (UploadedFile & { type: ReceiptType; reading: ReceiptReading }) | Unread

export interface ReadOptions {
  /** Whose turn it is with the reader. */
  owner: string
  /** The latest day that a receipt may carry, YYYY-MM-DD. */
  today: string
  signal: AbortSignal
  /** Told what the work on a file cost, and again when more was done: the last cost counts. */
  onWork: (file: UploadedFile, cost: number) => void
}

/** What a file or the reader is refused for before any work is done. */
const BEFORE_WORK: ReadonlySet<ReadingErrorCode> = new Set([
  'file.empty',
  'file.too_large',
  'file.type',
  'file.heic',
  'image.too_large',
  'reader.unavailable',
  'reader.full',
  'reader.busy',
  'reader.closed',
])

/** How many files of one upload wait for the reader at a time, so that everybody's turn comes. */
const AT_A_TIME = 2

/**
 * Reads the files; the answer is in their order, an image of another kind turned into a JPEG. Of several, all are checked
 * before the first is read, so that nothing is read in vain. Throws a problem that names every file that is refused, 'receipt.unreadable' when the reader
 * cannot be started, when two files in a row end it, or when the upload was cancelled, and what `queueRefusal` says.
 */
export async function readFiles(
  reader: Reader,
  files: readonly UploadedFile[],
  { owner, today, signal, onWork }: ReadOptions,
): Promise<ReadFile[]> {
  const attempt = sparing()
  const paid = async <R>(file: UploadedFile, cost: number, work: () => Promise<R>): Promise<R> => {
    try {
      const result = await work()
      onWork(file, cost)
      return result
    } catch (error) {
      const done = costOfFailure(file, cost, error)
      if (done > 0) onWork(file, done)
      throw error
    }
  }
  const inspect = (file: UploadedFile) =>
    attempt(file, async () => {
      const { jpeg } = await paid(file, CHECK_COST, () => reader.inspect(file.bytes, { owner, signal }))
      return jpeg ? asJpeg(file, jpeg) : file
    })
  const read = (file: UploadedFile) =>
    attempt(file, async (): Promise<ReadFile> => {
      const reading = await paid(file, RECEIPT_COST, () => reader.read(file.bytes, { owner, today, signal }))
      return isEmpty(reading) ? unread(file, 'nothing_readable') : { ...file, type: reading.type, reading }
    })
  const checked = files.length > 1 || !files.every(isKeptAsItCame) ? await refusing(files, signal, inspect) : files
  return refusing(checked, signal, async (file) => (isUnread(file) ? file : read(file)))
}

/** A refused file cost its check at most; whatever else went wrong, such as a reading that took too long, was work. */
function costOfFailure(file: UploadedFile, cost: number, error: unknown): number {
  if (!(error instanceof ReadingError)) return cost
  if (BEFORE_WORK.has(error.code)) return 0
  return refusalOf(file, error.code) ? Math.min(cost, CHECK_COST) : cost
}

/**
 * Makes attempts at files of which one may take too long or end the reader without harm to the others. Rethrows what is
 * not the file's fault: a second end in a row is the reader's.
 */
function sparing() {
  let ended = false
  return async <R>(file: UploadedFile, work: () => Promise<R>): Promise<R | Unread> => {
    try {
      const result = await work()
      ended = false
      return result
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === undefined || (reason === 'crashed' && ended)) throw error
      ended = reason === 'crashed'
      return unread(file, reason)
    }
  }
}

function unread(file: UploadedFile, reason: UnreadReason): Unread {
  return { ...file, reading: null, reason }
}

function isUnread(file: UploadedFile | Unread): file is Unread {
  return 'reading' in file
}

function reasonOf(error: unknown): UnreadReason | undefined {
  if (!(error instanceof ReadingError)) return undefined
  if (error.code === 'nothing_readable') return 'nothing_readable'
  if (error.code === 'reader.timeout') return 'too_slow'
  return error.code === 'reader.crashed' ? 'crashed' : undefined
}

function isEmpty({ merchant, date, totalPaise }: ReceiptReading): boolean {
  return merchant.value === null && date.value === null && totalPaise.value === null
}

/** Does the work for every file, a few at a time, and refuses all of them together when some are at fault. */
async function refusing<F extends UploadedFile, R>(
  files: readonly F[],
  signal: AbortSignal,
  work: (file: F) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const refusals: Refusal[] = []
  const queue = [...files.entries()]
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, file] = next
      try {
        results[index] = await work(file)
      } catch (error) {
        const refusal = error instanceof ReadingError ? refusalOf(file, error.code) : undefined
        if (refusal) refusals.push(refusal)
        else {
          queue.length = 0
          if (signal.aborted) throw problem('receipt.unreadable', t('file.cancelled'))
          if (!(error instanceof ReadingError)) throw error
          const full = queueRefusal(error)
          if (full) throw full
          throw problem('receipt.unreadable', t('file.stopped', { name: file.name }))
        }
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  refuseAll(refusals.sort((a, b) => pathOrder(files, a) - pathOrder(files, b)))
  return results
}

function pathOrder(files: readonly UploadedFile[], refusal: Refusal): number {
  return files.findIndex((file) => refusal.path.startsWith(`${file.path}.`))
}
