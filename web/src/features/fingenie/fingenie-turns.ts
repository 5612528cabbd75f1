import type { ReceiptFile } from '@pravas/contract/fingenie'
import type { Message } from '../../chat/message.ts'
import type { Observable } from '../../chat/observable.ts'
import type { Transcript } from '../../chat/transcript.ts'
import { commandIn, followUpType, speaksOfReceipts } from './commands.ts'
import { expenseSummary, NOTHING_TO_SUMMARISE } from './expense-summary.ts'
import type { FinGenieCalls, Owner, Question, UploadAnswer } from './fingenie-calls.ts'
import type { FinGenieSession } from './fingenie-session.ts'
import {
  EMAIL_FAILED,
  NO_RECEIPT_READ,
  NOTHING_TO_SEND,
  UNAVAILABLE,
  UPLOAD_FAILED,
  uploadText,
} from './fingenie-texts.ts'
import { type ReceiptContext, receiptsOf, withAnswer, withUpload } from './receipt-context.ts'
import { filesBeside } from './upload-plan.ts'
import { type FileStage, uploadChosen } from './upload-turn.ts'

export interface FinGenieState {
  sessionId: string
  /** The turn that is being answered, here or in another tab. */
  turnId: string | null
  /** The stages of the files of the upload under way, in the order in which they were chosen. */
  files: FileStage[]
  receipts: ReceiptContext | null
}

/** What the person said or chose to upload. */
export type Saying = { turnId: string } & ({ message: string } | { files: File[] })

interface Conversation {
  transcript: Transcript
  session: FinGenieSession
  state: Observable<FinGenieState>
}

interface TurnsOptions {
  employeeId: string | null
  calls: FinGenieCalls
  /** A turn of this tab has ended. */
  onEnd: (turnId: string) => void
}

/** Makes the calls of a conversation, one turn at a time, and brings their answers into it. */
export class FinGenieTurns {
  readonly #transcript: Transcript
  readonly #session: FinGenieSession
  readonly #state: Observable<FinGenieState>
  readonly #options: TurnsOptions
  #call = new AbortController()
  #running: string | null = null
  /** The files of uploads that did not get through, by turn. */
  readonly #unsent = new Map<string, File[]>()

  constructor({ transcript, session, state }: Conversation, options: TurnsOptions) {
    this.#transcript = transcript
    this.#session = session
    this.#state = state
    this.#options = options
  }

  /** The turn that is being answered in this tab. */
  get running(): string | null {
    return this.#running
  }

  /** The files of a turn that can be uploaded again. */
  unsentOf(turnId: string): File[] | undefined {
    return this.#unsent.get(turnId)
  }

  /** Keeps the files of an upload that was not even tried, or forgets them. */
  setUnsent(turnId: string, files: File[] | undefined): void {
    if (files === undefined) this.#unsent.delete(turnId)
    else this.#unsent.set(turnId, files)
  }

  /** Sends a turn that stands in the conversation; resolves when it has ended, and never rejects. */
  run(turn: Saying): Promise<void> {
    const { turnId } = turn
    this.#call = new AbortController()
    this.#running = turnId
    this.#state.patch({ turnId, files: [] })
    if ('files' in turn) return this.#upload(turnId, turn.files)
    const command = commandIn(turn.message)
    if (command === 'reimburse') return this.#reimburse(turnId, turn.message)
    if (command === 'summarise') return this.#summarise(turnId, turn.message)
    return this.#ask(turnId, turn.message)
  }

  /** Gives the call under way up, without a word. */
  abort(): void {
    this.#call.abort()
    if (this.#running !== null) this.#settle(this.#running)
  }

  /** Forgets the files that did not get through: the conversation is being left. */
  forgetUnsent(): void {
    this.#unsent.clear()
  }

  async #ask(turnId: string, message: string): Promise<void> {
    const { receipts } = this.#session
    const question: Question = { message, ...this.#owner() }
    if (receipts !== null && speaksOfReceipts(message)) {
      const { fileNames, sessionId, isComparisonMode, summary } = receipts
      question.isFollowUp = true
      question.followUpType = followUpType(message)
      question.useCustomPrompt = true
      question.receiptContext = { fileNames, sessionId, isComparisonMode, summary }
    }
    await this.#answerWith(turnId, message, UNAVAILABLE, async (signal) => {
      const { response, summary } = await this.#options.calls.ask(question, signal)
      const { receipts: held, id } = this.#session
      const changes = summary !== undefined
      if (changes && !signal.aborted) this.#hold(withAnswer(held, id, summary))
      return { response, changes }
    })
  }

  async #summarise(turnId: string, message: string): Promise<void> {
    const receipts = this.#session.receipts?.summary.receipts ?? []
    this.#answer(turnId, message, receipts.length > 0 ? expenseSummary(receipts) : NOTHING_TO_SUMMARISE)
    this.#settle(turnId)
  }

  async #reimburse(turnId: string, prompt: string): Promise<void> {
    const summary = this.#session.receipts?.summary
    if (summary === undefined || summary.receipts.length === 0) {
      this.#answer(turnId, prompt, NOTHING_TO_SEND)
      this.#settle(turnId)
      return
    }
    const claim = { prompt, summary, ...this.#owner() }
    const receiptFiles = filesBeside(new Blob([JSON.stringify(claim)]).size, this.#session.files)
    await this.#answerWith(turnId, prompt, EMAIL_FAILED, async (signal) => {
      const { response, referenceId } = await this.#options.calls.email({ ...claim, receiptFiles }, signal)
      const reference = referenceId || 'N/A'
      const { receipts } = this.#session
      if (receipts !== null && !signal.aborted) this.#hold({ ...receipts, claimed: summary.receipts.length })
      const told = response.trim() || `Email sent successfully to your manager for approval. Reference ID: ${reference}`
      return { response: told, changes: true }
    })
  }

  async #upload(turnId: string, files: File[]): Promise<void> {
    const { signal } = this.#call
    this.#unsent.set(turnId, files)
    const unread = await uploadChosen<UploadAnswer>(files, {
      signal,
      send: (receipts) => this.#options.calls.upload({ receipts, ...this.#owner() }, signal),
      onStages: (stages) => this.#state.patch({ files: stages }),
      onRead: (sent, answer) => this.#keepReceipts(turnId, sent, answer),
    })
    if (signal.aborted) return
    const again = unread.flatMap((file) => (file.again ? [file.file] : []))
    this.setUnsent(turnId, again.length > 0 ? again : undefined)
    if (unread.length > 0) {
      const problems = unread.map(({ file, problem }) => ({ name: file.name, problem }))
      this.#fail(turnId, UPLOAD_FAILED, { files: problems })
    }
    this.#settle(turnId)
  }

  /** Takes over what was read from one request's files, and has the server's history follow. */
  #keepReceipts(turnId: string, sent: ReceiptFile[], { response, summary }: UploadAnswer): void {
    const { id: sessionId, receipts: context } = this.#session
    const receipts = receiptsOf(summary)
    if (receipts.length === 0) {
      const why = response.trim()
      this.#fail(turnId, why ? `${NO_RECEIPT_READ}\n\n${why}` : NO_RECEIPT_READ)
      return
    }
    const fileNames = sent.map(({ file_name }) => file_name)
    this.#session.addFiles(sent)
    this.#hold(withUpload(context, { sessionId, fileNames, content: response, receipts }))
    this.#answer(turnId, uploadText(fileNames), response, { receipts })
    this.#options.calls.sync({ sessionId, receipts: this.#session.receipts?.summary.receipts ?? [] })
  }

  async #answerWith(
    turnId: string,
    said: string,
    failure: string,
    call: (signal: AbortSignal) => Promise<{ response: string; changes: boolean }>,
  ): Promise<void> {
    const { signal } = this.#call
    try {
      const { response, changes } = await call(signal)
      if (signal.aborted) return
      if (response.trim() === '') this.#fail(turnId, failure)
      else this.#answer(turnId, said, response, changes ? { lasting: true } : {})
    } catch (error) {
      if (signal.aborted) return
      const reason = this.#options.calls.reasonOf(error)
      this.#fail(turnId, failure, reason === undefined ? {} : { reason })
    }
    this.#settle(turnId)
  }

  /** Another tab may have stopped the turn, or have left the conversation, a moment ago: then nothing is said. */
  #fail(turnId: string, text: string, more: Pick<Message, 'reason' | 'files'> = {}): void {
    if (!this.#transcript.isGivenUp(turnId)) this.#transcript.answer(turnId, text, { outcome: 'failed', ...more })
  }

  #answer(turnId: string, said: string, response: string, more: Pick<Message, 'receipts' | 'lasting'> = {}): void {
    if (this.#transcript.isGivenUp(turnId)) return
    this.#transcript.answer(turnId, response, more)
    this.#options.calls.save({ userMessage: said, botResponse: response, sessionId: this.#session.id })
  }

  #owner(): Owner {
    return { sessionId: this.#session.id, employee_id: this.#options.employeeId }
  }

  #hold(receipts: ReceiptContext | null): void {
    this.#session.hold(receipts)
    this.#state.patch({ receipts })
  }

  #settle(turnId: string): void {
    if (this.#running === turnId) this.#running = null
    if (this.#state.get().turnId === turnId) this.#state.patch({ turnId: null, files: [] })
    this.#options.onEnd(turnId)
  }
}
