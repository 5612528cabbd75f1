import type { WaitingChange, WaitingState } from '@pravas/contract/waiting-changes'
import type { Actor } from '../access/actor.ts'
import type { Database, Db } from '../db/database.ts'
import { listedFor, type PendingOf, type PendingState } from '../requests/pending.ts'
import { selectAuditHeads, selectChangedAgain, selectLastComment } from './changes-store.ts'

/** Milliseconds between two looks whether anything has happened. */
const LOOK_EVERY_MS = 2000
/** Every this many looks, lists are compared whatever happened: a delegation begins with the day, without anybody's doing. */
const LOOK_AT_ALL = 15
/** After so long who listens has to come again, so that what they may hear goes by the rights that they have. */
const LIFE_MS = 5 * 60_000
/** How many may listen at a time: tabs of one person, and all of them. */
const OF_A_PERSON = 6
const IN_ALL = 1000

/** What somebody has heard, and how far their organisation's audit trail had come before it was read. */
export interface Heard {
  state: WaitingState
  head: number
}

interface Listener extends Heard {
  actor: Actor
  of: PendingOf
  /** The head of one look earlier: a list may have been read while what the last head tells of was still under way. */
  headBefore: number
  tell: (change: WaitingChange) => void
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
 * about one of them, whichever process has done it. Nothing but that is told: what has changed is read by the calls that lists are
 * read by. One small query a moment shows whether anything happened in the organisations of those who listen; only then are their
 * lists compared, each once however many look at it. What came into a list and left it again between two looks may have been read in
 * between, so that is told, too.
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
    // Before the lists, so that what they did not show yet is looked at the next time.
    const heads = await selectAuditHeads(db, orgs)
    const isDue = looks % lookAtAll === 0
    const states = onceEach(stateOf)
    const again = onceEach(({ orgId, after, until }: Stretch) => selectChangedAgain(db, orgId, { after, until }))
    for (const listener of listeners) {
      const { of, head: last, headBefore: after } = listener
      const head = heads.get(of.orgId) ?? 0
      if (head === last && !isDue) continue
      const state = await states(of)
      const changedAgain = await again({ orgId: of.orgId, after, until: head })
      const isNews = changedAgain.length > 0 || !isSame(listener.state, state)
      Object.assign(listener, { state, head, headBefore: last })
      if (isNews) listener.tell({ ...state, changed_again: changedAgain })
    }
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
  }

  return {
    /** The state of the actor's lists now. */
    async hear(actor: Actor): Promise<Heard> {
      const heads = await selectAuditHeads(db, [actor.orgId])
      return { head: heads.get(actor.orgId) ?? 0, state: await stateOf(listedFor(actor)) }
    },

    /** Whether another page of the actor's may listen. */
    hasRoomFor({ personId }: Actor): boolean {
      const theirs = [...listeners].filter(({ actor }) => actor.personId === personId)
      return listeners.size < IN_ALL && theirs.length < OF_A_PERSON
    },

    /** Tells an actor of each change of their lists since what they `heard`, until they leave or `end` is called. */
    listen(actor: Actor, { state, head }: Heard, { tell, end }: Pick<Listener, 'tell' | 'end'>): () => void {
      const [of, endsAt] = [listedFor(actor), performance.now() + LIFE_MS]
      const listener = { actor, of, state, head, headBefore: head, tell, end, endsAt }
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

/** A stretch of an organisation's audit trail. */
interface Stretch {
  orgId: string
  after: number
  until: number
}

/** Answers each question once, however many ask it. */
function onceEach<Asked, Answered>(answer: (asked: Asked) => Promise<Answered>): (asked: Asked) => Promise<Answered> {
  const known = new Map<string, Promise<Answered>>()
  return (asked) => {
    const key = JSON.stringify(asked)
    const answered = known.get(key) ?? answer(asked)
    known.set(key, answered)
    return answered
  }
}

const isSame = (one: WaitingState, other: WaitingState) =>
  one.trip.version === other.trip.version &&
  one.expense.version === other.expense.version &&
  one.questions === other.questions
