import type { InputError } from '@pravas/contract/errors'
import { type ReceiptFile, UPLOAD_BYTES, UPLOAD_FILES } from '@pravas/contract/fingenie'

/** Room for the rest of the request's body beside the files: session, employee and punctuation. */
const ENVELOPE_BYTES = 16 * 1024

/** The types that may be uploaded, as a file picker takes them. */
export const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
}

/** How many bytes a file takes in the request, its name and quotes included. */
export function bytesInRequest(file: ReceiptFile): number {
  return new TextEncoder().encode(JSON.stringify(file)).length + 1
}

/** The largest file in MB that fits into a request, rounded down. */
export const LARGEST_FILE_MB = Math.floor(((UPLOAD_BYTES - ENVELOPE_BYTES) * 3) / 4 / 1_000_000)

/** Whether one file is too large for any request. */
export function isTooLarge(file: ReceiptFile): boolean {
  return bytesInRequest(file) > UPLOAD_BYTES - ENVELOPE_BYTES
}

/**
 * Shares files among requests, in order, so that each request stays under the contract's `UPLOAD_BYTES` and has at
 * most `UPLOAD_FILES` files.
 */
export function batchesOf<F extends ReceiptFile>(files: readonly F[]): F[][] {
  const batches: F[][] = []
  let room = 0
  for (const file of files) {
    const bytes = bytesInRequest(file)
    const last = batches.at(-1)
    if (last === undefined || bytes > room || last.length >= UPLOAD_FILES) {
      batches.push([file])
      room = UPLOAD_BYTES - ENVELOPE_BYTES - bytes
    } else {
      last.push(file)
      room -= bytes
    }
  }
  return batches
}

/** As many of the files, from the first on, as one request carries beside `otherBytes` of other fields. */
export function filesBeside(otherBytes: number, files: readonly ReceiptFile[]): ReceiptFile[] {
  let room = UPLOAD_BYTES - ENVELOPE_BYTES - otherBytes
  const carried: ReceiptFile[] = []
  for (const file of files.slice(0, UPLOAD_FILES)) {
    room -= bytesInRequest(file)
    if (room < 0) break
    carried.push(file)
  }
  return carried
}

/** Which files of an upload a problem names (`body.receipts[1].file_content`), by index, each with the reason. */
export function refusedFiles(errors: readonly InputError[], files: number): Map<number, string> {
  const refused = new Map<number, string>()
  for (const { path, message } of errors) {
    const index = Number(/receipts(?:\[|\.)(\d+)/.exec(path)?.[1] ?? Number.NaN)
    if (index < files && !refused.has(index)) refused.set(index, message)
  }
  return refused
}
