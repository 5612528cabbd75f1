import { RoomType } from '@pravas/contract/trips'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { isId } from '../../ids.ts'
import { TripRequest } from '../../trips/draft/trip-draft.ts'
import { deleteShownTripsBefore, insertShownTrip, selectShownTrip } from './shown-trips-store.ts'

/** A draft can be sent for so long after it was shown, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** A draft as it was shown, with the room that its rates are for. */
const ShownTrip = z.object({ draft: TripRequest, room_type: RoomType })
export type ShownTrip = z.infer<typeof ShownTrip>

export type ShownTrips = ReturnType<typeof createShownTrips>

/** Trips that assistants have put together and shown, each of which only its own person can send. */
export function createShownTrips({ db, clock }: { db: Database['db']; clock: Clock }) {
  return {
    keep: (actor: Actor, trip: ShownTrip): Promise<void> =>
      insertShownTrip(db, actor, trip.draft.draftId, trip, clock.now()),

    /** The draft of an id; undefined when the person was shown no such lately. */
    async find(actor: Actor, id: string): Promise<ShownTrip | undefined> {
      if (!isId(id)) return undefined
      const kept = await selectShownTrip(db, actor, id, new Date(clock.now().getTime() - KEPT_MS))
      return kept === undefined ? undefined : ShownTrip.parse(kept)
    },
  }
}

/** Removes drafts that can no longer be sent. */
export async function tidyShownTrips(db: Db, now: Date): Promise<void> {
  await deleteShownTripsBefore(db, new Date(now.getTime() - KEPT_MS))
}
