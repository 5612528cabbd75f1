import type { Transaction } from 'kysely'
import { z } from 'zod'
import { keepAllocation } from '../../allocations/allocation-service.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { DraftDone } from '../../trips/draft/change-service.ts'
import type {
  DraftContents,
  DraftOwner,
  ShownVersion,
  StoredTripDraft,
  TripDrafts,
} from '../../trips/draft/drafts-service.ts'
import { isSameDraft } from '../../trips/draft/request-rules.ts'
import type { BegunTripDraft } from '../../trips/draft/trip-draft.ts'
import type { Conversation } from '../kernel/conversation-store.ts'
import { MovedOn } from '../kernel/turns.ts'
import { draftIn, dropOutdated } from './dialogue/criteria-rules.ts'
import { asideOf } from './dialogue/parked-rules.ts'
import { type DialogueState, EMPTY, type ParkedTrip, readState } from './dialogue/state.ts'

const Held = z.object({ id: z.uuid(), version: z.int() })

/** How a conversation names the trip drafts that it is about, and, once they are read, in which versions they were. */
const DraftsOf = z.object({
  trip: Held.nullable().catch(null),
  parked: z.object({ id: z.uuid() }).nullable().catch(null),
})
const Read = z.object({ read: z.array(Held).catch([]) })

/** What a conversation holds, with the trip drafts that it only names. */
type Whole = Record<string, unknown>

export type DialogueMemory = ReturnType<typeof createDialogueMemory>

/** Reads and keeps what a conversation of TripMate is about: its own row holds the dialogue, the trip drafts theirs. */
export function createDialogueMemory(drafts: TripDrafts) {
  /** Returns the dialogue with its drafts; `kept` is what the conversation's row holds, in the shape of any version. */
  async function read(source: Db, owner: DraftOwner, kept: Whole): Promise<Whole> {
    const { trip, parked } = DraftsOf.parse(kept)
    if (!trip && !parked) return kept
    const ids = [trip, parked].flatMap((named) => (named ? [named.id] : []))
    const stored = await drafts.read(source, owner, ids)
    const current = stored.find(({ id }) => id === trip?.id)
    const aside = stored.find(({ id }) => id === parked?.id)
    const { trip: _, ...talk } = kept
    const whole = trip ? withDraft(talk, current, trip.version) : talk
    const returned = current?.revises ? await drafts.returned(source, owner, current) : undefined
    return {
      ...whole,
      ...(returned && { returned }),
      ...(parked && { parked: aside && isOpen(aside) ? parkedOf(aside) : null }),
      read: stored.map(({ id, version }) => ({ id, version })),
    }
  }

  /**
   * Keeps the drafts of a dialogue within the transaction that keeps its conversation, and answers what the conversation's
   * row is to hold. `before` is what was read. Throws `MovedOn` when a draft was changed elsewhere since, unless the turn
   * has `acted`, so that its answer is kept in any case.
   */
  async function keep(
    trx: Transaction<Tables>,
    owner: DraftOwner,
    { before, after, acted }: { before: Whole; after: Whole; acted: boolean },
  ): Promise<Whole> {
    const was = readState(before)
    const is = readState(after)
    const ids = [was, was.parked, is, is.parked, is.dropped].flatMap((of) => of?.draftId ?? [])
    const stored = new Map((await drafts.hold(trx, owner, [...new Set(ids)])).map((draft) => [draft.id, draft]))
    const { read: known } = Read.parse(before)
    if (!acted && known.some(({ id, version }) => stored.get(id)?.version !== version)) throw new MovedOn()

    const current = begunIn(is)
    const trip = current && (await put(trx, owner, stored, is.draftId, { draft: current, shown: is.draft }))
    if (trip && is.booking) await keepAllocation(trx, 'trip_drafts', owner, trip.id, is.booking)
    const aside = is.parked && (await put(trx, owner, stored, is.parked.draftId, { draft: is.parked }))
    // What an earlier turn dropped may have been restored elsewhere since.
    const dropped = is.dropped?.draftId === was.dropped?.draftId ? undefined : is.dropped?.draftId
    const left = is.parked ? [was.draftId, dropped] : [was.draftId, was.parked?.draftId, dropped]
    for (const id of new Set(left)) {
      const lost = id && id !== trip?.id && id !== aside?.id ? stored.get(id) : undefined
      if (lost && isOpen(lost)) await drafts.drop(trx, owner, lost.id)
    }
    return {
      ...talkOf(is),
      ...(trip && { booking: null }),
      ...(trip ? { trip } : { ...draftIn(is), draft: is.draft, trip: null }),
      parked: aside && { id: aside.id },
    }
  }

  /** Stores what a draft is to hold, where that is another than before, and answers what names it. */
  async function put(
    trx: Transaction<Tables>,
    owner: DraftOwner,
    stored: ReadonlyMap<string, StoredTripDraft>,
    id: string | null,
    contents: { draft: BegunTripDraft; shown?: DraftContents['shown'] },
  ): Promise<z.infer<typeof Held>> {
    const before = id === null ? undefined : stored.get(id)
    const shown = contents.shown === undefined ? (before?.shown ?? null) : contents.shown
    const draft = { ...contents.draft, lowest: contents.draft.lowest ?? before?.draft.lowest }
    const isSame = before && isSameDraft(before, { draft, shown })
    if (before && isSame && (isOpen(before) || before.submittedTripId !== null)) {
      return { id: before.id, version: before.version }
    }
    if (before && before.submittedTripId === null) {
      const version = await drafts.update(trx, owner, before.id, { draft, shown })
      return { id: before.id, version }
    }
    // What was sent is not changed any more: from here on it is another trip.
    const another = before || id === null ? newId() : id
    await drafts.insert(trx, owner, another, { draft, shown })
    return { id: another, version: 1 }
  }

  /**
   * Answers what the row of a conversation is to hold once something was done to a draft elsewhere: what was asked is open no more,
   * and what was found is kept as far as it is still sought. A turn is to tell of it. Throws 'draft.changed' where the
   * conversation is about another trip.
   */
  async function tell(trx: Transaction<Tables>, owner: DraftOwner, kept: Whole, done: DoneToDraft): Promise<Whole> {
    const { trip } = DraftsOf.parse(kept)
    if (done.before && trip && trip.id !== done.id) throw problem('draft.changed')
    const now = done.before ? { ...EMPTY, ...kept, trip: named(done) } : kept
    const state = readState(await read(trx, owner, now))
    const { turnId, words, before, sent } = done
    const told = [...state.told, { turnId, words, before, ...(sent && { sent }) }].slice(-MOST_TOLD)
    const { tongue, submitted, dropped, questions } = state
    const known = { ...EMPTY, tongue, submitted, dropped, told, ...(questions && { questions }) }
    if (sent && before) {
      const submitted = { tripNumber: sent.tripNumber, goal: before.goal, criteria: before.criteria }
      return { ...talkOf({ ...known, submitted }), ...draftIn(EMPTY), draft: null, trip: null, ...left(kept) }
    }
    // One that was planned is put aside for the new one.
    if (!before) return { ...talkOf(known), trip: named(done), parked: aside(kept) }
    const reason = done.reason === undefined ? state.reason : (done.reason ?? undefined)
    const { draft: _, ...rest } = state
    const next = { ...rest, ...NOTHING_ASKED, told, reason, draft: null }
    return { ...talkOf(dropOutdated(next, next)), trip: named(done), ...left(kept, done.id) }
  }

  /** Brings back what a conversation held before its last exchange; answers what its row is to hold then. */
  async function restore(
    trx: Transaction<Tables>,
    owner: DraftOwner,
    { state, stateBefore }: Conversation,
  ): Promise<Whole> {
    const before = await read(trx, owner, state)
    return keep(trx, owner, { before, after: stateBefore ?? {}, acted: false })
  }

  /** Returns what a session holds in which nothing was said yet: the draft that goes on in it, if any. */
  async function begun(source: Db, owner: DraftOwner, sessionId: string): Promise<Whole | undefined> {
    const stored = await drafts.ofSession(source, owner, sessionId)
    if (!stored || !isOpen(stored)) return undefined
    const reason = stored.reason === null ? {} : { reason: stored.reason }
    return read(source, owner, { ...EMPTY, ...reason, trip: { id: stored.id, version: 0 } })
  }

  return { read, keep, tell, restore, begun }
}

/** What was done to a draft elsewhere than in the conversation, and the turn that tells of it. */
export interface DoneToDraft extends Pick<DraftDone, 'id' | 'version' | 'before' | 'reason' | 'sent'> {
  turnId: string
  words: string
}

/** More is not awaited of one conversation at a time. */
const MOST_TOLD = 5

/** What a conversation no longer awaits once its trip was changed elsewhere. */
const NOTHING_ASKED = {
  open: [],
  asked: null,
  offer: null,
  range: null,
  doubt: null,
  beyond: null,
  again: null,
  proposed: null,
  mentioned: null,
} satisfies Partial<DialogueState>

const named = ({ id, version }: ShownVersion) => ({ id, version })

/** What stays put aside, unless it is taken up. */
function left(kept: Whole, taken?: string) {
  const { parked } = DraftsOf.parse(kept)
  return { parked: parked?.id === taken ? null : parked }
}

/** What is put aside for another trip: the one that was planned, else what was aside already. */
function aside(kept: Whole) {
  const { trip, parked } = DraftsOf.parse(kept)
  return trip ? { id: trip.id } : parked
}

/** The dialogue with its trip draft as it is now. What was asked and shown counts only of the version that it was about. */
function withDraft(talk: Whole, stored: StoredTripDraft | undefined, version: number): Whole {
  if (!stored || stored.deletedAt !== null) {
    const { submitted, dropped } = readState({ ...EMPTY, ...talk, parked: null })
    return { ...EMPTY, submitted, dropped: stored ? parkedOf(stored) : dropped }
  }
  const { lowest: _, ...draft } = stored.draft
  const { id: draftId, version: now, shown, revises, reason } = stored
  const said = reason === null ? {} : { reason }
  const whole = { ...talk, ...draft, ...said, draftId, version: now, draft: shown, revises }
  if (stored.version === version) return whole
  return {
    ...whole,
    draft: null,
    asked: null,
    unchecked: undefined,
    flights: null,
    hotels: null,
    again: null,
    past: null,
  }
}

function isOpen({ deletedAt, submittedTripId }: StoredTripDraft): boolean {
  return deletedAt === null && submittedTripId === null
}

function parkedOf({ id, draft, revises }: StoredTripDraft): ParkedTrip {
  const { lowest: _, ...rest } = draft
  return { ...rest, draftId: id, revises }
}

/** The draft of a dialogue as it is stored; undefined while nothing has been asked for. */
function begunIn(state: DialogueState): BegunTripDraft | undefined {
  const begun = asideOf(state)
  return begun ? { ...draftIn(state), goal: begun.goal } : undefined
}

/** What is dialogue of a state, without its drafts. */
function talkOf(state: DialogueState): Whole {
  const {
    goal,
    criteria,
    legs,
    ground,
    chosen,
    seen,
    searchedOn,
    draftId,
    revises,
    returned,
    version,
    draft,
    parked,
    ...talk
  } = state
  return talk
}
