import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { type AnswerUnderWay, GrowingAnswer } from '../../chat/answer-under-way.ts'
import { isAwaited, isGivenUp, saidIn, turnStatus, unansweredTurns } from '../../chat/chat-reducer.ts'
import type { ChatStore } from '../../chat/chat-store.ts'
import { LEFT, mayResume, TurnFollower } from '../../chat/turn-follower.ts'
import { type BookingRequest, bookingAsked } from './booking-request.ts'
import type { Result } from './server-message.ts'
import type { TripMateSession } from './tripmate-session.ts'
import { type Turn, type TurnEvent, TurnSocket } from './turn-socket.ts'

const t = texts(tripmate)

export const CONNECTION_LOST = t('connection-lost')
export const SORRY = t('sorry')

/** What one tab tells the others of an answer under way. */
const News = z.object({ partial: z.string(), stage: z.string().nullable() })

/** What TripMate keeps beside its turns. */
export interface TripMateExtra extends AnswerUnderWay {
  connected: boolean
  /** The booking modal, when it is open. */
  booking: BookingRequest | null
}

/** What is sent of a turn, but for whose it is. */
export type Saying = Omit<Turn, 'sessionId' | 'employee_id'>

export interface TripMateTurnsOptions {
  url: string
  employeeId: string | null
  now: () => Date
  /** Keeps an exchange in the history. */
  save: (exchange: { userMessage: string; botResponse: string; sessionId: string }) => void
  reconnectMs?: number
  /** The browser's locks, by which its tabs know of each other. */
  locks?: LockManager
  storedWithin?: number
}

/** Sends the turns of a conversation and brings their answers into it; follows those that another tab has sent. */
export class TripMateTurns {
  readonly #options: TripMateTurnsOptions
  readonly #store: ChatStore<TripMateExtra>
  readonly #session: TripMateSession
  #socket: TurnSocket | undefined
  #follower: TurnFollower<z.infer<typeof News>> | undefined
  readonly #growing: GrowingAnswer

  constructor(options: TripMateTurnsOptions, store: ChatStore<TripMateExtra>, session: TripMateSession) {
    this.#options = options
    this.#store = store
    this.#session = session
    this.#growing = new GrowingAnswer({ store, onShown: (turnId) => this.#tell(turnId) })
  }

  /** Opens the socket and takes up what was asked before the page was left. Returns how to stop. */
  open(): () => void {
    const socket = new TurnSocket({
      url: this.#options.url,
      onEvent: (event) => this.#hear(event),
      ...(this.#options.reconnectMs !== undefined && { reconnectMs: this.#options.reconnectMs }),
    })
    const follower = new TurnFollower({
      name: 'tripmate',
      news: News,
      store: this.#store,
      locks: this.#options.locks,
      storedWithin: this.#options.storedWithin,
      onNews: (turnId, news) => {
        if (socket.has(this.#store.get().turnId)) return
        if (this.#store.get().turnId !== turnId) this.#store.dispatch({ type: 'sending', turnId })
        this.#set(news)
      },
      open: () => this.#openTurns().map(({ turnId }) => turnId),
      onClosed: (turnId) => this.#settle(turnId),
      onAbandoned: (turnId) => this.#takeUp(turnId),
      // One that waits for the connection says so in the conversation.
      isShown: (turnId) => turnStatus(this.#store.get().messages, turnId) !== 'queued',
    })
    this.#socket = socket
    this.#follower = follower
    this.follow()
    return () => {
      socket.close()
      follower.close()
      this.#growing.clear()
    }
  }

  /** The browser has lost its network. */
  drop(): void {
    this.#socket?.drop()
  }

  /** Marks a turn that is about to be said as this tab's. */
  claim(turnId: string): void {
    this.#follower?.claim(turnId)
  }

  /** Sends a turn, and says so in the conversation where it has to wait for the connection. */
  send(turn: Saying): void {
    if (this.#transmit(turn)) this.#store.dispatch({ type: 'sending', turnId: turn.turnId })
    else {
      this.#idle(turn.turnId)
      this.#store.dispatch({ type: 'deferred', turnId: turn.turnId, text: CONNECTION_LOST })
    }
  }

  /** Wants no answer to a turn any more. */
  giveUp(turnId: string): void {
    this.#settle(turnId)
    this.#socket?.cancel(turnId)
  }

  /**
   * Takes note of what the conversation now awaits: gives up what another tab has stopped or taken away, shows what
   * another tab is being answered and takes it over when that tab is gone.
   */
  follow(): void {
    const { latest } = this.#store
    for (const turnId of this.#socket?.turns ?? []) if (isGivenUp(latest, turnId)) this.giveUp(turnId)
    this.#follower?.follow()
  }

  /** The turns without an answer that are not in flight here. Those of long ago are answered with an apology. */
  #openTurns() {
    const elsewhere = unansweredTurns(this.#store.get().messages).filter(({ turnId }) => !this.#socket?.has(turnId))
    return elsewhere.filter((said) => {
      if (mayResume(said, this.#options.now())) return true
      const { turnId } = said
      this.#store.dispatch({ type: 'failed', turnId, text: SORRY, reason: LEFT })
      return false
    })
  }

  /** False when the connection is lost. */
  #transmit(turn: Saying): boolean {
    const sent = { ...turn, sessionId: this.#session.id, employee_id: this.#options.employeeId }
    return this.#socket?.send(sent) ?? false
  }

  /** Asks again, under its own id, what nobody else sees to. */
  #takeUp(turnId: string): void {
    this.#store.reload()
    const { messages } = this.#store.get()
    const said = saidIn(messages, turnId)
    if (said === undefined || !isAwaited(messages, turnId)) {
      this.#settle(turnId)
      return
    }
    const { text, newConversation } = said
    this.#transmit({ turnId, prompt: text, ...(newConversation && { newConversation }) })
    if (this.#store.get().turnId === null) this.#store.dispatch({ type: 'sending', turnId })
  }

  #hear(event: TurnEvent): void {
    switch (event.type) {
      case 'connection':
        this.#set({ connected: event.connected })
        return
      case 'sent':
        if (this.#store.get().turnId !== event.turnId) this.#store.dispatch({ type: 'sending', turnId: event.turnId })
        this.#tell(event.turnId)
        return
      case 'news':
        this.#growing.add(event.turnId, event.news)
        return
      case 'late':
        this.#correct(event.turnId, event.result)
        return
      case 'error':
        if (isAwaited(this.#store.latest, event.turnId)) this.#fail(event.turnId, event.message.trim() || SORRY)
        this.#settle(event.turnId)
        return
      case 'result':
        this.#finish(event)
    }
  }

  /** Returns the answer to the turn in flight as far as it has arrived, shown or not. */
  textOf(turnId: string): string {
    return this.#growing.textOf(turnId)
  }

  #tell(turnId: string): void {
    const { partial, stage } = this.#store.get()
    this.#follower?.tell(turnId, { partial, stage })
  }

  #finish(result: Result & { turnId: string }): void {
    const { turnId, response: text, suggestions, tags } = result
    const { latest } = this.#store
    // Another tab may have stopped it, or have left the conversation, a moment ago.
    const isWanted = isAwaited(latest, turnId)
    if (isWanted && text.trim() === '') this.#fail(turnId, SORRY)
    else if (isWanted) {
      const said = saidIn(latest, turnId)
      this.#store.dispatch({
        type: 'answered',
        turnId,
        text,
        ...(suggestions && { suggestions }),
        ...(tags && { tags }),
      })
      if (said) this.#options.save({ userMessage: said.text, botResponse: text, sessionId: this.#session.id })
    }
    this.#settle(turnId)
    const booking = bookingAsked(result)
    if (isWanted && booking) this.#set({ booking })
  }

  /** What was stopped too late has happened: the answer says so in place of 'stopped'. */
  #correct(turnId: string, { response: text, suggestions, tags }: Result): void {
    if (text.trim() === '') return
    this.#store.dispatch({
      type: 'answered late',
      turnId,
      text,
      ...(suggestions && { suggestions }),
      ...(tags && { tags }),
    })
  }

  #fail(turnId: string, text: string): void {
    this.#store.dispatch({ type: 'failed', turnId, text })
  }

  #set(fields: Partial<TripMateExtra>): void {
    this.#store.dispatch({ type: 'set', fields })
  }

  /** Nothing more is awaited of a turn. */
  #settle(turnId: string): void {
    this.#follower?.end(turnId)
    this.#idle(turnId)
  }

  #idle(turnId: string): void {
    this.#growing.clear()
    this.#store.dispatch({ type: 'ended', turnId })
  }
}
