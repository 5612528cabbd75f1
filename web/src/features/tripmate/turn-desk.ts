import { z } from 'zod'
import type { Message } from '../../chat/message.ts'
import type { Observable } from '../../chat/observable.ts'
import { TabTurns } from '../../chat/tab-turns.ts'
import { type Transcript, unansweredTurns } from '../../chat/transcript.ts'
import { type BookingRequest, bookingAsked } from './booking-request.ts'
import type { Result } from './server-message.ts'
import type { TripMateSession } from './tripmate-session.ts'
import { type Turn, type TurnEvent, TurnSocket } from './turn-socket.ts'

export const CONNECTION_LOST = 'Connection lost. Please wait while I reconnect...'
export const SORRY = 'Sorry, I encountered an error.'

/** A turn that nobody waited for this long is not sent again by itself: what it asks may no longer be meant. */
const RESUME_WITHIN_MS = 10 * 60_000

/** Small pieces of an answer that come faster than this are shown together: nobody reads faster. */
const SHOWN_EVERY_MS = 60

/** What one tab tells the others of an answer under way. */
const News = z.object({ partial: z.string(), stage: z.string().nullable() })

export interface TripMateState {
  sessionId: string
  /** The turn that is being answered, here or in another tab. */
  turnId: string | null
  /** What has been heard of the answer so far. */
  partial: string
  stage: string | null
  connected: boolean
  /** The booking modal, when it is open. */
  booking: BookingRequest | null
}

/** What is sent of a turn, but for whose it is. */
export type Saying = Omit<Turn, 'sessionId' | 'employee_id'>

export interface TurnDeskOptions {
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

interface Conversation {
  transcript: Transcript
  session: TripMateSession
  state: Observable<TripMateState>
}

/** Sends the turns of a conversation and brings their answers into it; follows those that another tab has sent. */
export class TurnDesk {
  readonly #options: TurnDeskOptions
  readonly #transcript: Transcript
  readonly #session: TripMateSession
  readonly #state: Observable<TripMateState>
  #socket: TurnSocket | undefined
  #tabs: TabTurns<z.infer<typeof News>> | undefined
  /** What was heard since the last piece was shown, and when that may be shown. */
  #unshown: { turnId: string; text: string } | undefined
  #showing: ReturnType<typeof setTimeout> | undefined

  constructor(options: TurnDeskOptions, { transcript, session, state }: Conversation) {
    this.#options = options
    this.#transcript = transcript
    this.#session = session
    this.#state = state
  }

  /** Opens the socket and takes up what was asked before the page was left. Returns how to stop. */
  open(): () => void {
    const socket = new TurnSocket({
      url: this.#options.url,
      onEvent: (event) => this.#hear(event),
      ...(this.#options.reconnectMs !== undefined && { reconnectMs: this.#options.reconnectMs }),
    })
    const tabs = new TabTurns({
      name: 'tripmate',
      news: News,
      locks: this.#options.locks,
      storedWithin: this.#options.storedWithin,
      onNews: (turnId, news) => {
        if (!socket.has(this.#state.get().turnId)) this.#state.patch({ turnId, ...news })
      },
    })
    this.#socket = socket
    this.#tabs = tabs
    this.follow()
    return () => {
      socket.close()
      tabs.close()
      this.#forgetUnshown()
    }
  }

  /** The browser has lost its network. */
  drop(): void {
    this.#socket?.drop()
  }

  /** This tab sees to a turn that is about to be said. */
  claim(turnId: string): void {
    this.#tabs?.claim(turnId)
  }

  /** Sends a turn, and says so in the conversation where it has to wait for the connection. */
  send(turn: Saying): void {
    if (this.#transmit(turn)) this.#state.patch({ turnId: turn.turnId, partial: '', stage: null })
    else {
      this.#idle(turn.turnId)
      this.#transcript.answer(turn.turnId, CONNECTION_LOST, { outcome: 'waiting' })
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
    for (const turnId of this.#socket?.turns ?? []) {
      if (this.#transcript.isGivenUp(turnId)) this.giveUp(turnId)
    }
    const tabs = this.#tabs
    if (tabs === undefined) return
    const unanswered = unansweredTurns(this.#transcript.messages.get())
    const open = new Map(
      unanswered.flatMap((said) => (said.turnId === undefined ? [] : [[said.turnId, said] as const])),
    )
    for (const turnId of tabs.followed) if (!open.has(turnId)) this.#settle(turnId)
    for (const [turnId, said] of open) {
      if (this.#socket?.has(turnId) || tabs.sees(turnId)) continue
      if (!this.#isRecent(said)) this.#giveUpLong(turnId)
      else if (tabs.canFollow) tabs.follow(turnId, () => this.#takeUp(turnId, said))
      else this.#takeUp(turnId, said)
    }
    const followed = tabs.followed.find((turnId) => !this.#isNoticed(turnId))
    if (this.#state.get().turnId === null && followed !== undefined) this.#state.patch({ turnId: followed })
  }

  /** False when the connection is lost. */
  #transmit(turn: Saying): boolean {
    const sent = { ...turn, sessionId: this.#session.id, employee_id: this.#options.employeeId }
    return this.#socket?.send(sent) ?? false
  }

  /** Whether the conversation says of a turn that it waits for the connection. */
  #isNoticed(turnId: string): boolean {
    const messages = this.#transcript.messages.get()
    return messages.some((message) => message.turnId === turnId && message.outcome === 'waiting')
  }

  #isRecent({ timestamp }: Message): boolean {
    return Date.parse(timestamp) >= this.#options.now().getTime() - RESUME_WITHIN_MS
  }

  #giveUpLong(turnId: string): void {
    this.#transcript.answer(turnId, SORRY, { outcome: 'failed', reason: 'The page was left before the answer came.' })
  }

  /** Asks again, under its own id, what nobody else sees to. */
  #takeUp(turnId: string, { text, newConversation }: Message): void {
    this.#transcript.reload()
    if (!this.#transcript.awaits(turnId)) {
      this.#settle(turnId)
      return
    }
    this.#transmit({ turnId, prompt: text, ...(newConversation && { newConversation }) })
    if (this.#state.get().turnId === null) this.#state.patch({ turnId })
  }

  #hear(event: TurnEvent): void {
    switch (event.type) {
      case 'connection':
        this.#state.patch({ connected: event.connected })
        return
      case 'sent':
        if (this.#state.get().turnId !== event.turnId)
          this.#state.patch({ turnId: event.turnId, partial: '', stage: null })
        this.#tell(event.turnId)
        return
      case 'progress':
        this.#state.patch({ stage: event.stage })
        this.#tell(event.turnId)
        return
      case 'partial':
        this.#unshown = event
        if (this.#showing === undefined) this.#showPartial()
        return
      case 'late':
        this.#correct(event.turnId, event.result)
        return
      case 'error':
        if (this.#transcript.awaits(event.turnId))
          this.#transcript.answer(event.turnId, event.message.trim() || SORRY, { outcome: 'failed' })
        this.#settle(event.turnId)
        return
      case 'result':
        this.#finish(event)
    }
  }

  /** Shows what was heard at once, and what comes next not before its time. */
  #showPartial(): void {
    const heard = this.#unshown
    this.#unshown = undefined
    this.#showing = undefined
    if (heard === undefined || this.#state.get().turnId !== heard.turnId) return
    this.#state.patch({ partial: heard.text })
    this.#tell(heard.turnId)
    this.#showing = setTimeout(() => this.#showPartial(), SHOWN_EVERY_MS)
  }

  #forgetUnshown(): void {
    clearTimeout(this.#showing)
    this.#showing = undefined
    this.#unshown = undefined
  }

  /** All that was heard of the answer to a turn so far, shown or not. */
  heard(turnId: string): string {
    return this.#unshown?.turnId === turnId ? this.#unshown.text : this.#state.get().partial
  }

  #tell(turnId: string): void {
    const { partial, stage } = this.#state.get()
    this.#tabs?.tell(turnId, { partial, stage })
  }

  #finish(result: Result & { turnId: string }): void {
    const { turnId, response, suggestions } = result
    // Another tab may have stopped it, or have left the conversation, a moment ago.
    const isAwaited = this.#transcript.awaits(turnId)
    if (isAwaited && response.trim() === '') this.#transcript.answer(turnId, SORRY, { outcome: 'failed' })
    else if (isAwaited) {
      const said = this.#transcript.messages.get().find((message) => message.isUser && message.turnId === turnId)
      this.#transcript.answer(turnId, response, suggestions && { suggestions })
      if (said) this.#options.save({ userMessage: said.text, botResponse: response, sessionId: this.#session.id })
    }
    this.#settle(turnId)
    const booking = bookingAsked(result)
    if (isAwaited && booking) this.#state.patch({ booking })
  }

  /** What was stopped too late has happened: the answer says so in place of 'stopped'. */
  #correct(turnId: string, { response, suggestions }: Result): void {
    const wasStopped = this.#transcript.messages.get().some((message) => {
      return message.turnId === turnId && message.outcome === 'stopped'
    })
    if (!wasStopped || response.trim() === '') return
    this.#transcript.withdrawFailures(turnId)
    this.#transcript.answer(turnId, response, suggestions && { suggestions })
  }

  /** Nothing more is awaited of a turn. */
  #settle(turnId: string): void {
    this.#tabs?.end(turnId)
    this.#idle(turnId)
  }

  #idle(turnId: string): void {
    this.#forgetUnshown()
    if (this.#state.get().turnId === turnId) this.#state.patch({ turnId: null, partial: '', stage: null })
  }
}
