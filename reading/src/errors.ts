/** Why a receipt could not be read. The codes are stable; messages are for the operator's log. */
export const READING_ERRORS = [
  'file.empty',
  'file.too_large',
  'file.type',
  'file.heic',
  'file.damaged',
  'pdf.no_pages',
  'pdf.locked',
  'image.too_large',
  'page.missing',
  'nothing_readable',
  'reader.unavailable',
  'reader.crashed',
  'reader.timeout',
  // Too many files of one owner, or of all together, are being worked on.
  'reader.full',
  'reader.busy',
  'reader.closed',
] as const

export type ReadingErrorCode = (typeof READING_ERRORS)[number]

/** What every function of this workspace throws when the receipt, or the child process that reads it, is at fault. */
export class ReadingError extends Error {
  readonly code: ReadingErrorCode

  constructor(code: ReadingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReadingError'
    this.code = code
  }
}
