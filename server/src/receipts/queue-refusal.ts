import { ReadingError } from '@pravas/reading/errors'
import { ProblemError, tooMany } from '../errors.ts'

/** After how many seconds it is worth trying again: some files are done by then. */
const OWN_SECONDS = 15
const ALL_SECONDS = 60

/** What the caller is told of work that the queues of the reader do not take; undefined for any other error. */
export function queueRefusal(error: unknown): ProblemError | undefined {
  if (!(error instanceof ReadingError)) return undefined
  if (error.code === 'reader.full') {
    return tooMany(
      OWN_SECONDS,
      'Too many of your files are being worked on. Nothing of this request was kept: wait until some are done, then try again.',
    )
  }
  if (error.code !== 'reader.busy') return undefined
  const detail = 'Too many files are being worked on. Nothing of this request was kept: try again in a minute.'
  return new ProblemError('receipt.unreadable', detail, undefined, ALL_SECONDS)
}
