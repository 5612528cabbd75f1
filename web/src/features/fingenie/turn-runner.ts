import { type FileStage, isSettled, shownStage, type UploadState, withEnds } from './file-stages.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { UPLOAD_FAILED } from './fingenie-texts.ts'
import { runMessage } from './message-turn.ts'
import type { MessageTurn, RunOptions, Turn, TurnOutcome, UploadTurn } from './turn.ts'
import { type Conversation, TurnRecord } from './turn-record.ts'
import type { UploadStore } from './upload-store.ts'

interface TurnsOptions {
  employeeId: string | null
  calls: FinGenieCalls
  /** Where the files of an upload under way outlive the page. */
  uploads?: UploadStore | undefined
  /** A turn of this tab has ended. */
  onEnd: (turnId: string) => void
}

/** Makes the calls of a conversation, one turn at a time, and brings their answers into it. */
export class TurnRunner {
  readonly #store: Conversation['store']
  readonly #record: TurnRecord
  readonly #options: TurnsOptions
  #call = new AbortController()
  #running: string | null = null
  /** The files of the upload under way that are not wanted any more, by their place. */
  readonly #cancelled = new Set<number>()

  constructor(conversation: Conversation, options: TurnsOptions) {
    this.#store = conversation.store
    this.#record = new TurnRecord(conversation, options)
    this.#options = options
  }

  /** The turn that is being answered in this tab. */
  get running(): string | null {
    return this.#running
  }

  /**
   * Sends a turn that stands in the conversation; resolves when it has ended, and never rejects. `settled` are the files
   * of an upload that were dealt with before.
   */
  async run(turn: Turn, options: RunOptions = {}, settled?: ReadonlySet<number>): Promise<TurnOutcome> {
    const { turnId } = turn
    this.#call = new AbortController()
    this.#running = turnId
    this.#store.dispatch({ type: 'sending', turnId })
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
    this.#show(this.#store.get().files.map((stage, place) => shownStage(stage, this.#cancelled.has(place))))
  }

  /** The file at this place of the upload under way is wanted after all, and waits for its turn again. */
  wantFile(index: number): void {
    if (!this.#cancelled.delete(index)) return
    this.#show(this.#store.get().files.with(index, 'waiting'))
  }

  /** Gives the call under way up, because the page goes away: an upload stays kept. */
  interrupt(): void {
    this.#giveUp()
  }

  /** Gives the call under way up, without a word. */
  abort(): void {
    if (this.#running !== null) this.#options.uploads?.remove(this.#running)
    this.#giveUp()
  }

  /** The person stops the upload under way: the conversation says which files that leaves unread. */
  tellStopped(): void {
    const { turnId, files: stages } = this.#store.get()
    if (turnId === null || turnId !== this.#running) return
    this.#record.changeFiles(turnId, (files) =>
      files.map((file, place) => {
        const stage = files.length === stages.length ? stages[place] : undefined
        return stage && !isSettled(stage) ? { name: file.name, ended: 'stopped' } : file
      }),
    )
  }

  #say(turn: MessageTurn, options: RunOptions): Promise<TurnOutcome> {
    const { calls } = this.#options
    return runMessage({ turn, record: this.#record, calls, signal: this.#call.signal, options })
  }

  async #upload(turn: UploadTurn, options: RunOptions, settled: ReadonlySet<number> | undefined): Promise<TurnOutcome> {
    const { calls, uploads } = this.#options
    const { turnId, files } = turn
    const { signal } = this.#call
    if (settled === undefined) uploads?.put({ turnId, files, sessionId: this.#record.owner.sessionId })
    const tell = (state: UploadState) => this.#record.changeFiles(turnId, (sent) => withEnds(sent, state, settled))
    let last: UploadState | undefined
    const upload = await loadUpload()
    if (upload === undefined) {
      if (!options.isQueued) this.#record.fail(turnId, UPLOAD_FAILED)
      return { kind: 'not taken', rest: turn }
    }
    if (signal.aborted) return { kind: 'left' }
    const outcome = await upload.runUpload({
      turn,
      record: this.#record,
      calls,
      signal,
      options,
      settled,
      isCancelled: (index) => this.#cancelled.has(index),
      onStages: (state) => {
        this.#show(state.stages)
        last = state
        tell(state)
        // What did not get through has another attempt after a reload.
        uploads?.settle(
          turnId,
          placesOf(state.stages, (stage) => isSettled(stage) && stage !== 'failed'),
        )
      },
    })
    if (signal.aborted) return outcome
    uploads?.remove(turnId)
    if (last && outcome.kind === 'not taken' && options.isQueued) {
      const stages = last.stages.map((stage) => (stage === 'failed' ? 'waiting' : stage))
      tell({ ...last, stages })
    }
    return outcome
  }

  #show(files: FileStage[]): void {
    this.#store.dispatch({ type: 'set', fields: { files } })
  }

  #giveUp(): void {
    this.#call.abort()
    if (this.#running !== null) this.#settle(this.#running)
  }

  #settle(turnId: string): void {
    if (this.#running === turnId) this.#running = null
    this.#store.dispatch({ type: 'ended', turnId })
    this.#options.onEnd(turnId)
  }
}

function placesOf(stages: readonly FileStage[], fits: (stage: FileStage) => boolean): number[] {
  return stages.flatMap((stage, index) => (fits(stage) ? [index] : []))
}

/** What uploads, fetched with the first upload; undefined where that fails. */
function loadUpload() {
  return import('./upload-turn.ts').catch(() => undefined)
}
