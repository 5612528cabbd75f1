import { isGivenUp } from '../../chat/chat-reducer.ts'
import type { ChatStore } from '../../chat/chat-store.ts'
import type { FinGenieExtra, UploadTurn } from './turn.ts'
import type { UploadStore } from './upload-store.ts'

interface UploadQueueOptions {
  store: ChatStore<FinGenieExtra>
  uploads: UploadStore | undefined
  run: (turn: UploadTurn, settled: ReadonlySet<number> | undefined) => void
  /** An upload that a page has left goes on. */
  onResume: (turn: UploadTurn) => void
}

/** Queues uploads behind the turn in flight, and finds those that a page which is gone has left. */
export class UploadQueue {
  readonly #options: UploadQueueOptions
  #waiting: { turn: UploadTurn; settled: ReadonlySet<number> | undefined }[] = []
  #left: string[] = []

  constructor(options: UploadQueueOptions) {
    this.#options = options
  }

  /** The turns whose uploads other tabs have in flight, or a page that is gone has left. */
  get left(): readonly string[] {
    return this.#left
  }

  /** Begins an upload at once, or when the turn under way has ended. */
  add(turn: UploadTurn, sessionId: string, settled?: ReadonlySet<number>): void {
    const { store, uploads, run } = this.#options
    const { turnId } = store.get()
    if (turnId === null || turnId === turn.turnId) {
      run(turn, settled)
      return
    }
    if (settled === undefined) uploads?.put({ ...turn, sessionId })
    this.#waiting.push({ turn, settled })
    this.#show()
  }

  /** The turn under way has ended. */
  next(): void {
    const { store, run } = this.#options
    if (store.get().turnId !== null) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#show()
    run(next.turn, next.settled)
  }

  /** Looks up which uploads of a session are stored; undefined where none ever is. */
  look(sessionId: string): Promise<void> | undefined {
    return this.#options.uploads?.turnsOf(sessionId).then((turns) => {
      const waiting = this.#waiting.map(({ turn }) => turn.turnId)
      this.#left = turns.filter((turnId) => !waiting.includes(turnId))
    })
  }

  /** Goes on with an upload that was left; false where nothing is left of it, or where it was given up. */
  async resume(turnId: string, sessionId: string): Promise<boolean> {
    const { store, uploads, onResume } = this.#options
    this.#left = this.#left.filter((one) => one !== turnId)
    const upload = await uploads?.find(turnId)
    if (upload === undefined) return false
    if (upload.sessionId !== sessionId || isGivenUp(store.latest, turnId)) {
      uploads?.remove(turnId)
      return false
    }
    const turn = { turnId, files: upload.files }
    onResume(turn)
    this.add(turn, sessionId, upload.settled)
    return true
  }

  /** The person wants none of what waits to be uploaded any more. */
  stop(): void {
    for (const { turn } of this.#waiting) this.#options.store.dispatch({ type: 'cancelled', turnId: turn.turnId })
    this.drop()
  }

  /** Lets go of what waits: the conversation is being left. */
  drop(): void {
    for (const { turn } of this.#waiting) this.#options.uploads?.remove(turn.turnId)
    this.clear()
  }

  /** Lets go of what waits, but leaves it stored: the page goes away. */
  clear(): void {
    this.#waiting = []
    this.#show()
  }

  #show(): void {
    this.#options.store.dispatch({ type: 'queued', turnIds: this.#waiting.map(({ turn }) => turn.turnId) })
  }
}
