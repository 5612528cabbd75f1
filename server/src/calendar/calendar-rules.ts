import type { BookablePart, BookedLeg, Booking, TripBookings } from '@pravas/contract/bookings'
import { addDays } from '@pravas/language/text/calendar'
import { calendar as messages } from '@pravas/messages/en/calendar'
import { texts } from '@pravas/messages/texts'
import { zoneOfAirport } from '../airport-zones.ts'
import { dayText } from '../formats.ts'
import { groundTitle } from '../trips/draft/ground-rules.ts'

const text = texts(messages)

/** Local time (`YYYY-MM-DD HH:mm`) in a zone; without one, wherever the calendar is read. */
export interface ZonedTime {
  local: string
  zone: string | undefined
}

/** An entry of a calendar. Its uid stays the same however the booking changes, and its sequence grows with each change. */
export interface CalendarEvent {
  uid: string
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** When it was last changed. */
  stamp: string
  summary: string
  location: string
  description: string
  url: string
  when: { from: ZonedTime; to: ZonedTime | undefined } | { firstDay: string; lastDay: string }
}

/**
 * The entries of a trip: one for each flight, each stay, and each train, bus or cab of a known day. What is approved and not booked is tentative; what is
 * cancelled stays as a cancelled entry, so that calendars take it out.
 */
export function eventsOfTrip(trip: TripBookings, publicUrl: URL): CalendarEvent[] {
  return [...trip.parts.flatMap((part) => eventsOfPart(trip, part, publicUrl)), ...groundEvents(trip, publicUrl)]
}

/** Of trains, buses and cabs the day is known and not the hour. */
function groundEvents(trip: TripBookings, publicUrl: URL): CalendarEvent[] {
  const status = trip.status === 'approved' ? 'CONFIRMED' : 'CANCELLED'
  return (trip.ground ?? []).flatMap((leg, at): CalendarEvent[] => {
    if (leg.date === null) return []
    return [
      {
        uid: `${trip.trip_id}.ground.${at + 1}@pravas`,
        sequence: trip.version - 1 + (trip.status === 'cancelled' ? 1 : 0),
        status,
        stamp: trip.approved?.at ?? `${trip.departure_date}T00:00:00.000Z`,
        summary: summaryOf(status, groundTitle(leg)),
        location: leg.from,
        description: described(trip, undefined, []),
        url: itineraryOf(trip, publicUrl),
        when: { firstDay: leg.date, lastDay: addDays(leg.date, 1) },
      },
    ]
  })
}

const itineraryOf = ({ trip_number: number }: TripBookings, publicUrl: URL) =>
  new URL(`/trip/${number}/itinerary`, publicUrl).href

function eventsOfPart(trip: TripBookings, part: BookablePart, publicUrl: URL): CalendarEvent[] {
  const { booking, earlier } = part
  const shown = booking ?? earlier[0]
  const all = booking ? [booking, ...earlier] : earlier
  const isOff = trip.status !== 'approved' && !(trip.status !== 'cancelled' && booking !== null)
  const status = isOff ? 'CANCELLED' : booking ? 'CONFIRMED' : shown ? 'CANCELLED' : 'TENTATIVE'
  const common = {
    // Each version of each booking is a change, and so is each version of the trip and its end.
    sequence: all.reduce((sum, { version }) => sum + version, trip.version - 1) + (trip.status === 'cancelled' ? 1 : 0),
    status,
    stamp: shown?.updated_at ?? trip.approved?.at ?? `${trip.departure_date}T00:00:00.000Z`,
    url: itineraryOf(trip, publicUrl),
  } as const
  const uid = (name: number | 'stay') => `${trip.trip_id}.${part.part.replace(':', '.')}.${name}@pravas`
  if (part.kind === 'hotel') {
    const stay = shown?.stay ?? part.stay
    if (!stay?.check_in || !stay.check_out) return []
    return [
      {
        ...common,
        uid: uid('stay'),
        summary: summaryOf(status, text('stay', { hotel: stay.name ?? part.title })),
        location: [stay.name, stay.address].filter(Boolean).join(', '),
        description: described(trip, shown, [stay.phone && text('phone', { phone: stay.phone })]),
        when: { firstDay: stay.check_in, lastDay: stay.check_out },
      },
    ]
  }
  const legs = shown?.legs ?? part.legs ?? []
  const standing = legs.map(
    (leg, at): CalendarEvent => ({ ...common, ...flightEntry(trip, shown, status, leg), uid: uid(at + 1) }),
  )
  const vanished = all.flatMap(vanishedLegs).filter(({ number }) => number > legs.length)
  const gone = [...new Map(vanished.map((leg) => [leg.number, leg])).values()].map(
    ({ number, from, departs, flight }): CalendarEvent => ({
      ...common,
      status: 'CANCELLED',
      uid: uid(number),
      summary: summaryOf('CANCELLED', flight),
      location: from,
      description: '',
      when: { from: { local: departs, zone: zoneOfAirport(from) }, to: undefined },
    }),
  )
  return [...standing, ...gone]
}

function flightEntry(
  trip: TripBookings,
  booking: Booking | undefined,
  status: CalendarEvent['status'],
  leg: BookedLeg,
) {
  const { airline, flight_number: number, from, to, departs, arrives, from_terminal, to_terminal, seat } = leg
  const zones = { from: zoneOfAirport(from), to: zoneOfAirport(to) }
  const flight = [airline, number].filter(Boolean).join(' ')
  const at = (airport: string, terminal: string | null) =>
    terminal === null ? airport : text('terminal', { airport, terminal })
  // A local time of a zone that nobody knows cannot be set beside another.
  const isComparable = zones.from !== undefined && zones.to !== undefined
  return {
    summary: summaryOf(status, text('flight', { flight, from, to })),
    location: at(from, from_terminal),
    description: described(trip, booking, [
      text('departs', {
        airport: at(from, from_terminal),
        time: departs.slice(11),
        day: dayText(departs.slice(0, 10)),
      }),
      text('arrives', { airport: at(to, to_terminal), time: arrives.slice(11), day: dayText(arrives.slice(0, 10)) }),
      seat && text('seat', { seat }),
    ]),
    when: {
      from: { local: departs, zone: zones.from },
      to: isComparable || from === to ? { local: arrives, zone: zones.to } : undefined,
    },
  }
}

function summaryOf(status: CalendarEvent['status'], words: string): string {
  return status === 'CANCELLED'
    ? text('cancelled', { words })
    : status === 'TENTATIVE'
      ? text('not-booked', { words })
      : words
}

function described(
  trip: TripBookings,
  booking: Booking | undefined,
  lines: readonly (string | null | undefined)[],
): string {
  return [
    booking && text('reference', { reference: booking.reference }),
    ...lines,
    booking?.note,
    text('trip', { number: trip.trip_number }),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The legs that a booking once had and has no more, as they were last. */
function vanishedLegs({ history }: Booking): { number: number; from: string; departs: string; flight: string }[] {
  return history.flatMap(({ changed }) => {
    const before = new Map(changed.map(({ field, before: was }) => [field, was]))
    return changed.flatMap(({ field, before: departs, after }) => {
      const [list, place, name] = field.split('.')
      if (list !== 'legs' || name !== 'departs' || after !== null || departs === null) return []
      const of = (what: string) => before.get(`legs.${place}.${what}`) ?? ''
      return [{ number: Number(place), from: of('from'), departs, flight: of('flight_number') }]
    })
  })
}
