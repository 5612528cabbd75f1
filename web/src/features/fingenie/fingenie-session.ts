import type { ReceiptFile } from '@pravas/contract/fingenie'
import { newSessionId } from '../../chat/session-id.ts'
import { parseContext, type ReceiptContext } from './receipt-context.ts'

export const MESSAGES_KEY = 'fingenie-messages'
export const SESSION_KEY = 'fingenie-session-id'
export const RECEIPTS_KEY = 'fingenie-receipts'

/** Under which id the conversation stands and what is known of its receipts, kept in the browser. */
export class FinGenieSession {
  readonly #storage: Storage
  readonly #now: () => Date
  #id: string
  #receipts: ReceiptContext | null
  /** The uploaded files as they travelled, for the reimbursement. */
  #files: readonly ReceiptFile[] = []

  constructor(storage: Storage, now: () => Date) {
    this.#storage = storage
    this.#now = now
    this.#id = storage.getItem(SESSION_KEY) ?? this.#fresh()
    storage.setItem(SESSION_KEY, this.#id)
    this.#receipts = parseContext(storage.getItem(RECEIPTS_KEY), this.#id)
    if (this.#receipts === null) storage.removeItem(RECEIPTS_KEY)
  }

  get id(): string {
    return this.#id
  }

  get receipts(): ReceiptContext | null {
    return this.#receipts
  }

  get files(): readonly ReceiptFile[] {
    return this.#files
  }

  /** Goes on in another session, in a new one without an id. The receipts of the last one are let go. */
  change(id = this.#fresh()): void {
    if (id === this.#id) return
    this.#id = id
    this.#files = []
    this.#storage.setItem(SESSION_KEY, id)
    this.hold(null)
  }

  /** Takes over the session and the receipts of another tab. */
  adopt(): void {
    const stored = this.#storage.getItem(SESSION_KEY) ?? this.#id
    if (stored !== this.#id) this.#files = []
    this.#id = stored
    this.#receipts = parseContext(this.#storage.getItem(RECEIPTS_KEY), stored)
  }

  /** Keeps what is known of the receipts now. */
  hold(receipts: ReceiptContext | null): void {
    this.#receipts = receipts
    if (receipts === null) {
      this.#storage.removeItem(RECEIPTS_KEY)
      return
    }
    try {
      this.#storage.setItem(RECEIPTS_KEY, JSON.stringify(receipts))
    } catch {
      // Without room in the browser the receipts are still known until the page is left.
    }
  }

  addFiles(files: readonly ReceiptFile[]): void {
    this.#files = [...this.#files, ...files]
  }

  #fresh(): string {
    return newSessionId('fingenie', this.#now().getTime(), Math.random())
  }
}
