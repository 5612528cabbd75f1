import { runChosen } from './chosen-turn.ts'
import type { FileShelf } from './file-shelf.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { runSaid } from './said-turn.ts'
import type { Chosen, RunOptions, Said, Saying, TurnOutcome } from './turn.ts'
import { type Conversation, TurnRecord } from './turn-record.ts'
import { type FileStage, isSettled, shownStage } from './upload-turn.ts'

interface TurnsOptions {
  employeeId: string | null
  calls: FinGenieCalls
  /** Where the files of an upload under way outlive the page. */
  shelf?: FileShelf | undefined
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
  /** The files of the upload under way that are not wanted any more, by their place. */
  readonly #cancelled = new Set<number>()

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

  /**
   * Sends a turn that stands in the conversation; resolves when it has ended, and never rejects. `settled` are the files
   * of an upload that were dealt with before.
   */
  async run(turn: Saying, options: RunOptions = {}, settled?: ReadonlySet<number>): Promise<TurnOutcome> {
    const { turnId } = turn
    this.#call = new AbortController()
    this.#running = turnId
    this.#state.patch({ turnId, files: [] })
    const { signal } = this.#call
    this.#cancelled.clear()
    const outcome = 'message' in turn ? await this.#say(turn, options) : await this.#upload(turn, options, settled)
    if (signal.aborted) return { kind: 'left' }
    this.#settle(turnId)
    return outcome
  }

  /** The file at this place of the upload under way is not wanted any more. */
  cancelFile(index: number): void {
    this.#cancelled.add(index)
    const files = this.#state.get().files.map((stage, place) => shownStage(stage, this.#cancelled.has(place)))
    this.#state.patch({ files })
  }

  /** Gives the call under way up, because the page goes away: an upload stays on the shelf. */
  interrupt(): void {
    this.#giveUp()
  }

  /** Gives the call under way up, without a word. */
  abort(): void {
    if (this.#running !== null) this.#options.shelf?.remove(this.#running)
    this.#giveUp()
  }

  /** Forgets the files that did not get through: the conversation is being left. */
  forgetUnsent(): void {
    this.#unsent.clear()
  }

  #say(turn: Said, options: RunOptions): Promise<TurnOutcome> {
    const { calls } = this.#options
    return runSaid({ turn, record: this.#record, calls, signal: this.#call.signal, options })
  }

  async #upload(turn: Chosen, options: RunOptions, settled: ReadonlySet<number> | undefined): Promise<TurnOutcome> {
    const { calls, shelf } = this.#options
    const { turnId, files } = turn
    const { signal } = this.#call
    this.#unsent.set(turnId, files)
    if (settled === undefined) shelf?.put({ turnId, files, sessionId: this.#record.owner.sessionId })
    const { outcome, again } = await runChosen({
      turn,
      record: this.#record,
      calls,
      signal,
      options,
      settled,
      isCancelled: (index) => this.#cancelled.has(index),
      onStages: (stages) => {
        this.#state.patch({ files: stages })
        shelf?.settle(turnId, placesOf(stages, isSettled))
      },
    })
    if (signal.aborted) return outcome
    shelf?.remove(turnId)
    this.setUnsent(turnId, again.length > 0 ? again : undefined)
    return outcome
  }

  #giveUp(): void {
    this.#call.abort()
    if (this.#running !== null) this.#settle(this.#running)
  }

  #settle(turnId: string): void {
    if (this.#running === turnId) this.#running = null
    if (this.#state.get().turnId === turnId) this.#state.patch({ turnId: null, files: [] })
    this.#options.onEnd(turnId)
  }
}

function placesOf(stages: readonly FileStage[], fits: (stage: FileStage) => boolean): number[] {
  return stages.flatMap((stage, index) => (fits(stage) ? [index] : []))
}
