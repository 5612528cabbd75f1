import type { FlightResult } from '@pravas/contract/cards'
import { addDays } from '@pravas/language/text/calendar'
import type { TravelCity } from '../../travel/city-rules.ts'
import { minutesAfter } from '../../travel/local-time.ts'
import { flightTitle } from './offer-rules.ts'
import { TURNAROUND_MINUTES } from './return-fare-rules.ts'
import type { ParkedLeg } from './trip-draft.ts'

/** What of the legs of a journey does not fit together. */
export type JourneyFinding =
  | { code: 'leg_before'; from: TravelCity | undefined; day: string; other: string }
  | { code: 'leg_too_soon'; flight: string; landing: string }
  | { code: 'leg_nights_changed'; city: TravelCity | undefined }

/** Returns the moment from which a flight that follows this one can be caught. */
export function caughtFrom(flight: FlightResult): string {
  return minutesAfter(flight.arrival_airport.time, TURNAROUND_MINUTES)
}

/**
 * Returns the legs with what cannot be taken out: a day before the one of the leg before, a flight that leaves before the last
 * has landed, a hotel whose nights have moved. The findings say what was taken out.
 */
export function settled(legs: readonly ParkedLeg[]): { legs: ParkedLeg[]; findings: JourneyFinding[] } {
  const findings: JourneyFinding[] = []
  const left: ParkedLeg[] = []
  for (const leg of legs) {
    const before = left.findLast(({ depart }) => depart !== undefined)
    const landed = left.at(-1)?.flight
    if (leg.depart !== undefined && before?.depart !== undefined && leg.depart < before.depart) {
      findings.push({ code: 'leg_before', from: leg.from, day: leg.depart, other: before.depart })
      const { depart: _, ...rest } = leg
      left.push({ ...rest, flight: null })
    } else if (leg.flight && landed && leg.flight.departure_airport.time < caughtFrom(landed)) {
      findings.push({ code: 'leg_too_soon', flight: flightTitle(leg.flight), landing: flightTitle(landed) })
      left.push({ ...leg, flight: null })
    } else left.push(leg)
  }
  const stayed = left.map((leg, index) => {
    const since = leg.check_in ?? leg.depart
    const counted = since !== undefined && leg.nights !== undefined ? addDays(since, leg.nights) : undefined
    const until = leg.check_out ?? counted ?? left[index + 1]?.depart
    const { hotel } = leg
    const moved =
      hotel?.check_in !== undefined && (hotel.check_in !== since || (until !== undefined && hotel.check_out !== until))
    if (!moved || !hotel) return leg
    findings.push({ code: 'leg_nights_changed', city: leg.to })
    return { ...leg, hotel: null }
  })
  return { legs: stayed, findings }
}
