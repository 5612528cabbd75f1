import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import type { z } from 'zod'
import type { ChatStore } from './chat-store.ts'
import type { Message } from './message.ts'
import { TabTurns } from './tab-turns.ts'

const t = texts(chat)

/** Why a turn has no answer that nobody took over. */
export const LEFT = t('left-page')

/** A turn that nobody waited for this long is not taken up again: what it asks may no longer be meant. */
const RESUME_WITHIN_MS = 10 * 60_000

/** Returns whether what was said is recent enough for its turn to be taken up again, unasked. */
export function mayResume({ timestamp }: Message, now: Date): boolean {
  return Date.parse(timestamp) >= now.getTime() - RESUME_WITHIN_MS
}

interface TurnFollowerOptions<News> {
  /** The assistant; its tabs share their turns. */
  name: string
  news: z.ZodType<News>
  store: Pick<ChatStore<object>, 'get' | 'dispatch'>
  /** Another tab tells how the turn is that it has in flight. */
  onNews: (turnId: string, news: News) => void
  /** The turns without an answer that are not in flight in this tab. */
  open: () => readonly string[]
  /** A followed turn is not open any more: its answer came, or it was given up elsewhere. */
  onClosed: (turnId: string) => void
  /** The tab that had a turn in flight is gone; this one has to see to it. */
  onAbandoned: (turnId: string) => void
  /** Whether a followed turn is shown as in flight. */
  isShown?: (turnId: string) => boolean
  locks: LockManager | undefined
  storedWithin: number | undefined
}

/** Knows which tab of the browser has which turn in flight, and takes turns over from tabs that are gone. */
export class TurnFollower<News> {
  readonly #options: TurnFollowerOptions<News>
  readonly #tabs: TabTurns<News>

  constructor(options: TurnFollowerOptions<News>) {
    this.#options = options
    const { name, news, onNews, locks, storedWithin } = options
    this.#tabs = new TabTurns({ name, news, onNews, locks, storedWithin })
  }

  /** Marks a turn as this tab's, until it has ended. */
  claim(turnId: string): void {
    this.#tabs.claim(turnId)
  }

  end(turnId: string): void {
    this.#tabs.end(turnId)
  }

  /** Tells the other tabs how a turn of this one is. */
  tell(turnId: string, news: News): void {
    this.#tabs.tell(turnId, news)
  }

  /** Follows what other tabs have in flight, and takes over what nobody has. */
  follow(): void {
    const { store, open, onClosed, onAbandoned, isShown = () => true } = this.#options
    const turns = open()
    for (const turnId of this.#tabs.followed) if (!turns.includes(turnId)) onClosed(turnId)
    for (const turnId of turns) {
      if (this.#tabs.sees(turnId)) continue
      if (this.#tabs.canFollow) this.#tabs.follow(turnId, () => onAbandoned(turnId))
      else onAbandoned(turnId)
    }
    const followed = this.#tabs.followed.find(isShown)
    if (store.get().turnId === null && followed !== undefined) store.dispatch({ type: 'sending', turnId: followed })
  }

  /** Lets go of what other tabs have in flight: the conversation is being left. */
  unfollow(): void {
    for (const turnId of this.#tabs.followed) this.#tabs.end(turnId)
  }

  close(): void {
    this.#tabs.close()
  }
}
