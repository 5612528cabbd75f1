import { z } from 'zod'
import type { Observable } from '../../chat/observable.ts'
import { TabTurns } from '../../chat/tab-turns.ts'
import { type Transcript, unansweredTurns } from '../../chat/transcript.ts'
import { FILE_STAGES } from './file-stages.ts'
import { LEFT, UNAVAILABLE, UPLOAD_FAILED, UPLOAD_LEFT } from './fingenie-texts.ts'
import type { FinGenieState } from './turn.ts'

/** What one tab tells the others of an upload under way. */
const News = z.object({ files: z.array(z.enum(FILE_STAGES)) })

interface TurnWatchOptions {
  transcript: Transcript
  state: Observable<FinGenieState>
  /** The turn that is being answered in this tab. */
  running: () => string | null
  /** Gives the call under way up. */
  abort: () => void
  /** The turns whose uploads a page that is gone may have left, beside those that stand without an answer. */
  left: () => readonly string[]
  /** Goes on with an upload that was left; false where its files are not there any more. */
  resume: (turnId: string) => Promise<boolean>
  locks: LockManager | undefined
  storedWithin: number | undefined
}

/** Which tab sees to which turn of the conversation: shows what others are being answered, and what they left. */
export class TurnWatch {
  readonly #options: TurnWatchOptions
  readonly #tabs: TabTurns<z.infer<typeof News>>

  constructor(options: TurnWatchOptions) {
    this.#options = options
    const { state, running, locks, storedWithin } = options
    this.#tabs = new TabTurns({
      name: 'fingenie',
      news: News,
      locks,
      storedWithin,
      onNews: (turnId, { files }) => {
        if (running() === null) state.patch({ turnId, files })
      },
    })
    state.subscribe(() => this.#tell())
  }

  /** This tab sees to the turn, until it has ended. */
  claim(turnId: string): void {
    this.#tabs.claim(turnId)
  }

  end(turnId: string): void {
    this.#tabs.end(turnId)
  }

  /** Lets go of what other tabs see to: the conversation is being left. */
  unfollow(): void {
    for (const turnId of this.#tabs.followed) this.#tabs.end(turnId)
  }

  close(): void {
    this.#tabs.close()
  }

  /** Awaits nothing more of a turn, whichever tab sees to it. */
  giveUp(turnId: string): void {
    const { running, abort, state } = this.#options
    if (running() === turnId) abort()
    this.#tabs.end(turnId)
    if (state.get().turnId === turnId) state.patch({ turnId: null, files: [] })
  }

  /** Shows what other tabs are being answered, and says so when such a tab is gone without an answer. */
  follow(): void {
    const { transcript, state } = this.#options
    const open = new Set(this.#options.left())
    for (const { turnId } of unansweredTurns(transcript.messages.get())) {
      if (turnId !== undefined && !transcript.holds(turnId, 'waiting')) open.add(turnId)
    }
    for (const turnId of this.#tabs.followed) if (!open.has(turnId)) this.giveUp(turnId)
    for (const turnId of open) {
      if (this.#tabs.sees(turnId)) continue
      if (this.#tabs.canFollow) this.#tabs.follow(turnId, () => this.#missAnswer(turnId))
      else this.#missAnswer(turnId)
    }
    const [followed] = this.#tabs.followed
    if (state.get().turnId === null && followed !== undefined) state.patch({ turnId: followed, files: [] })
  }

  #missAnswer(turnId: string): void {
    const { transcript, left, resume } = this.#options
    transcript.reload()
    if (!left().includes(turnId)) {
      this.#tellMissed(turnId)
      return
    }
    this.#tabs.claim(turnId)
    void resume(turnId).then((goesOn) => {
      if (!goesOn) this.#tellMissed(turnId)
    })
  }

  #tellMissed(turnId: string): void {
    const { transcript } = this.#options
    const said = transcript.messages.get().find((message) => message.isUser && message.turnId === turnId)
    if (transcript.awaits(turnId) && !transcript.holds(turnId, 'waiting')) {
      const failure = said?.files ? UPLOAD_FAILED : UNAVAILABLE
      transcript.answer(turnId, failure, { outcome: 'failed', reason: said?.files ? UPLOAD_LEFT : LEFT })
    }
    this.giveUp(turnId)
  }

  #tell(): void {
    const running = this.#options.running()
    const { files } = this.#options.state.get()
    if (running !== null && files.length > 0) this.#tabs.tell(running, { files })
  }
}
