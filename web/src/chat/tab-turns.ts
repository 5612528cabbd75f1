import { z } from 'zod'

/** How long what another tab stored last may take to be readable here, in milliseconds. */
const STORED_WITHIN = 300

interface Held {
  release: () => void
}

interface TabTurnsOptions<News> {
  /** Tabs of one name share their turns. */
  name: string
  news: z.ZodType<News>
  /** Another tab has heard something of a turn that it answers. */
  onNews: (turnId: string, news: News) => void
  locks?: LockManager | undefined
  storedWithin?: number | undefined
}

/**
 * Which tab of this browser sees to which turn. A turn is seen to by one tab; the others hear what that one hears, and
 * one of them takes it over when the tab is closed or reloaded.
 */
export class TabTurns<News> {
  readonly #options: TabTurnsOptions<News>
  readonly #locks: LockManager | undefined
  readonly #channel: BroadcastChannel
  readonly #claimed = new Map<string, Held & { news: News | undefined }>()
  readonly #followed = new Map<string, Held>()

  constructor(options: TabTurnsOptions<News>) {
    this.#options = options
    this.#locks = options.locks ?? globalThis.navigator?.locks
    this.#channel = new BroadcastChannel(`pravas ${options.name}`)
    const Message = z.object({ turnId: z.string(), news: options.news.nullable() })
    this.#channel.onmessage = ({ data }) => {
      const message = Message.safeParse(data)
      if (!message.success) return
      const { turnId, news } = message.data
      if (news !== null) {
        if (this.#followed.has(turnId)) options.onNews(turnId, news)
      } else this.#repeat(turnId)
    }
  }

  /** Whether a browser tells at all whether another tab is still there; it does not outside a secure context. */
  get canFollow(): boolean {
    return this.#locks !== undefined
  }

  /** This tab sees to the turn, until it is ended. */
  claim(turnId: string): void {
    if (!this.#claimed.has(turnId))
      this.#claimed.set(turnId, { ...this.#hold(turnId, () => undefined), news: undefined })
  }

  /** Waits until no other tab sees to the turn any more; then this one does, and `onFree` says so. */
  follow(turnId: string, onFree: () => void): void {
    if (this.#followed.has(turnId) || this.#claimed.has(turnId)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const held = this.#hold(turnId, () => {
      // That tab may have ended the turn just now.
      timer = setTimeout(() => {
        this.#followed.delete(turnId)
        this.#claimed.set(turnId, { ...held, news: undefined })
        onFree()
      }, this.#options.storedWithin ?? STORED_WITHIN)
    })
    const release = () => {
      clearTimeout(timer)
      held.release()
    }
    this.#followed.set(turnId, { release })
    this.#channel.postMessage({ turnId, news: null })
  }

  /** Whether this tab sees to the turn. */
  sees(turnId: string): boolean {
    return this.#claimed.has(turnId)
  }

  /** The turns that other tabs see to, as far as this one follows them. */
  get followed(): readonly string[] {
    return [...this.#followed.keys()]
  }

  /** Nothing more is to be done for the turn, here. */
  end(turnId: string): void {
    for (const turns of [this.#claimed, this.#followed]) {
      turns.get(turnId)?.release()
      turns.delete(turnId)
    }
  }

  /** Tells the other tabs what is heard of a turn that this one sees to. */
  tell(turnId: string, news: News): void {
    const claimed = this.#claimed.get(turnId)
    if (claimed === undefined) return
    claimed.news = news
    this.#channel.postMessage({ turnId, news })
  }

  /** Lets go of everything. */
  close(): void {
    for (const turnId of [...this.#claimed.keys(), ...this.#followed.keys()]) this.end(turnId)
    this.#channel.close()
  }

  #repeat(turnId: string): void {
    const news = this.#claimed.get(turnId)?.news
    if (news !== undefined) this.#channel.postMessage({ turnId, news })
  }

  #hold(turnId: string, onHeld: () => void): Held {
    const abort = new AbortController()
    let letGo = () => {}
    const done = new Promise<void>((resolve) => {
      letGo = resolve
    })
    this.#locks
      ?.request(`pravas ${this.#options.name} ${turnId}`, { signal: abort.signal }, () => {
        onHeld()
        return done
      })
      .catch(() => undefined)
    return {
      release: () => {
        abort.abort()
        letGo()
      },
    }
  }
}
