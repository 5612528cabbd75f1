import type { Message } from '../../chat/message.ts'
import type { Observable } from '../../chat/observable.ts'
import type { Transcript } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import type { FinGenieSession } from './fingenie-session.ts'
import type { FinGenieTurns } from './fingenie-turns.ts'
import type { FinGenieState, Saying } from './turn.ts'

interface TurnsAgainParts {
  transcript: Transcript
  state: Pick<Observable<FinGenieState>, 'get' | 'patch'>
  session: Pick<FinGenieSession, 'id'>
  turns: FinGenieTurns
  takeBack: FinGenieCalls['takeBack']
  /** Shows in the conversation what the person says. */
  say: (turn: Saying) => void
  /** Sends a message; says whether it was taken. */
  send: (text: string) => boolean
  upload: (files: File[]) => void
}

/** Trying a turn again as it was, and saying it in other words. */
export class TurnsAgain {
  readonly #parts: TurnsAgainParts

  constructor(parts: TurnsAgainParts) {
    this.#parts = parts
  }

  /** Whether a turn that failed or was stopped can be tried again as it was. */
  canRetry({ turnId = '' }: Message): boolean {
    const { transcript, turns } = this.#parts
    const said = transcript.messages.get().find((message) => message.isUser && message.turnId === turnId)
    return said !== undefined && (said.files === undefined || turns.unsentOf(turnId) !== undefined)
  }

  /** Tries a turn again; the new attempt takes the place of the old one. What was read of an upload stays. */
  retry(turnId: string): void {
    const { transcript, turns, state, send, upload } = this.#parts
    if (state.get().turnId !== null) return
    const files = turns.unsentOf(turnId)
    turns.setUnsent(turnId, undefined)
    if (files !== undefined) {
      transcript.withdrawFailures(turnId)
      if (transcript.awaits(turnId)) transcript.withdraw(turnId)
      upload(files)
      return
    }
    const [said] = transcript.withdraw(turnId)
    if (said !== undefined) send(said.text)
  }

  /** Whether one file of an upload that failed can be tried again. */
  canRetryFile({ turnId = '' }: Message, name: string): boolean {
    const { turns } = this.#parts
    return turns.unsentOf(turnId)?.some((file) => file.name === name) ?? false
  }

  /** Tries one file of an upload again, and leaves the others as they are. */
  retryFile(failed: Message, name: string): void {
    const { transcript, turns, upload } = this.#parts
    const { turnId = '', files: problems = [] } = failed
    const unsent = turns.unsentOf(turnId) ?? []
    const file = unsent.find((one) => one.name === name)
    if (file === undefined) return
    const others = unsent.filter((one) => one !== file)
    turns.setUnsent(turnId, others.length > 0 ? others : undefined)
    transcript.withdrawFailures(turnId)
    const left = problems.toSpliced(
      problems.findIndex((problem) => problem.name === name),
      1,
    )
    if (left.length > 0) transcript.answer(turnId, failed.text, { outcome: 'failed', files: left })
    else if (transcript.awaits(turnId)) transcript.withdraw(turnId)
    upload([file])
  }

  /** Whether a message can be said in other words: not one that changed the receipts or sent them. */
  canEdit({ turnId, files }: Message): boolean {
    const { transcript } = this.#parts
    const exchange = transcript.messages.get().filter((message) => message.turnId === turnId)
    return files === undefined && exchange.every(({ lasting, outcome }) => !lasting && outcome !== 'waiting')
  }

  /**
   * Says one's last message in other words; the new exchange takes the place of the old one, in the history as well.
   * Says whether the words were taken.
   */
  resend(turnId: string, text: string): boolean {
    const { transcript, state, say, send } = this.#parts
    if (text.trim() === '' || state.get().turnId !== null) return false
    const exchange = transcript.withdraw(turnId)
    const [said] = exchange
    const wasAnswered = exchange.some(({ isUser, outcome }) => !isUser && outcome === undefined)
    if (!wasAnswered || said === undefined) return send(text)
    const turn = { turnId: newTurnId(), message: text.trim() }
    say(turn)
    void this.#replace(exchange, said.text, turn)
    return true
  }

  /** Sends a turn once the exchange that it replaces is out of the history, or after it where it stays. */
  async #replace(exchange: readonly Message[], userMessage: string, turn: Saying): Promise<void> {
    const { transcript, turns, state, session, takeBack } = this.#parts
    const { turnId } = turn
    state.patch({ turnId, files: [] })
    const taken = await takeBack({ userMessage, sessionId: session.id }).catch(() => false)
    if (!transcript.awaits(turnId)) return
    if (!taken) transcript.putBack(exchange, turnId)
    await turns.run(turn)
  }
}
