import { INDIAN_AIRPORTS, type Traffic } from '@pravas/language/text/indian-airports'
import type { SixCity } from '@pravas/language/text/places'
import { isSixCity, TRAVEL_CITIES, type TravelCity } from './city-rules.ts'
import { type Coordinates, kilometresBetween } from './distance-rules.ts'

/** The airport that stands for each of the six cities in the timetable, and its name. */
export const AIRPORTS: Readonly<Record<SixCity, { id: string; name: string }>> = {
  Delhi: { id: 'DEL', name: 'Indira Gandhi International Airport' },
  Mumbai: { id: 'BOM', name: 'Chhatrapati Shivaji Maharaj International Airport' },
  Bangalore: { id: 'BLR', name: 'Kempegowda International Airport' },
  Chennai: { id: 'MAA', name: 'Chennai International Airport' },
  Kolkata: { id: 'CCU', name: 'Netaji Subhas Chandra Bose International Airport' },
  Hyderabad: { id: 'HYD', name: 'Rajiv Gandhi International Airport' },
}

/** Where the six cities' airports lie. */
const AIRPORT_AT: Readonly<Record<SixCity, Coordinates>> = {
  Delhi: { latitude: 28.556, longitude: 77.1 },
  Mumbai: { latitude: 19.089, longitude: 72.868 },
  Bangalore: { latitude: 13.199, longitude: 77.706 },
  Chennai: { latitude: 12.994, longitude: 80.171 },
  Kolkata: { latitude: 22.655, longitude: 88.447 },
  Hyderabad: { latitude: 17.24, longitude: 78.429 },
}

interface Airport extends Coordinates {
  id: string
  name: string
  /** The six cities are hubs, over which flights connect. */
  traffic: Traffic | 'hub'
}

const ALL: ReadonlyMap<TravelCity, Airport> = new Map([
  ...Object.entries(AIRPORTS).map(([city, airport]): [TravelCity, Airport] => {
    const six = city as SixCity
    return [six, { ...airport, ...AIRPORT_AT[six], traffic: 'hub' }]
  }),
  ...INDIAN_AIRPORTS.map(({ city, code, ...rest }): [TravelCity, Airport] => [
    city,
    { id: code, name: `${city} Airport`, ...rest },
  ]),
])

/** The airport of a city, where it lies and how much is flown from it. */
export function airportOf(city: TravelCity): Airport {
  const airport = ALL.get(city)
  if (!airport) throw new Error(`${city} has no airport.`)
  return airport
}

/** Kilometres along the great circle between the airports of two cities. */
export const kilometresOf = (from: TravelCity, to: TravelCity): number =>
  kilometresBetween(airportOf(from), airportOf(to))

/** The city whose airport is the nearest to a point. */
export function nearestAirport(point: Coordinates): TravelCity {
  const [nearest = 'Delhi'] = TRAVEL_CITIES.toSorted(
    (a, b) => kilometresBetween(point, airportOf(a)) - kilometresBetween(point, airportOf(b)),
  )
  return nearest
}

/** Non-stop minutes from row to column, medians over 300,153 published fares of 2022. */
const NON_STOP: Readonly<Record<SixCity, Partial<Record<SixCity, number>>>> = {
  Delhi: { Mumbai: 130, Bangalore: 165, Chennai: 175, Kolkata: 130, Hyderabad: 135 },
  Mumbai: { Delhi: 130, Bangalore: 105, Chennai: 120, Kolkata: 160, Hyderabad: 90 },
  Bangalore: { Delhi: 165, Mumbai: 105, Chennai: 60, Kolkata: 155, Hyderabad: 70 },
  Chennai: { Delhi: 170, Mumbai: 120, Bangalore: 60, Kolkata: 145, Hyderabad: 75 },
  Kolkata: { Delhi: 145, Mumbai: 170, Bangalore: 155, Chennai: 140, Hyderabad: 130 },
  Hyderabad: { Delhi: 135, Mumbai: 95, Bangalore: 73, Chennai: 75, Kolkata: 125 },
}

/** Nobody flies less far: going by road or rail is quicker. */
export const SHORTEST_FLIGHT_KM = 190

/** Minutes on the ground and climbing, and those of a kilometre: a line through those medians, for the other cities. */
const BASE_MINUTES = 38
const MINUTES_A_KM = 0.08

/** Today's schedules are about this much longer, in minutes, than those medians. */
const SCHEDULE_PADDING = 8

/** Scheduled minutes of a non-stop flight between two different cities. */
export function scheduledMinutes(from: TravelCity, to: TravelCity): number {
  if (from === to) throw new Error(`There is no flight from ${from} to ${to}.`)
  const known = isSixCity(from) && isSixCity(to) ? NON_STOP[from][to] : undefined
  return (known ?? Math.round(BASE_MINUTES + MINUTES_A_KM * kilometresOf(from, to))) + SCHEDULE_PADDING
}
