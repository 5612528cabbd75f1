import type { Message } from '../../chat/message.ts'
import { Observable } from '../../chat/observable.ts'
import { Transcript, unansweredTurns } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { BookingRequest } from './booking-request.ts'
import { MESSAGES_KEY, TripMateSession } from './tripmate-session.ts'
import { type Saying, type TripMateState, TurnDesk, type TurnDeskOptions } from './turn-desk.ts'

export const GREETING =
  "Hello, I'm TripMate. Tell me where you need to go and when, and I will find flights and hotels and prepare the request."

export interface TripMateOptions extends TurnDeskOptions {
  storage: Storage
  /** Takes the last exchange out of the history and of the assistant's memory; false when it has to stay. */
  takeBack: (exchange: { userMessage: string; sessionId: string }) => Promise<boolean>
  /** The booking modal that stood open when the page was left. */
  booking?: BookingRequest | null
}

/** A conversation with TripMate: what was said, and what the person can do about it. */
export class TripMateChat {
  readonly transcript: Transcript
  readonly state: Observable<TripMateState>
  readonly #takeBack: TripMateOptions['takeBack']
  readonly #session: TripMateSession
  readonly #desk: TurnDesk

  constructor(options: TripMateOptions) {
    const { storage, now } = options
    this.#takeBack = options.takeBack
    this.#session = new TripMateSession(storage, now)
    this.transcript = new Transcript({ storage, key: MESSAGES_KEY, greeting: GREETING, now })
    this.state = new Observable<TripMateState>({
      sessionId: this.#session.id,
      turnId: null,
      partial: '',
      stage: null,
      connected: true,
      booking: options.booking ?? null,
    })
    const { transcript, state } = this
    this.#desk = new TurnDesk(options, { transcript, session: this.#session, state })
  }

  /** Opens the socket and takes up what was asked before the page was left. Returns how to stop. */
  start(): () => void {
    return this.#desk.open()
  }

  /** The browser has lost its network: what is under way goes out again when the connection is back. */
  disconnect(): void {
    this.#desk.drop()
  }

  /** Sends what the person said, unless it is blank or an answer is still awaited. Says whether it was taken. */
  send(text: string): boolean {
    const turn = this.#say(text)
    if (turn !== undefined) this.#desk.send(turn)
    return turn !== undefined
  }

  /** Stops the answer under way and keeps what has been heard of it. */
  stop(): void {
    const { turnId } = this.state.get()
    if (turnId === null) return
    this.transcript.answer(turnId, this.#desk.heard(turnId), { outcome: 'stopped' })
    this.#desk.giveUp(turnId)
  }

  /** Asks again what was not answered; the new attempt takes the place of the old one. */
  retry(turnId: string): void {
    if (this.state.get().turnId !== null) return
    const [said] = this.transcript.withdraw(turnId)
    if (said !== undefined) this.send(said.text)
  }

  /**
   * Says one's last message in other words. The new exchange takes the place of the old one, unless that one has to
   * stay, as one that sent a request has. Says whether the words were taken.
   */
  resend(turnId: string, text: string): boolean {
    if (text.trim() === '' || this.state.get().turnId !== null) return false
    const exchange = this.transcript.withdraw(turnId)
    const turn = this.#say(text)
    if (turn === undefined) return false
    const wasAnswered = exchange.some(({ isUser, outcome }) => !isUser && outcome === undefined)
    if (wasAnswered) void this.#replace(exchange, turn)
    else this.#desk.send(turn)
    return true
  }

  /** Back to the greeting, in the same session. */
  newChat(): void {
    this.#abandon()
    this.transcript.reset()
    this.#session.restart()
  }

  /** Shows an earlier conversation and goes on in it. */
  openSession(sessionId: string, messages: readonly Message[]): void {
    this.#abandon()
    this.#session.change(sessionId)
    this.state.patch({ sessionId })
    this.transcript.show(messages)
  }

  /** Forgets a conversation that was deleted, if it is the one that stands here. */
  forgetSession(sessionId: string): void {
    if (this.#session.id !== sessionId) return
    this.#abandon()
    this.#session.change()
    this.state.patch({ sessionId: this.#session.id })
    this.transcript.reset()
  }

  /** Takes over what another tab did to the conversation. */
  adopt(): void {
    this.transcript.reload()
    this.#session.adopt()
    if (this.state.get().sessionId !== this.#session.id) this.state.patch({ sessionId: this.#session.id })
    this.#desk.follow()
  }

  openBooking(type: BookingRequest['type']): void {
    this.state.patch({ booking: { type, prefill: {} } })
  }

  closeBooking(): void {
    this.state.patch({ booking: null })
  }

  /** Adds what the person says to the conversation, as a turn of this tab. */
  #say(text: string): Saying | undefined {
    const prompt = text.trim()
    if (prompt === '' || this.state.get().turnId !== null) return undefined
    const isNew = this.#session.startsAfresh(this.transcript.messages.get())
    const turn = { turnId: newTurnId(), ...(isNew && { newConversation: true as const }) }
    this.#desk.claim(turn.turnId)
    this.transcript.say(prompt, turn)
    return { ...turn, prompt }
  }

  /** Sends a turn once the exchange that it replaces is out of the assistant's memory, or after it where it stays. */
  async #replace(exchange: readonly Message[], turn: Saying): Promise<void> {
    this.state.patch({ turnId: turn.turnId, partial: '', stage: null })
    const userMessage = exchange.find(({ isUser }) => isUser)?.text ?? ''
    const taken = await this.#takeBack({ userMessage, sessionId: this.#session.id }).catch(() => false)
    if (!this.transcript.awaits(turn.turnId)) return
    if (!taken) this.transcript.putBack(exchange, turn.turnId)
    this.#desk.send(taken ? turn : { turnId: turn.turnId, prompt: turn.prompt })
  }

  /** Gives up whatever is still unanswered, without a word: the conversation is being left. */
  #abandon(): void {
    const turns = unansweredTurns(this.transcript.messages.get())
    for (const { turnId } of turns.toReversed()) if (turnId !== undefined) this.#desk.giveUp(turnId)
    this.state.patch({ turnId: null, partial: '', stage: null, booking: null })
  }
}
