import { type Message, parseMessages, type SentFile } from './message.ts'
import { Observable } from './observable.ts'

interface TranscriptOptions {
  storage: Storage
  /** The key under which the browser keeps the messages. */
  key: string
  greeting: string
  now: () => Date
}

type Extra = Omit<Message, 'text' | 'isUser' | 'timestamp'>

/**
 * The messages of one assistant in this browser: restored from storage, kept there on every change. Other tabs show the
 * same ones, so that every change is made to what is stored.
 */
export class Transcript {
  readonly messages: Observable<readonly Message[]>
  readonly #options: TranscriptOptions
  /** Whether storage took the last change; where it has no room, what is shown is more than what is stored. */
  #isKept = true

  constructor(options: TranscriptOptions) {
    this.#options = options
    this.messages = new Observable(this.#stored() ?? [this.#greeting()])
    this.#replace(this.messages.get())
  }

  /** Adds what the person said. */
  say(text: string, extra: Extra = {}): void {
    this.#replace([...this.#current(), this.#message(text, true, extra)])
  }

  /** Adds an answer behind the turn's messages, in place of a notice that an answer is still to come. */
  answer(turnId: string, text: string, extra: Omit<Extra, 'turnId'> = {}): void {
    const kept = this.#without((message) => message.turnId === turnId && message.outcome === 'waiting')
    const after = kept.findLastIndex((message) => message.turnId === turnId)
    const answer = this.#message(text, false, { ...extra, turnId })
    this.#replace(kept.toSpliced(after < 0 ? kept.length : after + 1, 0, answer))
  }

  /** Takes a whole exchange back and returns it, what the person had said in it first. */
  withdraw(turnId: string): readonly Message[] {
    const withdrawn = this.#current().filter((message) => message.turnId === turnId)
    this.#replace(this.#without((message) => message.turnId === turnId))
    return withdrawn
  }

  /** Puts an exchange that was withdrawn back, before the turn that was to take its place. */
  putBack(exchange: readonly Message[], before: string): void {
    const messages = this.#current()
    const at = messages.findIndex(({ turnId }) => turnId === before)
    this.#replace(messages.toSpliced(at < 0 ? messages.length : at, 0, ...exchange))
  }

  /** Whether a turn stands here without an answer, whichever tab was to bring it. */
  awaits(turnId: string): boolean {
    return unansweredTurns(this.#current()).some((message) => message.turnId === turnId)
  }

  /** Whether a turn was stopped or taken out of the conversation, here or in another tab. */
  isGivenUp(turnId: string): boolean {
    const messages = this.#current().filter((message) => message.turnId === turnId)
    return messages.length === 0 || messages.some(({ outcome }) => outcome === 'stopped')
  }

  /** Whether an answer of the turn stands here that ended like this. */
  holds(turnId: string, outcome: NonNullable<Message['outcome']>): boolean {
    return this.messages.get().some((message) => message.turnId === turnId && message.outcome === outcome)
  }

  /** Takes back the answers of a turn that failed or were stopped, or those of them that fit; what else was answered stays. */
  withdrawFailures(turnId: string, fits: (failure: Message) => boolean = () => true): void {
    this.#replace(
      this.#without((message) => message.turnId === turnId && message.outcome !== undefined && fits(message)),
    )
  }

  /** Says anew how the files stand that the person sent in a turn. */
  changeFiles(turnId: string, change: (files: readonly SentFile[]) => SentFile[]): void {
    const messages = this.#current()
    const at = messages.findIndex((message) => message.isUser && message.turnId === turnId)
    const said = messages[at]
    if (said?.files === undefined) return
    const files = change(said.files)
    if (JSON.stringify(files) !== JSON.stringify(said.files)) this.#replace(messages.with(at, { ...said, files }))
  }

  /** Back to the greeting alone. */
  reset(): void {
    this.#replace([this.#greeting()])
  }

  /** Shows another conversation in place of this one. */
  show(messages: readonly Message[]): void {
    if (messages.length === 0) this.reset()
    else this.#replace(messages)
  }

  /** Takes over what another tab has stored meanwhile. */
  reload(): void {
    const current = this.#current()
    if (JSON.stringify(current) !== JSON.stringify(this.messages.get())) this.messages.set(current)
  }

  #current(): readonly Message[] {
    return (this.#isKept ? this.#stored() : undefined) ?? this.messages.get()
  }

  #stored(): Message[] | undefined {
    return parseMessages(this.#options.storage.getItem(this.#options.key))
  }

  #greeting(): Message {
    return this.#message(this.#options.greeting, false, {})
  }

  #message(text: string, isUser: boolean, extra: Extra): Message {
    return { text, isUser, timestamp: this.#options.now().toISOString(), ...extra }
  }

  #without(unwanted: (message: Message) => boolean): Message[] {
    return this.#current().filter((message) => !unwanted(message))
  }

  #replace(messages: readonly Message[]): void {
    try {
      this.#options.storage.setItem(this.#options.key, JSON.stringify(messages))
      this.#isKept = true
    } catch {
      this.#isKept = false
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
