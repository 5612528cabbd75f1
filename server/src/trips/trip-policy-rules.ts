import { FlightClass } from '@pravas/contract/trips'
import { daysBetween } from '@pravas/language/text/calendar'
import { z } from 'zod'
import type { Finding } from '../policy/finding-rules.ts'
import { CheckedTrip, judgeTrip } from '../policy/trip-rules.ts'
import { type PolicyOfDay, PolicyPerson } from '../policy/version-rules.ts'
import type { ConfirmedDraft } from './draft-rules.ts'

type Draft = Pick<ConfirmedDraft, 'destinationCity' | 'departureDate' | 'returnDate' | 'segments'>

/** What the policy looked at when a trip was requested. */
export const TripFacts = z.object({ person: PolicyPerson, trip: CheckedTrip })

/** Says where a trip goes beyond the policy of the day of its request; null when there was no policy yet. */
export function findingsOfDraft(draft: Draft, policy: PolicyOfDay): Finding[] | null {
  return policy.policy && judgeTrip(checkedTrip(draft), policy).findings
}

/** Returns a trip as far as the policy looks at it. */
export function checkedTrip({ destinationCity, departureDate, returnDate, segments }: Draft): CheckedTrip {
  const flights = segments.flatMap((segment) => {
    if (segment.kind === 'hotel' || segment.kind === 'ground') return []
    const { travel_class, duration } = segment.details
    const cabin = FlightClass.safeParse(travel_class.toLowerCase()).data
    const { kind, pricePaise, lowestPaise, leg } = segment
    const of = leg && `${leg.from} to ${leg.to}`
    return [{ part: kind, of, cabin, minutes: duration, pricePaise, lowestPaise }]
  })
  const stays = segments.flatMap((segment) => (segment.kind === 'hotel' ? [segment] : []))
  return {
    departureDate,
    destinationCity,
    flights,
    hotels: stays.map(({ details, pricePaise }) => ({
      city: details.city ?? destinationCity,
      nights: details.nights ?? daysBetween(departureDate, returnDate ?? departureDate),
      pricePaise,
      of: stays.length > 1 ? details.city : undefined,
    })),
  }
}
