import { type ChatEvent, type ChatState, chatReducer } from './chat-reducer.ts'
import { type Message, parseMessages } from './message.ts'

interface ChatStoreOptions<Extra> {
  /** Where the browser keeps the messages, and under which key; without it they live as long as the page. */
  stored?: { storage: Storage; key: string }
  greeting: string
  now: () => Date
  sessionId: string
  /** What an assistant keeps beside its turns, at first; and what of it is so whenever nothing is in flight. */
  extra: Extra
  idle: Partial<Extra>
}

/**
 * Holds the conversation of one assistant in this browser. The messages are restored from storage and kept there on
 * every change. Other tabs show the same ones, so an event changes what is stored now.
 */
export class ChatStore<Extra extends object> {
  readonly #options: ChatStoreOptions<Extra>
  readonly #listeners = new Set<() => void>()
  #state: ChatState & Extra
  /** Whether storage took the last change; where it has no room, what is shown is more than what is stored. */
  #isStored: boolean

  constructor(options: ChatStoreOptions<Extra>) {
    const { sessionId, extra } = options
    this.#options = options
    this.#isStored = options.stored !== undefined
    this.#state = { ...extra, sessionId, messages: [], turnId: null, queue: [] }
    this.dispatch({ type: 'opened', messages: this.#storedMessages() ?? [] })
  }

  readonly get = (): ChatState & Extra => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the messages with what other tabs have stored meanwhile. */
  get latest(): readonly Message[] {
    return this.#storedMessages() ?? this.#state.messages
  }

  /** Applies an event and tells the listeners. */
  dispatch(event: ChatEvent<Extra>): void {
    const { greeting, idle, now } = this.#options
    const isOfMessages = !['set', 'sending', 'ended', 'queued', 'session changed'].includes(event.type)
    const state = isOfMessages && event.type !== 'opened' ? { ...this.#state, messages: this.latest } : this.#state
    const next = chatReducer(state, event, { greeting, idle, now: now().toISOString() })
    if (next === this.#state) return
    if (next.messages !== state.messages) this.#keep(next.messages)
    this.#set(next)
  }

  /** Takes over what another tab has stored meanwhile. */
  reload(): void {
    const { latest } = this
    if (JSON.stringify(latest) !== JSON.stringify(this.#state.messages)) this.#set({ ...this.#state, messages: latest })
  }

  #set(state: ChatState & Extra): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #storedMessages(): Message[] | undefined {
    const { stored } = this.#options
    return stored && this.#isStored ? parseMessages(stored.storage.getItem(stored.key)) : undefined
  }

  #keep(messages: readonly Message[]): void {
    const { stored } = this.#options
    if (stored === undefined) return
    try {
      stored.storage.setItem(stored.key, JSON.stringify(messages))
      this.#isStored = true
    } catch {
      this.#isStored = false
      // Without room in the browser the conversation is still on the screen and in the history.
    }
  }
}
