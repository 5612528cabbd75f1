import { CITIES, type City, type FlightClass } from '@pravas/contract/trips'

/** What meals may come to on a day of a trip; money in paise. */
export interface PerDiem {
  /** The cities of the highest class, and what a whole day there and elsewhere allows. */
  cities: readonly City[]
  cityPaise: number
  elsewherePaise: number
  /** The share of a day in per cent by the hours away, fewest first; with more hours it is the whole. */
  shares: readonly { underHours: number; percent: number }[]
  /** What a breakfast that the hotel includes takes off, in per cent of a whole day. */
  breakfastPercent: number
}

/** What the organisation allows, from a day on. Money is paise including taxes. */
export interface PolicyVersion {
  /** The first day on which requests are made under this version; it holds until the next one begins. */
  validFrom: string
  /** The best cabin by the minutes in the air of one direction, shortest flights first. */
  cabins: readonly { upToMinutes: number; best: FlightClass }[]
  /** The most that one direction may cost. */
  fareCapPaise: number
  /** How many per cent a fare may lie over the lowest logical one: the cheapest that would have done as well. */
  overLowestPercent: number
  /** The most that a night may cost, by city. A city without a cap passes. */
  hotelCapPaise: Readonly<Partial<Record<City, number>>>
  /** How many days before departure a trip is to be requested. */
  bookAheadDays: number
  /** How many days after it was spent an expense can be claimed. */
  claimWithinDays: number
  /** An expense above this needs a receipt. */
  receiptAbovePaise: number
  perDiem: PerDiem
}

/** Hours and shares as the Government of India counts them; all six cities are of its highest class. */
const BY_HOURS = {
  cities: CITIES,
  shares: [
    { underHours: 6, percent: 30 },
    { underHours: 12, percent: 70 },
  ],
  breakfastPercent: 20,
} as const

const CABINS = [
  { upToMinutes: 240, best: 'economy' },
  { upToMinutes: Number.POSITIVE_INFINITY, best: 'business' },
] as const

/** Every version of the policy, oldest first. A change is a new version; what was requested before keeps its own. */
export const POLICY_VERSIONS: readonly PolicyVersion[] = [
  {
    validFrom: '2020-04-01',
    cabins: CABINS,
    fareCapPaise: 10_000_00,
    overLowestPercent: 25,
    hotelCapPaise: {
      Delhi: 6500_00,
      Mumbai: 7000_00,
      Bangalore: 6000_00,
      Chennai: 5500_00,
      Kolkata: 5500_00,
      Hyderabad: 5500_00,
    },
    bookAheadDays: 7,
    claimWithinDays: 60,
    receiptAbovePaise: 500_00,
    perDiem: { ...BY_HOURS, cityPaise: 1200_00, elsewherePaise: 800_00 },
  },
  {
    validFrom: '2026-04-01',
    cabins: CABINS,
    fareCapPaise: 12_000_00,
    overLowestPercent: 20,
    hotelCapPaise: {
      Delhi: 7500_00,
      Mumbai: 8000_00,
      Bangalore: 7000_00,
      Chennai: 6500_00,
      Kolkata: 6000_00,
      Hyderabad: 6500_00,
    },
    bookAheadDays: 14,
    claimWithinDays: 30,
    receiptAbovePaise: 500_00,
    perDiem: { ...BY_HOURS, cityPaise: 1500_00, elsewherePaise: 1000_00 },
  },
]
