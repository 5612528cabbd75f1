import { vi } from 'vitest'

/** The page's end of a socket whose other end is the test. It stands as soon as the page waits for it. */
class StandInSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  readonly #sent: (text: string) => void

  constructor(sent: (text: string) => void) {
    super()
    this.#sent = sent
    queueMicrotask(() => {
      this.readyState = StandInSocket.OPEN
      this.dispatchEvent(new Event('open'))
    })
  }

  send(text: string): void {
    this.#sent(text)
  }

  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

/** Takes the place of TripMate's server for sockets that are opened from now on. */
export class TripMateServer {
  /** What the page has sent, as it came. */
  readonly received: Record<string, unknown>[] = []
  readonly #sockets: StandInSocket[] = []

  constructor() {
    const add = (socket: StandInSocket) => this.#sockets.push(socket)
    const hear = (text: string) => this.received.push(JSON.parse(text))
    vi.stubGlobal(
      'WebSocket',
      class extends StandInSocket {
        constructor() {
          super(hear)
          add(this)
        }
      },
    )
  }

  /** How many sockets were opened so far. */
  get opened(): number {
    return this.#sockets.length
  }

  /** Says something to the page over its latest socket. */
  say(message: object): void {
    this.#sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  /** Breaks the page's latest connection. */
  drop(): void {
    this.#sockets.at(-1)?.close()
  }
}
