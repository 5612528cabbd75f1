import type { Actor } from '../../access/actor.ts'
import type { RequestContent } from '../../trips/draft/request-rules.ts'
import { daysOfDraft, needsDetail, overlappingTrips } from '../../trips/overlap-rules.ts'
import { employeeIdsOf } from '../../trips/traveller-rules.ts'
import type { getTrip, listMyTrips } from '../tools/record-tools.ts'
import { overlapWords } from './overlap-text-rules.ts'

/**
 * Names the traveller's pending and approved trips that share a day with a trip draft; undefined where there are none. It
 * is a note and keeps nothing from being sent. The trip that the draft changes is none of them.
 */
export async function overlapNote(
  actor: Actor,
  draft: RequestContent,
  revised: string | undefined,
  tools: { list_my_trips: ReturnType<typeof listMyTrips>; get_trip: ReturnType<typeof getTrip> },
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!travels(actor, draft)) return undefined
  const range = daysOfDraft(draft)
  const trips = (await tools.list_my_trips.run(actor, {}, signal)).filter(
    (trip) => trip.trip_number !== revised && travels(actor, trip),
  )
  const read = await Promise.all(
    trips.map(async (trip) => {
      if (!needsDetail(range, trip)) return trip
      return (await tools.get_trip.run(actor, { trip: trip.trip_number }, signal)) ?? trip
    }),
  )
  return overlapWords(overlappingTrips(range, read))
}

/** Whether the actor travels; without travellers it is whoever requests the trip. */
const travels = ({ employeeId }: Actor, { travellers }: Pick<RequestContent, 'travellers'>): boolean =>
  !travellers || (employeeId !== null && employeeIdsOf(travellers).includes(employeeId))
