import type { WaitingState } from '@pravas/contract/waiting-changes'
import type { Actor } from '../access/actor.ts'
import type { Database, Db } from '../db/database.ts'
import { listedFor, type PendingOf, type PendingState } from '../requests/pending.ts'
import { selectAuditHeads, selectLastComment } from './changes-store.ts'

/** Milliseconds between two looks whether anything has happened. */
const LOOK_EVERY_MS = 2000
/** Every this many looks, lists are compared whatever happened: a delegation begins with the day, without anybody's doing. */
const LOOK_AT_ALL = 15
/** After so long who listens has to come again, so that what they may hear goes by the rights that they have. */
const LIFE_MS = 5 * 60_000
/** How many may listen at a time: tabs of one person, and all of them. */
const OF_A_PERSON = 6
const IN_ALL = 1000

interface Listener {
  actor: Actor
  of: PendingOf
  heard: WaitingState
  /** Whether what they heard has been compared since: something may have happened before they listened. */
  isCompared: boolean
  tell: (state: WaitingState) => void
  end: () => void
  endsAt: number
}

interface ListOf {
  /** How many requests a list holds and its version; call it for those alone who may read that list. */
  pendingState(source: Db, of: PendingOf): Promise<PendingState>
}

export interface ChangesDeps {
  db: Database['db']
  trips: ListOf
  expenses: ListOf
  /** Told of what could not be looked at. */
  onFailure: (error: unknown) => void
  lookEveryMs?: number
  lookAtAll?: number
}

/**
 * Tells those who look at requests that wait for them when their lists have changed, or somebody has asked or answered something
 * about one of them, whichever process has done it. Nothing but
 * that is told: what has changed is read by the calls that lists are read by. One small query a moment shows whether anything
 * happened in the organisations of those who listen; only then are their lists compared, each once however many look at it.
 */
export function createWaitingChanges({
  db,
  trips,
  expenses,
  onFailure,
  lookEveryMs = LOOK_EVERY_MS,
  lookAtAll = LOOK_AT_ALL,
}: ChangesDeps) {
  const listeners = new Set<Listener>()
  let heads = new Map<string, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  let looks = 0
  let isLooking = false

  async function stateOf(of: PendingOf): Promise<WaitingState> {
    const [trip, expense] = [await trips.pendingState(db, of), await expenses.pendingState(db, of)]
    return { trip, expense, questions: await selectLastComment(db, of) }
  }

  async function look(): Promise<void> {
    looks += 1
    const now = performance.now()
    for (const listener of listeners) if (listener.endsAt <= now) listener.end()
    const orgs = [...new Set([...listeners].map(({ actor }) => actor.orgId))]
    if (orgs.length === 0) return
    const latest = await selectAuditHeads(db, orgs)
    const isDue = looks % lookAtAll === 0
    const moved = new Set(orgs.filter((org) => isDue || latest.get(org) !== heads.get(org)))
    const known = new Map<string, WaitingState>()
    for (const listener of listeners) {
      if (listener.isCompared && !moved.has(listener.of.orgId)) continue
      const key = JSON.stringify(listener.of)
      const state = known.get(key) ?? (await stateOf(listener.of))
      known.set(key, state)
      listener.isCompared = true
      if (isSame(listener.heard, state)) continue
      listener.heard = state
      listener.tell(state)
    }
    // Last, so that what could not be compared is the next time.
    heads = latest
  }

  async function lookOnce(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      await look()
    } catch (error) {
      onFailure(error)
    } finally {
      isLooking = false
    }
  }

  function leave(listener: Listener): void {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    heads = new Map()
  }

  return {
    /** The state of the actor's lists now. */
    state: (actor: Actor): Promise<WaitingState> => stateOf(listedFor(actor)),

    /** Whether another page of the actor's may listen. */
    hasRoomFor({ personId }: Actor): boolean {
      const theirs = [...listeners].filter(({ actor }) => actor.personId === personId)
      return listeners.size < IN_ALL && theirs.length < OF_A_PERSON
    },

    /** Tells an actor of each change of their lists since they had the state `heard`, until they leave or `end` is called. */
    listen(actor: Actor, heard: WaitingState, { tell, end }: Pick<Listener, 'tell' | 'end'>): () => void {
      const of = listedFor(actor)
      const listener = { actor, of, heard, isCompared: false, tell, end, endsAt: performance.now() + LIFE_MS }
      listeners.add(listener)
      timer ??= setInterval(() => void lookOnce(), lookEveryMs).unref()
      return () => leave(listener)
    },

    /** Lets everybody go. */
    async stop(): Promise<void> {
      for (const { end } of [...listeners]) end()
      clearInterval(timer)
    },
  }
}

const isSame = (one: WaitingState, other: WaitingState) =>
  one.trip.version === other.trip.version &&
  one.expense.version === other.expense.version &&
  one.questions === other.questions
