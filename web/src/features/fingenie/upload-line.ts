import type { Observable } from '../../chat/observable.ts'
import type { Transcript } from '../../chat/transcript.ts'
import type { FileShelf } from './file-shelf.ts'
import type { Chosen, FinGenieState } from './turn.ts'

interface UploadLineOptions {
  transcript: Pick<Transcript, 'answer' | 'isGivenUp'>
  state: Observable<FinGenieState>
  shelf: FileShelf | undefined
  run: (turn: Chosen, settled: ReadonlySet<number> | undefined) => void
  /** An upload that a page has left goes on. */
  onResume: (turn: Chosen) => void
}

/** The uploads that wait for the turn under way, and those that a page which is gone has left. */
export class UploadLine {
  readonly #options: UploadLineOptions
  #waiting: { turn: Chosen; settled: ReadonlySet<number> | undefined }[] = []
  #left: string[] = []

  constructor(options: UploadLineOptions) {
    this.#options = options
  }

  /** The turns whose uploads other tabs or a page that is gone have on the shelf. */
  get left(): readonly string[] {
    return this.#left
  }

  /** Begins an upload at once, or when the turn under way has ended. */
  add(turn: Chosen, sessionId: string, settled?: ReadonlySet<number>): void {
    const { state, shelf, run } = this.#options
    const { turnId } = state.get()
    if (turnId === null || turnId === turn.turnId) {
      run(turn, settled)
      return
    }
    if (settled === undefined) shelf?.put({ ...turn, sessionId })
    this.#waiting.push({ turn, settled })
    this.#show()
  }

  /** The turn under way has ended. */
  next(): void {
    const { state, run } = this.#options
    if (state.get().turnId !== null) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#show()
    run(next.turn, next.settled)
  }

  /** Sees what is on the shelf for a session. */
  async look(sessionId: string): Promise<void> {
    const waiting = this.#waiting.map(({ turn }) => turn.turnId)
    const turns = (await this.#options.shelf?.turnsOf(sessionId)) ?? []
    this.#left = turns.filter((turnId) => !waiting.includes(turnId))
  }

  /** Goes on with an upload that was left; false where nothing is left of it, or where it was given up. */
  async resume(turnId: string, sessionId: string): Promise<boolean> {
    const { transcript, shelf, onResume } = this.#options
    this.#left = this.#left.filter((one) => one !== turnId)
    const upload = await shelf?.find(turnId)
    if (upload === undefined) return false
    if (upload.sessionId !== sessionId || transcript.isGivenUp(turnId)) {
      shelf?.remove(turnId)
      return false
    }
    const turn = { turnId, files: upload.files }
    onResume(turn)
    this.add(turn, sessionId, upload.settled)
    return true
  }

  /** The person wants none of what waits to be uploaded any more. */
  stop(): void {
    for (const { turn } of this.#waiting) this.#options.transcript.answer(turn.turnId, '', { outcome: 'stopped' })
    this.drop()
  }

  /** Lets go of what waits: the conversation is being left. */
  drop(): void {
    for (const { turn } of this.#waiting) this.#options.shelf?.remove(turn.turnId)
    this.clear()
  }

  /** Lets go of what waits, but leaves it on the shelf: the page goes away. */
  clear(): void {
    this.#waiting = []
    this.#show()
  }

  #show(): void {
    this.#options.state.patch({ line: this.#waiting.map(({ turn }) => turn.turnId) })
  }
}
