import type { DraftAllocation } from '@pravas/contract/allocation'
import type { ClaimDraft } from '@pravas/contract/claims'
import type { Expense } from '@pravas/contract/expenses'
import type { OwnPolicy } from '@pravas/contract/policies'
import type { DuplicateResolution } from '@pravas/contract/receipt-notes'
import type { MissingReceipt, Trip } from '@pravas/contract/trips'
import type { BookedOn, BookingField } from '@pravas/language/text/booking'
import type { FoundAllocation } from '../../../allocations/allocation-rules.ts'
import type { Claimed } from '../../../expenses/draft/claim-rules.ts'
import type { ShownTotal } from '../../../expenses/draft/shown-claim-rules.ts'
import type { ReceiptChange } from '../../../receipts/receipt-change.ts'
import type { SpendingFigures, SpendingList, SpendingQuestion } from '../../../reports/spending-rules.ts'
import type { NumberedReceipt } from './texts.ts'

/** FinGenie's tools as the rules call them, each within the rights of the person who is talking to it. */
export interface RulesTools {
  /** The receipts of the conversation in the order of their upload, claimed ones included. */
  receipts(): Promise<NumberedReceipt[]>
  /** Sets right what was misread; false when the receipt can no longer be changed. */
  correct(receiptId: string, change: ReceiptChange): Promise<boolean>
  /** Sets fields back to what was read of them, or to what they were; false when the receipt can no longer be changed. */
  takeBack(receiptId: string, change: ReceiptChange): Promise<boolean>
  /** Takes a receipt out of the conversation; false when it can no longer be. */
  remove(receiptId: string): Promise<boolean>
  /** The receipts that were taken out, the last one first. */
  removed(): Promise<NumberedReceipt[]>
  /** Puts a receipt back that was taken out; false when it was not. */
  restore(receiptId: string): Promise<boolean>
  /** The person's own claims, newest first. */
  claims(): Promise<Expense[]>
  /** The day on which one's own claim with this number was decided, `YYYY-MM-DD`; null while it is pending. */
  decidedOn(expenseNumber: string): Promise<string | null>
  /** The name of who decides on the person's claims; null when nobody is set. */
  approver(): Promise<string | null>
  /** What the policy of today allows the person, in one city where one is named. */
  policy(city: string | undefined): Promise<OwnPolicy>
  /** What sending would make of the receipts; null when there is nothing to claim. */
  claim(): Promise<ClaimDraft | null>
  /**
   * Sends the claim. `named` are the receipts that the person agreed to, of exactly which it has to be; without it those
   * that the page showed. Throws what `claims.claim` throws.
   */
  send(named?: readonly ShownTotal[]): Promise<Claimed>
  /** Says how the receipts are to be claimed, and for which trip by its number (null for none). */
  choose(choice: { as?: 'one' | 'each'; trip?: string | null; reason?: string }): Promise<unknown>
  /** Books the claim on what the person calls a cost centre or a project; null when there is nothing to claim. */
  book(typed: BookedOn, asks: BookingField[]): Promise<{ found: FoundAllocation; now: DraftAllocation } | null>
  /** Says of a possible duplicate, by its key, what it is. */
  resolve(receiptId: string, key: string, resolution: DuplicateResolution): Promise<void>
  /** The person's own trips. */
  trips(): Promise<Trip[]>
  /** The receipts that one's own trip with this number still lacks; null while it is not approved. */
  missing(tripNumber: string): Promise<MissingReceipt[] | null>
  /** Figures over all that the person ever uploaded or claimed. */
  spending: {
    figures(question: SpendingQuestion, team: boolean): Promise<SpendingFigures>
    list(
      question: SpendingQuestion,
      order: 'largest' | 'smallest' | 'latest' | 'earliest',
      limit: number,
    ): Promise<SpendingList>
  }
}
