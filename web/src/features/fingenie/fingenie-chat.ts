import type { ReceiptFile } from '@pravas/contract/fingenie'
import type { Message } from '../../chat/message.ts'
import { Observable } from '../../chat/observable.ts'
import { newSessionId } from '../../chat/session-id.ts'
import { Transcript, unansweredTurns } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { commandIn, followUpType, speaksOfReceipts } from './commands.ts'
import { expenseSummary, NOTHING_TO_SUMMARISE } from './expense-summary.ts'
import type { FinGenieCalls, Owner, Question, UploadAnswer } from './fingenie-calls.ts'
import { parseContext, type ReceiptContext, receiptsOf, withAnswer, withUpload } from './receipt-context.ts'
import { filesBeside } from './upload-plan.ts'
import { type FileStage, uploadChosen } from './upload-turn.ts'

export const MESSAGES_KEY = 'fingenie-messages'
export const SESSION_KEY = 'fingenie-session-id'
export const RECEIPTS_KEY = 'fingenie-receipts'

export const GREETING =
  "Hello, I'm FinGenie. Upload your receipts and I will read them, answer questions about them and send them to your manager for reimbursement."
export const UNAVAILABLE = "Sorry, I'm currently unavailable. Please try again later."
export const UPLOAD_FAILED = "Sorry, I couldn't process the receipts. Please try again."
export const NO_RECEIPT_READ = 'I could not process the receipt. Please upload a clear image.'
export const EMAIL_FAILED = "Sorry, I couldn't send the reimbursement email. Please try again."
export const NOTHING_TO_SEND = "I don't have any receipt data to send. Please upload receipts first."
export const KEPT = 'You are offline. This is kept and sent when the connection is back.'
const LEFT = 'The page was left before the answer came.'
const NOT_KEPT = 'You are offline, and this could not be kept to be sent later.'

export interface FinGenieState {
  sessionId: string
  /** The turn that is being answered. */
  turnId: string | null
  /** The stages of the files of the upload under way, in the order in which they were chosen. */
  files: FileStage[]
  receipts: ReceiptContext | null
}

/** What the person said or chose to upload while the browser was offline. */
export type KeptTurn = { turnId: string } & ({ message: string } | { files: File[] })

interface FinGenieOptions {
  storage: Storage
  employeeId: string | null
  now: () => Date
  calls: FinGenieCalls
  /** Where turns wait while the browser itself is offline; without it they are tried and fail. */
  later?: { isNeeded: () => boolean; keep: (turn: KeptTurn) => Promise<void> }
}

/** What an upload says in the conversation and its history. */
function uploadText(fileNames: readonly string[]): string {
  const count = fileNames.length === 1 ? 'a receipt' : `${fileNames.length} receipts`
  return `Uploaded ${count}: ${fileNames.join(', ')}`
}

/** A conversation with FinGenie: the messages, the receipts uploaded in it and the call under way. */
export class FinGenieChat {
  readonly transcript: Transcript
  readonly state: Observable<FinGenieState>
  readonly #options: FinGenieOptions
  #call = new AbortController()
  /** The uploaded files of this session as they travelled, for the reimbursement. */
  #sentFiles: ReceiptFile[] = []
  /** The files of uploads that did not get through, by turn. */
  readonly #unsent = new Map<string, File[]>()
  /** Addresses of pictures of uploaded photos, by turn. */
  readonly #previews = new Map<string, (string | undefined)[]>()

  constructor(options: FinGenieOptions) {
    this.#options = options
    const { storage, now } = options
    this.transcript = new Transcript({ storage, key: MESSAGES_KEY, greeting: GREETING, now })
    const sessionId = storage.getItem(SESSION_KEY) ?? newSessionId('fingenie', now().getTime(), Math.random())
    storage.setItem(SESSION_KEY, sessionId)
    const receipts = parseContext(storage.getItem(RECEIPTS_KEY), sessionId)
    if (receipts === null) storage.removeItem(RECEIPTS_KEY)
    this.state = new Observable<FinGenieState>({ sessionId, turnId: null, files: [], receipts })
    const messages = this.transcript.messages.get()
    const waiting = new Set(messages.flatMap(({ turnId, outcome }) => (outcome === 'waiting' ? [turnId] : [])))
    for (const { turnId, files } of unansweredTurns(messages)) {
      if (turnId !== undefined && !waiting.has(turnId)) {
        this.transcript.answer(turnId, files ? UPLOAD_FAILED : UNAVAILABLE, { outcome: 'failed', reason: LEFT })
      }
    }
  }

  /** Sends what the person said, unless it is blank or an answer is still awaited. Says whether it was taken. */
  send(text: string): boolean {
    const message = text.trim()
    if (message === '' || this.state.get().turnId !== null) return false
    const turn = { turnId: newTurnId(), message }
    this.#say(turn)
    if (this.#options.later?.isNeeded() && commandIn(message) !== 'summarise') void this.#keep(turn)
    else void this.#run(turn)
    return true
  }

  /** Uploads chosen files, unless an answer is still awaited. */
  upload(files: File[]): void {
    if (files.length === 0 || this.state.get().turnId !== null) return
    const turn = { turnId: newTurnId(), files }
    this.#say(turn)
    if (this.#options.later?.isNeeded()) void this.#keep(turn)
    else void this.#run(turn)
  }

  /**
   * Sends a turn that was kept, in the conversation that stands now, and resolves when it has ended; a failure stands
   * in the conversation. 'later' while an answer is awaited.
   */
  async sendKept(turn: KeptTurn): Promise<'sent' | 'later'> {
    this.adopt()
    if (this.state.get().turnId !== null) return 'later'
    if (!this.transcript.messages.get().some(({ turnId }) => turnId === turn.turnId)) this.#say(turn)
    await this.#run(turn)
    return 'sent'
  }

  /** The person does not want a kept turn to be sent any more. */
  discardKept(turnId: string): void {
    const isWaiting = this.transcript.messages.get().some((message) => {
      return message.turnId === turnId && message.outcome === 'waiting'
    })
    if (isWaiting) this.transcript.answer(turnId, '', { outcome: 'stopped' })
  }

  /** Gives the call under way up and writes nothing more: the person has signed out. */
  leave(): void {
    this.#abandon()
  }

  /** Stops waiting for the answer under way. */
  stop(): void {
    const { turnId } = this.state.get()
    if (turnId === null) return
    this.#call.abort()
    this.transcript.answer(turnId, '', { outcome: 'stopped' })
    this.#settle(turnId)
  }

  /** Pictures of a turn's files, as long as the page is open; none for what is no photo. */
  previewsOf(turnId: string | undefined): readonly (string | undefined)[] {
    return this.#previews.get(turnId ?? '') ?? []
  }

  /** Whether a turn that failed or was stopped can be tried again as it was. */
  canRetry({ turnId = '' }: Message): boolean {
    const said = this.transcript.messages.get().find((message) => message.isUser && message.turnId === turnId)
    return said !== undefined && (said.files === undefined || this.#unsent.has(turnId))
  }

  /** Tries a turn again; the new attempt takes the place of the old one. What was read of an upload stays. */
  retry(turnId: string): void {
    if (this.state.get().turnId !== null) return
    const files = this.#unsent.get(turnId)
    this.#unsent.delete(turnId)
    if (files !== undefined) {
      this.transcript.withdrawFailures(turnId)
      const unanswered = unansweredTurns(this.transcript.messages.get()).some((turn) => turn.turnId === turnId)
      if (unanswered) this.transcript.withdraw(turnId)
      this.upload(files)
      return
    }
    const said = this.transcript.withdraw(turnId)
    if (said !== undefined) this.send(said.text)
  }

  /** Back to the greeting, in the same session. */
  newChat(): void {
    this.#abandon()
    this.transcript.reset()
  }

  /** Shows an earlier conversation and goes on in it. The receipts of another session are let go. */
  openSession(sessionId: string, messages: readonly Message[]): void {
    this.#abandon()
    this.#setSession(sessionId)
    this.transcript.show(messages)
  }

  /** Forgets a conversation that was deleted, if it is the one that stands here. */
  forgetSession(sessionId: string): void {
    if (this.state.get().sessionId !== sessionId) return
    this.#abandon()
    this.#setSession(newSessionId('fingenie', this.#options.now().getTime(), Math.random()))
    this.transcript.reset()
  }

  /** Takes over what another tab did to the conversation, unless an answer is awaited here. */
  adopt(): void {
    const { sessionId, turnId } = this.state.get()
    if (turnId !== null) return
    const { storage } = this.#options
    const stored = storage.getItem(SESSION_KEY) ?? sessionId
    if (stored !== sessionId) this.#sentFiles = []
    this.transcript.reload()
    this.state.patch({ sessionId: stored, receipts: parseContext(storage.getItem(RECEIPTS_KEY), stored) })
  }

  #say(turn: KeptTurn): void {
    const { turnId } = turn
    if ('message' in turn) {
      this.transcript.say(turn.message, { turnId })
      return
    }
    const { files } = turn
    const names = files.map(({ name }) => name)
    const pictures = files.map((file) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined))
    this.#previews.set(turnId, pictures)
    this.transcript.say(uploadText(names), { turnId, files: names.map((name) => ({ name })) })
  }

  async #keep(turn: KeptTurn): Promise<void> {
    this.transcript.answer(turn.turnId, KEPT, { outcome: 'waiting' })
    try {
      await this.#options.later?.keep(turn)
    } catch {
      const failure = 'files' in turn ? UPLOAD_FAILED : UNAVAILABLE
      if ('files' in turn) this.#unsent.set(turn.turnId, turn.files)
      this.transcript.answer(turn.turnId, failure, { outcome: 'failed', reason: NOT_KEPT })
    }
  }

  /** Sends a turn that stands in the conversation. */
  #run(turn: KeptTurn): Promise<void> {
    const { turnId } = turn
    this.#begin(turnId)
    if ('files' in turn) return this.#upload(turnId, turn.files)
    const command = commandIn(turn.message)
    if (command === 'reimburse') return this.#reimburse(turnId, turn.message)
    if (command === 'summarise') return this.#summarise(turnId, turn.message)
    return this.#ask(turnId, turn.message)
  }

  async #ask(turnId: string, message: string): Promise<void> {
    const { receipts } = this.state.get()
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
      const { receipts: held, sessionId } = this.state.get()
      if (summary !== undefined && !signal.aborted) this.#setReceipts(withAnswer(held, sessionId, summary))
      return response
    })
  }

  async #summarise(turnId: string, message: string): Promise<void> {
    const receipts = this.state.get().receipts?.summary.receipts ?? []
    this.#answer(turnId, message, receipts.length > 0 ? expenseSummary(receipts) : NOTHING_TO_SUMMARISE)
    this.#settle(turnId)
  }

  async #reimburse(turnId: string, prompt: string): Promise<void> {
    const summary = this.state.get().receipts?.summary
    if (summary === undefined || summary.receipts.length === 0) {
      this.#answer(turnId, prompt, NOTHING_TO_SEND)
      this.#settle(turnId)
      return
    }
    const claim = { prompt, summary, ...this.#owner() }
    const receiptFiles = filesBeside(new Blob([JSON.stringify(claim)]).size, this.#sentFiles)
    await this.#answerWith(turnId, prompt, EMAIL_FAILED, async (signal) => {
      const { response, referenceId } = await this.#options.calls.email({ ...claim, receiptFiles }, signal)
      const reference = referenceId || 'N/A'
      const { receipts } = this.state.get()
      if (receipts !== null && !signal.aborted) this.#setReceipts({ ...receipts, claimed: summary.receipts.length })
      return response.trim() || `Email sent successfully to your manager for approval. Reference ID: ${reference}`
    })
  }

  async #upload(turnId: string, files: File[]): Promise<void> {
    const { signal } = this.#call
    this.#unsent.set(turnId, files)
    const unread = await uploadChosen<UploadAnswer>(files, {
      signal,
      send: (receipts) => this.#options.calls.upload({ receipts, ...this.#owner() }, signal),
      onStages: (stages) => this.state.patch({ files: stages }),
      onRead: (sent, answer) => this.#keepReceipts(turnId, sent, answer),
    })
    if (signal.aborted) return
    const again = unread.flatMap((file) => (file.again ? [file.file] : []))
    if (again.length > 0) this.#unsent.set(turnId, again)
    else this.#unsent.delete(turnId)
    if (unread.length > 0) {
      const problems = unread.map(({ file, problem }) => ({ name: file.name, problem }))
      this.transcript.answer(turnId, UPLOAD_FAILED, { outcome: 'failed', files: problems })
    }
    this.#settle(turnId)
  }

  /** Takes over what was read from one request's files, and has the server's history follow. */
  #keepReceipts(turnId: string, sent: ReceiptFile[], { response, summary }: UploadAnswer): void {
    const { sessionId, receipts: context } = this.state.get()
    const receipts = receiptsOf(summary)
    if (receipts.length === 0) {
      const why = response.trim()
      this.transcript.answer(turnId, why ? `${NO_RECEIPT_READ}\n\n${why}` : NO_RECEIPT_READ, { outcome: 'failed' })
      return
    }
    const fileNames = sent.map(({ file_name }) => file_name)
    this.#sentFiles.push(...sent)
    this.#setReceipts(withUpload(context, { sessionId, fileNames, content: response, receipts }))
    this.#answer(turnId, uploadText(fileNames), response, { receipts })
    this.#options.calls.sync({ sessionId, receipts: this.state.get().receipts?.summary.receipts ?? [] })
  }

  async #answerWith(
    turnId: string,
    said: string,
    failure: string,
    call: (signal: AbortSignal) => Promise<string>,
  ): Promise<void> {
    const { signal } = this.#call
    try {
      const response = await call(signal)
      if (signal.aborted) return
      if (response.trim() === '') this.transcript.answer(turnId, failure, { outcome: 'failed' })
      else this.#answer(turnId, said, response)
    } catch (error) {
      if (signal.aborted) return
      const reason = this.#options.calls.reasonOf(error)
      this.transcript.answer(turnId, failure, { outcome: 'failed', ...(reason !== undefined && { reason }) })
    }
    this.#settle(turnId)
  }

  #answer(turnId: string, said: string, response: string, extra: Pick<Message, 'receipts'> = {}): void {
    this.transcript.answer(turnId, response, extra)
    this.#options.calls.save({ userMessage: said, botResponse: response, sessionId: this.state.get().sessionId })
  }

  #owner(): Owner {
    return { sessionId: this.state.get().sessionId, employee_id: this.#options.employeeId }
  }

  #begin(turnId: string): void {
    this.#call = new AbortController()
    this.state.patch({ turnId, files: [] })
  }

  #settle(turnId: string): void {
    if (this.state.get().turnId === turnId) this.state.patch({ turnId: null, files: [] })
  }

  /** Gives the call under way up, without a word: the conversation is being left. */
  #abandon(): void {
    this.#call.abort()
    this.#unsent.clear()
    for (const preview of [...this.#previews.values()].flat()) if (preview) URL.revokeObjectURL(preview)
    this.#previews.clear()
    this.state.patch({ turnId: null, files: [] })
  }

  #setSession(sessionId: string): void {
    if (sessionId === this.state.get().sessionId) return
    this.#options.storage.setItem(SESSION_KEY, sessionId)
    this.#sentFiles = []
    this.#setReceipts(null)
    this.state.patch({ sessionId })
  }

  #setReceipts(receipts: ReceiptContext | null): void {
    const { storage } = this.#options
    if (receipts === null) storage.removeItem(RECEIPTS_KEY)
    else {
      try {
        storage.setItem(RECEIPTS_KEY, JSON.stringify(receipts))
      } catch {
        // Without room in the browser the receipts are still known until the page is left.
      }
    }
    this.state.patch({ receipts })
  }
}
