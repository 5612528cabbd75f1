import type { GroundClass, GroundMode } from '@pravas/contract/ground'
import { airportOf, kilometresOf, nearestAirport, SHORTEST_FLIGHT_KM } from './airports.ts'
import { TravelCity } from './city-rules.ts'
import { type Coordinates, kilometresBetween } from './distance-rules.ts'
import { hasStation } from './stations.ts'

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
/** Roads in the hills wind, and are slower. */
const BY_HILL_ROAD = 1.7
const HILL_SPEED = 35
const HILLS: ReadonlySet<string> = new Set(
  'Aizawl, Darjeeling, Dharamshala, Gangtok, Imphal, Kullu, Leh, Manali, Ooty, Shillong, Shimla, Srinagar'.split(', '),
)

/** The airport that is the nearest to a town, and how far it is by road. */
export function airportNear(town: string): { city: TravelCity; kilometres: number } | undefined {
  const at = pointOf(town)
  if (!at) return undefined
  const city = nearestAirport(at)
  const direct = kilometresBetween(at, airportOf(city))
  return { city, kilometres: roughly(direct * (isHilly(town, city, direct) ? BY_HILL_ROAD : BY_ROAD)) }
}

/** Whether nobody flies between two cities, as going by road or rail is quicker. */
export const isTooNear = (from: TravelCity, to: TravelCity): boolean => kilometresOf(from, to) < SHORTEST_FLIGHT_KM

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
    const { cheap, dear, base, longest } = RATES[mode]
    const way = wayBetween(mode, from, to, direct)
    if (!way || way.kilometres > longest) return []
    const { kilometres } = way
    const paid = mode === 'cab' ? Math.max(LEAST_CAB_KM, kilometres) : kilometres
    const fare = (rate: number) => Math.round((base + rate * paid) / 50) * 50
    return [{ mode, kilometres: roughly(kilometres), minutes: way.minutes, from: fare(cheap), to: fare(dear) }]
  })
}

/** How far it is by one means and how long that takes; undefined for a train where none is known to go. */
function wayBetween(
  mode: GroundMode,
  from: string,
  to: string,
  direct: number,
): { kilometres: number; minutes: number } | undefined {
  if (mode === 'train' && !(hasStation(from) && hasStation(to))) return undefined
  const winds = mode !== 'train' && isHilly(from, to, direct)
  const kilometres = direct * (mode === 'train' ? BY_RAIL : winds ? BY_HILL_ROAD : BY_ROAD)
  const speed = winds ? HILL_SPEED : RATES[mode].speed
  return { kilometres, minutes: Math.max(30, Math.round(((kilometres / speed) * 60) / 15) * 15) }
}

const HILLY_KM = 250
/** Whether a road is in the hills all the way; only the last of a long one is. */
const isHilly = (from: string, to: string, direct: number): boolean =>
  direct < HILLY_KM && (HILLS.has(from) || HILLS.has(to))

/** Rupees a kilometre of each class, and what is paid before the first one for reservation and the like. */
const CLASS_RATES: Readonly<Record<GroundClass, number>> = {
  SL: 0.45,
  '3A': 1.2,
  '2A': 1.7,
  '1A': 2.9,
  CC: 1.6,
  EC: 3.2,
  seater: 2,
  sleeper: 2.75,
}
const TRAIN_BASE = 150
/** Within a city a cab is paid by the kilometre, beyond by the day. */
const CITY_KM = 60
const CITY_CAB = { base: 75, rate: 18 }
const OUTSTATION_CAB = { base: 400, rate: 14.5 }
/** From or to an airport, of which only the city is known; in rupees. */
export const TRANSFER_COST = 800
const TRANSFER = /\b(?:airport|hotel|station|office|home|venue)\b/i

/** What one way is estimated to take and cost, in rupees; kilometres and minutes are null of a transfer within a city. */
export interface GroundEstimate {
  kilometres: number | null
  minutes: number | null
  cost: number
}

/** Estimates one way by train, bus or cab, in its usual class where none is told; undefined where nothing is known of it. */
export function groundEstimate(
  mode: GroundMode,
  from: string,
  to: string,
  name?: GroundClass | undefined,
): GroundEstimate | undefined {
  if (mode === 'cab' && (TRANSFER.test(from) || TRANSFER.test(to) || areInOneTown(from, to)))
    return { kilometres: null, minutes: null, cost: TRANSFER_COST }
  const [a, b] = [pointOf(from), pointOf(to)]
  if (!a || !b || from === to) return undefined
  const way = wayBetween(mode, from, to, kilometresBetween(a, b))
  if (!way || way.kilometres > RATES[mode].longest) return undefined
  const cost = Math.round(fareOf(mode, way.kilometres, name) / 10) * 10
  return { kilometres: roughly(way.kilometres), minutes: way.minutes, cost }
}

/** Whether both are places within a town, which their names begin with. */
function areInOneTown(from: string, to: string): boolean {
  const towns = [from, to].map((name) => townOf(name))
  return from !== to && towns[0] !== undefined && towns[0] === towns[1]
}

/** The town that the name of a place in it begins with; the longest of several. */
function townOf(name: string): string | undefined {
  const words = name.split(' ')
  const starts = words.map((_, at) => words.slice(0, words.length - at).join(' '))
  return starts.find((start) => pointOf(start) !== undefined)
}

function fareOf(mode: GroundMode, kilometres: number, name: GroundClass | undefined): number {
  if (mode === 'train') return TRAIN_BASE + CLASS_RATES[name ?? '3A'] * kilometres
  if (mode === 'bus') return CLASS_RATES[name ?? 'seater'] * kilometres
  if (kilometres <= CITY_KM) return CITY_CAB.base + CITY_CAB.rate * kilometres
  return OUTSTATION_CAB.base + OUTSTATION_CAB.rate * Math.max(LEAST_CAB_KM, kilometres)
}

const roughly = (kilometres: number) => (kilometres < 50 ? Math.round(kilometres) : Math.round(kilometres / 10) * 10)

function pointOf(name: string): Coordinates | undefined {
  const town = TOWNS[name]
  if (town) return { latitude: town[0], longitude: town[1] }
  const city = TravelCity.safeParse(name)
  return city.success ? airportOf(city.data) : undefined
}
