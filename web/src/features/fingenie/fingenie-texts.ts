export const GREETING =
  "Hello, I'm FinGenie. Upload your receipts and I will read them, answer questions about them and send them to your manager for reimbursement."
export const UNAVAILABLE = "Sorry, I'm currently unavailable. Please try again later."
export const UPLOAD_FAILED = "Sorry, I couldn't process the receipts. Please try again."
export const NO_RECEIPT_READ = 'I could not process the receipt. Please upload a clear image.'
export const EMAIL_FAILED = "Sorry, I couldn't send the reimbursement email. Please try again."
export const QUEUED = 'You are offline. This is kept and sent when the connection is back.'
export const STILL_QUEUED = 'This could not be taken just now. It is kept and sent again by itself.'
export const LEFT = 'The page was left before the answer came.'
export const UPLOAD_LEFT =
  'The upload was interrupted because the page was left or loaded again. Please choose the files again.'
export const NOT_QUEUED = 'You are offline, and this could not be kept to be sent later.'

/** What stands above files of an upload that would not be taken another time either. */
export function notTaken(count: number): string {
  return count === 1 ? 'One file could not be taken:' : `${count} files could not be taken:`
}

/** What an upload says in the conversation and its history. */
export function uploadText(fileNames: readonly string[]): string {
  const count = fileNames.length === 1 ? 'a receipt' : `${fileNames.length} receipts`
  return `Uploaded ${count}: ${fileNames.join(', ')}`
}
