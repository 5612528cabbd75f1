import type { ChatEvent, ChatState } from './chat-reducer.ts'

/** What an assistant keeps of the answer under way. */
export interface AnswerUnderWay {
  /** The answer as far as it has arrived. */
  partial: string
  /** What the assistant is doing. */
  stage: string | null
}

/** What is kept while nothing is under way. */
export const NO_ANSWER_YET: AnswerUnderWay = { partial: '', stage: null }

/** News of a turn as the server sends them, counted from 0. */
type TurnEvent = { seq: number } & ({ type: 'progress'; stage: string } | { type: 'delta'; text: string })

/** What is new of an answer under way; `partial` is all of its text so far. */
export type TurnNews = { stage: string } | { partial: string }

/** Puts the events of one turn together. After a new connection the server may send them again from the first on. */
export class StreamedTurn {
  readonly turnId: string
  #seq = -1
  #text = ''

  constructor(turnId: string) {
    this.turnId = turnId
  }

  /** Returns what an event adds; undefined for one that came before. */
  add(event: TurnEvent): TurnNews | undefined {
    if (event.seq <= this.#seq) return undefined
    this.#seq = event.seq
    if (event.type === 'progress') return { stage: event.stage }
    this.#text += event.text
    return { partial: this.#text }
  }
}

/** Small pieces of an answer that come faster than this are shown together: nobody reads faster. */
const SHOWN_EVERY_MS = 60

interface GrowingAnswerOptions {
  store: {
    get: () => ChatState & AnswerUnderWay
    dispatch(event: ChatEvent<AnswerUnderWay>): void
  }
  /** Something new of the turn is on the page. */
  onShown?: (turnId: string) => void
}

/** Shows the answer of the turn in flight as it grows. */
export class GrowingAnswer {
  readonly #options: GrowingAnswerOptions
  /** The text that arrived since the last was shown, and when it may be shown. */
  #unshown: { turnId: string; text: string } | undefined
  #showing: ReturnType<typeof setTimeout> | undefined

  constructor(options: GrowingAnswerOptions) {
    this.#options = options
  }

  /** Takes news of a turn. Text is shown at once, and what follows soon after it a little later. */
  add(turnId: string, news: TurnNews): void {
    if ('stage' in news) {
      this.#show(turnId, news)
      return
    }
    this.#unshown = { turnId, text: news.partial }
    if (this.#showing === undefined) this.#showText()
  }

  /** Returns the answer to the turn in flight as far as it has arrived, shown or not. */
  textOf(turnId: string): string {
    return this.#unshown?.turnId === turnId ? this.#unshown.text : this.#options.store.get().partial
  }

  /** Shows nothing more of what has arrived. */
  clear(): void {
    clearTimeout(this.#showing)
    this.#showing = undefined
    this.#unshown = undefined
  }

  #showText(): void {
    const unshown = this.#unshown
    this.#unshown = undefined
    this.#showing = undefined
    if (unshown === undefined) return
    this.#show(unshown.turnId, { partial: unshown.text })
    this.#showing = setTimeout(() => this.#showText(), SHOWN_EVERY_MS)
  }

  #show(turnId: string, fields: Partial<AnswerUnderWay>): void {
    const { store, onShown } = this.#options
    if (store.get().turnId !== turnId) return
    store.dispatch({ type: 'set', fields })
    onShown?.(turnId)
  }
}
