import type { InputError } from '@pravas/contract/errors'
import type { ReceiptFile } from '@pravas/contract/fingenie'
import { batchesOf, isTooLarge, LARGEST_FILE_MB, refusedFiles } from './upload-plan.ts'

/** A file on its way: `index` is its place among the files that were chosen. */
export type OutgoingFile = ReceiptFile & { index: number }

/** How an upload request ended: read, some files refused by name, or not at all. */
export type BatchOutcome<R> =
  | { kind: 'read'; answer: R }
  | { kind: 'refused'; errors: readonly InputError[]; reason: string }
  | { kind: 'failed'; reason: string | undefined }

export interface UploadSteps<R> {
  send: (files: ReceiptFile[]) => Promise<BatchOutcome<R>>
  /** Whether the person does not want a file any more that is not sent yet. */
  isCancelled: (file: OutgoingFile) => boolean
  onCancelled: (file: OutgoingFile) => void
  /** These files are in a request now. */
  onSent: (files: OutgoingFile[]) => void
  /** The request that carried these files did not get through: each is sent again in one of its own. */
  onApart: (files: OutgoingFile[]) => void
  onRead: (files: OutgoingFile[], answer: R) => Promise<void> | void
  /** This file will not be read, whatever is tried. */
  onRefused: (file: OutgoingFile, reason: string) => void
  /** These files did not get through; another attempt may succeed. */
  onFailed: (files: OutgoingFile[], reason: string | undefined) => void
}

/**
 * Uploads files in as few requests as the limits allow. When a request is refused because of files that the server
 * names, those are left out and the others are sent again, so that one bad file never holds back the good ones. When a request of
 * several files gets no answer, each has another attempt by itself: what broke it may have been one of them.
 */
export async function uploadFiles<R>(files: readonly OutgoingFile[], steps: UploadSteps<R>): Promise<void> {
  for (const file of files.filter(isTooLarge))
    steps.onRefused(file, `The file is too large: at most ${LARGEST_FILE_MB} MB.`)
  const queue = batchesOf(files.filter((file) => !isTooLarge(file)))
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const cancelled = next.filter(steps.isCancelled)
    for (const file of cancelled) steps.onCancelled(file)
    const batch = next.filter((file) => !cancelled.includes(file))
    if (batch.length === 0) continue
    steps.onSent(batch)
    const outcome = await steps.send(batch.map(({ file_name, file_content }) => ({ file_name, file_content })))
    if (outcome.kind === 'read') {
      await steps.onRead(batch, outcome.answer)
      continue
    }
    if (outcome.kind === 'failed' && batch.length > 1) {
      steps.onApart(batch)
      queue.unshift(...batch.map((file) => [file]))
      continue
    }
    const refused = outcome.kind === 'refused' ? refusedFiles(outcome.errors, batch.length) : new Map<number, string>()
    if (refused.size === 0) {
      steps.onFailed(batch, outcome.reason)
      continue
    }
    for (const [position, reason] of refused) {
      const file = batch[position]
      if (file !== undefined) steps.onRefused(file, withoutName(reason, file.file_name))
    }
    const rest = batch.filter((_, position) => !refused.has(position))
    if (rest.length > 0) queue.unshift(rest)
  }
}

/** A reason that begins with the file's name, without it: the name stands beside it. */
function withoutName(reason: string, fileName: string): string {
  return reason.startsWith(`${fileName}: `) ? reason.slice(fileName.length + 2) : reason
}
