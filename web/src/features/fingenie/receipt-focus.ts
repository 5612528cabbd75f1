import { Observable } from '../../chat/observable.ts'

/** A receipt to look at, perhaps one of its fields; `at` tells one request from the next. */
export interface WantedReceipt {
  receiptId: string
  field: string | undefined
  at: number
  /** No card of it stands in the conversation. */
  isElsewhere: boolean
}

/** Brings receipts into view: on their cards in the conversation or, without one, in a dialog. */
export class ReceiptFocus {
  readonly wanted = new Observable<WantedReceipt | undefined>(undefined)
  readonly #cards = new Map<string, number>()

  /** Brings a receipt into view, and one of its fields under the cursor. */
  show(receiptId: string, field?: string | null): void {
    const at = (this.wanted.get()?.at ?? 0) + 1
    this.wanted.set({ receiptId, field: field ?? undefined, at, isElsewhere: !this.#cards.has(receiptId) })
  }

  /** A card of the receipt stands in the conversation until the returned function is called. */
  readonly stand = (receiptId: string): (() => void) => {
    this.#cards.set(receiptId, (this.#cards.get(receiptId) ?? 0) + 1)
    return () => {
      const left = (this.#cards.get(receiptId) ?? 1) - 1
      if (left === 0) this.#cards.delete(receiptId)
      else this.#cards.set(receiptId, left)
    }
  }
}
