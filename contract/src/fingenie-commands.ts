const REIMBURSE = ['send reimbursement', 'send for approval']
const SUMMARISE = ['generate summary', 'expense summary', 'show summary']

/** What a summary answers where there is nothing to summarise. */
export const NOTHING_TO_SUMMARISE = "I don't have any receipt data to summarize. Please upload receipts first."

/** What sending answers where there is nothing to send. */
export const NOTHING_TO_SEND = "I don't have any receipt data to send. Please upload receipts first."

/** What a message to FinGenie orders by one of its fixed words, wherever they stand in it; undefined for all else. */
export function commandIn(text: string): 'reimburse' | 'summarise' | undefined {
  if (containsOne(text, REIMBURSE)) return 'reimburse'
  return containsOne(text, SUMMARISE) ? 'summarise' : undefined
}

/** Whether a text contains one of these words, which are in lower case, in any case. */
export function containsOne(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.some((word) => lower.includes(word))
}
