import { ReadingError } from '@pravas/reading/errors'
import type { Reader } from '@pravas/reading/reader'
import type { ReceiptReading } from '@pravas/reading/receipt'
import type { ReceiptType } from '@pravas/reading/sniff'
import { problem } from '../errors.ts'
import { type Refusal, refusalOf, refuseAll, type UploadedFile } from './upload-files.ts'

/** A file with what was read in it; null when nothing could be read, `reason` then says why. */
export type ReadFile = UploadedFile & { type: ReceiptType } & (
    | { reading: ReceiptReading }
    | { reading: null; reason: 'nothing_readable' | 'too_slow' }
  )

export interface ReadOptions {
  /** The latest day that a receipt may carry, YYYY-MM-DD. */
  today: string
  signal: AbortSignal
}

/** How many files of one upload wait for the reader at a time, so that everybody's turn comes. */
const AT_A_TIME = 2

/**
 * Checks all files, then reads them; the answer is in their order. Throws a problem that names every file that is
 * refused, and 'receipt.unreadable' when the reader does not work or the upload was given up.
 */
export async function readFiles(
  reader: Reader,
  files: readonly UploadedFile[],
  options: ReadOptions,
): Promise<ReadFile[]> {
  const { today, signal } = options
  const inspected = await refusing(files, signal, async (file) => ({
    file,
    type: (await reader.inspect(file.bytes, { signal })).type,
  }))
  return refusing(
    inspected.map(({ file, type }) => ({ ...file, type })),
    signal,
    async (file): Promise<ReadFile> => {
      try {
        const reading = await reader.read(file.bytes, { today, signal })
        return isEmpty(reading) ? { ...file, reading: null, reason: 'nothing_readable' } : { ...file, reading }
      } catch (error) {
        const code = error instanceof ReadingError ? error.code : undefined
        if (code === 'nothing_readable') return { ...file, reading: null, reason: 'nothing_readable' }
        if (code === 'reader.timeout') return { ...file, reading: null, reason: 'too_slow' }
        throw error
      }
    },
  )
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
          if (signal.aborted) throw problem('receipt.unreadable', 'The upload was given up.')
          if (!(error instanceof ReadingError)) throw error
          throw problem('receipt.unreadable', `The reader stopped at ${file.name}.`)
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
