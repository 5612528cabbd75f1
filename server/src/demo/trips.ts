import type { Transaction } from 'kysely'
import { dayOf, yearOf } from '../clock.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { policyOn } from '../policy/version-rules.ts'
import { draftTotal } from '../trips/draft-rules.ts'
import { checkedTrip, findingsOfDraft } from '../trips/trip-policy-rules.ts'
import { booked } from './bookings.ts'
import { DESK_TRIPS } from './desk-trips.ts'
import {
  type DemoDecision,
  dayAfter,
  daysAfter,
  insertDemoDecisions,
  policiesOf,
  type Scene,
  statusColumns,
} from './scene.ts'
import { PAST_TRIPS } from './trip-history.ts'
import { TRIPS } from './trip-list.ts'
import { type DemoTrip, segmentsOf } from './trip-parts.ts'

/** Writes the demo trips, oldest request first. */
export async function insertDemoTrips(trx: Transaction<Tables>, scene: Scene): Promise<void> {
  const trips = [...PAST_TRIPS, ...TRIPS, ...Object.values<DemoTrip>(DESK_TRIPS)]
    .sort((a, b) => b.requested - a.requested)
    .map((trip) => ({ ...trip, day: dayAfter(scene, trip.departs) }))
  const bookings = await booked(trx, scene, trips)
  const rows = []
  const parts = []
  const decisions: DemoDecision[] = []
  for (const trip of trips) {
    const createdAt = daysAfter(scene, -trip.requested)
    const id = newId(createdAt)
    const segments = segmentsOf(scene, trip)
    const returnDate = trip.returns === null ? null : dayAfter(scene, trip.returns)
    const draft = { destinationCity: trip.to, departureDate: trip.day, returnDate, segments }
    const policies = policiesOf(scene, trip.owner)
    rows.push({
      id,
      org_id: scene.orgId,
      trip_number: await nextNumber(trx, scene.orgId, 'TRP', yearOf(createdAt)),
      employee_id: trip.owner,
      purpose: trip.purpose,
      departure_city: trip.from,
      destination_city: trip.to,
      departure_date: trip.day,
      return_date: returnDate,
      total_paise: draftTotal({ segments }),
      cost_centre_id: bookings.get(trip)?.cost_centre ?? null,
      project_id: bookings.get(trip)?.project ?? null,
      draft_id: null,
      findings: JSON.stringify(findingsOfDraft(draft, policyOn(policies, dayOf(createdAt)))),
      policy_facts: JSON.stringify({ person: policies.person, trip: checkedTrip(draft) }),
      ...statusColumns(trip.decided, createdAt),
    })
    parts.push(
      ...segments.map(({ kind, title, pricePaise, details }) => ({
        trip_id: id,
        org_id: scene.orgId,
        kind,
        title,
        price_paise: pricePaise,
        details: JSON.stringify(details),
      })),
    )
    if (trip.decided) decisions.push({ kind: 'trip', id, owner: trip.owner, createdAt, decided: trip.decided })
  }
  await trx.insertInto('trips').values(rows).execute()
  await trx.insertInto('trip_segments').values(parts).execute()
  await insertDemoDecisions(trx, scene, decisions)
}
