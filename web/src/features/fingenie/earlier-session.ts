import type { ReceiptFile } from '@pravas/contract/fingenie'
import type { SendOutcome } from '../../api/send-queue.ts'
import { Observable } from '../../chat/observable.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieTurns } from './fingenie-turns.ts'
import type { ReceiptContext } from './receipt-context.ts'
import type { FinGenieState, KeptTurn } from './turn.ts'

interface EarlierOptions {
  sessionId: string
  receipts: ReceiptContext | null
  employeeId: string | null
  calls: FinGenieCalls
}

/** Sends kept turns in a session that does not stand on the page any more; the history has what was answered. */
export class EarlierSession {
  readonly #turns: FinGenieTurns
  #running = false

  constructor({ sessionId, receipts, employeeId, calls }: EarlierOptions) {
    const session = {
      id: sessionId,
      receipts,
      files: [] as readonly ReceiptFile[],
      hold: (held: ReceiptContext | null) => {
        session.receipts = held
      },
      addFiles: (files: readonly ReceiptFile[]) => {
        session.files = [...session.files, ...files]
      },
    }
    const state = new Observable<FinGenieState>({ sessionId, turnId: null, files: [], line: [], receipts })
    const transcript = { answer: () => undefined, isGivenUp: () => false, changeFiles: () => undefined }
    this.#turns = new FinGenieTurns({ transcript, session, state }, { employeeId, calls, onEnd: () => undefined })
  }

  /** Resolves when the turn has ended. A refusal is told with its reason: no conversation shows it. */
  async send(turn: KeptTurn): Promise<SendOutcome> {
    if (this.#running) return 'later'
    this.#running = true
    const outcome = await this.#turns.run(turn, { isKept: true })
    this.#running = false
    if (outcome.kind === 'left') return 'later'
    if (outcome.kind === 'delivered') return 'sent'
    const { sessionId, receipts } = turn
    const rest: KeptTurn = { ...outcome.rest, sessionId, receipts }
    // What the server has refused is that turn's answer: tried again, it is another turn.
    if (outcome.kind === 'refused') return { refused: outcome.reason, rest: { ...rest, turnId: newTurnId() } }
    return { later: rest }
  }

  /** Gives the call under way up: the person has signed out. */
  leave(): void {
    this.#turns.abort()
  }
}
