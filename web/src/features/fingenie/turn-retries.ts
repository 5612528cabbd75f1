import { isAwaited, saidIn } from '../../chat/chat-reducer.ts'
import type { FileEnd, Message } from '../../chat/message.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { NO_RECEIPT_READ, notTaken, UPLOAD_FAILED } from './fingenie-texts.ts'
import type { Turn } from './turn.ts'
import type { Conversation } from './turn-record.ts'
import type { UploadedFiles } from './uploaded-files.ts'

interface TurnRetriesParts extends Conversation {
  files: UploadedFiles
  run: (turn: Turn) => Promise<unknown>
  undoExchange: FinGenieCalls['undoExchange']
  /** Shows in the conversation what the person says. */
  say: (turn: Turn) => void
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
export class TurnRetries {
  readonly #parts: TurnRetriesParts

  constructor(parts: TurnRetriesParts) {
    this.#parts = parts
  }

  /** Whether a turn that failed or was stopped can be tried again as it was; of an upload, what this answer tells of. */
  canRetry({ turnId = '', text, files }: Message): boolean {
    const said = saidIn(this.#messages, turnId)
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
    const { store, send } = this.#parts
    if (store.get().turnId !== null) return
    const left = this.#leftOf(turnId)
    if (left.length > 0) {
      this.#uploadAgain(turnId, left)
      return
    }
    const [said] = this.#withdraw(turnId)
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

  get #messages(): readonly Message[] {
    return this.#parts.store.get().messages
  }

  /** Takes an exchange out of the conversation and returns it, what the person said first. */
  #withdraw(turnId: string): readonly Message[] {
    const { store } = this.#parts
    const exchange = store.latest.filter((message) => message.turnId === turnId)
    store.dispatch({ type: 'withdrawn', turnId })
    return exchange
  }

  /** The files of an upload as its message shows them, as far as the page still has them. */
  #placed(turnId: string): PlacedFile[] {
    const kept = this.#parts.files.of(turnId)
    const files = saidIn(this.#messages, turnId)?.files ?? []
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
    const { store, upload } = this.#parts
    const texts = [UPLOAD_FAILED, '']
    const told = this.#messages.filter((message) => message.turnId === turnId && !message.isUser)
    const problems = told.filter(({ text }) => texts.includes(text)).flatMap(({ files }) => files ?? [])
    const names = again.map(({ file }) => file.name)
    const rest = problems.filter(({ name }) => {
      const at = names.indexOf(name)
      if (at >= 0) names.splice(at, 1)
      return at < 0
    })
    store.dispatch({ type: 'failures withdrawn', turnId, texts })
    const places = new Set(again.map(({ place }) => place))
    const sent = saidIn(store.latest, turnId)?.files ?? []
    const files = sent.map((file, place) => (places.has(place) ? { name: file.name, ended: 'again' as const } : file))
    store.dispatch({ type: 'files changed', turnId, files })
    if (rest.length > 0) {
      const left = this.#leftOf(turnId).map(({ file }) => file.name)
      const isAnyLeft = rest.some(({ name }) => left.includes(name))
      const text = isAnyLeft ? UPLOAD_FAILED : notTaken(rest.length)
      store.dispatch({ type: 'failed', turnId, text, files: rest })
    } else if (isAwaited(store.latest, turnId)) this.#withdraw(turnId)
    upload(again.map(({ file }) => file))
  }

  /** Whether a message can be said in other words: not one that changed the receipts or sent them. */
  canEdit({ turnId, files }: Message): boolean {
    const exchange = this.#messages.filter((message) => message.turnId === turnId)
    return files === undefined && exchange.every(({ lasting, outcome }) => !lasting && outcome !== 'waiting')
  }

  /**
   * Says one's last message in other words; the new exchange takes the place of the old one, in the history as well.
   * Says whether the words were taken.
   */
  resend(turnId: string, text: string): boolean {
    const { store, say, send } = this.#parts
    if (text.trim() === '' || store.get().turnId !== null) return false
    const exchange = this.#withdraw(turnId)
    const [said] = exchange
    const wasAnswered = exchange.some(({ isUser, outcome }) => !isUser && outcome === undefined)
    if (!wasAnswered || said === undefined) return send(text)
    const turn = { turnId: newTurnId(), message: text.trim() }
    say(turn)
    void this.#replace(exchange, said.text, turn)
    return true
  }

  /** Sends a turn once the exchange that it replaces is out of the history, or after it where it stays. */
  async #replace(exchange: readonly Message[], userMessage: string, turn: Turn): Promise<void> {
    const { store, session, undoExchange, run } = this.#parts
    const { turnId } = turn
    store.dispatch({ type: 'sending', turnId })
    const taken = await undoExchange({ userMessage, sessionId: session.id }).catch(() => false)
    if (!isAwaited(store.latest, turnId)) return
    if (!taken) store.dispatch({ type: 'restored', exchange, before: turnId })
    await run(turn)
  }
}

/** Whether the person did not want a file to be read. */
function isPutAside(ended: FileEnd | undefined): boolean {
  return ended === 'cancelled' || ended === 'stopped'
}
