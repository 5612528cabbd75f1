import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { CITIES, PURPOSES } from '@pravas/contract/trips'
import { addDays, dayOf, numberOf, statusColumns } from './columns.ts'
import type { Organisation, Request } from './organisation.ts'
import { between, pick, type Random, recordId } from './random.ts'

const AIRPORTS = { Delhi: 'DEL', Mumbai: 'BOM', Bangalore: 'BLR', Chennai: 'MAA', Kolkata: 'CCU', Hyderabad: 'HYD' }
const AIRLINES = [
  { name: 'IndiGo', code: '6E' },
  { name: 'Air India', code: 'AI' },
  { name: 'Akasa Air', code: 'QP' },
] as const
const HOTELS = ['Harbour View Residency', 'Lake Terrace Hotel', 'The Courtyard House'] as const

type City = (typeof CITIES)[number]

/** A trip of a flight there, mostly one back and often a hotel, as rows of its tables. */
export function tripRows(random: Random, organisation: Organisation, request: Request) {
  const from = pick(random, CITIES)
  const to = CITIES[(CITIES.indexOf(from) + between(random, 1, CITIES.length - 1)) % CITIES.length] ?? 'Mumbai'
  const departure = addDays(request.createdAt, between(random, 7, 40))
  const nights = between(random, 1, 4)
  const returnDay = random() < 0.8 ? dayOf(addDays(departure, nights)) : null
  const segments = [
    flightSegment(random, 'flight', from, to, dayOf(departure)),
    ...(returnDay ? [flightSegment(random, 'return_flight', to, from, returnDay)] : []),
    ...(returnDay && random() < 0.6 ? [hotelSegment(random, to, dayOf(departure), returnDay, nights)] : []),
  ]
  const id = recordId(random, request.createdAt)
  return {
    trip: {
      id,
      org_id: organisation.id,
      trip_number: numberOf('TRP', request),
      employee_id: request.owner.employeeId,
      purpose: pick(random, PURPOSES),
      departure_city: from,
      destination_city: to,
      departure_date: dayOf(departure),
      return_date: returnDay,
      total_paise: segments.reduce((sum, segment) => sum + segment.price_paise, 0),
      draft_id: null,
      ...statusColumns(request),
    },
    segments: segments.map((segment) => ({
      ...segment,
      trip_id: id,
      org_id: organisation.id,
      details: JSON.stringify(segment.details),
    })),
  }
}

function flightSegment(random: Random, kind: 'flight' | 'return_flight', from: City, to: City, day: string) {
  const airline = pick(random, AIRLINES)
  const number = `${airline.code} ${between(random, 200, 6999)}`
  const rupees = between(random, 3200, 14_500)
  const hour = between(random, 5, 20)
  const details: FlightResult = {
    airline: airline.name,
    flight_number: number,
    departure_airport: { id: AIRPORTS[from], time: `${day} ${pad(hour)}:15` },
    arrival_airport: { id: AIRPORTS[to], time: `${day} ${pad(hour + 2)}:30` },
    duration: 135,
    total_duration: 135,
    layovers: [],
    price: rupees,
    travel_class: 'Economy',
    source: 'sample',
  }
  return { kind, title: `${airline.name} ${number}`, price_paise: rupees * 100, details }
}

function hotelSegment(random: Random, city: City, checkIn: string, checkOut: string, nights: number) {
  const name = pick(random, HOTELS)
  const aNight = between(random, 2800, 7800)
  const details: HotelResult = {
    name,
    hotel_class: between(random, 3, 5),
    overall_rating: between(random, 36, 48) / 10,
    neighborhood: 'Central',
    amenities: ['Free Wi-Fi', 'Breakfast'],
    rate_per_night: { lowest: aNight },
    total_rate: { lowest: aNight * nights },
    city,
    check_in: checkIn,
    check_out: checkOut,
    nights,
    source: 'sample',
  }
  return { kind: 'hotel' as const, title: name, price_paise: aNight * nights * 100, details }
}

function pad(hour: number): string {
  return String(hour).padStart(2, '0')
}
