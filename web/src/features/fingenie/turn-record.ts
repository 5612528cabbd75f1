import { isGivenUp, saidIn } from '../../chat/chat-reducer.ts'
import type { ChatStore } from '../../chat/chat-store.ts'
import type { Message, SentFile } from '../../chat/message.ts'
import type { FinGenieCalls, Owner } from './fingenie-calls.ts'
import type { FinGenieSession } from './fingenie-session.ts'
import type { ReceiptContext } from './receipt-context.ts'
import type { FinGenieExtra } from './turn.ts'

/** The conversation in which turns are made: on the page, or an earlier one. */
export interface Conversation {
  store: ChatStore<FinGenieExtra>
  session: Pick<FinGenieSession, 'id' | 'receipts' | 'files' | 'hold' | 'addFiles'>
}

/** Writes what a turn brought: answers into the conversation and its history, receipts into the session. */
export class TurnRecord {
  readonly #conversation: Conversation
  readonly #employeeId: string | null
  readonly #save: FinGenieCalls['save']

  constructor(conversation: Conversation, { employeeId, calls }: { employeeId: string | null; calls: FinGenieCalls }) {
    this.#conversation = conversation
    this.#employeeId = employeeId
    this.#save = calls.save
  }

  /** Whose conversation a call is about. */
  get owner(): Owner {
    return { sessionId: this.#conversation.session.id, employee_id: this.#employeeId }
  }

  get session(): Conversation['session'] {
    return this.#conversation.session
  }

  /**
   * Shows an answer and saves the exchange. Another tab may have stopped the turn a moment ago: then nothing is said,
   * unless the server has answered a turn that it was told to stop.
   */
  answer(turnId: string, said: string, text: string, more: Pick<Message, 'receipts' | 'lasting'> = {}): void {
    if (!this.isWanted(turnId)) return
    const type = this.#isGivenUp(turnId) ? 'answered late' : 'answered'
    this.#store.dispatch({ type, turnId, text, ...more })
    this.#save({ userMessage: said, botResponse: text, sessionId: this.session.id })
  }

  /** Whether what a turn brings is still to be told: it stands in the conversation, and was not stopped in time. */
  isWanted(turnId: string): boolean {
    return !this.#isGivenUp(turnId) || saidIn(this.#store.latest, turnId)?.joinable === true
  }

  /** Says that a turn failed; nothing where another tab has stopped it, or has left the conversation, a moment ago. */
  fail(turnId: string, text: string, more: Pick<Message, 'reason' | 'files'> = {}): void {
    if (!this.#isGivenUp(turnId)) this.#store.dispatch({ type: 'failed', turnId, text, ...more })
  }

  /** Changes how the files of a turn stand. */
  changeFiles(turnId: string, change: (files: readonly SentFile[]) => SentFile[]): void {
    const files = saidIn(this.#store.latest, turnId)?.files
    if (files) this.#store.dispatch({ type: 'files changed', turnId, files: change(files) })
  }

  /** Says that the person has stopped the turn. */
  stopped(turnId: string): void {
    if (!this.#isGivenUp(turnId)) this.#store.dispatch({ type: 'cancelled', turnId })
  }

  /** Keeps what is known of the receipts now, and shows it. */
  hold(receipts: ReceiptContext | null): void {
    this.session.hold(receipts)
    this.#store.dispatch({ type: 'set', fields: { receipts } })
  }

  get #store(): Conversation['store'] {
    return this.#conversation.store
  }

  #isGivenUp(turnId: string): boolean {
    return isGivenUp(this.#store.latest, turnId)
  }
}
