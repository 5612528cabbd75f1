/** `offline`: the browser says so. `unreachable`: the browser has a network, but the server does not answer. */
export type ConnectionState = 'online' | 'offline' | 'unreachable'

/** Milliseconds until the server is asked again after it did not answer; each time half as long again, up to the last. */
const FIRST_WAIT = 3000
const LONGEST_WAIT = 30_000
/** Milliseconds after which a server that says nothing counts as silent. */
const PROBE_LIMIT = 8000
/** Answers anybody, with or without a session. */
const PROBE = '/api/config'

/**
 * Whether the server can be reached. The browser's own word is only a hint: a call that got no answer has the server
 * asked once more before anything is said, and a browser that is back is believed when the server answers.
 */
class Connection {
  readonly #listeners = new Set<() => void>()
  #state: ConnectionState = isBrowserOffline() ? 'offline' : 'online'
  #timer = 0
  #wait = FIRST_WAIT
  #asking = false

  constructor() {
    window.addEventListener('offline', () => this.#set('offline'))
    window.addEventListener('online', () => void this.#ask())
  }

  readonly get = (): ConnectionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A call got no answer at all. Nothing is asked while nobody wants to know. */
  readonly failed = (): void => {
    if (this.#listeners.size === 0) return
    if (isBrowserOffline()) this.#set('offline')
    else if (this.#state !== 'unreachable') void this.#ask()
  }

  /** A call was answered, whatever the answer. */
  readonly answered = (): void => {
    if (!isBrowserOffline()) this.#set('online')
  }

  async #ask(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT) })
      this.answered()
    } catch {
      this.#set(isBrowserOffline() ? 'offline' : 'unreachable')
    } finally {
      this.#asking = false
    }
    if (this.#state === 'unreachable') this.#askLater()
  }

  #askLater(): void {
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#ask(), this.#wait)
    this.#wait = Math.min(this.#wait * 1.5, LONGEST_WAIT)
  }

  #set(state: ConnectionState): void {
    if (state === 'online') this.#wait = FIRST_WAIT
    if (state !== 'unreachable') window.clearTimeout(this.#timer)
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** Whether the browser itself knows that it has no network. Only then is something kept to be sent later. */
export function isBrowserOffline(): boolean {
  return navigator.onLine === false
}

/** Resolves when the browser is no longer offline; rejects when the signal says to stop waiting. */
export function untilOnline(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      window.removeEventListener('online', goOn)
      reject(signal?.reason)
    }
    const goOn = () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    window.addEventListener('online', goOn, { once: true })
    signal?.addEventListener('abort', stop, { once: true })
  })
}

export const connection = new Connection()
