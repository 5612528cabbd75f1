import type { ReceiptFile } from '@pravas/contract/fingenie'
import type { SendOutcome } from '../../api/offline-queue.ts'
import { NO_ANSWER_YET } from '../../chat/answer-under-way.ts'
import { turnStatus } from '../../chat/chat-reducer.ts'
import { ChatStore } from '../../chat/chat-store.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { GREETING, uploadText } from './fingenie-texts.ts'
import type { ReceiptContext } from './receipt-context.ts'
import type { FinGenieExtra, QueuedTurn } from './turn.ts'
import { TurnRunner } from './turn-runner.ts'

interface EarlierChatOptions {
  sessionId: string
  receipts: ReceiptContext | null
  employeeId: string | null
  calls: FinGenieCalls
}

/** Sends queued turns in a conversation that is not on the page any more; the history has what was answered. */
export class EarlierChat {
  readonly #store: ChatStore<FinGenieExtra>
  readonly #runner: TurnRunner

  constructor({ sessionId, receipts, employeeId, calls }: EarlierChatOptions) {
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
    const now = () => new Date()
    const idle = { files: [], ...NO_ANSWER_YET }
    const extra = { ...idle, receipts }
    this.#store = new ChatStore<FinGenieExtra>({ greeting: GREETING, now, sessionId, extra, idle })
    this.#runner = new TurnRunner({ store: this.#store, session }, { employeeId, calls, onEnd: () => undefined })
  }

  /** Resolves when the turn has ended. A refusal is told with its reason: no conversation shows it. */
  async send(turn: QueuedTurn): Promise<SendOutcome> {
    if (this.#runner.running !== null) return 'later'
    const { turnId } = turn
    if (turnStatus(this.#store.get().messages, turnId) === undefined) {
      const text = 'files' in turn ? uploadText(turn.files.map(({ name }) => name)) : turn.message
      this.#store.dispatch({ type: 'said', turnId, text })
    }
    const outcome = await this.#runner.run(turn, { isQueued: true })
    if (outcome.kind === 'left') return 'later'
    if (outcome.kind === 'delivered') return 'sent'
    const { sessionId, receipts } = turn
    const rest: QueuedTurn = { ...outcome.rest, sessionId, receipts }
    // What the server has refused is that turn's answer: tried again, it is another turn.
    if (outcome.kind === 'refused') return { refused: outcome.reason, rest: { ...rest, turnId: newTurnId() } }
    return { later: rest }
  }

  /** Gives the call under way up: the person has signed out. */
  leave(): void {
    this.#runner.abort()
  }
}
