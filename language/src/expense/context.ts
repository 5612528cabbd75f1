import type { Query } from './queries/query.ts'
import type { PricedReceipt } from './queries/receipt-question.ts'
import type { Topic } from './queries/topics.ts'
import type { ReceiptField } from './receipts/receipt.ts'

/** What a message to FinGenie is read against. */
export interface ExpenseContext {
  /** `YYYY-MM-DD`. */
  today: string
  /** The receipts that are not claimed yet, and so can be changed. */
  open: readonly PricedReceipt[]
  /** Those that questions are about: the open ones, else those of the latest claim. */
  spoken: readonly PricedReceipt[]
  /** The id of the receipt that 'it' means. */
  focus: string | undefined
  /** The field of it that was changed last. */
  edited?: ReceiptField | undefined
  /** What was asked last. */
  asked: AskedQuestion | undefined
  /** The last question with figures for an answer. */
  query: Query | undefined
  /** What a question is taken to be about where its words do not say. */
  topic: Topic | undefined
  /** The person's own employee id. */
  ownId: string | null
}

/** What an open question waits for. */
export interface AskedQuestion {
  isYesNo: boolean
  /** The value of this field. */
  field?: ReceiptField
  /** One of these trips, by their numbers. */
  trips?: readonly string[]
}
