import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import { ReadingError } from '@pravas/reading/errors'
import { ProblemError, tooMany } from '../errors.ts'

const t = texts(refusals)

/** After how many seconds it is worth trying again: some files are done by then. */
const OWN_SECONDS = 15
const ALL_SECONDS = 60

/** What the caller is told of work that the queues of the reader do not take; undefined for any other error. */
export function queueRefusal(error: unknown): ProblemError | undefined {
  if (!(error instanceof ReadingError)) return undefined
  if (error.code === 'reader.full') {
    return tooMany(OWN_SECONDS, t('reader.full'))
  }
  if (error.code !== 'reader.busy') return undefined
  return new ProblemError('receipt.unreadable', t('reader.busy'), undefined, ALL_SECONDS)
}
