import type { Message } from '../../chat/message.ts'
import { newSessionId } from '../../chat/session-id.ts'

export const MESSAGES_KEY = 'tripmate-messages'
/** The conversation's id, which the server's memory of it hangs on, survives a reload like the messages. */
export const SESSION_KEY = 'tripmate-session-id'

/** Under which id the conversation stands, and whether what is said next begins a new one in it. */
export class TripMateSession {
  readonly #storage: Storage
  readonly #now: () => Date
  /** Whether the session has been used before, so that a greeting that stands alone begins a new conversation in it. */
  #isUsed: boolean
  #id: string

  constructor(storage: Storage, now: () => Date) {
    this.#storage = storage
    this.#now = now
    // An id without its messages is somebody else's, or of a browser that was cleared.
    const last = storage.getItem(MESSAGES_KEY) === null ? null : storage.getItem(SESSION_KEY)
    this.#isUsed = last !== null
    this.#id = last ?? this.#fresh()
  }

  get id(): string {
    return this.#id
  }

  /** A new chat in the same session. */
  restart(): void {
    this.#isUsed = true
  }

  /** Goes on in another session; in a new one without an id. */
  change(id?: string): void {
    this.#isUsed = false
    this.#id = id ?? this.#fresh()
    this.#storage.setItem(SESSION_KEY, this.#id)
  }

  /** Takes over the session of another tab. */
  adopt(): void {
    this.#isUsed = true
    this.#id = this.#storage.getItem(SESSION_KEY) ?? this.#id
  }

  /** Whether the next message begins a new conversation: nothing was said in it yet, or nothing of it was answered. */
  startsAfresh(messages: readonly Message[]): boolean {
    const beginning = messages.findLastIndex(({ newConversation }) => newConversation)
    if (beginning < 0) return this.#isUsed && messages.every(({ isUser }) => !isUser) && messages.length === 1
    return messages.slice(beginning).every(({ isUser, outcome }) => isUser || outcome !== undefined)
  }

  #fresh(): string {
    const id = newSessionId('tripmate', this.#now().getTime(), Math.random())
    this.#storage.setItem(SESSION_KEY, id)
    return id
  }
}
