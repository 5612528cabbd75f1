import type { City, FlightClass } from '@pravas/contract/trips'
import { type Coordinates, kilometresBetween } from './distance-rules.ts'

/** Where the cities' airports lie. */
const AIRPORT_AT: Readonly<Record<City, Coordinates>> = {
  Delhi: { latitude: 28.556, longitude: 77.1 },
  Mumbai: { latitude: 19.089, longitude: 72.868 },
  Bangalore: { latitude: 13.199, longitude: 77.706 },
  Chennai: { latitude: 12.994, longitude: 80.171 },
  Kolkata: { latitude: 22.655, longitude: 88.447 },
  Hyderabad: { latitude: 17.24, longitude: 78.429 },
}

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
 * An estimate, in grams, of one traveller's CO₂ on a leg between two of the cities. It follows the method of ICAO's
 * carbon emissions calculator (fuel × 3.16, shared among the passengers; the great circle with 50 km added below 550 km,
 * and 100 km above, for the way that is really flown), with the cabin weights of IATA's Recommended Practice 1726 for
 * narrow-body aircraft, and round figures for fuel, seats and load. The effects of contrails are not in it.
 */
export function legCo2Grams(from: City, to: City, cabin: FlightClass): number {
  const direct = kilometresBetween(AIRPORT_AT[from], AIRPORT_AT[to])
  const flown = direct + (direct < 550 ? 50 : 100)
  const fuel = FUEL_LANDING_AND_TAKE_OFF + FUEL_PER_KM * flown
  const kilograms = (fuel * CO2_PER_FUEL * PASSENGER_SHARE * BY_CABIN[cabin]) / (SEATS * SEATS_TAKEN)
  return Math.round(kilograms) * 1000
}
