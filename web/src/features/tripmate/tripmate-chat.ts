import type { Message } from '../../chat/message.ts'
import { Observable } from '../../chat/observable.ts'
import { newSessionId } from '../../chat/session-id.ts'
import { Transcript, unansweredTurns } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { Prefill, Result } from './server-message.ts'
import { type Turn, type TurnEvent, TurnSocket } from './turn-socket.ts'

export const MESSAGES_KEY = 'tripmate-messages'
/** The conversation's id, which the server's memory of it hangs on, survives a reload like the messages. */
export const SESSION_KEY = 'tripmate-session-id'

export const GREETING =
  "Hello, I'm TripMate. Tell me where you need to go and when, and I will find flights and hotels and prepare the request."
export const CONNECTION_LOST = 'Connection lost. Please wait while I reconnect...'
export const SORRY = 'Sorry, I encountered an error.'

/** A turn that nobody waited for this long is not sent again by itself: what it asks may no longer be meant. */
const RESUME_WITHIN_MS = 10 * 60_000

export interface BookingRequest {
  type: 'flight' | 'hotel'
  prefill: Prefill
}

export interface TripMateState {
  sessionId: string
  /** The turn that is being answered. */
  turnId: string | null
  /** What has been heard of the answer so far. */
  partial: string
  stage: string | null
  connected: boolean
  /** The booking modal, when it is open. */
  booking: BookingRequest | null
}

interface TripMateOptions {
  url: string
  storage: Storage
  employeeId: string | null
  now: () => Date
  /** Keeps an exchange in the history. */
  save: (exchange: { userMessage: string; botResponse: string; sessionId: string }) => void
  reconnectMs?: number
}

/** The booking modal that a result asks for. */
function bookingAsked(result: Result): BookingRequest | null {
  if (!result.showFlightForm && !result.showHotelForm) return null
  const byFlag = result.showHotelForm && !result.showFlightForm ? 'hotel' : 'flight'
  const both = result.showFlightForm && result.showHotelForm
  return { type: both ? (result.bookingType ?? byFlag) : byFlag, prefill: result.prefillData ?? {} }
}

/** A conversation with TripMate: the messages, the turn under way and the socket. */
export class TripMateChat {
  readonly transcript: Transcript
  readonly state: Observable<TripMateState>
  readonly #options: TripMateOptions
  #socket: TurnSocket | undefined
  /** Whether the session has been used before, so that a greeting that stands alone begins a new conversation in it. */
  #isUsed: boolean

  constructor(options: TripMateOptions) {
    this.#options = options
    const { storage, now } = options
    // An id without its messages is somebody else's, or of a browser that was cleared.
    const lastSession = storage.getItem(MESSAGES_KEY) === null ? null : storage.getItem(SESSION_KEY)
    this.transcript = new Transcript({ storage, key: MESSAGES_KEY, greeting: GREETING, now })
    this.state = new Observable<TripMateState>({
      sessionId: lastSession ?? this.#newSession(),
      turnId: null,
      partial: '',
      stage: null,
      connected: true,
      booking: null,
    })
    this.#isUsed = lastSession !== null
  }

  /** Opens the socket and takes up what was asked before the page was left. Returns how to stop. */
  start(): () => void {
    const socket = new TurnSocket({
      url: this.#options.url,
      onEvent: (event) => this.#hear(event),
      ...(this.#options.reconnectMs !== undefined && { reconnectMs: this.#options.reconnectMs }),
    })
    this.#socket = socket
    this.#resume()
    return () => socket.close()
  }

  /** The browser has lost its network: what is under way goes out again when the connection is back. */
  disconnect(): void {
    this.#socket?.drop()
  }

  /** Sends what the person said, unless it is blank or an answer is still awaited. Says whether it was taken. */
  send(text: string): boolean {
    const prompt = text.trim()
    if (prompt === '' || this.state.get().turnId !== null) return false
    const turn = { turnId: newTurnId(), ...(this.#startsAfresh() && { newConversation: true as const }) }
    this.transcript.say(prompt, turn)
    if (this.#dispatch({ ...turn, prompt })) this.state.patch({ turnId: turn.turnId, partial: '', stage: null })
    else this.transcript.answer(turn.turnId, CONNECTION_LOST, { outcome: 'waiting' })
    return true
  }

  /** Stops the answer under way and keeps what has been heard of it. */
  stop(): void {
    const { turnId, partial } = this.state.get()
    if (turnId === null) return
    this.transcript.answer(turnId, partial, { outcome: 'stopped' })
    this.#settle()
    this.#socket?.cancel(turnId)
  }

  /** Asks again what was not answered; the new attempt takes the place of the old one. */
  retry(turnId: string): void {
    if (this.state.get().turnId !== null) return
    const said = this.transcript.withdraw(turnId)
    if (said !== undefined) this.send(said.text)
  }

  /** Back to the greeting, in the same session. */
  newChat(): void {
    this.#abandon()
    this.transcript.reset()
    this.#isUsed = true
  }

  /** Shows an earlier conversation and goes on in it. */
  openSession(sessionId: string, messages: readonly Message[]): void {
    this.#abandon()
    this.#isUsed = false
    this.#setSession(sessionId)
    this.transcript.show(messages)
  }

  /** Forgets a conversation that was deleted, if it is the one that stands here. */
  forgetSession(sessionId: string): void {
    if (this.state.get().sessionId !== sessionId) return
    this.#abandon()
    this.#isUsed = false
    this.#setSession(this.#newSession())
    this.transcript.reset()
  }

  /** Takes over what another tab did to the conversation, unless an answer is awaited here. */
  adopt(): void {
    const { sessionId, turnId } = this.state.get()
    if (turnId !== null) return
    this.#isUsed = true
    this.transcript.reload()
    this.state.patch({ sessionId: this.#options.storage.getItem(SESSION_KEY) ?? sessionId })
  }

  openBooking(type: BookingRequest['type']): void {
    this.state.patch({ booking: { type, prefill: {} } })
  }

  closeBooking(): void {
    this.state.patch({ booking: null })
  }

  #newSession(): string {
    const id = newSessionId('tripmate', this.#options.now().getTime(), Math.random())
    this.#options.storage.setItem(SESSION_KEY, id)
    return id
  }

  #setSession(sessionId: string): void {
    this.#options.storage.setItem(SESSION_KEY, sessionId)
    this.state.patch({ sessionId })
  }

  /** Whether the next message begins a new conversation: nothing was said in it yet, or nothing of it was answered. */
  #startsAfresh(): boolean {
    const messages = this.transcript.messages.get()
    const beginning = messages.findLastIndex(({ newConversation }) => newConversation)
    if (beginning < 0) return this.#isUsed && messages.every(({ isUser }) => !isUser) && messages.length === 1
    return messages.slice(beginning).every(({ isUser, outcome }) => isUser || outcome !== undefined)
  }

  /** Hands a turn to the socket. False when the connection is lost. */
  #dispatch(turn: Pick<Turn, 'turnId' | 'prompt' | 'newConversation'>): boolean {
    const { sessionId } = this.state.get()
    return this.#socket?.send({ ...turn, sessionId, employee_id: this.#options.employeeId }) ?? false
  }

  #resume(): void {
    const oldest = this.#options.now().getTime() - RESUME_WITHIN_MS
    for (const { turnId, text, timestamp, newConversation } of unansweredTurns(this.transcript.messages.get())) {
      if (turnId === undefined) continue
      if (Date.parse(timestamp) >= oldest) {
        this.#dispatch({ turnId, prompt: text, ...(newConversation && { newConversation }) })
        if (this.state.get().turnId === null) this.state.patch({ turnId })
      } else
        this.transcript.answer(turnId, SORRY, {
          outcome: 'failed',
          reason: 'The page was left before the answer came.',
        })
    }
  }

  #hear(event: TurnEvent): void {
    switch (event.type) {
      case 'connection':
        this.state.patch({ connected: event.connected })
        return
      case 'sent':
        if (this.state.get().turnId !== event.turnId)
          this.state.patch({ turnId: event.turnId, partial: '', stage: null })
        return
      case 'progress':
        this.state.patch({ stage: event.stage })
        return
      case 'partial':
        this.state.patch({ partial: event.text })
        return
      case 'error':
        this.transcript.answer(event.turnId, event.message.trim() || SORRY, { outcome: 'failed' })
        this.#settle()
        return
      case 'late':
        this.#correct(event.turnId, event.result)
        return
      case 'result':
        this.#finish(event)
    }
  }

  #finish(result: Result & { turnId: string }): void {
    const said = this.transcript.messages.get().find(({ turnId, isUser }) => isUser && turnId === result.turnId)
    this.#settle()
    if (result.response.trim() === '') {
      this.transcript.answer(result.turnId, SORRY, { outcome: 'failed' })
    } else {
      const { suggestions } = result
      this.transcript.answer(result.turnId, result.response, suggestions && { suggestions })
      const { sessionId } = this.state.get()
      if (said) this.#options.save({ userMessage: said.text, botResponse: result.response, sessionId })
    }
    const booking = bookingAsked(result)
    if (booking) this.state.patch({ booking })
  }

  /** What was stopped too late has happened: the answer says so in place of 'stopped'. */
  #correct(turnId: string, { response, suggestions }: Result): void {
    const wasStopped = this.transcript.messages.get().some((message) => {
      return message.turnId === turnId && message.outcome === 'stopped'
    })
    if (!wasStopped || response.trim() === '') return
    this.transcript.withdrawFailures(turnId)
    this.transcript.answer(turnId, response, suggestions && { suggestions })
  }

  /** Gives up whatever is still unanswered, without a word: the conversation is being left. */
  #abandon(): void {
    const turns = unansweredTurns(this.transcript.messages.get())
    for (const { turnId } of turns.toReversed()) {
      if (turnId !== undefined) this.#socket?.cancel(turnId)
    }
    this.#settle()
    this.state.patch({ booking: null })
  }

  #settle(): void {
    this.state.patch({ turnId: null, partial: '', stage: null })
  }
}
