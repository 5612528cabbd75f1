import { failures } from '@pravas/messages/en/failures'
import { texts } from '@pravas/messages/texts'
import { ZodError } from 'zod'
import { ApiError, explain, isRefusal } from './api-error.ts'
import { logFailure } from './failure-log.ts'
import type { QueuedEntry, QueuedKind, QueueStore } from './offline-queue-store.ts'

const t = texts(failures)

/**
 * How a sending ended. `later`: it could not be taken just now; with a body, that is what is left to be sent.
 * `refused`: trying again would only be refused again, for this reason; `rest` is what of it did not get through.
 */
export type SendOutcome = 'sent' | 'later' | { later: unknown } | { refused: string; rest?: unknown }

export interface Sender {
  /** Sends it; throws as `call` does, and a `ZodError` for a body that cannot be read. */
  send: (body: unknown) => Promise<SendOutcome>
  /** Told that the person has discarded it. */
  discarded?: (body: unknown) => void
  /** The same, apart from what it was kept to go on with. Given where that may be gone, so that it is refused for ever. */
  onItsOwn?: (body: unknown) => unknown
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

/** Milliseconds that what a person left here outlives somebody else's sign-in: a week. */
const LEFT_FOR = 7 * 24 * 3_600_000
const UNREADABLE = t('queue.damaged')

/**
 * What waits to be sent, oldest first. It survives a reload, belongs to one person, and is sent once: an entry leaves
 * when the server has answered. One that the server refuses stays with the reason until the person discards it or tries
 * it again; one that the server could not take (no answer, 5xx, 429) goes out again the next time, and what is of its
 * kind and younger after it.
 */
export class OfflineQueue {
  readonly #options: QueueOptions
  readonly #senders = new Map<QueuedKind, Sender>()
  readonly #listeners = new Set<() => void>()
  #waiting: readonly QueuedEntry[] = []

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** The signed-in person's entries. */
  readonly get = (): readonly QueuedEntry[] => this.#waiting

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Names who sends a kind of entry; returns how to take that back. */
  register(kind: QueuedKind, sender: Sender): () => void {
    this.#senders.set(kind, sender)
    return () => {
      if (this.#senders.get(kind) === sender) this.#senders.delete(kind)
    }
  }

  /** Keeps something to be sent. Resolves when it is kept; throws when the browser has no room or nobody is signed in. */
  async add(entry: Pick<QueuedEntry, 'id' | 'kind' | 'label' | 'body'>): Promise<void> {
    const owner = this.#options.owner()
    if (owner === undefined) throw new Error('Nobody is signed in.')
    const kept = { ...entry, owner, since: this.#options.now().toISOString(), revision: newRevision() }
    await this.#options.store.change(kept, () => kept)
    await this.load()
  }

  async discard(id: string): Promise<void> {
    const entry = this.#waiting.find((waiting) => waiting.id === id)
    if (entry === undefined) return
    await this.#options.store.change(entry, () => undefined)
    await this.load()
    this.#senders.get(entry.kind)?.discarded?.(entry.body)
  }

  /** Takes everything away that the signed-in person left. */
  async clear(): Promise<void> {
    const owner = this.#options.owner()
    for (const entry of await this.#options.store.all()) {
      if (entry.owner === owner) await this.#options.store.change(entry, () => undefined)
    }
    await this.load()
  }

  /** Reads what is kept. What others left stays unseen until they are back; not for longer than a week. */
  async load(): Promise<void> {
    const owner = this.#options.owner()
    const all = await this.#options.store.all()
    const oldest = new Date(this.#options.now().getTime() - LEFT_FOR).toISOString()
    for (const entry of all.filter((one) => one.owner !== owner && one.since < oldest)) {
      await this.#options.store.change(entry, () => undefined)
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
      const heldUp = new Set<QueuedKind>()
      for (const { id, kind } of this.#waiting) {
        if (heldUp.has(kind)) continue
        // While the one before was sent, this one may have been discarded or replaced, in any tab.
        await this.load()
        const entry = this.#waiting.find((waiting) => waiting.id === id)
        if (entry === undefined || entry.problem !== undefined) continue
        const next = await this.#send(entry)
        if (next === 'stop') return
        if (next === 'hold up') heldUp.add(kind)
      }
    })
  }

  /** Sends one that was refused once more. */
  async retry(id: string): Promise<void> {
    await this.#again(id, (body) => body)
  }

  /** Sends one that was refused once more, apart from what it was kept to go on with. */
  async sendOnItsOwn(id: string): Promise<void> {
    const kind = this.#waiting.find((waiting) => waiting.id === id)?.kind
    const { onItsOwn } = (kind && this.#senders.get(kind)) ?? {}
    if (onItsOwn) await this.#again(id, onItsOwn)
  }

  async #again(id: string, change: (body: unknown) => unknown): Promise<void> {
    const entry = this.#waiting.find((waiting) => waiting.id === id)
    if (entry === undefined) return
    const body = await change(entry.body)
    await this.#settle(entry, ({ problem: _, ...again }) => ({ ...again, body }))
    await this.flush()
  }

  /** Whether the next may be sent as well, or the next of another kind only. */
  async #send(entry: QueuedEntry): Promise<'go on' | 'hold up' | 'stop'> {
    const sender = this.#senders.get(entry.kind)
    if (sender === undefined) return 'go on'
    if (!this.#options.canSend() || this.#options.owner() !== entry.owner) return 'stop'
    try {
      const outcome = await sender.send(entry.body)
      if (outcome === 'later') return 'hold up'
      if (outcome === 'sent') await this.#settle(entry, () => undefined)
      else if ('refused' in outcome) {
        const { refused, rest = entry.body } = outcome
        await this.#settle(entry, (sent) => ({ ...sent, body: rest, problem: refused }))
      } else {
        await this.#settle(entry, (sent) => ({ ...sent, body: outcome.later }))
        return 'hold up'
      }
      return 'go on'
    } catch (error) {
      return this.#fail(entry, error)
    }
  }

  async #fail(entry: QueuedEntry, error: unknown): Promise<'go on' | 'hold up' | 'stop'> {
    const isUnreadable = error instanceof ZodError
    if (isUnreadable || isRefusal(error)) {
      await this.#settle(entry, (sent) => ({ ...sent, problem: isUnreadable ? UNREADABLE : explain(error) }))
      return 'go on'
    }
    if (error instanceof ApiError) return 'stop'
    logFailure(`It could not be sent: ${entry.label}`, error)
    return 'hold up'
  }

  /** What becomes of an entry, unless it is no longer the one that was sent. */
  async #settle(entry: QueuedEntry, next: (entry: QueuedEntry) => QueuedEntry | undefined): Promise<void> {
    await this.#options.store.change(entry, (stored) => (stored?.revision === entry.revision ? next(stored) : stored))
    await this.load()
  }
}

/** 64 random bits. Works on plain http too, where `randomUUID` is missing. */
function newRevision(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}
