import type { FileEnd, Message } from '../../chat/message.ts'
import type { Observable } from '../../chat/observable.ts'
import type { Transcript } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import type { FinGenieSession } from './fingenie-session.ts'
import { NO_RECEIPT_READ, notTaken, UPLOAD_FAILED } from './fingenie-texts.ts'
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
  /** Sends a message, as the turn that it was before where that is given; says whether it was taken. */
  send: (text: string, turnId?: string) => boolean
  upload: (files: File[]) => void
}

/** A file of an upload, with its place among the files of the message and how it ended. */
interface PlacedFile {
  place: number
  file: File
  ended: FileEnd | undefined
}

/** Trying a turn again as it was, and saying it in other words. */
export class TurnsAgain {
  readonly #parts: TurnsAgainParts

  constructor(parts: TurnsAgainParts) {
    this.#parts = parts
  }

  /** Whether a turn that failed or was stopped can be tried again as it was; of an upload, what this answer tells of. */
  canRetry({ turnId = '', text, files }: Message): boolean {
    const said = this.#saidIn(turnId)
    if (said?.files === undefined) return said !== undefined
    const left = this.#leftOf(turnId)
    if (files !== undefined) return left.some(({ file }) => files.some(({ name }) => name === file.name))
    return left.length > 0 && !text.startsWith(NO_RECEIPT_READ)
  }

  /**
   * Tries a turn again; the new attempt takes the place of the old one. What was read of an upload stays. A message stays the
   * same turn, so that one that did get through acts once.
   */
  retry(turnId: string): void {
    const { transcript, state, send } = this.#parts
    if (state.get().turnId !== null) return
    const left = this.#leftOf(turnId)
    if (left.length > 0) {
      this.#uploadAgain(turnId, left)
      return
    }
    const [said] = transcript.withdraw(turnId)
    if (said !== undefined) send(said.text, turnId)
  }

  /** Whether one file of an upload that failed can be tried again. */
  canRetryFile({ turnId = '' }: Message, name: string): boolean {
    return this.#leftOf(turnId).some(({ file }) => file.name === name)
  }

  /** Tries one file of an upload again, and leaves the others as they are. */
  retryFile({ turnId = '' }: Message, name: string): void {
    const file = this.#leftOf(turnId).find((one) => one.file.name === name)
    if (file) this.#uploadAgain(turnId, [file])
  }

  /** Whether a file that was cancelled or stopped can be uploaded after all. */
  canUpload(turnId: string, place: number): boolean {
    return this.#placed(turnId).some((one) => one.place === place && isPutAside(one.ended))
  }

  /** Uploads a file after all that was cancelled or stopped. */
  uploadFile(turnId: string, place: number): void {
    const file = this.#placed(turnId).find((one) => one.place === place && isPutAside(one.ended))
    if (file) this.#uploadAgain(turnId, [file])
  }

  #saidIn(turnId: string): Message | undefined {
    return this.#parts.transcript.messages.get().find((message) => message.isUser && message.turnId === turnId)
  }

  /** The files of an upload as its message shows them, as far as the page still has them. */
  #placed(turnId: string): PlacedFile[] {
    const kept = this.#parts.turns.filesOf(turnId) ?? []
    const files = this.#saidIn(turnId)?.files ?? []
    return files.flatMap(({ name, ended }, place) => {
      const file = kept.length === files.length ? kept[place] : kept.find((one) => one.name === name)
      return file ? [{ place, file, ended }] : []
    })
  }

  /** The files of an upload that another attempt may bring through. */
  #leftOf(turnId: string): PlacedFile[] {
    return this.#placed(turnId).filter(({ ended }) => ended === undefined || ended === 'failed' || ended === 'stopped')
  }

  #uploadAgain(turnId: string, again: readonly PlacedFile[]): void {
    const { transcript, upload } = this.#parts
    const isOfUpload = ({ text }: Message) => text === UPLOAD_FAILED || text === ''
    const told = transcript.messages.get().filter((message) => message.turnId === turnId && !message.isUser)
    const problems = told.filter(isOfUpload).flatMap(({ files }) => files ?? [])
    const names = again.map(({ file }) => file.name)
    const rest = problems.filter(({ name }) => {
      const at = names.indexOf(name)
      if (at >= 0) names.splice(at, 1)
      return at < 0
    })
    transcript.withdrawFailures(turnId, isOfUpload)
    const places = new Set(again.map(({ place }) => place))
    transcript.changeFiles(turnId, (files) =>
      files.map((file, place) => (places.has(place) ? { name: file.name, ended: 'again' } : file)),
    )
    if (rest.length > 0) {
      const left = this.#leftOf(turnId).map(({ file }) => file.name)
      const isAnyLeft = rest.some(({ name }) => left.includes(name))
      transcript.answer(turnId, isAnyLeft ? UPLOAD_FAILED : notTaken(rest.length), { outcome: 'failed', files: rest })
    } else if (transcript.awaits(turnId)) transcript.withdraw(turnId)
    upload(again.map(({ file }) => file))
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

/** Whether the person did not want a file to be read. */
function isPutAside(ended: FileEnd | undefined): boolean {
  return ended === 'cancelled' || ended === 'stopped'
}
