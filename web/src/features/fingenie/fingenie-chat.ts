import { commandIn } from '@pravas/contract/fingenie-commands'
import type { Message } from '../../chat/message.ts'
import { Observable } from '../../chat/observable.ts'
import { Transcript } from '../../chat/transcript.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { FilePreviews } from './file-previews.ts'
import type { FileShelf } from './file-shelf.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieSession, MESSAGES_KEY } from './fingenie-session.ts'
import { GREETING, uploadText } from './fingenie-texts.ts'
import { FinGenieTurns } from './fingenie-turns.ts'
import { withAnswer } from './receipt-context.ts'
import type { Chosen, FinGenieState, Saying } from './turn.ts'
import { TurnWatch } from './turn-watch.ts'
import { TurnsAgain } from './turns-again.ts'
import { type Later, TurnsKept } from './turns-kept.ts'
import { UploadLine } from './upload-line.ts'

interface FinGenieOptions {
  storage: Storage
  employeeId: string | null
  now: () => Date
  calls: FinGenieCalls
  later?: Later
  /** Where the files of an upload outlive a reload of the page; without it an upload ends with the page. */
  shelf?: FileShelf
  /** The browser's locks, by which its tabs know of each other. */
  locks?: LockManager
  storedWithin?: number
}

/** A conversation with FinGenie: what was said and uploaded, and what the person can do about it. */
export class FinGenieChat {
  readonly transcript: Transcript
  readonly state: Observable<FinGenieState>
  readonly previews = new FilePreviews()
  readonly #options: FinGenieOptions
  readonly #session: FinGenieSession
  readonly #turns: FinGenieTurns
  readonly #watch: TurnWatch
  readonly #line: UploadLine
  /** Trying a turn again, and saying it in other words. */
  readonly again: TurnsAgain
  /** Turns that wait until the browser is online again. */
  readonly kept: TurnsKept

  constructor(options: FinGenieOptions) {
    this.#options = options
    const { storage, now, employeeId, calls, locks, storedWithin, shelf } = options
    this.#session = new FinGenieSession(storage, now)
    this.transcript = new Transcript({ storage, key: MESSAGES_KEY, greeting: GREETING, now })
    const { id: sessionId, receipts } = this.#session
    this.state = new Observable<FinGenieState>({ sessionId, turnId: null, files: [], line: [], receipts })
    const { transcript, state } = this
    const conversation = { transcript, session: this.#session, state }
    this.#turns = new FinGenieTurns(conversation, {
      employeeId,
      calls,
      shelf,
      onEnd: (turnId) => {
        this.#watch.end(turnId)
        this.#line.next()
      },
    })
    this.#line = new UploadLine({
      transcript,
      state,
      shelf,
      run: (turn, settled) => void this.#turns.run(turn, {}, settled),
      onResume: ({ turnId, files }) => this.previews.add(turnId, files),
    })
    this.#watch = new TurnWatch({
      transcript,
      state,
      running: () => this.#turns.running,
      abort: () => this.#turns.abort(),
      left: () => this.#line.left,
      resume: (turnId) => this.#line.resume(turnId, this.#session.id),
      locks,
      storedWithin,
    })
    this.again = new TurnsAgain({
      transcript,
      state,
      session: this.#session,
      turns: this.#turns,
      takeBack: calls.takeBack,
      say: (turn) => this.#say(turn),
      send: (text, turnId) => this.#send(text, turnId),
      upload: (files) => this.upload(files),
    })
    this.kept = new TurnsKept({
      transcript,
      session: this.#session,
      turns: this.#turns,
      watch: this.#watch,
      later: options.later,
      state,
      adopt: () => this.adopt(),
      say: (turn) => this.#say(turn),
    })
    this.#follow()
  }

  /** Sends what the person said, unless it is blank or an answer is still awaited. Says whether it was taken. */
  send(text: string): boolean {
    return this.#send(text)
  }

  #send(text: string, turnId = newTurnId()): boolean {
    const message = text.trim()
    if (message === '' || this.state.get().turnId !== null) return false
    const turn = { turnId, message }
    this.#say(turn)
    if (this.kept.isNeeded && commandIn(message) !== 'summarise') void this.kept.keep(turn)
    else void this.#turns.run(turn)
    return true
  }

  /** Uploads chosen files: at once, or as soon as the answer under way is there. */
  upload(files: File[]): void {
    if (files.length === 0) return
    const turn: Chosen = { turnId: newTurnId(), files }
    this.#say(turn)
    if (this.kept.isNeeded) void this.kept.keep(turn)
    else this.#line.add(turn, this.#session.id)
  }

  /** The file at this place of the upload under way is not wanted any more. */
  cancelFile(turnId: string, place: number): void {
    if (this.canCancel(turnId)) this.#turns.cancelFile(place)
  }

  /** Whether the file at this place of an upload, which was cancelled or stopped, can be uploaded after all. */
  canUploadFile(turnId: string, place: number): boolean {
    return this.canCancel(turnId) || this.again.canUpload(turnId, place)
  }

  /** Uploads a file after all: in the upload under way, or in one of its own. */
  uploadFile(turnId: string, place: number): void {
    if (this.canCancel(turnId)) this.#turns.wantFile(place)
    else this.again.uploadFile(turnId, place)
  }

  /** Whether files of a turn can be cancelled here: those that another tab uploads cannot. */
  canCancel(turnId: string | undefined): boolean {
    return turnId !== undefined && this.#turns.running === turnId
  }

  /** Gives the call under way up and writes nothing more: the person has signed out. */
  leave(): void {
    this.#abandon()
    this.#watch.close()
  }

  /** The page goes away: the call under way ends with it. The page that comes next goes on with an upload, or says so. */
  interrupt(): void {
    this.#line.clear()
    this.#turns.interrupt()
  }

  /** Stops waiting for the answer under way, and for what was to be uploaded after it. */
  stop(): void {
    const { turnId } = this.state.get()
    if (turnId === null) return
    this.#line.stop()
    this.#turns.tellStopped()
    this.transcript.answer(turnId, '', { outcome: 'stopped' })
    this.#watch.giveUp(turnId)
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
    this.transcript.reset()
  }

  /** Shows an earlier conversation and goes on in it. The receipts of another session are let go. */
  openSession(sessionId: string, messages: readonly Message[]): void {
    this.#abandon()
    this.#session.change(sessionId)
    this.#showSession()
    this.transcript.show(messages)
  }

  /** Forgets a conversation that was deleted, if it is the one that stands here. */
  forgetSession(sessionId: string): void {
    if (this.#session.id !== sessionId) return
    this.#abandon()
    this.#session.change()
    this.#showSession()
    this.transcript.reset()
  }

  /** Takes over what another tab did to the conversation, be it to stop or to leave what is answered here. */
  adopt(): void {
    this.transcript.reload()
    this.#session.adopt()
    this.#showSession()
    const { running } = this.#turns
    if (running !== null && this.transcript.isGivenUp(running)) this.#watch.giveUp(running)
    this.#follow()
  }

  #follow(): void {
    if (this.#options.shelf === undefined) this.#watch.follow()
    else void this.#line.look(this.#session.id).then(() => this.#watch.follow())
  }

  #showSession(): void {
    this.state.patch({ sessionId: this.#session.id, receipts: this.#session.receipts })
  }

  #say(turn: Saying): void {
    const { turnId } = turn
    this.#watch.claim(turnId)
    if ('message' in turn) {
      this.transcript.say(turn.message, { turnId })
      return
    }
    const names = turn.files.map(({ name }) => name)
    this.previews.add(turnId, turn.files)
    this.#turns.keepFiles(turnId, turn.files)
    this.transcript.say(uploadText(names), { turnId, files: names.map((name) => ({ name })) })
  }

  /** Gives the call under way up, without a word: the conversation is being left. */
  #abandon(): void {
    this.#line.drop()
    this.#turns.abort()
    this.#turns.forgetFiles()
    this.#watch.unfollow()
    this.previews.clear()
    this.state.patch({ turnId: null, files: [] })
  }
}
