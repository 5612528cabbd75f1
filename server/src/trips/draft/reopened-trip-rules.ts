import { isDeepStrictEqual } from 'node:util'
import { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { GroundLeg } from '@pravas/contract/ground'
import { LEG_PARTS, type LegPart, type ReopenedTrip, reopenedTrip } from '@pravas/contract/reopened'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { askedPartTexts, partText } from '../../requests/asked-parts-rules.ts'
import { flightId } from '../../travel/source.ts'
import { groundLegsOf, groundOf, groundTitle } from './ground-rules.ts'
import { legsOf } from './journey-rules.ts'
import { returnDay, stayOf, wantsFlight, wantsHotel } from './stay-rules.ts'
import type { TripDraft } from './trip-draft.ts'

const t = texts(status)

/** A flight with its way and its day, and the stay where it ends; of what is chosen the identity, whatever it costs now. */
const ComparedLeg = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  date: z.string().nullable(),
  flight: z.string().nullable(),
  hotel: z.string().nullable(),
})
type ComparedLeg = z.infer<typeof ComparedLeg>

/** What is compared of a trip. */
export const TripParts = z.object({
  purpose: z.string().nullable(),
  legs: z.array(ComparedLeg),
  /** Trains, buses and cabs with what they cost. */
  ground: z.array(z.string()).optional(),
})
export type TripParts = z.infer<typeof TripParts>

/** A returned trip that a draft changes: what was asked for, and what it was when it was sent. */
export const ReturnedTrip = z.object({
  /** The names of what was returned; there is at least one. */
  names: z.array(z.string()).min(1),
  sent: TripParts,
  route: z.array(z.string()),
  isJourney: z.boolean(),
  hasReturnFlight: z.boolean(),
  /** Whether it was sent with a reason; one that it lacked can be given. */
  hadReason: z.boolean(),
})
export type ReturnedTrip = z.infer<typeof ReturnedTrip>

/** What may be changed of a returned trip. */
export function openOf({ names, sent, isJourney, hasReturnFlight }: ReturnedTrip): ReopenedTrip {
  return reopenedTrip(names, { legs: sent.legs.length, isJourney, hasReturnFlight })
}

/** Whether a part of the whole trip may be changed; a reason may be given where there was none. */
export function isOpenPart(returned: ReturnedTrip, part: 'purpose' | 'cost_centre' | 'project' | 'reason'): boolean {
  return openOf(returned).whole(part) || (part === 'reason' && !returned.hadReason)
}

/**
 * Whether a part of a leg may be changed. A flight or a hotel that the trip never had may only be added where it was named: another
 * day asks for no hotel.
 */
export function isOpenLeg(returned: ReturnedTrip, number: number, part: LegPart): boolean {
  const open = openOf(returned)
  const sent = returned.sent.legs[number - 1]
  const isAddition = (part === 'flight' || part === 'hotel') && sent !== undefined && sent[part] === null
  return isAddition ? open.addable(number, part) : open.leg(number, part)
}

/**
 * What may be changed of a draft as it stands: `purpose` and the like, parts of its legs such as `leg:1.date`, and `leg:2` where that
 * leg may be left out. Each of them is tried, so that it is what `closedChanges` lets pass.
 */
export function openParts(returned: ReturnedTrip, now: TripParts): string[] {
  const closed = new Set(closedChanges(returned, now))
  const isOpen = (changed: TripParts) => closedChanges(returned, changed).every((name) => closed.has(name))
  const legs = now.legs.flatMap((leg, index) => [
    ...LEG_PARTS.filter((part) =>
      isOpen({ ...now, legs: now.legs.with(index, { ...leg, [part]: `another than ${leg[part]}` }) }),
    ).map((part) => `leg:${index + 1}.${part}`),
    ...(now.legs.length > 1 && isOpen({ ...now, legs: now.legs.toSpliced(index, 1) }) ? [`leg:${index + 1}`] : []),
  ])
  return [...WHOLE_PARTS.filter((part) => isOpenPart(returned, part)), ...legs]
}

const WHOLE_PARTS = ['purpose', 'cost_centre', 'project', 'reason'] as const

/** The names of what differs from the trip as it was sent, and was not returned for changes. */
export function closedChanges(returned: ReturnedTrip, now: TripParts): string[] {
  const open = openOf(returned)
  const { sent } = returned
  const purpose = sent.purpose !== now.purpose && !open.whole('purpose') ? ['purpose'] : []
  const isSameGround = isDeepStrictEqual(sent.ground ?? [], now.ground ?? [])
  const ground = isSameGround || open.all || open.route || returned.names.includes('total') ? [] : ['total']
  return [...purpose, ...ground, ...closedLegs(returned, open, now.legs)]
}

function closedLegs(returned: ReturnedTrip, open: ReopenedTrip, now: readonly ComparedLeg[]): string[] {
  const { sent, isJourney } = returned
  const were = sent.legs
  if (were.length === now.length) return changedLegs(returned, were, now, (index) => index + 1)
  if (open.route) {
    const [was, is] = [were[0], now[0]]
    return was?.date !== is?.date && !open.leg(1, 'date') ? [nameOf(returned, 1, 'date')] : []
  }
  if (!isJourney && now.length <= 2) {
    const mayChange = open.leg(2, 'date') || open.removable(2)
    if (!mayChange) return ['return_date']
    return changedLegs(returned, were.slice(0, 1), now.slice(0, 1), (index) => index + 1)
  }
  for (const [taken] of were.entries()) {
    if (were.length !== now.length + 1 || !open.removable(taken + 1)) continue
    const left = were.toSpliced(taken, 1)
    const closed = changedLegs(returned, left, now, (index) => (index < taken ? index : index + 1) + 1)
    if (closed.length === 0) return closed
  }
  return ['route']
}

function changedLegs(
  returned: ReturnedTrip,
  were: readonly ComparedLeg[],
  are: readonly ComparedLeg[],
  numberOf: (index: number) => number,
): string[] {
  const names = were.flatMap((was, index) => {
    const number = numberOf(index)
    const changed = LEG_PARTS.filter((part) => was[part] !== are[index]?.[part] && !isOpenLeg(returned, number, part))
    return changed.map((part) => nameOf(returned, number, part))
  })
  return [...new Set(names)]
}

/** What a part of a leg is called: of a trip there and back, by the trip's own parts. */
export function nameOf({ isJourney }: Pick<ReturnedTrip, 'isJourney'>, number: number, part: LegPart): string {
  if (isJourney) return `leg:${number}.${part}`
  const isBack = number > 1
  switch (part) {
    case 'date':
      return isBack ? 'return_date' : 'departure_date'
    case 'from':
      return isBack ? 'destination_city' : 'departure_city'
    case 'to':
      return isBack ? 'departure_city' : 'destination_city'
    case 'flight':
      return isBack ? 'return_flight' : 'flight'
    case 'hotel':
      return 'hotel'
  }
}

/** Says which parts stay as they were sent, and what was returned instead. */
export function notOpenWords(returned: ReturnedTrip, closed: readonly string[]): string {
  const { route, sent, hasReturnFlight } = returned
  const flights = sent.legs.length
  const request = { kind: 'trip' as const, route, flights, hasFlight: true, hasReturnFlight, hasHotel: true }
  return t('reopened.closed', {
    closed: closed.map((name) => partText(name, request)).join('; '),
    count: closed.length,
    parts: askedPartTexts(returned.names, { ...request, hasReturnFlight }).join('; '),
  })
}

/** What is compared of a request. */
export interface ComparedRequest {
  purpose: string
  departureCity: string | null
  destinationCity: string
  departureDate: string
  returnDate: string | null
  /** All cities of a journey over several ones; null or absent of any other trip. */
  route?: readonly string[] | null | undefined
  segments: readonly { kind: string; details: unknown }[]
}

/** The parts of a request, sent or about to be. */
export function partsOfRequest(request: ComparedRequest): TripParts {
  return withGround(flownParts(request), groundLegsOf(request.segments))
}

function flownParts(request: ComparedRequest): TripParts {
  const { purpose, departureCity: from, destinationCity: to, departureDate, returnDate, route } = request
  const flights = (of: string) =>
    request.segments.flatMap(({ kind, details }) => (kind === of ? (FlightResult.safeParse(details).data ?? []) : []))
  const stays = request.segments.flatMap(({ kind, details }) =>
    kind === 'hotel' ? (HotelResult.safeParse(details).data ?? []) : [],
  )
  if (route) return { purpose, legs: journeyLegs(route, flights('flight'), stays) }
  const [[flight], [back]] = [flights('flight'), flights('return_flight')]
  const hotel = stays.length > 0 ? stays.map((stay) => stayKey(stay)).join('; ') : null
  if (!flight && !back) return { purpose, legs: [{ ...NO_FLIGHT, hotel }] }
  const there = { from, to, date: departureDate, flight: flight ? flightKey(flight) : null, hotel }
  const isReturn = returnDate !== null && back !== undefined
  const home = isReturn ? [{ from: to, to: from, date: returnDate, flight: flightKey(back), hotel: null }] : []
  return { purpose, legs: [there, ...home] }
}

const NO_FLIGHT = { from: null, to: null, date: null, flight: null }

function journeyLegs(
  route: readonly string[],
  flights: readonly FlightResult[],
  stays: readonly HotelResult[],
): ComparedLeg[] {
  // Where a leg begins elsewhere than the one before it ended, the route does not tell which is which.
  const isConnected = route.length === flights.length + 1
  const legs = flights.map((flight, index) => ({
    from: (isConnected && route[index]) || null,
    to: (isConnected && route[index + 1]) || null,
    date: flight.departure_airport.time.slice(0, 10),
    flight: flightKey(flight),
    hotel: null as string | null,
  }))
  for (const stay of stays) {
    const begins = (leg: (typeof legs)[number]) => leg.hotel === null && leg.date <= (stay.check_in ?? leg.date)
    const leg = legs.findLast((leg) => begins(leg) && leg.to === stay.city) ?? legs.findLast(begins)
    if (leg) leg.hotel = stayKey(stay)
  }
  return legs
}

/** Parts with those trains, buses and cabs that there are. */
function withGround(parts: TripParts, legs: readonly GroundLeg[]): TripParts {
  const ground = legs.map((leg) => [groundTitle(leg), leg.date, leg.cost].join(', '))
  return { ...parts, ...(ground.length > 0 && { ground }) }
}

/** The parts of a draft as far as they are known and chosen. */
export function partsOfDraft(draft: TripDraft): TripParts {
  return withGround(chosenParts(draft), groundOf(draft))
}

function chosenParts(draft: TripDraft): TripParts {
  const { criteria, chosen, goal } = draft
  const purpose = criteria.purpose ?? null
  if (draft.legs) {
    const legs = legsOf(draft).map(({ from, to, depart, flight, stays, hotel, check_in, check_out }) => ({
      from: from ?? null,
      to: to ?? null,
      date: depart ?? null,
      flight: flight && flightKey(flight),
      hotel: stays && hotel ? stayKey(hotel, { check_in, check_out }) : null,
    }))
    return { purpose, legs }
  }
  const hotel = wantsHotel(goal) && chosen.hotel ? stayKey(chosen.hotel, stayOf(draft)) : null
  if (!wantsFlight(goal)) return { purpose, legs: [{ ...NO_FLIGHT, hotel }] }
  const [from, to] = [criteria.from ?? null, criteria.to ?? null]
  const { flight, return_flight: back } = chosen
  const there = { from, to, date: criteria.depart ?? null, flight: flight && flightKey(flight), hotel }
  const day = returnDay(criteria)
  const home =
    day === undefined ? [] : [{ from: to, to: from, date: day, flight: back && flightKey(back), hotel: null }]
  return { purpose, legs: [there, ...home] }
}

/** What tells one offer of a flight from another, whatever it costs. */
const flightKey = (flight: FlightResult) => `${flightId(flight)} ${flight.travel_class}`

/** What tells one stay from another; its nights may have been told anew since it was chosen. */
function stayKey(
  { name, city, check_in, check_out }: HotelResult,
  told: { check_in?: string | undefined; check_out?: string | undefined } = {},
): string {
  return [name.toLowerCase(), city, told.check_in ?? check_in, told.check_out ?? check_out].join(', ')
}
