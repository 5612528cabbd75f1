import type { Message, SentFile } from '../../chat/message.ts'
import type { Observable } from '../../chat/observable.ts'
import type { Transcript } from '../../chat/transcript.ts'
import type { FinGenieCalls, Owner } from './fingenie-calls.ts'
import type { FinGenieSession } from './fingenie-session.ts'
import type { ReceiptContext } from './receipt-context.ts'
import type { FinGenieState } from './turn.ts'

/** The conversation in which turns are made: on the page, or one that was put aside. */
export interface Conversation {
  transcript: Pick<Transcript, 'answer' | 'isGivenUp' | 'changeFiles'>
  session: Pick<FinGenieSession, 'id' | 'receipts' | 'files' | 'hold' | 'addFiles'>
  state: Pick<Observable<FinGenieState>, 'get' | 'patch'>
}

/** Where a turn writes what it brought: answers into the conversation and its history, receipts into the session. */
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

  /** Shows an answer and keeps the exchange. Another tab may have stopped the turn a moment ago: then nothing is said. */
  answer(turnId: string, said: string, response: string, more: Pick<Message, 'receipts' | 'lasting'> = {}): void {
    const { transcript, session } = this.#conversation
    if (transcript.isGivenUp(turnId)) return
    transcript.answer(turnId, response, more)
    this.#save({ userMessage: said, botResponse: response, sessionId: session.id })
  }

  /** Says that a turn failed; nothing where another tab has stopped it, or has left the conversation, a moment ago. */
  fail(turnId: string, text: string, more: Pick<Message, 'reason' | 'files'> = {}): void {
    const { transcript } = this.#conversation
    if (!transcript.isGivenUp(turnId)) transcript.answer(turnId, text, { outcome: 'failed', ...more })
  }

  /** Says anew how the files of a turn stand. */
  changeFiles(turnId: string, change: (files: readonly SentFile[]) => SentFile[]): void {
    this.#conversation.transcript.changeFiles(turnId, change)
  }

  /** Says that the person has stopped the turn. */
  stopped(turnId: string): void {
    const { transcript } = this.#conversation
    if (!transcript.isGivenUp(turnId)) transcript.answer(turnId, '', { outcome: 'stopped' })
  }

  /** Keeps what is known of the receipts now, and shows it. */
  hold(receipts: ReceiptContext | null): void {
    this.#conversation.session.hold(receipts)
    this.#conversation.state.patch({ receipts })
  }
}
