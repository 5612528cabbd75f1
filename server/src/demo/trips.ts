import type { Transaction } from 'kysely'
import { dayOf, yearOf } from '../clock.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { policyOn } from '../policy/version-rules.ts'
import { draftTotal } from '../trips/draft-rules.ts'
import { checkedTrip, findingsOfDraft } from '../trips/trip-policy-rules.ts'
import { dayAfter, daysAfter, insertDemoDecision, type Scene, statusColumns } from './scene.ts'
import { PAST_TRIPS } from './trip-history.ts'
import { TRIPS } from './trip-list.ts'
import { type DemoTrip, segmentsOf } from './trip-parts.ts'

/** Writes the demo trips, oldest request first. */
export async function insertDemoTrips(trx: Transaction<Tables>, scene: Scene): Promise<void> {
  const trips = [...PAST_TRIPS, ...TRIPS].sort((a, b) => b.requested - a.requested)
  for (const trip of trips) await insertDemoTrip(trx, scene, trip)
}

async function insertDemoTrip(trx: Transaction<Tables>, scene: Scene, trip: DemoTrip): Promise<void> {
  const createdAt = daysAfter(scene, -trip.requested)
  const id = newId(createdAt)
  const segments = segmentsOf(scene, trip)
  const departureDate = dayAfter(scene, trip.departs)
  const returnDate = trip.returns === null ? null : dayAfter(scene, trip.returns)
  const draft = { destinationCity: trip.to, departureDate, returnDate, segments }
  await trx
    .insertInto('trips')
    .values({
      id,
      org_id: scene.orgId,
      trip_number: await nextNumber(trx, scene.orgId, 'TRP', yearOf(createdAt)),
      employee_id: trip.owner,
      purpose: trip.purpose,
      departure_city: trip.from,
      destination_city: trip.to,
      departure_date: departureDate,
      return_date: returnDate,
      total_paise: draftTotal(segments),
      draft_id: null,
      findings: JSON.stringify(findingsOfDraft(draft, policyOn(scene.policies, dayOf(createdAt)))),
      policy_facts: JSON.stringify({ person: scene.policies.person, trip: checkedTrip(draft) }),
      ...statusColumns(trip.decided, createdAt),
    })
    .execute()
  await trx
    .insertInto('trip_segments')
    .values(
      segments.map(({ kind, title, pricePaise, details }) => ({
        trip_id: id,
        org_id: scene.orgId,
        kind,
        title,
        price_paise: pricePaise,
        details: JSON.stringify(details),
      })),
    )
    .execute()
  if (trip.decided)
    await insertDemoDecision(trx, scene, { kind: 'trip', id, owner: trip.owner, createdAt }, trip.decided)
}
