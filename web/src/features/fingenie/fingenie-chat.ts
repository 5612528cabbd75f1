import type { SendOutcome } from '../../api/send-queue.ts'
import type { Message } from '../../chat/message.ts'
import { Observable } from '../../chat/observable.ts'
import { Transcript } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { commandIn } from './commands.ts'
import { FilePreviews } from './file-previews.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieSession, MESSAGES_KEY } from './fingenie-session.ts'
import { GREETING, KEPT, KEPT_ON, NOT_KEPT, UNAVAILABLE, UPLOAD_FAILED, uploadText } from './fingenie-texts.ts'
import { FinGenieTurns } from './fingenie-turns.ts'
import type { FinGenieState, KeptTurn, Saying } from './turn.ts'
import { TurnWatch } from './turn-watch.ts'

interface FinGenieOptions {
  storage: Storage
  employeeId: string | null
  now: () => Date
  calls: FinGenieCalls
  /** Where turns wait while the browser itself is offline; without it they are tried and fail. */
  later?: { isNeeded: () => boolean; keep: (turn: KeptTurn) => Promise<void> }
  /** The browser's locks, by which its tabs know of each other. */
  locks?: LockManager
  storedWithin?: number
}

/** A conversation with FinGenie: what was said and uploaded, and what the person can do about it. */
export class FinGenieChat {
  readonly transcript: Transcript
  readonly state: Observable<FinGenieState>
  readonly previews = new FilePreviews()
  readonly #options: FinGenieOptions
  readonly #session: FinGenieSession
  readonly #turns: FinGenieTurns
  readonly #watch: TurnWatch

  constructor(options: FinGenieOptions) {
    this.#options = options
    const { storage, now, employeeId, calls, locks, storedWithin } = options
    this.#session = new FinGenieSession(storage, now)
    this.transcript = new Transcript({ storage, key: MESSAGES_KEY, greeting: GREETING, now })
    const { id: sessionId, receipts } = this.#session
    this.state = new Observable<FinGenieState>({ sessionId, turnId: null, files: [], receipts })
    const { transcript, state } = this
    const conversation = { transcript, session: this.#session, state }
    this.#turns = new FinGenieTurns(conversation, { employeeId, calls, onEnd: (turnId) => this.#watch.end(turnId) })
    this.#watch = new TurnWatch({
      transcript,
      state,
      running: () => this.#turns.running,
      abort: () => this.#turns.abort(),
      locks,
      storedWithin,
    })
    this.#watch.follow()
  }

  /** Sends what the person said, unless it is blank or an answer is still awaited. Says whether it was taken. */
  send(text: string): boolean {
    const message = text.trim()
    if (message === '' || this.state.get().turnId !== null) return false
    const turn = { turnId: newTurnId(), message }
    this.#say(turn)
    if (this.#options.later?.isNeeded() && commandIn(message) !== 'summarise') void this.#keep(turn)
    else void this.#turns.run(turn)
    return true
  }

  /** Uploads chosen files, unless an answer is still awaited. */
  upload(files: File[]): void {
    if (files.length === 0 || this.state.get().turnId !== null) return
    const turn = { turnId: newTurnId(), files }
    this.#say(turn)
    if (this.#options.later?.isNeeded()) void this.#keep(turn)
    else void this.#turns.run(turn)
  }

  /**
   * Sends a turn that was kept in the session that stands now, and resolves when it has ended; a refusal stands in the
   * conversation. 'later' while an answer is awaited, and for what was not taken.
   */
  async sendKept(turn: KeptTurn): Promise<SendOutcome> {
    const { turnId } = turn
    this.adopt()
    if (this.state.get().turnId !== null) return 'later'
    if (!this.transcript.messages.get().some((message) => message.turnId === turnId)) this.#say(turn)
    this.#watch.claim(turnId)
    const outcome = await this.#turns.run(turn, { isKept: true })
    if (outcome.kind === 'left') return this.transcript.holds(turnId, 'stopped') ? 'sent' : 'later'
    if (outcome.kind !== 'not taken') return 'sent'
    this.transcript.answer(turnId, KEPT_ON, { outcome: 'waiting' })
    return { later: this.#kept(outcome.rest) }
  }

  /** The person does not want a kept turn to be sent any more. */
  discardKept(turnId: string): void {
    if (this.transcript.holds(turnId, 'waiting')) this.transcript.answer(turnId, '', { outcome: 'stopped' })
  }

  /** Gives the call under way up and writes nothing more: the person has signed out. */
  leave(): void {
    this.#abandon()
    this.#watch.close()
  }

  /** The page goes away: the call under way ends with it, and the page that comes next says so. */
  interrupt(): void {
    this.#turns.abort()
  }

  /** Stops waiting for the answer under way. */
  stop(): void {
    const { turnId } = this.state.get()
    if (turnId === null) return
    this.transcript.answer(turnId, '', { outcome: 'stopped' })
    this.#watch.giveUp(turnId)
  }

  /** Whether a turn that failed or was stopped can be tried again as it was. */
  canRetry({ turnId = '' }: Message): boolean {
    const said = this.transcript.messages.get().find((message) => message.isUser && message.turnId === turnId)
    return said !== undefined && (said.files === undefined || this.#turns.unsentOf(turnId) !== undefined)
  }

  /** Tries a turn again; the new attempt takes the place of the old one. What was read of an upload stays. */
  retry(turnId: string): void {
    if (this.state.get().turnId !== null) return
    const files = this.#turns.unsentOf(turnId)
    this.#turns.setUnsent(turnId, undefined)
    if (files !== undefined) {
      this.transcript.withdrawFailures(turnId)
      if (this.transcript.awaits(turnId)) this.transcript.withdraw(turnId)
      this.upload(files)
      return
    }
    const [said] = this.transcript.withdraw(turnId)
    if (said !== undefined) this.send(said.text)
  }

  /** Whether a message can be said in other words: not one that changed the receipts or sent them. */
  canEdit({ turnId, files }: Message): boolean {
    const exchange = this.transcript.messages.get().filter((message) => message.turnId === turnId)
    return files === undefined && exchange.every(({ lasting, outcome }) => !lasting && outcome !== 'waiting')
  }

  /**
   * Says one's last message in other words; the new exchange takes the place of the old one, in the history as well.
   * Says whether the words were taken.
   */
  resend(turnId: string, text: string): boolean {
    if (text.trim() === '' || this.state.get().turnId !== null) return false
    const exchange = this.transcript.withdraw(turnId)
    const [said] = exchange
    const wasAnswered = exchange.some(({ isUser, outcome }) => !isUser && outcome === undefined)
    if (!wasAnswered || said === undefined) return this.send(text)
    const turn = { turnId: newTurnId(), message: text.trim() }
    this.#say(turn)
    void this.#replace(exchange, said.text, turn)
    return true
  }

  /** Back to the greeting, in the same session. */
  newChat(): void {
    this.#abandon()
    this.transcript.reset()
  }

  /** Shows an earlier conversation and goes on in it. The receipts of another session are let go. */
  openSession(sessionId: string, messages: readonly Message[]): void {
    this.#abandon()
    this.#session.change(sessionId)
    this.#showSession()
    this.transcript.show(messages)
  }

  /** Forgets a conversation that was deleted, if it is the one that stands here. */
  forgetSession(sessionId: string): void {
    if (this.#session.id !== sessionId) return
    this.#abandon()
    this.#session.change()
    this.#showSession()
    this.transcript.reset()
  }

  /** Takes over what another tab did to the conversation, be it to stop or to leave what is answered here. */
  adopt(): void {
    this.transcript.reload()
    this.#session.adopt()
    this.#showSession()
    const { running } = this.#turns
    if (running !== null && this.transcript.isGivenUp(running)) this.#watch.giveUp(running)
    this.#watch.follow()
  }

  #showSession(): void {
    this.state.patch({ sessionId: this.#session.id, receipts: this.#session.receipts })
  }

  #say(turn: Saying): void {
    const { turnId } = turn
    this.#watch.claim(turnId)
    if ('message' in turn) {
      this.transcript.say(turn.message, { turnId })
      return
    }
    const names = turn.files.map(({ name }) => name)
    this.previews.add(turnId, turn.files)
    this.transcript.say(uploadText(names), { turnId, files: names.map((name) => ({ name })) })
  }

  async #keep(turn: Saying): Promise<void> {
    this.transcript.answer(turn.turnId, KEPT, { outcome: 'waiting' })
    this.#watch.end(turn.turnId)
    try {
      await this.#options.later?.keep(this.#kept(turn))
    } catch {
      const failure = 'files' in turn ? UPLOAD_FAILED : UNAVAILABLE
      if ('files' in turn) this.#turns.setUnsent(turn.turnId, turn.files)
      this.transcript.answer(turn.turnId, failure, { outcome: 'failed', reason: NOT_KEPT })
    }
  }

  #kept(turn: Saying): KeptTurn {
    return { ...turn, sessionId: this.#session.id, receipts: this.#session.receipts }
  }

  /** Sends a turn once the exchange that it replaces is out of the history, or after it where it stays. */
  async #replace(exchange: readonly Message[], userMessage: string, turn: Saying): Promise<void> {
    const { turnId } = turn
    this.state.patch({ turnId, files: [] })
    const taken = await this.#options.calls.takeBack({ userMessage, sessionId: this.#session.id }).catch(() => false)
    if (!this.transcript.awaits(turnId)) return
    if (!taken) this.transcript.putBack(exchange, turnId)
    await this.#turns.run(turn)
  }

  /** Gives the call under way up, without a word: the conversation is being left. */
  #abandon(): void {
    this.#turns.abort()
    this.#turns.forgetUnsent()
    this.#watch.unfollow()
    this.previews.clear()
    this.state.patch({ turnId: null, files: [] })
  }
}
