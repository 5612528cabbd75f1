import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { logFailure } from '../../api/failure-log.ts'
import { NO_ANSWER_YET } from '../../chat/answer-under-way.ts'
import { isAwaited, saidIn, unansweredTurns } from '../../chat/chat-reducer.ts'
import { ChatStore } from '../../chat/chat-store.ts'
import type { Message } from '../../chat/message.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { BookingRequest } from './booking-request.ts'
import { MESSAGES_KEY, TripMateSession } from './tripmate-session.ts'
import { type Saying, type TripMateExtra, TripMateTurns, type TripMateTurnsOptions } from './tripmate-turns.ts'

const t = texts(tripmate)

export const GREETING = t('greeting')

export interface TripMateOptions extends TripMateTurnsOptions {
  storage: Storage
  /** Takes the last exchange out of the history and of the assistant's memory; false when it has to stay. */
  undoExchange: (exchange: { userMessage: string; sessionId: string }) => Promise<boolean>
  /** The booking modal that stood open when the page was left. */
  booking?: BookingRequest | null
}

/** A conversation with TripMate: what was said, and what the person can do about it. */
export class TripMateChat {
  readonly store: ChatStore<TripMateExtra>
  readonly #undoExchange: TripMateOptions['undoExchange']
  readonly #session: TripMateSession
  readonly #turns: TripMateTurns

  constructor(options: TripMateOptions) {
    const { storage, now, undoExchange, booking = null } = options
    this.#undoExchange = undoExchange
    this.#session = new TripMateSession(storage, now)
    this.store = new ChatStore<TripMateExtra>({
      stored: { storage, key: MESSAGES_KEY },
      greeting: GREETING,
      now,
      sessionId: this.#session.id,
      extra: { ...NO_ANSWER_YET, connected: true, booking },
      idle: NO_ANSWER_YET,
    })
    this.#turns = new TripMateTurns(options, this.store, this.#session)
  }

  /** Opens the socket and takes up what was asked before the page was left. Returns how to stop. */
  start(): () => void {
    return this.#turns.open()
  }

  /** The browser has lost its network: what is under way goes out again when the connection is back. */
  disconnect(): void {
    this.#turns.drop()
  }

  /**
   * Sends what the person said, unless it is blank or an answer is still awaited. Says whether it was taken. `turnId` names the turn
   * where the server knows of it already.
   */
  send(text: string, turnId?: string): boolean {
    const turn = this.#say(text, turnId)
    if (turn !== undefined) this.#turns.send(turn)
    return turn !== undefined
  }

  /**
   * Says something at once, and sends it once the server was told what it stands for; where that fails it goes out all the same, and
   * is read.
   */
  async sendAfter(text: string, turnId: string, telling: () => Promise<void>): Promise<void> {
    const turn = this.#say(text, turnId)
    if (turn === undefined) return
    this.store.dispatch({ type: 'sending', turnId })
    await telling().catch((error: unknown) => logFailure('What the booking form holds was not kept.', error))
    if (isAwaited(this.store.latest, turnId)) this.#turns.send(turn)
  }

  /** Stops the answer under way and keeps what has been heard of it. */
  stop(): void {
    const { turnId } = this.store.get()
    if (turnId === null) return
    this.store.dispatch({ type: 'cancelled', turnId, text: this.#turns.textOf(turnId) })
    this.#turns.giveUp(turnId)
  }

  /** Asks again what was not answered; the new attempt takes the place of the old one. */
  retry(turnId: string): void {
    if (this.store.get().turnId !== null) return
    const [said] = this.#withdraw(turnId)
    if (said !== undefined) this.send(said.text)
  }

  /**
   * Says one's last message in other words. The new exchange takes the place of the old one, unless that one has to
   * stay, as one that sent a request has. Says whether the words were taken.
   */
  resend(turnId: string, text: string): boolean {
    if (text.trim() === '' || this.store.get().turnId !== null) return false
    const exchange = this.#withdraw(turnId)
    const turn = this.#say(text)
    if (turn === undefined) return false
    const wasAnswered = exchange.some(({ isUser, outcome }) => !isUser && outcome === undefined)
    if (wasAnswered) void this.#replace(exchange, turn)
    else this.#turns.send(turn)
    return true
  }

  /** Back to the greeting, in the same session. */
  newChat(): void {
    this.#abandon()
    this.store.dispatch({ type: 'opened', messages: [] })
    this.#session.restart()
  }

  /** Shows an earlier conversation and goes on in it. */
  openSession(sessionId: string, messages: readonly Message[]): void {
    this.#abandon()
    this.#session.change(sessionId)
    this.#showSession()
    this.store.dispatch({ type: 'opened', messages })
  }

  /** Forgets a conversation that was deleted, if it is the one that stands here. */
  forgetSession(sessionId: string): void {
    if (this.#session.id !== sessionId) return
    this.#abandon()
    this.#session.change()
    this.#showSession()
    this.store.dispatch({ type: 'opened', messages: [] })
  }

  /** Takes over what another tab did to the conversation. */
  adopt(): void {
    this.store.reload()
    this.#session.adopt()
    this.#showSession()
    this.#turns.follow()
  }

  openBooking(type: BookingRequest['type']): void {
    this.store.dispatch({ type: 'set', fields: { booking: { type, prefill: {} } } })
  }

  /** Whether what is said next begins a new conversation, so that the trip of the session waits. */
  startsAfresh(): boolean {
    return this.#session.startsAfresh(this.store.get().messages)
  }

  /** Goes on with the trip of the session in the place of a new conversation. */
  goOn(): void {
    this.#session.change(this.#session.id)
    this.store.dispatch({ type: 'set', fields: {} })
  }

  closeBooking(): void {
    this.store.dispatch({ type: 'set', fields: { booking: null } })
  }

  /** Adds what the person says to the conversation, as a turn of this tab. */
  #say(text: string, turnId = newTurnId()): Saying | undefined {
    const prompt = text.trim()
    if (prompt === '' || this.store.get().turnId !== null) return undefined
    const isNew = this.#session.startsAfresh(this.store.get().messages)
    const turn = { turnId, ...(isNew && { newConversation: true as const }) }
    this.#turns.claim(turn.turnId)
    this.store.dispatch({ type: 'said', text: prompt, ...turn })
    return { ...turn, prompt }
  }

  /** Sends a turn once the exchange that it replaces is out of the assistant's memory, or after it where it stays. */
  async #replace(exchange: readonly Message[], turn: Saying): Promise<void> {
    this.store.dispatch({ type: 'sending', turnId: turn.turnId })
    const userMessage = saidIn(exchange, exchange[0]?.turnId)?.text ?? ''
    const taken = await this.#undoExchange({ userMessage, sessionId: this.#session.id }).catch(() => false)
    if (!isAwaited(this.store.latest, turn.turnId)) return
    if (!taken) this.store.dispatch({ type: 'restored', exchange, before: turn.turnId })
    this.#turns.send(taken ? turn : { turnId: turn.turnId, prompt: turn.prompt })
  }

  /** Gives up whatever is still unanswered, without a word: the conversation is being left. */
  #abandon(): void {
    for (const { turnId } of unansweredTurns(this.store.get().messages).toReversed()) this.#turns.giveUp(turnId)
    this.store.dispatch({ type: 'ended', turnId: this.store.get().turnId })
    this.closeBooking()
  }

  /** Takes an exchange out of the conversation and returns it, what the person said first. */
  #withdraw(turnId: string): readonly Message[] {
    const exchange = this.store.latest.filter((message) => message.turnId === turnId)
    this.store.dispatch({ type: 'withdrawn', turnId })
    return exchange
  }

  #showSession(): void {
    this.store.dispatch({ type: 'session changed', sessionId: this.#session.id })
  }
}
