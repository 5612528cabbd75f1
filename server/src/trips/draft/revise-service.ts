import { isDeepStrictEqual } from 'node:util'
import type { TripDraft as TripDraftView } from '@pravas/contract/trip-draft'
import { type Actor, ownerOf } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { chosenFor } from '../../allocations/allocation-service.ts'
import { endTurns } from '../../approval-flow/turns-service.ts'
import { presentDecision } from '../../approvals/presenter.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { askedOfRequest } from '../../requests/asked-parts.ts'
import { returnedTripOf } from '../reopened-trips.ts'
import { selectTrip, type TripDetailRow } from '../store.ts'
import { selectSegments } from '../submission-store.ts'
import type { RevisedTrip } from './draft-store.ts'
import { openParts, partsOfDraft, partsOfRequest, type TripParts } from './reopened-trip-rules.ts'
import {
  endTripRevision,
  insertTripRevision,
  lockTripRevision,
  recallTrip,
  resumeTripRevision,
  type SentTripKey,
  selectSentDraft,
  selectTripRevision,
} from './revise-store.ts'
import { draftOfSent } from './sent-draft-rules.ts'
import { BegunTripDraft, type TripDraft } from './trip-draft.ts'

export type TripRevisions = ReturnType<typeof createTripRevisions>

/** Changing a trip that was sent already. */
export function createTripRevisions({ db, clock }: { db: Database['db']; clock: Clock }) {
  /** What the trip was sent from, with its choices as those of today: live ones are asked again before they are sent. */
  async function contentsOf(trip: TripDetailRow, today: string): Promise<BegunTripDraft | undefined> {
    const key = { orgId: trip.org_id, tripId: trip.id }
    const { success, data } = BegunTripDraft.safeParse({ ...(await selectSentDraft(db, key)), searchedOn: today })
    if (success) return data as BegunTripDraft
    return draftOfSent({ ...trip, segments: await selectSegments(db, key.orgId, key.tripId) }, today)
  }

  async function sentParts(trip: TripDetailRow): Promise<TripParts> {
    const segments = await selectSegments(db, trip.org_id, trip.id)
    const { purpose, departure_city: departureCity, destination_city: destinationCity } = trip
    const { departure_date: departureDate, return_date: returnDate } = trip
    const route = trip.route?.map(String) ?? null
    return partsOfRequest({ purpose, departureCity, destinationCity, departureDate, returnDate, route, segments })
  }

  return {
    /**
     * Begins to change the actor's own trip, in a draft that holds what was chosen and is booked as it is, and answers the id of
     * the draft; of a trip that is being changed, of the same one. What is pending goes back to its owner, so that nobody
     * decides on it meanwhile. Throws 'record.not_found' for a trip that the actor may not see and 'request.not_revisable' for
     * one that is decided, or that no draft can hold.
     */
    async begin(actor: Actor, reference: string): Promise<string> {
      const { orgId } = actor
      const trip = await selectTrip(db, orgId, reference)
      if (!trip) throw problem('record.not_found')
      demand(actor, { to: 'revise', kind: 'trip', owner: ownerOf(trip) })
      const now = clock.now()
      const today = dayOf(now)
      const key = { orgId, tripId: trip.id }
      const draft = await contentsOf(trip, today)
      return inTransaction(db, async (trx) => {
        // The draft before its trip: whoever needs both takes them in this order.
        const begun = await lockTripRevision(trx, key)
        if (!(await recallTrip(trx, key))) throw problem('request.not_revisable')
        await endTurns(trx, { orgId, kind: 'trip', requestId: trip.id }, now)
        // Whoever was faster has begun it while this waited for the trip.
        const meanwhile = begun ? undefined : await selectTripRevision(trx, key)
        if (meanwhile) return meanwhile.id
        if (begun) {
          const isOfToday = begun.deletedAt === null && begun.searchedOn === today
          if (!isOfToday) await resumeTripRevision(trx, key, { draftId: begun.id, today, now })
          return begun.id
        }
        if (!draft) throw problem('request.not_revisable')
        const draftId = newId()
        await insertTripRevision(trx, actor, trip, { draftId, draft, now })
        await recordAudit(trx, auditEntry(actor, 'trip.revision_begun', now, { kind: 'trip', id: trip.id }))
        return draftId
      })
    },

    /**
     * Tells of a sent trip what was asked for where it was returned, what may be changed of the actor's draft that changes it, and
     * whether that says anything else by now; `reason` is what the draft gives.
     */
    async told(
      actor: Actor,
      { number }: Pick<RevisedTrip, 'number'>,
      { draftId, draft, reason }: { draftId: string; draft: TripDraft; reason: string | null },
    ): Promise<NonNullable<TripDraftView['revises']>> {
      const { orgId } = actor
      const trip = await selectTrip(db, orgId, number)
      if (!trip) return { number, comment: null, fields: [] }
      const key = { orgId, kind: 'trip', requestId: trip.id } as const
      const { comment, fields } = presentDecision(trip) ?? { comment: null, fields: [] }
      const returned = await returnedTripOf(db, orgId, trip.id)
      const now = partsOfDraft(draft)
      const sent = returned?.sent ?? (await sentParts(trip))
      const booked = await chosenFor(db, 'trip_drafts', actor, draftId)
      const isSame =
        isDeepStrictEqual(sent, now) &&
        trip.policy_reason === reason &&
        trip.cost_centre_id === booked.cost_centre &&
        trip.project_id === booked.project
      return {
        number,
        comment: comment ?? null,
        fields: fields ?? [],
        asked: await askedOfRequest(db, key, fields ?? []),
        ...(returned && { open: openParts(returned, now) }),
        changed: !isSame,
      }
    },
  }
}

export type RevisedTrips = typeof revisedTrips

/** What a trip's being changed means for decisions on it; each within the caller's transaction. */
export const revisedTrips = {
  /** Whether its owner has begun to change a trip. */
  isBegun: async (db: Db, trip: SentTripKey): Promise<boolean> => (await selectTripRevision(db, trip)) !== undefined,
  /** Makes the draft that changes a trip one like any other, so that it is not sent under the trip's number. */
  end: endTripRevision,
}
