import type { SendOutcome } from '../../api/offline-queue.ts'
import { turnStatus } from '../../chat/chat-reducer.ts'
import { NOT_QUEUED, QUEUED, STILL_QUEUED, UNAVAILABLE, UPLOAD_FAILED } from './fingenie-texts.ts'
import type { QueuedTurn, RunOptions, Turn, TurnOutcome } from './turn.ts'
import type { Conversation } from './turn-record.ts'

/** Takes turns while the browser itself is offline; without it they are tried and fail. */
export interface TurnQueue {
  isNeeded: () => boolean
  add: (turn: QueuedTurn) => Promise<void>
}

interface OfflineTurnsParts extends Conversation {
  queue: TurnQueue | undefined
  run: (turn: Turn, options: RunOptions) => Promise<TurnOutcome>
  /** Marks a turn as this tab's, and lets go of it. */
  claim: (turnId: string) => void
  end: (turnId: string) => void
  /** Takes over what another tab did to the conversation. */
  adopt: () => void
  /** Shows in the conversation what the person says. */
  say: (turn: Turn) => void
}

/** The turns of a conversation that are in the offline queue. */
export class OfflineTurns {
  readonly #parts: OfflineTurnsParts

  constructor(parts: OfflineTurnsParts) {
    this.#parts = parts
  }

  /** Whether what is said now has to wait. */
  get isNeeded(): boolean {
    return this.#parts.queue?.isNeeded() === true
  }

  /**
   * Sends a queued turn in the session on the page, and resolves when it has ended; a refusal stands in the
   * conversation. 'later' while an answer is awaited, and for what was not taken.
   */
  async send(turn: QueuedTurn): Promise<SendOutcome> {
    const { store, run, claim, adopt, say } = this.#parts
    const { turnId } = turn
    adopt()
    const { messages, turnId: inFlight } = store.get()
    if (inFlight !== null) return 'later'
    if (turnStatus(messages, turnId) === undefined) say(turn)
    claim(turnId)
    const outcome = await run(turn, { isQueued: true })
    if (outcome.kind === 'left') return turnStatus(store.get().messages, turnId) === 'cancelled' ? 'sent' : 'later'
    if (outcome.kind !== 'not taken') return 'sent'
    store.dispatch({ type: 'deferred', turnId, text: STILL_QUEUED })
    return { later: this.#queued(outcome.rest) }
  }

  /** The person does not want a queued turn to be sent any more. */
  discard(turnId: string): void {
    const { store } = this.#parts
    if (turnStatus(store.get().messages, turnId) === 'queued') store.dispatch({ type: 'cancelled', turnId })
  }

  /** Puts a turn into the queue, or says that it could not be kept. */
  async add(turn: Turn): Promise<void> {
    const { store, end, queue } = this.#parts
    const { turnId } = turn
    store.dispatch({ type: 'deferred', turnId, text: QUEUED })
    end(turnId)
    try {
      await queue?.add(this.#queued(turn))
    } catch {
      const text = 'files' in turn ? UPLOAD_FAILED : UNAVAILABLE
      store.dispatch({ type: 'failed', turnId, text, reason: NOT_QUEUED })
    }
  }

  #queued(turn: Turn): QueuedTurn {
    const { session } = this.#parts
    return { ...turn, sessionId: session.id, receipts: session.receipts }
  }
}
