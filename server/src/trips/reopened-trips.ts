import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { invalid, type ProblemError } from '../errors.ts'
import {
  type ComparedRequest,
  closedChanges,
  isOpenPart,
  notOpenWords,
  partsOfDraft,
  partsOfRequest,
  type ReturnedTrip,
} from './draft/reopened-trip-rules.ts'
import type { TripDraft } from './draft/trip-draft.ts'
import { selectSegments } from './submission-store.ts'

const Names = z.array(z.string())
const Route = z.array(z.string()).nullable()

/** What may be changed of a trip that was returned; undefined where that is everything, as of one that its owner took back. */
export async function returnedTripOf(db: Db, orgId: string, tripId: string): Promise<ReturnedTrip | undefined> {
  const trip = await db
    .selectFrom('trips')
    .innerJoin('decisions', (join) =>
      join
        .onRef('decisions.org_id', '=', 'trips.org_id')
        .on('decisions.request_kind', '=', 'trip')
        .onRef('decisions.request_id', '=', 'trips.id')
        .onRef('decisions.version', '=', 'trips.version')
        .on('decisions.verdict', '=', 'returned')
        .on('decisions.taken_back_at', 'is', null),
    )
    .select([
      'decisions.fields',
      'trips.purpose',
      'trips.departure_city as departureCity',
      'trips.destination_city as destinationCity',
      'trips.departure_date as departureDate',
      'trips.return_date as returnDate',
      'trips.route',
      'trips.policy_reason as reason',
    ])
    .where('trips.org_id', '=', orgId)
    .where('trips.id', '=', tripId)
    .executeTakeFirst()
  const names = Names.parse(trip?.fields ?? [])
  if (!trip || names.length === 0) return undefined
  const route = Route.parse(trip.route)
  const segments = await selectSegments(db, orgId, tripId)
  return {
    names,
    sent: partsOfRequest({ ...trip, route, segments }),
    route: route ?? [trip.departureCity, trip.destinationCity].flatMap((city) => city ?? []),
    isJourney: route !== null,
    hasReturnFlight: segments.some(({ kind }) => kind === 'return_flight'),
    hadReason: trip.reason !== null,
  }
}

/** Refuses to change what of a trip was not returned, and says what was. */
function notReopenedTrip(returned: ReturnedTrip, closed: readonly string[]): ProblemError {
  const message = notOpenWords(returned, closed)
  return invalid(
    closed.map((name) => ({ path: `body.${name}`, message })),
    'request.not_reopened',
    message,
  )
}

/**
 * Refuses to send a returned trip again with changes of what was not returned; `whole` names what else has changed besides its
 * itinerary and purpose.
 */
export async function demandReopenedTrip(
  db: Db,
  { orgId, tripId }: { orgId: string; tripId: string },
  now: ComparedRequest,
  whole: readonly ('cost_centre' | 'project' | 'reason')[],
): Promise<void> {
  const returned = await returnedTripOf(db, orgId, tripId)
  if (!returned) return
  const closed = [
    ...closedChanges(returned, partsOfRequest(now)),
    ...whole.filter((part) => !isOpenPart(returned, part)),
  ]
  if (closed.length > 0) throw notReopenedTrip(returned, closed)
}

/** Refuses a change of a draft that changes a returned trip, of what was not returned; `isOtherReason` where its reason is another. */
export function demandReopenedDraft(
  returned: ReturnedTrip,
  before: TripDraft,
  after: TripDraft,
  isOtherReason: boolean,
): void {
  const was = new Set(closedChanges(returned, partsOfDraft(before)))
  const closed = [
    ...closedChanges(returned, partsOfDraft(after)).filter((name) => !was.has(name)),
    ...(isOtherReason && !isOpenPart(returned, 'reason') ? ['reason'] : []),
  ]
  if (closed.length > 0) throw notReopenedTrip(returned, closed)
}

/** Refuses to book a draft that changes a returned trip on what was not returned. */
export async function demandReopenedAllocation(
  db: Db,
  orgId: string,
  revises: { id: string } | null,
  parts: readonly ('cost_centre' | 'project')[],
): Promise<void> {
  const returned = revises && parts.length > 0 ? await returnedTripOf(db, orgId, revises.id) : undefined
  const closed = returned ? parts.filter((part) => !isOpenPart(returned, part)) : []
  if (returned && closed.length > 0) throw notReopenedTrip(returned, closed)
}
