import type { SendOutcome } from '../../api/send-queue.ts'
import type { Observable } from '../../chat/observable.ts'
import type { Transcript } from '../../chat/transcript.ts'
import type { FinGenieSession } from './fingenie-session.ts'
import { KEPT, KEPT_ON, NOT_KEPT, UNAVAILABLE, UPLOAD_FAILED } from './fingenie-texts.ts'
import type { FinGenieTurns } from './fingenie-turns.ts'
import type { FinGenieState, KeptTurn, Saying } from './turn.ts'
import type { TurnWatch } from './turn-watch.ts'

/** Where turns wait while the browser itself is offline; without it they are tried and fail. */
export interface Later {
  isNeeded: () => boolean
  keep: (turn: KeptTurn) => Promise<void>
}

interface TurnsKeptParts {
  transcript: Transcript
  session: Pick<FinGenieSession, 'id' | 'receipts'>
  turns: FinGenieTurns
  watch: TurnWatch
  later: Later | undefined
  state: Pick<Observable<FinGenieState>, 'get'>
  /** Takes over what another tab did to the conversation. */
  adopt: () => void
  /** Shows in the conversation what the person says. */
  say: (turn: Saying) => void
}

/** Turns that wait to be sent until the browser is online again. */
export class TurnsKept {
  readonly #parts: TurnsKeptParts

  constructor(parts: TurnsKeptParts) {
    this.#parts = parts
  }

  /** Whether what is said now has to wait. */
  get isNeeded(): boolean {
    return this.#parts.later?.isNeeded() ?? false
  }

  /**
   * Sends a turn that was kept in the session that stands now, and resolves when it has ended; a refusal stands in the
   * conversation. 'later' while an answer is awaited, and for what was not taken.
   */
  async send(turn: KeptTurn): Promise<SendOutcome> {
    const { transcript, turns, watch, state, adopt, say } = this.#parts
    const { turnId } = turn
    adopt()
    if (state.get().turnId !== null) return 'later'
    if (!transcript.messages.get().some((message) => message.turnId === turnId)) say(turn)
    watch.claim(turnId)
    const outcome = await turns.run(turn, { isKept: true })
    if (outcome.kind === 'left') return transcript.holds(turnId, 'stopped') ? 'sent' : 'later'
    if (outcome.kind !== 'not taken') return 'sent'
    transcript.answer(turnId, KEPT_ON, { outcome: 'waiting' })
    return { later: this.#kept(outcome.rest) }
  }

  /** The person does not want a kept turn to be sent any more. */
  discard(turnId: string): void {
    const { transcript } = this.#parts
    if (transcript.holds(turnId, 'waiting')) transcript.answer(turnId, '', { outcome: 'stopped' })
  }

  /** Keeps a turn for later, or says that it could not be kept. */
  async keep(turn: Saying): Promise<void> {
    const { transcript, turns, watch, later } = this.#parts
    transcript.answer(turn.turnId, KEPT, { outcome: 'waiting' })
    watch.end(turn.turnId)
    try {
      await later?.keep(this.#kept(turn))
    } catch {
      const failure = 'files' in turn ? UPLOAD_FAILED : UNAVAILABLE
      if ('files' in turn) turns.keepFiles(turn.turnId, turn.files)
      transcript.answer(turn.turnId, failure, { outcome: 'failed', reason: NOT_KEPT })
    }
  }

  #kept(turn: Saying): KeptTurn {
    const { session } = this.#parts
    return { ...turn, sessionId: session.id, receipts: session.receipts }
  }
}
