export const GREETING =
  "Hello, I'm FinGenie. Upload your receipts and I will read them, answer questions about them and send them to your manager for reimbursement."
export const UNAVAILABLE = "Sorry, I'm currently unavailable. Please try again later."
export const UPLOAD_FAILED = "Sorry, I couldn't process the receipts. Please try again."
export const NO_RECEIPT_READ = 'I could not process the receipt. Please upload a clear image.'
export const EMAIL_FAILED = "Sorry, I couldn't send the reimbursement email. Please try again."
export const QUEUED = 'You’re offline. This sends when you’re back online.'
export const STILL_QUEUED = 'This couldn’t be sent just now. Retrying…'
export const UPLOAD_LEFT = 'The upload was interrupted when you left the page. Please choose the files again.'
export const NOT_QUEUED = 'You’re offline, and this browser has no room to keep it for later.'

/** What stands above files of an upload that would not be taken another time either. */
export function notTaken(count: number): string {
  return count === 1 ? 'One file couldn’t be uploaded:' : `${count} files couldn’t be uploaded:`
}

/** What an upload says in the conversation and its history. */
export function uploadText(fileNames: readonly string[]): string {
  const count = fileNames.length === 1 ? 'a receipt' : `${fileNames.length} receipts`
  return `Uploaded ${count}: ${fileNames.join(', ')}`
}
