import type { FlightClass } from '@pravas/contract/trips'
import { kilometresOf } from './airports.ts'
import type { TravelCity } from './city-rules.ts'

/** Kilograms of CO₂ from a kilogram of jet fuel. */
const CO2_PER_FUEL = 3.16
/** Kilograms of fuel of an A320 or a 737 for landing and take-off, and for each kilometre of the way. */
const FUEL_LANDING_AND_TAKE_OFF = 820
const FUEL_PER_KM = 2.7
const SEATS = 180
const SEATS_TAKEN = 0.83
/** The share of the load that are passengers; the rest is freight. */
const PASSENGER_SHARE = 0.95
/** What a seat weighs in the aircraft's emissions, on narrow-body aircraft. */
const BY_CABIN: Readonly<Record<FlightClass, number>> = { economy: 1, business: 1.5, first: 1.5 }

/**
 * An estimate, in grams, of one traveller's CO₂ on a leg between two cities. It follows the method of ICAO's
 * carbon emissions calculator (fuel × 3.16, shared among the passengers; the great circle with 50 km added below 550 km,
 * and 100 km above, for the way that is really flown), with the cabin weights of IATA's Recommended Practice 1726 for
 * narrow-body aircraft, and round figures for fuel, seats and load. The effects of contrails are not in it.
 */
export function legCo2Grams(from: TravelCity, to: TravelCity, cabin: FlightClass): number {
  const direct = kilometresOf(from, to)
  const flown = direct + (direct < 550 ? 50 : 100)
  const fuel = FUEL_LANDING_AND_TAKE_OFF + FUEL_PER_KM * flown
  const kilograms = (fuel * CO2_PER_FUEL * PASSENGER_SHARE * BY_CABIN[cabin]) / (SEATS * SEATS_TAKEN)
  return Math.round(kilograms) * 1000
}
