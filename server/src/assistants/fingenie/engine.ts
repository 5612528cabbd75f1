import type { Expense } from '@pravas/contract/expenses'
import type { FollowUpType } from '@pravas/contract/fingenie'
import type { ReceiptChange } from '../../receipts/receipt-change.ts'
import type { HeldReceipt } from '../../receipts/receipts-service.ts'
import type { TurnInput } from '../engines/engine.ts'

/** What FinGenie may do, each within the rights of whoever is talking to it. */
export interface FinGenieTools {
  /** The receipts of the conversation in the order of their upload, claimed ones included. */
  receipts(): Promise<HeldReceipt[]>
  /** Sets right what was misread; false when the receipt can no longer be changed. */
  correct(receiptId: string, change: ReceiptChange): Promise<boolean>
  /** Takes a receipt out of the conversation; false when it can no longer be. */
  remove(receiptId: string): Promise<boolean>
  /** The person's own claims, newest first. */
  claims(): Promise<Expense[]>
}

export interface FinGenieTurn extends TurnInput<FinGenieTools> {
  /** What the page guessed the question to be about. */
  followUpType: FollowUpType
}

export interface FinGenieReply {
  text: string
  /** What the dialogue holds until the next turn. */
  state: Record<string, unknown>
}

/** Answers one message. */
export interface FinGenieEngine {
  turn(input: FinGenieTurn): Promise<FinGenieReply>
}
