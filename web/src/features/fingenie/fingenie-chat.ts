import { z } from 'zod'
import type { SendOutcome } from '../../api/send-queue.ts'
import type { Message } from '../../chat/message.ts'
import { Observable } from '../../chat/observable.ts'
import { TabTurns } from '../../chat/tab-turns.ts'
import { Transcript, unansweredTurns } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { commandIn } from './commands.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieSession, MESSAGES_KEY } from './fingenie-session.ts'
import {
  GREETING,
  KEPT,
  KEPT_ON,
  LEFT,
  NOT_KEPT,
  UNAVAILABLE,
  UPLOAD_FAILED,
  UPLOAD_LEFT,
  uploadText,
} from './fingenie-texts.ts'
import { type FinGenieState, FinGenieTurns, type KeptTurn, type Saying } from './fingenie-turns.ts'
import { FILE_STAGES } from './upload-turn.ts'

/** What one tab tells the others of an upload under way. */
const News = z.object({ files: z.array(z.enum(FILE_STAGES)) })

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
  readonly #options: FinGenieOptions
  readonly #session: FinGenieSession
  readonly #turns: FinGenieTurns
  readonly #tabs: TabTurns<z.infer<typeof News>>
  /** Addresses of pictures of uploaded photos, by turn. */
  readonly #previews = new Map<string, (string | undefined)[]>()

  constructor(options: FinGenieOptions) {
    this.#options = options
    const { storage, now, employeeId, calls, locks, storedWithin } = options
    this.#session = new FinGenieSession(storage, now)
    this.transcript = new Transcript({ storage, key: MESSAGES_KEY, greeting: GREETING, now })
    const { id: sessionId, receipts } = this.#session
    this.state = new Observable<FinGenieState>({ sessionId, turnId: null, files: [], receipts })
    this.#tabs = new TabTurns({
      name: 'fingenie',
      news: News,
      locks,
      storedWithin,
      onNews: (turnId, { files }) => {
        if (this.#turns.running === null) this.state.patch({ turnId, files })
      },
    })
    const conversation = { transcript: this.transcript, session: this.#session, state: this.state }
    this.#turns = new FinGenieTurns(conversation, { employeeId, calls, onEnd: (turnId) => this.#tabs.end(turnId) })
    this.state.subscribe(() => this.#tell())
    this.#follow()
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
    this.#tabs.claim(turnId)
    const outcome = await this.#turns.run(turn, { isKept: true })
    if (outcome.kind === 'left') return this.#isStopped(turnId) ? 'sent' : 'later'
    if (outcome.kind !== 'not taken') return 'sent'
    this.transcript.answer(turnId, KEPT_ON, { outcome: 'waiting' })
    return { later: this.#kept(outcome.rest) }
  }

  /** The person does not want a kept turn to be sent any more. */
  discardKept(turnId: string): void {
    if (this.#isKept(turnId)) this.transcript.answer(turnId, '', { outcome: 'stopped' })
  }

  /** Gives the call under way up and writes nothing more: the person has signed out. */
  leave(): void {
    this.#abandon()
    this.#tabs.close()
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
    this.#giveUp(turnId)
  }

  /** Pictures of a turn's files, as long as the page is open; none for what is no photo. */
  previewsOf(turnId: string | undefined): readonly (string | undefined)[] {
    return this.#previews.get(turnId ?? '') ?? []
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
    if (running !== null && this.transcript.isGivenUp(running)) this.#giveUp(running)
    this.#follow()
  }

  #showSession(): void {
    this.state.patch({ sessionId: this.#session.id, receipts: this.#session.receipts })
  }

  #say(turn: Saying): void {
    const { turnId } = turn
    this.#tabs.claim(turnId)
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

  async #keep(turn: Saying): Promise<void> {
    this.transcript.answer(turn.turnId, KEPT, { outcome: 'waiting' })
    this.#tabs.end(turn.turnId)
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

  #isStopped(turnId: string): boolean {
    return this.transcript.messages.get().some((one) => one.turnId === turnId && one.outcome === 'stopped')
  }

  #isKept(turnId: string): boolean {
    return this.transcript.messages.get().some((one) => one.turnId === turnId && one.outcome === 'waiting')
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

  /** Shows what other tabs are being answered, and says so when such a tab is gone without an answer. */
  #follow(): void {
    const open = new Set<string>()
    for (const { turnId } of unansweredTurns(this.transcript.messages.get())) {
      if (turnId !== undefined && !this.#isKept(turnId)) open.add(turnId)
    }
    for (const turnId of this.#tabs.followed) if (!open.has(turnId)) this.#giveUp(turnId)
    for (const turnId of open) {
      if (this.#tabs.sees(turnId)) continue
      if (this.#tabs.canFollow) this.#tabs.follow(turnId, () => this.#missAnswer(turnId))
      else this.#missAnswer(turnId)
    }
    const [followed] = this.#tabs.followed
    if (this.state.get().turnId === null && followed !== undefined) this.state.patch({ turnId: followed, files: [] })
  }

  #missAnswer(turnId: string): void {
    this.transcript.reload()
    const said = this.transcript.messages.get().find((message) => message.isUser && message.turnId === turnId)
    if (this.transcript.awaits(turnId) && !this.#isKept(turnId)) {
      const failure = said?.files ? UPLOAD_FAILED : UNAVAILABLE
      this.transcript.answer(turnId, failure, { outcome: 'failed', reason: said?.files ? UPLOAD_LEFT : LEFT })
    }
    this.#giveUp(turnId)
  }

  #tell(): void {
    const { running } = this.#turns
    const { files } = this.state.get()
    if (running !== null && files.length > 0) this.#tabs.tell(running, { files })
  }

  /** Awaits nothing more of a turn, whichever tab sees to it. */
  #giveUp(turnId: string): void {
    if (this.#turns.running === turnId) this.#turns.abort()
    this.#tabs.end(turnId)
    if (this.state.get().turnId === turnId) this.state.patch({ turnId: null, files: [] })
  }

  /** Gives the call under way up, without a word: the conversation is being left. */
  #abandon(): void {
    this.#turns.abort()
    this.#turns.forgetUnsent()
    for (const turnId of this.#tabs.followed) this.#tabs.end(turnId)
    for (const preview of [...this.#previews.values()].flat()) if (preview) URL.revokeObjectURL(preview)
    this.#previews.clear()
    this.state.patch({ turnId: null, files: [] })
  }
}
