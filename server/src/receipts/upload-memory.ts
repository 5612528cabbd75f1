import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import { ProblemError } from '../errors.ts'

const t = texts(refusals)

/** How many bytes the files of all uploads under way may have together; their requests take as much memory again. */
const MOST_BYTES = 128 * 2 ** 20
/** After how many seconds it is worth trying again: some files are read by then. */
const AGAIN_SECONDS = 60

export interface UploadMemory {
  /**
   * Does the work of an upload, whose files take memory until it ends. Throws 'receipt.unreadable' before it begins where
   * too much is under way; an upload that is alone always gets in.
   */
  hold<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

/** Bounds what uploads that wait for the reader hold in memory, all people's together. */
export function createUploadMemory(most = MOST_BYTES): UploadMemory {
  let held = 0
  return {
    async hold(bytes, work) {
      if (held > 0 && held + bytes > most) {
        throw new ProblemError('receipt.unreadable', t('uploads.busy'), undefined, AGAIN_SECONDS)
      }
      held += bytes
      try {
        return await work()
      } finally {
        held -= bytes
      }
    },
  }
}
