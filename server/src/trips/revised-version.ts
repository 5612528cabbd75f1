import { GroundLeg } from '@pravas/contract/ground'
import type { RequestChange } from '@pravas/contract/requests'
import { ChosenFlight, ChosenHotel } from '@pravas/contract/trips'
import type { Actor } from '../access/actor.ts'
import type { keptAllocation } from '../allocations/allocation-rules.ts'
import { allocationsOf } from '../allocations/allocation-service.ts'
import type { Db } from '../db/database.ts'
import type { ConfirmedDraft } from './draft-rules.ts'
import { demandReopenedTrip } from './reopened-trips.ts'
import { type TripVersion, tripChanges, type VersionedSegment } from './revision-rules.ts'
import type { TripDetailRow } from './store.ts'
import { type SubmittedTrip, selectSegments } from './submission-store.ts'

/** Where a request is booked. */
export type Allocation = Awaited<ReturnType<typeof allocationsOf>>[number]

/**
 * What the next version of a trip says otherwise than the one before; throws 'request.not_reopened' where that is more than was
 * returned.
 */
export async function changesOfVersion(
  db: Db,
  actor: Actor,
  was: TripDetailRow,
  next: ConfirmedDraft & Pick<SubmittedTrip, 'totalPaise' | 'reason' | 'allocation'>,
  allocation: Allocation,
): Promise<RequestChange[]> {
  const before = await versionOf(db, was)
  const after = {
    ...next,
    route: next.route ?? [next.departureCity, next.destinationCity].flatMap((city) => city ?? []),
    costCentre: allocation.cost_centre.entry?.code ?? null,
    project: allocation.project.entry?.code ?? null,
  }
  const whole = [
    ...(before.reason !== after.reason ? (['reason'] as const) : []),
    ...(await rebooked(db, actor, was, next.allocation, next.departureDate)),
  ]
  await demandReopenedTrip(db, { orgId: was.org_id, tripId: was.id }, next, whole)
  return tripChanges(before, after)
}

/** What is compared of a trip as it stands. */
async function versionOf(db: Db, trip: TripDetailRow): Promise<TripVersion> {
  const segments = await selectSegments(db, trip.org_id, trip.id)
  const single = [trip.departure_city, trip.destination_city].flatMap((city) => city ?? [])
  return {
    totalPaise: trip.total_paise,
    route: trip.route === null ? single : trip.route.map(String),
    departureDate: trip.departure_date,
    returnDate: trip.return_date,
    purpose: trip.purpose,
    costCentre: trip.cost_centre_code,
    project: trip.project_code,
    reason: trip.policy_reason,
    segments: segments.map(({ kind, details, ...rest }): VersionedSegment => {
      if (kind === 'ground') return { ...rest, kind, details: GroundLeg.parse(details) }
      return kind === 'hotel'
        ? { ...rest, kind, details: ChosenHotel.parse(details) }
        : { ...rest, kind, details: ChosenFlight.parse(details) }
    }),
  }
}

/** What is booked on something else than before, although that still takes requests of a day. */
async function rebooked(
  db: Db,
  actor: Actor,
  was: TripDetailRow,
  is: ReturnType<typeof keptAllocation>,
  day: string,
): Promise<('cost_centre' | 'project')[]> {
  const chosen = { cost_centre: was.cost_centre_id, project: was.project_id }
  const changed = (['cost_centre', 'project'] as const).filter((field) => chosen[field] !== is[field])
  if (changed.length === 0) return []
  const [before] = await allocationsOf(db, actor, [{ chosen, day }])
  return changed.filter((field) => before[field].problem === null)
}
