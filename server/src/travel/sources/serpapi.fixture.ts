import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The key that the stand-in accepts. */
export const KEY = 'made-up-key-0123456789'

export interface SerpApiDouble {
  url: URL
  /** The queries asked so far, in order. */
  asked: URLSearchParams[]
  /** What is answered from now on; a function may answer by itself. */
  answerWith(answer: Answer): void
  close(): Promise<void>
}

/** Answers one request by itself. */
export type Answerer = (query: URLSearchParams, response: ServerResponse, request: IncomingMessage) => void
type Answer = object | Answerer

/** A stand-in for SerpApi on a loopback port. */
export async function serpApiDouble(): Promise<SerpApiDouble> {
  let answer: Answer = {}
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push(searchParams)
    if (pathname !== '/search') send(response, 404, { error: 'no such path' })
    else if (searchParams.get('api_key') !== KEY) send(response, 401, { error: `Invalid API key ${KEY}.` })
    else if (isAnswerer(answer)) answer(searchParams, response, request)
    else send(response, 200, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    answerWith: (next) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function isAnswerer(answer: Answer): answer is Answerer {
  return typeof answer === 'function'
}

export function send(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const NAMES: Record<string, string> = { DEL: 'Indira Gandhi International Airport', BOM: 'Mumbai Airport' }
const place = (id: string, time: string) => ({ id, ...(NAMES[id] && { name: NAMES[id] }), time })

export function leg(number: string, from: [id: string, time: string], to: [id: string, time: string], minutes: number) {
  return {
    departure_airport: place(...from),
    arrival_airport: place(...to),
    duration: minutes,
    airplane: 'Airbus A321neo',
    airline: number.startsWith('AI') ? 'Air India' : 'IndiGo',
    airline_logo: 'https://www.gstatic.com/flights/airline_logos/70px/6E.png',
    travel_class: 'Economy',
    flight_number: number,
    legroom: '28 in',
    extensions: ['Below average legroom (28 in)'],
  }
}

/** An option of Google Flights with one leg, as SerpApi documents it. */
export function option(number: string, date: string, [from, to]: [string, string], price: number, clock = '06:05') {
  const lands = `${date} ${String(Number(clock.slice(0, 2)) + 2).padStart(2, '0')}${clock.slice(2)}`
  return {
    flights: [leg(number, [from, `${date} ${clock}`], [to, lands], 120)],
    total_duration: 120,
    carbon_emissions: { this_flight: 97_000, typical_for_this_route: 104_000, difference_percent: -7 },
    price,
    type: 'One way',
    airline_logo: 'https://www.gstatic.com/flights/airline_logos/70px/6E.png',
    booking_token: 'made-up-token',
  }
}

/**
 * An option of a round trip as SerpApi documents it: priced as the whole trip. One out carries the token that asks for the
 * ways back; one back has a token to book with instead.
 */
export function roundTripOption(one: ReturnType<typeof option>, token?: string) {
  const { booking_token, ...rest } = one
  return { ...rest, type: 'Round trip', ...(token === undefined ? { booking_token } : { departure_token: token }) }
}

/** An answer of Google Flights around its lists. */
export function flightAnswer(lists: object) {
  return {
    search_metadata: { id: '1', status: 'Success', total_time_taken: 1.2 },
    search_parameters: { engine: 'google_flights', hl: 'en', gl: 'in', currency: 'INR' },
    ...lists,
    price_insights: { lowest_price: 5400, price_level: 'typical' },
  }
}

/** A property of Google Hotels, as SerpApi documents it. */
export function property(name: string, night: number, nights = 2) {
  return {
    type: 'hotel',
    name,
    description: 'A made-up hotel.',
    gps_coordinates: { latitude: 19.07, longitude: 72.87 },
    check_in_time: '2:00 PM',
    rate_per_night: {
      lowest: `₹${night}`,
      extracted_lowest: night,
      before_taxes_fees: '₹1',
      extracted_before_taxes_fees: 1,
    },
    total_rate: { lowest: `₹${night * nights}`, extracted_lowest: night * nights },
    nearby_places: [
      {
        name: 'Chhatrapati Shivaji Maharaj International Airport',
        transportations: [{ type: 'Taxi', duration: '5 min' }],
      },
      { name: 'Gateway of India', transportations: [{ type: 'Taxi', duration: '1 hr 2 min' }] },
      {
        name: 'Bandra Kurla Complex',
        transportations: [
          { type: 'Taxi', duration: '4 min' },
          { type: 'Walking', duration: '9 min' },
        ],
      },
    ],
    hotel_class: '4-star hotel',
    extracted_hotel_class: 4,
    overall_rating: 4.2,
    reviews: 2184,
    amenities: ['Free Wi-Fi', 'Pool', 'Air conditioning'],
  }
}

export function hotelAnswer(properties: unknown[]) {
  return {
    search_metadata: { id: '1', status: 'Success' },
    search_parameters: { engine: 'google_hotels', currency: 'INR' },
    brands: [],
    properties,
  }
}
