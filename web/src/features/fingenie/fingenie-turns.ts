import type { ReceiptFile } from '@pravas/contract/fingenie'
import { isRefusal } from '../../api/api-error.ts'
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

/** A turn that waits to be sent, in the session that it belongs to and with what was known of its receipts. */
export type KeptTurn = Saying & { sessionId: string; receipts: ReceiptContext | null }

/**
 * What became of a turn. Refused: the same again would be refused again. Not taken: there was no answer, or one that
 * says nothing about the turn. Left: it was given up meanwhile. `rest` is what did not get through.
 */
export type TurnOutcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string; rest: Saying }
  | { kind: 'not taken'; rest: Saying }
  | { kind: 'left' }

type Said = Extract<Saying, { message: string }>
type Chosen = Extract<Saying, { files: File[] }>

const DELIVERED: TurnOutcome = { kind: 'delivered' }

interface Conversation {
  transcript: Pick<Transcript, 'answer' | 'isGivenUp'>
  session: Pick<FinGenieSession, 'id' | 'receipts' | 'files' | 'hold' | 'addFiles'>
  state: Pick<Observable<FinGenieState>, 'get' | 'patch'>
}

interface RunOptions {
  /** What is not taken goes out again later: the conversation does not call it failed. */
  isKept?: boolean
}

interface TurnsOptions {
  employeeId: string | null
  calls: FinGenieCalls
  /** A turn of this tab has ended. */
  onEnd: (turnId: string) => void
}

/** Makes the calls of a conversation, one turn at a time, and brings their answers into it. */
export class FinGenieTurns {
  readonly #transcript: Conversation['transcript']
  readonly #session: Conversation['session']
  readonly #state: Conversation['state']
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
  async run(turn: Saying, options: RunOptions = {}): Promise<TurnOutcome> {
    const { turnId } = turn
    this.#call = new AbortController()
    this.#running = turnId
    this.#state.patch({ turnId, files: [] })
    const { signal } = this.#call
    const outcome = await this.#make(turn, options)
    if (signal.aborted) return { kind: 'left' }
    this.#settle(turnId)
    return outcome
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

  #make(turn: Saying, options: RunOptions): Promise<TurnOutcome> {
    if ('files' in turn) return this.#upload(turn, options)
    const command = commandIn(turn.message)
    if (command === 'reimburse') return this.#reimburse(turn, options)
    if (command === 'summarise') return this.#summarise(turn)
    return this.#ask(turn, options)
  }

  #ask(turn: Said, options: RunOptions): Promise<TurnOutcome> {
    const { message } = turn
    const { receipts } = this.#session
    const question: Question = { message, ...this.#owner() }
    if (receipts !== null && speaksOfReceipts(message)) {
      const { fileNames, sessionId, isComparisonMode, summary } = receipts
      question.isFollowUp = true
      question.followUpType = followUpType(message)
      question.useCustomPrompt = true
      question.receiptContext = { fileNames, sessionId, isComparisonMode, summary }
    }
    return this.#answerWith(turn, { failure: UNAVAILABLE, ...options }, async (signal) => {
      const { response, summary } = await this.#options.calls.ask(question, signal)
      const { receipts: held, id } = this.#session
      const changes = summary !== undefined
      if (changes && !signal.aborted) this.#hold(withAnswer(held, id, summary))
      return { response, changes }
    })
  }

  async #summarise({ turnId, message }: Said): Promise<TurnOutcome> {
    const receipts = this.#session.receipts?.summary.receipts ?? []
    this.#answer(turnId, message, receipts.length > 0 ? expenseSummary(receipts) : NOTHING_TO_SUMMARISE)
    return DELIVERED
  }

  async #reimburse(turn: Said, options: RunOptions): Promise<TurnOutcome> {
    const { turnId, message: prompt } = turn
    const summary = this.#session.receipts?.summary
    if (summary === undefined || summary.receipts.length === 0) {
      this.#answer(turnId, prompt, NOTHING_TO_SEND)
      return { kind: 'refused', reason: NOTHING_TO_SEND, rest: turn }
    }
    const claim = { prompt, summary, ...this.#owner() }
    const receiptFiles = filesBeside(new Blob([JSON.stringify(claim)]).size, this.#session.files)
    return this.#answerWith(turn, { failure: EMAIL_FAILED, ...options }, async (signal) => {
      const { response, referenceId } = await this.#options.calls.email({ ...claim, receiptFiles }, signal)
      const reference = referenceId || 'N/A'
      const { receipts } = this.#session
      if (receipts !== null && !signal.aborted) this.#hold({ ...receipts, claimed: summary.receipts.length })
      const told = response.trim() || `Email sent successfully to your manager for approval. Reference ID: ${reference}`
      return { response: told, changes: true }
    })
  }

  async #upload({ turnId, files }: Chosen, { isKept = false }: RunOptions): Promise<TurnOutcome> {
    const { signal } = this.#call
    this.#unsent.set(turnId, files)
    let isAnswered = true
    let nothingRead: string | undefined
    const unread = await uploadChosen<UploadAnswer>(files, {
      signal,
      send: async (receipts) => {
        const outcome = await this.#options.calls.upload({ receipts, ...this.#owner() }, signal)
        if (outcome.kind === 'failed') isAnswered = false
        return outcome
      },
      onStages: (stages) => this.#state.patch({ files: stages }),
      onRead: (sent, answer) => {
        nothingRead = this.#keepReceipts(turnId, sent, answer) ?? nothingRead
      },
    })
    if (signal.aborted) return { kind: 'left' }
    const again = unread.filter((file) => file.again)
    const left = isKept && !isAnswered ? again : []
    const failed = unread.filter((file) => !left.includes(file))
    const failedAgain = failed.filter((file) => file.again).map(({ file }) => file)
    this.setUnsent(turnId, failedAgain.length > 0 ? failedAgain : undefined)
    const problems = failed.map(({ file, problem }) => ({ name: file.name, problem }))
    if (problems.length > 0) this.#fail(turnId, UPLOAD_FAILED, { files: problems })
    if (!isAnswered) return { kind: 'not taken', rest: { turnId, files: again.map(({ file }) => file) } }
    const reason =
      problems.length > 0 ? problems.map(({ name, problem }) => `${name}: ${problem}`).join('\n') : nothingRead
    if (reason === undefined) return DELIVERED
    return {
      kind: 'refused',
      reason,
      rest: { turnId, files: failed.length > 0 ? failed.map(({ file }) => file) : files },
    }
  }

  /**
   * Takes over what was read from one request's files, and has the server's history follow. Returns why, when nothing
   * could be read.
   */
  #keepReceipts(turnId: string, sent: ReceiptFile[], { response, summary }: UploadAnswer): string | undefined {
    const { id: sessionId, receipts: context } = this.#session
    const receipts = receiptsOf(summary)
    if (receipts.length === 0) {
      const why = response.trim()
      const told = why ? `${NO_RECEIPT_READ}\n\n${why}` : NO_RECEIPT_READ
      this.#fail(turnId, told)
      return told
    }
    const fileNames = sent.map(({ file_name }) => file_name)
    this.#session.addFiles(sent)
    this.#hold(withUpload(context, { sessionId, fileNames, content: response, receipts }))
    this.#answer(turnId, uploadText(fileNames), response, { receipts })
    this.#options.calls.sync({ sessionId, receipts: this.#session.receipts?.summary.receipts ?? [] })
    return undefined
  }

  async #answerWith(
    turn: Said,
    { failure, isKept = false }: RunOptions & { failure: string },
    call: (signal: AbortSignal) => Promise<{ response: string; changes: boolean }>,
  ): Promise<TurnOutcome> {
    const { turnId, message } = turn
    const { signal } = this.#call
    try {
      const { response, changes } = await call(signal)
      if (signal.aborted) return { kind: 'left' }
      if (response.trim() !== '') {
        this.#answer(turnId, message, response, changes ? { lasting: true } : {})
        return DELIVERED
      }
      this.#fail(turnId, failure)
      return { kind: 'refused', reason: failure, rest: turn }
    } catch (error) {
      if (signal.aborted) return { kind: 'left' }
      const isRefused = isRefusal(error)
      const reason = this.#options.calls.reasonOf(error)
      if (isRefused || !isKept) this.#fail(turnId, failure, reason === undefined ? {} : { reason })
      return isRefused ? { kind: 'refused', reason: reason ?? failure, rest: turn } : { kind: 'not taken', rest: turn }
    }
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
