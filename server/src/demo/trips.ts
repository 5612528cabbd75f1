import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { City, Purpose } from '@pravas/contract/trips'
import type { Transaction } from 'kysely'
import { yearOf } from '../clock.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { type Decided, dayAfter, daysAfter, insertDemoDecision, type Scene, statusColumns } from './scene.ts'

interface DemoFlight {
  airline: string
  number: string
  from: string
  to: string
  departs: string
  arrives: string
  minutes: number
  rupees: number
}

interface DemoTrip {
  owner: string
  from: City | null
  to: City
  purpose: Purpose
  /** Days from the loading of the demo to departure and return, and how many days ago the request was made. */
  departs: number
  returns: number | null
  requested: number
  flight?: DemoFlight
  returnFlight?: DemoFlight
  hotel?: { name: string; stars: number; rating: number; area: string; rupeesANight: number }
  decided?: Decided
}

const TRIPS: readonly DemoTrip[] = [
  {
    owner: 'EMP1001',
    from: 'Delhi',
    to: 'Mumbai',
    purpose: 'business',
    departs: -20,
    returns: -18,
    requested: 34,
    flight: {
      airline: 'Air India',
      number: 'AI 2665',
      from: 'DEL',
      to: 'BOM',
      departs: '08:00',
      arrives: '10:15',
      minutes: 135,
      rupees: 5420,
    },
    returnFlight: {
      airline: 'IndiGo',
      number: '6E 5317',
      from: 'BOM',
      to: 'DEL',
      departs: '19:30',
      arrives: '21:45',
      minutes: 135,
      rupees: 4980,
    },
    hotel: { name: 'Harbour View Residency', stars: 4, rating: 4.3, area: 'Andheri East', rupeesANight: 6200 },
    decided: { verdict: 'approved' },
  },
  {
    owner: 'EMP1001',
    from: 'Delhi',
    to: 'Kolkata',
    purpose: 'training',
    departs: -6,
    returns: -5,
    requested: 12,
    flight: {
      airline: 'IndiGo',
      number: '6E 2281',
      from: 'DEL',
      to: 'CCU',
      departs: '06:20',
      arrives: '08:35',
      minutes: 135,
      rupees: 14150,
    },
    decided: {
      verdict: 'rejected',
      reason: 'The training is also offered online on the same day. Please attend remotely.',
    },
  },
  {
    owner: 'EMP1001',
    from: 'Delhi',
    to: 'Bangalore',
    purpose: 'conference',
    departs: 16,
    returns: 18,
    requested: 2,
    flight: {
      airline: 'Akasa Air',
      number: 'QP 1350',
      from: 'DEL',
      to: 'BLR',
      departs: '09:10',
      arrives: '12:00',
      minutes: 170,
      rupees: 6150,
    },
    returnFlight: {
      airline: 'Air India',
      number: 'AI 2814',
      from: 'BLR',
      to: 'DEL',
      departs: '18:05',
      arrives: '20:55',
      minutes: 170,
      rupees: 6480,
    },
    hotel: { name: 'Garden City Suites', stars: 4, rating: 4.4, area: 'Indiranagar', rupeesANight: 5400 },
  },
  {
    owner: 'EMP1001',
    from: null,
    to: 'Chennai',
    purpose: 'business',
    departs: 25,
    returns: 27,
    requested: 1,
    hotel: { name: 'Marina Crest', stars: 3, rating: 4.1, area: 'Mylapore', rupeesANight: 3900 },
  },
  {
    owner: 'EMP1002',
    from: 'Mumbai',
    to: 'Hyderabad',
    purpose: 'business',
    departs: 12,
    returns: null,
    requested: 3,
    flight: {
      airline: 'Air India Express',
      number: 'IX 2878',
      from: 'BOM',
      to: 'HYD',
      departs: '07:15',
      arrives: '08:45',
      minutes: 90,
      rupees: 4720,
    },
  },
  {
    owner: 'EMP1003',
    from: 'Bangalore',
    to: 'Delhi',
    purpose: 'training',
    departs: 21,
    returns: 23,
    requested: 2,
    flight: {
      airline: 'IndiGo',
      number: '6E 2406',
      from: 'BLR',
      to: 'DEL',
      departs: '10:30',
      arrives: '13:20',
      minutes: 170,
      rupees: 5990,
    },
    returnFlight: {
      airline: 'IndiGo',
      number: '6E 2011',
      from: 'DEL',
      to: 'BLR',
      departs: '17:00',
      arrives: '19:50',
      minutes: 170,
      rupees: 6210,
    },
  },
]

/** Writes the demo trips, oldest request first. */
export async function insertDemoTrips(trx: Transaction<Tables>, scene: Scene): Promise<void> {
  for (const trip of [...TRIPS].sort((a, b) => b.requested - a.requested)) await insertDemoTrip(trx, scene, trip)
}

async function insertDemoTrip(trx: Transaction<Tables>, scene: Scene, trip: DemoTrip): Promise<void> {
  const createdAt = daysAfter(scene, -trip.requested)
  const id = newId(createdAt)
  const segments = segmentsOf(scene, trip)
  await trx
    .insertInto('trips')
    .values({
      id,
      org_id: scene.orgId,
      trip_number: await nextNumber(trx, scene.orgId, 'TRP', yearOf(createdAt)),
      employee_id: trip.owner,
      purpose: trip.purpose,
      departure_city: trip.from,
      destination_city: trip.to,
      departure_date: dayAfter(scene, trip.departs),
      return_date: trip.returns === null ? null : dayAfter(scene, trip.returns),
      total_paise: segments.reduce((sum, segment) => sum + segment.price_paise, 0),
      draft_id: null,
      ...statusColumns(trip.decided, createdAt),
    })
    .execute()
  await trx
    .insertInto('trip_segments')
    .values(
      segments.map((segment) => ({
        ...segment,
        trip_id: id,
        org_id: scene.orgId,
        details: JSON.stringify(segment.details),
      })),
    )
    .execute()
  if (trip.decided)
    await insertDemoDecision(trx, scene, { kind: 'trip', id, owner: trip.owner, createdAt }, trip.decided)
}

function segmentsOf(scene: Scene, trip: DemoTrip) {
  const flightSegment = (kind: 'flight' | 'return_flight', flight: DemoFlight | undefined, day: string) =>
    flight
      ? [
          {
            kind,
            title: `${flight.airline} ${flight.number}`,
            price_paise: flight.rupees * 100,
            details: flightDetails(flight, day),
          },
        ]
      : []
  const nights = trip.returns === null ? 1 : trip.returns - trip.departs
  const hotelSegment = trip.hotel
    ? [
        {
          kind: 'hotel' as const,
          title: trip.hotel.name,
          price_paise: trip.hotel.rupeesANight * nights * 100,
          details: hotelDetails(scene, trip, trip.hotel, nights),
        },
      ]
    : []
  return [
    ...flightSegment('flight', trip.flight, dayAfter(scene, trip.departs)),
    ...flightSegment('return_flight', trip.returnFlight, dayAfter(scene, trip.returns ?? trip.departs)),
    ...hotelSegment,
  ]
}

function flightDetails(flight: DemoFlight, day: string): FlightResult {
  return {
    airline: flight.airline,
    flight_number: flight.number,
    departure_airport: { id: flight.from, time: `${day} ${flight.departs}` },
    arrival_airport: { id: flight.to, time: `${day} ${flight.arrives}` },
    duration: flight.minutes,
    total_duration: flight.minutes,
    layovers: [],
    price: flight.rupees,
    travel_class: 'Economy',
    source: 'sample',
  }
}

function hotelDetails(
  scene: Scene,
  trip: DemoTrip,
  hotel: NonNullable<DemoTrip['hotel']>,
  nights: number,
): HotelResult {
  return {
    name: hotel.name,
    hotel_class: hotel.stars,
    overall_rating: hotel.rating,
    neighborhood: hotel.area,
    amenities: ['Free Wi-Fi', 'Breakfast', 'Laundry', 'Gym'],
    rate_per_night: { lowest: hotel.rupeesANight },
    total_rate: { lowest: hotel.rupeesANight * nights },
    city: trip.to,
    check_in: dayAfter(scene, trip.departs),
    check_out: dayAfter(scene, trip.departs + nights),
    nights,
    source: 'sample',
  }
}
