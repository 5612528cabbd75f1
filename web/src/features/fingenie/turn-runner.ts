import { GrowingAnswer } from '../../chat/answer-under-way.ts'
import { type FileStage, isSettled, shownStage, type UploadState, withEnds } from './file-stages.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { UPLOAD_FAILED } from './fingenie-texts.ts'
import { runMessage } from './message-turn.ts'
import type { StreamListener } from './streamed-question.ts'
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
  readonly #growing: GrowingAnswer
  /** The calls that have no answer yet: of the turn under way, and of those that were stopped before it. */
  readonly #calls = new Set<AbortController>()
  #running: string | null = null
  /** Whether the server goes on with the turn under way without its caller. */
  #isJoinable = false
  /** The files of the upload under way that are not wanted any more, by their place. */
  readonly #cancelled = new Set<number>()

  constructor(conversation: Conversation, options: TurnsOptions) {
    this.#store = conversation.store
    this.#record = new TurnRecord(conversation, options)
    this.#options = options
    this.#growing = new GrowingAnswer({ store: conversation.store })
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
    const call = new AbortController()
    const { signal } = call
    this.#calls.add(call)
    this.#running = turnId
    this.#isJoinable = false
    this.#store.dispatch({ type: 'sending', turnId })
    this.#cancelled.clear()
    const outcome =
      'message' in turn ? await this.#say(turn, options, signal) : await this.#upload(turn, options, signal, settled)
    this.#calls.delete(call)
    if (signal.aborted) return { kind: 'left' }
    if (this.#running === turnId) this.#settle(turnId)
    else if (outcome.kind !== 'delivered') return { kind: 'left' }
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

  /** Returns the answer to the turn in flight as far as it has arrived, shown or not. */
  textOf(turnId: string): string {
    return this.#growing.textOf(turnId)
  }

  /**
   * Stops the turn under way, at the server too. An answer that the server could not stop any more still comes into the
   * conversation.
   */
  stop(): void {
    const turnId = this.#running
    if (turnId === null || !this.#isJoinable) {
      this.abort()
      return
    }
    this.#options.calls.cancel(turnId)
    this.#settle(turnId)
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

  #say(turn: MessageTurn, options: RunOptions, signal: AbortSignal): Promise<TurnOutcome> {
    const { turnId } = turn
    const listener: StreamListener = {
      onJoinable: () => {
        if (this.#running !== turnId) return
        this.#isJoinable = true
        this.#store.dispatch({ type: 'joinable', turnId })
      },
      onNews: (news) => this.#growing.add(turnId, news),
      isWanted: () => this.#running === turnId,
    }
    return runMessage({ turn, record: this.#record, calls: this.#options.calls, signal, options, listener })
  }

  async #upload(
    turn: UploadTurn,
    options: RunOptions,
    signal: AbortSignal,
    settled: ReadonlySet<number> | undefined,
  ): Promise<TurnOutcome> {
    const { calls, uploads } = this.#options
    const { turnId, files } = turn
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
    for (const call of this.#calls) call.abort()
    if (this.#running !== null) this.#settle(this.#running)
  }

  #settle(turnId: string): void {
    if (this.#running === turnId) this.#running = null
    this.#growing.clear()
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
