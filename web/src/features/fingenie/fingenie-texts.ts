import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'

const t = texts(fingeniePage)

export const GREETING = t('greeting')
export const UNAVAILABLE = t('unavailable')
export const UPLOAD_FAILED = t('upload.failed')
export const NO_RECEIPT_READ = t('upload.no-receipt')
export const EMAIL_FAILED = t('email-failed')
export const QUEUED = t('queue.offline')
export const STILL_QUEUED = t('queue.retrying')
export const UPLOAD_LEFT = t('upload.left')
export const NOT_QUEUED = t('queue.no-room')

/** What stands above files of an upload that would not be taken another time either. */
export function notTaken(count: number): string {
  return t('upload.not-taken', { count })
}

/** What an upload says in the conversation and its history. */
export function uploadText(fileNames: readonly string[]): string {
  return t('upload.said', { count: fileNames.length, names: fileNames.join(', ') })
}
