import { airportOf, kilometresOf, nearestAirport, SHORTEST_FLIGHT_KM } from './airports.ts'
import { TravelCity } from './city-rules.ts'
import { type Coordinates, kilometresBetween } from './distance-rules.ts'

/** Towns without an airport of their own, or known by another name than its city. */
const TOWNS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Ajmer: [26.45, 74.64],
  Aligarh: [27.88, 78.08],
  Asansol: [23.68, 86.95],
  Darjeeling: [27.04, 88.26],
  Dhanbad: [23.8, 86.43],
  Gandhinagar: [23.22, 72.65],
  Gangtok: [27.33, 88.61],
  Guntur: [16.31, 80.44],
  Jalandhar: [31.33, 75.58],
  Jamshedpur: [22.8, 86.2],
  Jhansi: [25.45, 78.57],
  Kota: [25.18, 75.85],
  Manali: [32.24, 77.19],
  Meerut: [28.98, 77.71],
  Nellore: [14.44, 79.99],
  Ooty: [11.41, 76.7],
  Rishikesh: [30.09, 78.27],
  Thrissur: [10.52, 76.21],
  Vellore: [12.92, 79.13],
  Warangal: [17.97, 79.59],
  Gurgaon: [28.46, 77.03],
  Gurugram: [28.46, 77.03],
  Noida: [28.54, 77.39],
  'Greater Noida': [28.47, 77.5],
  Faridabad: [28.41, 77.31],
  Ghaziabad: [28.67, 77.45],
  Manesar: [28.36, 76.94],
  'Navi Mumbai': [19.03, 73.03],
  Thane: [19.22, 72.98],
  Kalyan: [19.24, 73.13],
  Panvel: [18.99, 73.12],
  Hosur: [12.74, 77.83],
  Sriperumbudur: [12.97, 79.94],
  Tambaram: [12.92, 80.13],
  Howrah: [22.59, 88.31],
  Secunderabad: [17.44, 78.5],
}

/** By how much a way is longer than the great circle. */
const BY_ROAD = 1.25
const BY_RAIL = 1.2

/** The airport that is the nearest to a town, and how far it is by road. */
export function airportNear(town: string): { city: TravelCity; kilometres: number } | undefined {
  const at = pointOf(town)
  if (!at) return undefined
  const city = nearestAirport(at)
  return { city, kilometres: roughly(kilometresBetween(at, airportOf(city)) * BY_ROAD) }
}

/** Whether nobody flies between two cities, as going by road or rail is quicker. */
export const isTooNear = (from: TravelCity, to: TravelCity): boolean => kilometresOf(from, to) < SHORTEST_FLIGHT_KM

export type GroundMode = 'train' | 'bus' | 'cab'

/** A way on the ground, estimated: minutes, and rupees from the cheapest to the dearest ordinary fare. */
export interface GroundWay {
  mode: GroundMode
  kilometres: number
  minutes: number
  from: number
  to: number
}

/** Rupees a kilometre in the cheaper and the dearer ordinary class, what is paid before the first one, and kilometres an hour. */
const RATES = {
  /** Third and second class with air conditioning. */
  train: { cheap: 1.2, dear: 1.7, base: 200, speed: 65, longest: 3000 },
  bus: { cheap: 1.5, dear: 3, base: 0, speed: 50, longest: 900 },
  cab: { cheap: 11, dear: 18, base: 400, speed: 50, longest: 600 },
} as const
/** An outstation cab is paid for as many kilometres a day at least. */
const LEAST_CAB_KM = 250

/** Estimates of the ways on the ground between two places; empty where one of them is not known, or they are one. */
export function groundWays(from: string, to: string): GroundWay[] {
  const [a, b] = [pointOf(from), pointOf(to)]
  if (!a || !b || from === to) return []
  const direct = kilometresBetween(a, b)
  return (Object.keys(RATES) as GroundMode[]).flatMap((mode) => {
    const { cheap, dear, base, speed, longest } = RATES[mode]
    const kilometres = direct * (mode === 'train' ? BY_RAIL : BY_ROAD)
    if (kilometres > longest) return []
    const paid = mode === 'cab' ? Math.max(LEAST_CAB_KM, kilometres) : kilometres
    const fare = (rate: number) => Math.round((base + rate * paid) / 50) * 50
    const minutes = Math.max(30, Math.round(((kilometres / speed) * 60) / 15) * 15)
    return [{ mode, kilometres: roughly(kilometres), minutes, from: fare(cheap), to: fare(dear) }]
  })
}

const roughly = (kilometres: number) => (kilometres < 50 ? Math.round(kilometres) : Math.round(kilometres / 10) * 10)

function pointOf(name: string): Coordinates | undefined {
  const town = TOWNS[name]
  if (town) return { latitude: town[0], longitude: town[1] }
  const city = TravelCity.safeParse(name)
  return city.success ? airportOf(city.data) : undefined
}
