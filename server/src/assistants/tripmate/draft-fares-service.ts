import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { claimWork } from '../../db/work-claims.ts'
import { actorsOf } from '../../identity/people-service.ts'
import type { StoredTripDraft, TripDrafts } from '../../trips/draft/drafts-service.ts'
import { type AskedAgain, livePartsOf, movedParts } from '../../trips/draft/recheck-rules.ts'
import { isSameRequest, requestOf } from '../../trips/draft/request-rules.ts'
import type { TripRequest } from '../../trips/draft/trip-draft.ts'
import { findSessionsOfDrafts } from '../kernel/conversation-store.ts'

export type DraftFares = ReturnType<typeof createDraftFares>

/** What is asked of the tool that also checks the fares before a request is sent. */
type Recheck = (
  actor: Actor,
  input: { draft: TripRequest; room_type: 'single' | 'double' | 'suite' },
  signal: AbortSignal,
) => Promise<{ standing: 'fresh' | 'unavailable' } | { standing: 'asked'; parts: AskedAgain[] }>

/** A draft of which some parts cost more now than when they were chosen. */
export interface RisenDraft {
  actor: Actor
  draftId: string
  sessionId: string
  from: string | null
  to: string
  /** By how much the parts that rose did so together, in paise, and their titles. */
  morePaise: number
  titles: string[]
}

/** A draft is looked at again when it has rested for two hours, and then every three at most: each look costs calls. */
const RESTS_MS = 2 * 60 * 60_000
const BETWEEN_LOOKS_MS = 3 * 60 * 60_000
/** A draft stands for the day of its searches. */
const DAY_MS = 24 * 60 * 60_000
const MOST_A_RUN = 20
/** How long one look may take. */
const LOOK_MS = 30_000

interface DraftFaresDeps {
  db: Database['db']
  clock: Clock
  drafts: TripDrafts
  recheck: Recheck
  /** Aborted when the product stops, which waits for no look. */
  stopping: AbortSignal
  onError: (error: unknown) => void
}

/** The live fares of drafts that were left lying; samples have none. */
export function createDraftFares({ db, clock, drafts, recheck, stopping, onError }: DraftFaresDeps) {
  return {
    /** Looks again at resting drafts of people for whom `wanted` holds, each by one process, and answers those that rose. */
    async risen(wanted: (actor: Actor) => Promise<boolean>): Promise<RisenDraft[]> {
      const now = clock.now()
      const today = dayOf(now)
      const since = new Date(now.getTime() - DAY_MS)
      const until = new Date(now.getTime() - RESTS_MS)
      const resting = await drafts.resting({ day: today, since, until })
      const found: RisenDraft[] = []
      let looks = 0
      for (const { orgId, personId, ...stored } of resting) {
        if (looks >= MOST_A_RUN || stopping.aborted) break
        const { id, shown: draft } = stored
        const { criteria } = stored.draft
        if (!draft || !stands(stored) || livePartsOf(draft).length === 0) continue
        const [actor] = await actorsOf(db, { orgId, personIds: [personId] }, today)
        if (!actor || !(await wanted(actor))) continue
        const next = new Date(now.getTime() + BETWEEN_LOOKS_MS)
        if (!(await claimWork(db, `fares of draft ${draft.draftId}`, now, next))) continue
        looks += 1
        const asked = { draft, room_type: criteria.room_type ?? ('single' as const) }
        // Nobody waits for it: what cannot be asked now is asked another time.
        const check = await recheck(actor, asked, AbortSignal.any([stopping, AbortSignal.timeout(LOOK_MS)])).catch(
          (error: unknown) => {
            if (!stopping.aborted) onError(error)
          },
        )
        if (check?.standing !== 'asked') continue
        const risen = movedParts(check.parts).filter(({ morePaise }) => morePaise > 0)
        if (risen.length === 0) continue
        const sessionId = (await findSessionsOfDrafts(db, { orgId, personId }, [id])).get(id)
        if (sessionId === undefined) continue
        found.push({
          actor,
          draftId: draft.draftId,
          sessionId,
          from: draft.departureCity,
          to: draft.destinationCity,
          morePaise: risen.reduce((sum, { morePaise }) => sum + morePaise, 0),
          titles: risen.map(({ title }) => title),
        })
      }
      return found
    },

    /** Which of these drafts, as they were shown, the person still has today. */
    async held(actor: Actor, draftIds: readonly string[]): Promise<string[]> {
      if (draftIds.length === 0) return []
      const stored = await drafts.shown(actor, dayOf(clock.now()), draftIds)
      return stored.flatMap((draft) => (draft.shown && stands(draft) ? [draft.shown.draftId] : []))
    },
  }
}

/** Whether what was shown is still what the traveller wants. */
function stands({ shown, draft }: StoredTripDraft): boolean {
  const content = requestOf(draft)
  return content !== undefined && isSameRequest(shown, content)
}
