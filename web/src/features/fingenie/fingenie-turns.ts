import { runChosen } from './chosen-turn.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { runSaid } from './said-turn.ts'
import type { RunOptions, Saying, TurnOutcome } from './turn.ts'
import { type Conversation, TurnRecord } from './turn-record.ts'
import type { FileStage } from './upload-turn.ts'

interface TurnsOptions {
  employeeId: string | null
  calls: FinGenieCalls
  /** A turn of this tab has ended. */
  onEnd: (turnId: string) => void
}

/** Makes the calls of a conversation, one turn at a time, and brings their answers into it. */
export class FinGenieTurns {
  readonly #state: Conversation['state']
  readonly #record: TurnRecord
  readonly #options: TurnsOptions
  #call = new AbortController()
  #running: string | null = null
  /** The files of uploads that did not get through, by turn. */
  readonly #unsent = new Map<string, File[]>()

  constructor(conversation: Conversation, options: TurnsOptions) {
    this.#state = conversation.state
    this.#record = new TurnRecord(conversation, options)
    this.#options = options
  }

  /** The turn that is being answered in this tab. */
  get running(): string | null {
    return this.#running
  }

  /** The files of a turn that can be uploaded again. */
  unsentOf(turnId: string): File[] | undefined {
    return this.#unsent.get(turnId)
  }

  /** Keeps the files of an upload that was not even tried, or forgets them. */
  setUnsent(turnId: string, files: File[] | undefined): void {
    if (files === undefined) this.#unsent.delete(turnId)
    else this.#unsent.set(turnId, files)
  }

  /** Sends a turn that stands in the conversation; resolves when it has ended, and never rejects. */
  async run(turn: Saying, options: RunOptions = {}): Promise<TurnOutcome> {
    const { turnId } = turn
    this.#call = new AbortController()
    this.#running = turnId
    this.#state.patch({ turnId, files: [] })
    const { signal } = this.#call
    const outcome = await this.#make(turn, options, signal)
    if (signal.aborted) return { kind: 'left' }
    this.#settle(turnId)
    return outcome
  }

  /** Gives the call under way up, without a word. */
  abort(): void {
    this.#call.abort()
    if (this.#running !== null) this.#settle(this.#running)
  }

  /** Forgets the files that did not get through: the conversation is being left. */
  forgetUnsent(): void {
    this.#unsent.clear()
  }

  async #make(turn: Saying, options: RunOptions, signal: AbortSignal): Promise<TurnOutcome> {
    const { calls } = this.#options
    const record = this.#record
    if ('message' in turn) return runSaid({ turn, record, calls, signal, options })
    this.#unsent.set(turn.turnId, turn.files)
    const onStages = (files: FileStage[]) => this.#state.patch({ files })
    const { outcome, again } = await runChosen({ turn, record, calls, signal, options, onStages })
    if (!signal.aborted) this.setUnsent(turn.turnId, again.length > 0 ? again : undefined)
    return outcome
  }

  #settle(turnId: string): void {
    if (this.#running === turnId) this.#running = null
    if (this.#state.get().turnId === turnId) this.#state.patch({ turnId: null, files: [] })
    this.#options.onEnd(turnId)
  }
}
