import { z } from 'zod'
import { saidIn, turnStatus, unansweredTurns } from '../../chat/chat-reducer.ts'
import { LEFT, mayResume, TurnFollower } from '../../chat/turn-follower.ts'
import { FILE_STAGES } from './file-stages.ts'
import { UNAVAILABLE, UPLOAD_FAILED, UPLOAD_LEFT } from './fingenie-texts.ts'
import type { Conversation } from './turn-record.ts'
import type { TurnRunner } from './turn-runner.ts'
import type { UploadQueue } from './upload-queue.ts'

/** What one tab tells the others of a turn in flight. */
const News = z.object({
  files: z.array(z.enum(FILE_STAGES)),
  partial: z.string(),
  stage: z.string().nullable(),
})

interface FollowedTurnsParts extends Conversation {
  runner: TurnRunner
  uploads: UploadQueue
  now: () => Date
  /** The browser's locks, by which its tabs know of each other. */
  locks: LockManager | undefined
  storedWithin: number | undefined
}

/** The turns that other tabs have in flight, and those that a page which is gone has left. */
export class FollowedTurns {
  readonly #parts: FollowedTurnsParts
  readonly #follower: TurnFollower<z.infer<typeof News>>

  constructor(parts: FollowedTurnsParts) {
    this.#parts = parts
    const { store, runner, uploads, locks, storedWithin } = parts
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
      open: () => [...new Set([...uploads.left, ...this.#sending()])],
      onClosed: (turnId) => this.giveUp(turnId),
      onAbandoned: (turnId) => void this.#takeOver(turnId),
    })
    store.subscribe(() => {
      const { files, partial, stage } = store.get()
      const isTold = files.length > 0 || partial !== '' || stage !== null
      if (runner.running !== null && isTold) this.#follower.tell(runner.running, { files, partial, stage })
    })
  }

  /** Marks a turn as this tab's, until it has ended. */
  claim(turnId: string): void {
    this.#follower.claim(turnId)
  }

  end(turnId: string): void {
    this.#follower.end(turnId)
  }

  /** Follows what other tabs have in flight, and takes over what nobody has. */
  follow(): void {
    const { uploads, session } = this.#parts
    const looking = uploads.look(session.id)
    if (looking === undefined) this.#follower.follow()
    else void looking.then(() => this.#follower.follow())
  }

  /** Awaits nothing more of a turn, whichever tab has it in flight. */
  giveUp(turnId: string): void {
    const { runner, store } = this.#parts
    if (runner.running === turnId) runner.stop()
    this.#follower.end(turnId)
    store.dispatch({ type: 'ended', turnId })
  }

  /** Lets go of what other tabs have in flight: the conversation is being left. */
  unfollow(): void {
    this.#follower.unfollow()
  }

  close(): void {
    this.#follower.close()
  }

  /** The turns that were sent and have no answer, from whichever tab; none that is in the offline queue. */
  #sending(): string[] {
    const { messages } = this.#parts.store.get()
    const turns = unansweredTurns(messages).map(({ turnId }) => turnId)
    return turns.filter((turnId) => turnStatus(messages, turnId) === 'sending')
  }

  /** Goes on with what a page that is gone has left, where that is possible; else says that no answer came. */
  async #takeOver(turnId: string): Promise<void> {
    const { store, session, runner, uploads, now } = this.#parts
    store.reload()
    if (uploads.left.includes(turnId)) {
      this.claim(turnId)
      if (await uploads.resume(turnId, session.id)) return
    }
    const { messages } = store.get()
    const said = saidIn(messages, turnId)
    if (said && turnStatus(messages, turnId) === 'sending') {
      if (said.joinable && runner.running === null && mayResume(said, now())) {
        this.claim(turnId)
        void runner.run({ turnId, message: said.text })
        return
      }
      const isUpload = said.files !== undefined
      const text = isUpload ? UPLOAD_FAILED : UNAVAILABLE
      store.dispatch({ type: 'failed', turnId, text, reason: isUpload ? UPLOAD_LEFT : LEFT })
    }
    this.giveUp(turnId)
  }
}
