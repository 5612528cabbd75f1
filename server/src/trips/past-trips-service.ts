import { GroundLeg } from '@pravas/contract/ground'
import { ChosenFlight, ChosenHotel } from '@pravas/contract/trips'
import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { keptFindings } from '../policy/finding-rules.ts'
import { type PastRequest, type RequestDays, requestedWithin } from '../policy/replay-rules.ts'
import { judgeTrip } from '../policy/trip-rules.ts'
import { NOBODY, policyOn } from '../policy/version-rules.ts'
import type { TripSegment } from './draft-rules.ts'
import { type PastTripRow, selectPastTrips } from './past-trips-store.ts'
import { checkedTrip, TripFacts } from './trip-policy-rules.ts'

/** Returns the trips that were requested on some days, to be judged again. */
export async function pastTrips(db: Db, orgId: string, days: RequestDays): Promise<PastRequest[]> {
  const rows = await selectPastTrips(db, orgId, requestedWithin(days))
  return rows.map((row) => {
    const { person, trip } = factsOf(row)
    const day = dayOf(row.created_at)
    return {
      type: 'trip',
      number: row.trip_number,
      employeeId: row.employee_id,
      employeeName: row.name,
      day,
      totalPaise: row.total_paise,
      kept: keptFindings(row.findings),
      judge: (versions) => {
        const policy = policyOn({ versions, person }, day)
        return policy.policy && judgeTrip(trip, policy)
      },
    }
  })
}

/** What was looked at; of a trip of before that was kept, what its record tells. */
function factsOf(row: PastTripRow) {
  if (row.policy_facts !== null) return TripFacts.parse(row.policy_facts)
  const segments = row.segments.map(({ kind, title, price_paise: pricePaise, details }): TripSegment => {
    if (kind === 'ground') return { kind, title, pricePaise, details: GroundLeg.parse(details) }
    return kind === 'hotel'
      ? { kind, title, pricePaise, details: ChosenHotel.parse(details) }
      : { kind, title, pricePaise, details: ChosenFlight.parse(details) }
  })
  const { destination_city: destinationCity, departure_date: departureDate, return_date: returnDate } = row
  return { person: NOBODY, trip: checkedTrip({ destinationCity, departureDate, returnDate, segments }) }
}
