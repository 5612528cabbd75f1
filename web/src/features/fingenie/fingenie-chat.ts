import { commandIn } from '@pravas/contract/fingenie-commands'
import { z } from 'zod'
import { NO_ANSWER_YET } from '../../chat/answer-under-way.ts'
import { isGivenUp, saidIn, turnStatus, unansweredTurns } from '../../chat/chat-reducer.ts'
import { ChatStore } from '../../chat/chat-store.ts'
import type { Message } from '../../chat/message.ts'
import { LEFT, mayResume, TurnFollower } from '../../chat/turn-follower.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { FILE_STAGES } from './file-stages.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieSession, MESSAGES_KEY } from './fingenie-session.ts'
import { GREETING, UNAVAILABLE, UPLOAD_FAILED, UPLOAD_LEFT, uploadText } from './fingenie-texts.ts'
import { OfflineTurns, type TurnQueue } from './offline-turns.ts'
import { withAnswer } from './receipt-context.ts'
import type { FinGenieExtra, Turn, UploadTurn } from './turn.ts'
import { TurnRetries } from './turn-retries.ts'
import { TurnRunner } from './turn-runner.ts'
import { UploadQueue } from './upload-queue.ts'
import type { UploadStore } from './upload-store.ts'
import { UploadedFiles } from './uploaded-files.ts'

/** What one tab tells the others of a turn in flight. */
const News = z.object({
  files: z.array(z.enum(FILE_STAGES)),
  partial: z.string(),
  stage: z.string().nullable(),
})
/** What of a conversation is so whenever nothing is in flight. */
const IDLE: z.infer<typeof News> = { files: [], ...NO_ANSWER_YET }

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
  readonly #follower: TurnFollower<z.infer<typeof News>>
  readonly #uploads: UploadQueue
  readonly #now: () => Date

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
    this.#now = now
    const onEnd = (turnId: string) => {
      this.#follower.end(turnId)
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
    this.#follower = new TurnFollower({
      name: 'fingenie',
      news: News,
      store,
      locks,
      storedWithin,
      onNews: (turnId, fields) => {
        if (runner.running !== null) return
        if (store.get().turnId !== turnId) store.dispatch({ type: 'sending', turnId })
        store.dispatch({ type: 'set', fields })
      },
      open: () => [...new Set([...this.#uploads.left, ...this.#sending()])],
      onClosed: (turnId) => this.#giveUp(turnId),
      onAbandoned: (turnId) => void this.#takeOver(turnId),
    })
    store.subscribe(() => {
      const { files, partial, stage } = store.get()
      const isTold = files.length > 0 || partial !== '' || stage !== null
      if (runner.running !== null && isTold) this.#follower.tell(runner.running, { files, partial, stage })
    })
    const shared = { store, session, say: (turn: Turn) => this.#say(turn) }
    this.retries = new TurnRetries({
      ...shared,
      files: this.files,
      run: (turn) => runner.run(turn),
      takeBack: calls.takeBack,
      send: (text, turnId) => this.send(text, turnId),
      upload: (files) => this.upload(files),
    })
    this.offline = new OfflineTurns({
      ...shared,
      queue: options.turnQueue,
      run: (turn, how) => runner.run(turn, how),
      claim: (turnId) => this.#follower.claim(turnId),
      end: (turnId) => this.#follower.end(turnId),
      adopt: () => this.adopt(),
    })
    this.#follow()
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
    this.#follower.close()
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
    this.#giveUp(turnId)
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
    if (running !== null && isGivenUp(this.store.latest, running)) this.#giveUp(running)
    this.#follow()
  }

  #follow(): void {
    const looking = this.#uploads.look(this.#session.id)
    if (looking === undefined) this.#follower.follow()
    else void looking.then(() => this.#follower.follow())
  }

  /** The turns that were sent and have no answer, from whichever tab; none that is in the offline queue. */
  #sending(): string[] {
    const { messages } = this.store.get()
    const turns = unansweredTurns(messages).map(({ turnId }) => turnId)
    return turns.filter((turnId) => turnStatus(messages, turnId) === 'sending')
  }

  /** Awaits nothing more of a turn, whichever tab has it in flight. */
  #giveUp(turnId: string): void {
    if (this.#runner.running === turnId) this.#runner.stop()
    this.#follower.end(turnId)
    this.store.dispatch({ type: 'ended', turnId })
  }

  /** Goes on with what a page that is gone has left, where that is possible; else says that no answer came. */
  async #takeOver(turnId: string): Promise<void> {
    this.store.reload()
    if (this.#uploads.left.includes(turnId)) {
      this.#follower.claim(turnId)
      if (await this.#uploads.resume(turnId, this.#session.id)) return
    }
    const { messages } = this.store.get()
    const said = saidIn(messages, turnId)
    if (said && turnStatus(messages, turnId) === 'sending') {
      if (said.joinable && this.#runner.running === null && mayResume(said, this.#now())) {
        this.#follower.claim(turnId)
        void this.#runner.run({ turnId, message: said.text })
        return
      }
      const isUpload = said.files !== undefined
      const text = isUpload ? UPLOAD_FAILED : UNAVAILABLE
      this.store.dispatch({ type: 'failed', turnId, text, reason: isUpload ? UPLOAD_LEFT : LEFT })
    }
    this.#giveUp(turnId)
  }

  #showSession(): void {
    this.store.dispatch({ type: 'session changed', sessionId: this.#session.id })
    this.store.dispatch({ type: 'set', fields: { receipts: this.#session.receipts } })
  }

  #say(turn: Turn): void {
    const { turnId } = turn
    this.#follower.claim(turnId)
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
    this.#follower.unfollow()
    this.files.clear()
    this.store.dispatch({ type: 'ended', turnId: this.store.get().turnId })
  }
}
