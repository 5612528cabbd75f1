import type { ClientMessage, SendMessage } from '@pravas/contract/tripmate'
import { StreamedTurn, type TurnNews } from '../../chat/answer-under-way.ts'
import { type Incoming, parseIncoming, type Result } from './server-message.ts'

/** How long after a loss the socket is opened again. */
const RECONNECT_MS = 3000

/** One message to the assistant; the same `turnId` sent again gets the stored answer. */
export type Turn = Pick<SendMessage, 'prompt' | 'sessionId' | 'employee_id' | 'newConversation'> & { turnId: string }

export type TurnEvent =
  | (Extract<Incoming, { type: 'result' | 'error' }> & { turnId: string })
  | { type: 'news'; turnId: string; news: TurnNews }
  /** A turn that was given up has still been answered: the server could not stop it any more. */
  | { type: 'late'; turnId: string; result: Result }
  | { type: 'sent'; turnId: string }
  | { type: 'connection'; connected: boolean }

interface TurnSocketOptions {
  url: string
  onEvent: (event: TurnEvent) => void
  reconnectMs?: number
}

/**
 * The socket to TripMate. Turns go out one at a time, in order. A turn that was under way when the connection broke
 * goes out again, under its own id, once the connection is back, so that every turn gets exactly one result or error.
 */
export class TurnSocket {
  readonly #options: TurnSocketOptions
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: Turn[] = []
  readonly #givenUp = new Set<string>()
  #streamed = new StreamedTurn('')
  /** Answers without an id that turns which were stopped may still get from a server that names none. */
  #unclaimed = 0
  #namesTurns = false
  #lost = false
  #closed = false

  constructor(options: TurnSocketOptions) {
    this.#options = options
    this.#open()
  }

  /** Takes a turn. False when the connection is lost: it goes out when the connection is back. */
  send(turn: Turn): boolean {
    this.#waiting.push(turn)
    if (this.#waiting.length === 1) this.#sendFirst()
    return !this.#lost
  }

  /** The turns that have not ended, in the order in which they go out. */
  get turns(): readonly string[] {
    return this.#waiting.map(({ turnId }) => turnId)
  }

  /** Whether a turn was taken here and has not ended. */
  has(turnId: string | null): boolean {
    return this.#waiting.some((turn) => turn.turnId === turnId)
  }

  /** Gives a turn up. Nothing more is heard of it, unless the server names it in a result that it could not stop. */
  cancel(turnId: string): void {
    const first = this.#waiting[0]
    this.#waiting = this.#waiting.filter((turn) => turn.turnId !== turnId)
    if (first?.turnId !== turnId || !this.#isOpen()) return
    if (!this.#namesTurns) this.#unclaimed += 1
    this.#givenUp.add(turnId)
    this.#transmit({ action: 'cancel', turnId })
    this.#sendFirst()
  }

  /** The browser has lost its network: the socket itself would only find out much later. */
  drop(): void {
    const socket = this.#socket
    if (socket === undefined) return
    this.#lose(socket)
    socket.close()
  }

  /** Closes for good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    // A socket that is still being opened closes itself as soon as it stands.
    if (this.#isOpen()) this.#socket?.close()
  }

  #open(): void {
    const socket = new WebSocket(this.#options.url)
    this.#socket = socket
    socket.addEventListener('open', () => {
      if (this.#closed || socket !== this.#socket) return socket.close()
      this.#lost = false
      this.#unclaimed = 0
      this.#options.onEvent({ type: 'connection', connected: true })
      this.#sendFirst()
    })
    socket.addEventListener('message', ({ data }) => {
      if (!this.#closed && socket === this.#socket) this.#hear(parseIncoming(data))
    })
    socket.addEventListener('close', () => this.#lose(socket))
  }

  #lose(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return
    this.#socket = undefined
    this.#lost = true
    this.#options.onEvent({ type: 'connection', connected: false })
    this.#timer = setTimeout(() => this.#open(), this.#options.reconnectMs ?? RECONNECT_MS)
  }

  #hear(message: Incoming | undefined): void {
    const turn = this.#waiting[0]
    if (message === undefined) return
    if (message.turnId !== undefined) this.#namesTurns = true
    else if (this.#namesTurns && message.type === 'result') return
    const ends = message.type === 'result' || message.type === 'error'
    if (message.turnId === undefined && ends && this.#unclaimed > 0) {
      this.#unclaimed -= 1
      return
    }
    if (message.type === 'result' && message.turnId !== undefined && this.#givenUp.delete(message.turnId)) {
      this.#options.onEvent({ type: 'late', turnId: message.turnId, result: message })
      return
    }
    if (turn === undefined || (message.turnId ?? turn.turnId) !== turn.turnId) return
    const { turnId } = turn
    if (ends) {
      this.#waiting.shift()
      this.#options.onEvent({ ...message, turnId })
      this.#sendFirst()
      return
    }
    const news = this.#streamed.add(message)
    if (news) this.#options.onEvent({ type: 'news', turnId, news })
  }

  #sendFirst(): void {
    const turn = this.#waiting[0]
    if (turn === undefined || !this.#isOpen()) return
    // A turn that goes out again may be streamed again from its start, or go on where it was: what was heard stays.
    if (this.#streamed.turnId !== turn.turnId) this.#streamed = new StreamedTurn(turn.turnId)
    this.#transmit({ action: 'sendMessage', ...turn, accept: ['progress', 'delta'] })
    this.#options.onEvent({ type: 'sent', turnId: turn.turnId })
  }

  #transmit(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }
}
