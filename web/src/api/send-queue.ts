import { ApiError, explain } from './api-error.ts'
import type { QueueStore } from './queue-store.ts'
import type { Waiting, WaitingKind } from './waiting-entry.ts'

export interface Sender {
  /** Sends it. 'later' when it cannot be sent just now; throws as `call` does. */
  send: (body: unknown) => Promise<'sent' | 'later'>
  /** Told that the person has discarded it. */
  discarded?: (body: unknown) => void
}

interface QueueOptions {
  store: QueueStore
  /** The person who is signed in, by e-mail; undefined when nobody is. */
  owner: () => string | undefined
  canSend: () => boolean
  now: () => Date
  /** Runs a task unless another tab of this browser is running it. */
  alone: (task: () => Promise<void>) => Promise<void>
}

/**
 * What waits to be sent, oldest first. It survives a reload, belongs to one person, and is sent once: an entry leaves
 * when the server has answered. One that the server refuses stays with the reason until the person discards it or tries
 * it again; one that the server could not take (no answer, 5xx, 429) goes out again the next time.
 */
export class SendQueue {
  readonly #options: QueueOptions
  readonly #senders = new Map<WaitingKind, Sender>()
  readonly #listeners = new Set<() => void>()
  #waiting: readonly Waiting[] = []

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** The signed-in person's entries. */
  readonly get = (): readonly Waiting[] => this.#waiting

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Names who sends a kind of entry; returns how to take that back. */
  register(kind: WaitingKind, sender: Sender): () => void {
    this.#senders.set(kind, sender)
    return () => {
      if (this.#senders.get(kind) === sender) this.#senders.delete(kind)
    }
  }

  /** Keeps something to be sent. Resolves when it is kept; throws when the browser has no room or nobody is signed in. */
  async add(entry: Pick<Waiting, 'id' | 'kind' | 'label' | 'body'>): Promise<void> {
    const owner = this.#options.owner()
    if (owner === undefined) throw new Error('Nobody is signed in.')
    await this.#options.store.put({ ...entry, owner, since: this.#options.now().toISOString() })
    await this.load()
  }

  async discard(id: string): Promise<void> {
    const entry = this.#waiting.find((waiting) => waiting.id === id)
    if (entry === undefined) return
    await this.#options.store.remove(id)
    await this.load()
    this.#senders.get(entry.kind)?.discarded?.(entry.body)
  }

  /** Takes everything away, whoever's it is. */
  async clear(): Promise<void> {
    for (const { id } of await this.#options.store.all()) await this.#options.store.remove(id)
    await this.load()
  }

  /** Reads what is kept. What another person left is taken away as soon as somebody else is signed in. */
  async load(): Promise<void> {
    const owner = this.#options.owner()
    const all = await this.#options.store.all()
    if (owner !== undefined) {
      for (const { id } of all.filter((entry) => entry.owner !== owner)) await this.#options.store.remove(id)
    }
    this.#waiting = all
      .filter((entry) => entry.owner === owner)
      .toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id))
    for (const listener of this.#listeners) listener()
  }

  /** Sends what waits, one after the other, as far as it can be sent. */
  async flush(): Promise<void> {
    if (!this.#options.canSend() || this.#options.owner() === undefined) return
    await this.#options.alone(async () => {
      await this.load()
      for (const entry of this.#waiting.filter(({ problem }) => problem === undefined)) {
        if (!(await this.#send(entry))) return
      }
    })
  }

  /** Sends one that was refused once more. */
  async retry(id: string): Promise<void> {
    const entry = this.#waiting.find((waiting) => waiting.id === id)
    if (entry === undefined) return
    const { problem: _, ...again } = entry
    await this.#options.store.put(again)
    await this.load()
    await this.flush()
  }

  /** Whether the next may be sent as well. */
  async #send(entry: Waiting): Promise<boolean> {
    const sender = this.#senders.get(entry.kind)
    if (sender === undefined) return true
    if (!this.#options.canSend() || this.#options.owner() !== entry.owner) return false
    try {
      if ((await sender.send(entry.body)) === 'sent') await this.#options.store.remove(entry.id)
    } catch (error) {
      if (!isRefusal(error)) return false
      await this.#options.store.put({ ...entry, problem: explain(error) })
    }
    await this.load()
    return true
  }
}

/** Whether trying again would only be refused again. A session that has ended is none: its person may sign in again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
}
