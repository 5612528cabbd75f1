import { commandIn } from '@pravas/contract/fingenie-commands'
import { isGivenUp } from '../../chat/chat-reducer.ts'
import { ChatStore } from '../../chat/chat-store.ts'
import type { Message } from '../../chat/message.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieSession, MESSAGES_KEY } from './fingenie-session.ts'
import { GREETING, uploadText } from './fingenie-texts.ts'
import { FollowedTurns } from './followed-turns.ts'
import { OfflineTurns, type TurnQueue } from './offline-turns.ts'
import { withAnswer } from './receipt-context.ts'
import { type FinGenieExtra, IDLE, type Turn, type UploadTurn } from './turn.ts'
import { TurnRetries } from './turn-retries.ts'
import { TurnRunner } from './turn-runner.ts'
import { UploadQueue } from './upload-queue.ts'
import type { UploadStore } from './upload-store.ts'
import { UploadedFiles } from './uploaded-files.ts'

interface FinGenieOptions {
  storage: Storage
  employeeId: string | null
  now: () => Date
  calls: FinGenieCalls
  turnQueue?: TurnQueue
  /** Where the files of an upload outlive a reload of the page; without it an upload ends with the page. */
  uploads?: UploadStore
  /** The browser's locks, by which its tabs know of each other. */
  locks?: LockManager
  storedWithin?: number
}

/** A conversation with FinGenie: what was said and uploaded, and what the person can do about it. */
export class FinGenieChat {
  readonly store: ChatStore<FinGenieExtra>
  readonly files = new UploadedFiles()
  /** Trying a turn again, and saying it in other words. */
  readonly retries: TurnRetries
  /** Turns that wait until the browser is online again. */
  readonly offline: OfflineTurns
  readonly #session: FinGenieSession
  readonly #runner: TurnRunner
  readonly #followed: FollowedTurns
  readonly #uploads: UploadQueue

  constructor(options: FinGenieOptions) {
    const { storage, now, calls, locks, storedWithin, uploads, employeeId } = options
    const session = new FinGenieSession(storage, now)
    const store = new ChatStore<FinGenieExtra>({
      stored: { storage, key: MESSAGES_KEY },
      greeting: GREETING,
      now,
      sessionId: session.id,
      extra: { ...IDLE, receipts: session.receipts },
      idle: IDLE,
    })
    this.store = store
    this.#session = session
    const onEnd = (turnId: string) => {
      this.#followed.end(turnId)
      this.#uploads.next()
    }
    const runner = new TurnRunner({ store, session }, { employeeId, calls, uploads, onEnd })
    this.#runner = runner
    this.#uploads = new UploadQueue({
      store,
      uploads,
      run: (turn, settled) => void runner.run(turn, {}, settled),
      onResume: ({ turnId, files }) => this.files.add(turnId, files),
    })
    this.#followed = new FollowedTurns({ store, session, runner, uploads: this.#uploads, now, locks, storedWithin })
    const shared = { store, session, say: (turn: Turn) => this.#say(turn) }
    this.retries = new TurnRetries({
      ...shared,
      files: this.files,
      run: (turn) => runner.run(turn),
      undoExchange: calls.undoExchange,
      send: (text, turnId) => this.send(text, turnId),
      upload: (files) => this.upload(files),
    })
    this.offline = new OfflineTurns({
      ...shared,
      queue: options.turnQueue,
      run: (turn, how) => runner.run(turn, how),
      claim: (turnId) => this.#followed.claim(turnId),
      end: (turnId) => this.#followed.end(turnId),
      adopt: () => this.adopt(),
    })
    this.#followed.follow()
  }

  /** Sends what the person said, unless it is blank or an answer is still awaited. Says whether it was taken. */
  send(text: string, turnId = newTurnId()): boolean {
    const message = text.trim()
    if (message === '' || this.store.get().turnId !== null) return false
    const turn = { turnId, message }
    this.#say(turn)
    if (this.offline.isNeeded && commandIn(message) !== 'summarise') void this.offline.add(turn)
    else void this.#runner.run(turn)
    return true
  }

  /** Uploads chosen files: at once, or as soon as the answer under way is there. */
  upload(files: File[]): void {
    if (files.length === 0) return
    const turn: UploadTurn = { turnId: newTurnId(), files }
    this.#say(turn)
    if (this.offline.isNeeded) void this.offline.add(turn)
    else this.#uploads.add(turn, this.#session.id)
  }

  /** The file at this place of the upload under way is not wanted any more. */
  cancelFile(turnId: string, place: number): void {
    if (this.canCancel(turnId)) this.#runner.cancelFile(place)
  }

  /** Whether the file at this place of an upload, which was cancelled or stopped, can be uploaded after all. */
  canUploadFile(turnId: string, place: number): boolean {
    return this.canCancel(turnId) || this.retries.canUpload(turnId, place)
  }

  /** Uploads a file after all: in the upload under way, or in one of its own. */
  uploadFile(turnId: string, place: number): void {
    if (this.canCancel(turnId)) this.#runner.wantFile(place)
    else this.retries.uploadFile(turnId, place)
  }

  /** Whether files of a turn can be cancelled here: those that another tab uploads cannot. */
  canCancel(turnId: string | undefined): boolean {
    return turnId !== undefined && this.#runner.running === turnId
  }

  /** Gives the call under way up and writes nothing more: the person has signed out. */
  leave(): void {
    this.#runner.abort()
    this.#abandon()
    this.#followed.close()
  }

  /** The page goes away: the call under way ends with it. The page that comes next goes on with an upload, or says so. */
  interrupt(): void {
    this.#uploads.clear()
    this.#runner.interrupt()
  }

  /** Stops the answer under way, keeps what has arrived of it, and drops what was to be uploaded after it. */
  stop(): void {
    const { turnId } = this.store.get()
    if (turnId === null) return
    this.#uploads.stop()
    this.#runner.tellStopped()
    this.store.dispatch({ type: 'cancelled', turnId, text: this.#runner.textOf(turnId) })
    this.#followed.giveUp(turnId)
  }

  /** Takes over the unclaimed receipts as the server lists them now: they were changed elsewhere than in an answer. */
  takeOver(receipts: readonly object[]): void {
    const { id, receipts: held } = this.#session
    const next = withAnswer(held, id, { receipts })
    if (JSON.stringify(next) === JSON.stringify(held)) return
    this.#session.hold(next)
    this.#showSession()
  }

  /** Back to the greeting, in the same session. */
  newChat(): void {
    this.#abandon()
    this.store.dispatch({ type: 'opened', messages: [] })
  }

  /** Shows an earlier conversation and goes on in it. The receipts of another session are let go. */
  openSession(sessionId: string, messages: readonly Message[]): void {
    this.#abandon()
    this.#session.change(sessionId)
    this.#showSession()
    this.store.dispatch({ type: 'opened', messages })
  }

  /** Forgets a conversation that was deleted, if it is the one that stands here. */
  forgetSession(sessionId: string): void {
    if (this.#session.id !== sessionId) return
    this.#abandon()
    this.#session.change()
    this.#showSession()
    this.store.dispatch({ type: 'opened', messages: [] })
  }

  /** Takes over what another tab did to the conversation, be it to stop or to leave what is answered here. */
  adopt(): void {
    this.store.reload()
    this.#session.adopt()
    this.#showSession()
    const { running } = this.#runner
    if (running !== null && isGivenUp(this.store.latest, running)) this.#followed.giveUp(running)
    this.#followed.follow()
  }

  #showSession(): void {
    this.store.dispatch({ type: 'session changed', sessionId: this.#session.id })
    this.store.dispatch({ type: 'set', fields: { receipts: this.#session.receipts } })
  }

  #say(turn: Turn): void {
    const { turnId } = turn
    this.#followed.claim(turnId)
    if ('message' in turn) {
      this.store.dispatch({ type: 'said', turnId, text: turn.message })
      return
    }
    const names = turn.files.map(({ name }) => name)
    this.files.add(turnId, turn.files)
    this.store.dispatch({ type: 'said', turnId, text: uploadText(names), files: names.map((name) => ({ name })) })
  }

  /** Gives the call under way up, without a word: the conversation is being left. */
  #abandon(): void {
    this.#uploads.drop()
    this.#runner.stop()
    this.#followed.unfollow()
    this.files.clear()
    this.store.dispatch({ type: 'ended', turnId: this.store.get().turnId })
  }
}
