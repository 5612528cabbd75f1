import { type Message, parseMessages } from './message.ts'
import { Observable } from './observable.ts'

interface TranscriptOptions {
  storage: Storage
  /** The key under which the browser keeps the messages. */
  key: string
  greeting: string
  now: () => Date
}

type Extra = Omit<Message, 'text' | 'isUser' | 'timestamp'>

/** The messages of one assistant in this browser: restored from storage, kept there on every change. */
export class Transcript {
  readonly messages: Observable<readonly Message[]>
  readonly #options: TranscriptOptions

  constructor(options: TranscriptOptions) {
    this.#options = options
    this.messages = new Observable(this.#stored())
    this.#replace(this.messages.get())
  }

  /** Adds what the person said. */
  say(text: string, extra: Extra = {}): void {
    this.#replace([...this.messages.get(), this.#message(text, true, extra)])
  }

  /** Adds an answer behind the turn's messages, in place of a notice that an answer is still to come. */
  answer(turnId: string, text: string, extra: Omit<Extra, 'turnId'> = {}): void {
    const kept = this.#without((message) => message.turnId === turnId && message.outcome === 'waiting')
    const after = kept.findLastIndex((message) => message.turnId === turnId)
    const answer = this.#message(text, false, { ...extra, turnId })
    this.#replace(kept.toSpliced(after < 0 ? kept.length : after + 1, 0, answer))
  }

  /** Takes a whole exchange back and returns what the person had said in it. */
  withdraw(turnId: string): Message | undefined {
    const said = this.messages.get().find((message) => message.turnId === turnId && message.isUser)
    this.#replace(this.#without((message) => message.turnId === turnId))
    return said
  }

  /** Takes back the answers of a turn that failed or were stopped; what else was answered stays. */
  withdrawFailures(turnId: string): void {
    this.#replace(this.#without((message) => message.turnId === turnId && message.outcome !== undefined))
  }

  /** Back to the greeting alone. */
  reset(): void {
    this.#replace([this.#message(this.#options.greeting, false, {})])
  }

  /** Shows another conversation in place of this one. */
  show(messages: readonly Message[]): void {
    if (messages.length === 0) this.reset()
    else this.#replace(messages)
  }

  /** Takes over what another tab has stored meanwhile. */
  reload(): void {
    this.messages.set(this.#stored())
  }

  #stored(): readonly Message[] {
    const { storage, key, greeting } = this.#options
    return parseMessages(storage.getItem(key)) ?? [this.#message(greeting, false, {})]
  }

  #message(text: string, isUser: boolean, extra: Extra): Message {
    return { text, isUser, timestamp: this.#options.now().toISOString(), ...extra }
  }

  #without(unwanted: (message: Message) => boolean): Message[] {
    return this.messages.get().filter((message) => !unwanted(message))
  }

  #replace(messages: readonly Message[]): void {
    try {
      this.#options.storage.setItem(this.#options.key, JSON.stringify(messages))
    } catch {
      // Without room in the browser the conversation still stands on the screen and in the history.
    }
    this.messages.set(messages)
  }
}

/** Turns that were sent and have no answer yet, oldest first. */
export function unansweredTurns(messages: readonly Message[]): Message[] {
  const answered = new Set(
    messages.filter(({ isUser, outcome }) => !isUser && outcome !== 'waiting').map(({ turnId }) => turnId),
  )
  return messages.filter(({ isUser, turnId }) => isUser && turnId !== undefined && !answered.has(turnId))
}
