import { Stack } from '@mantine/core'
import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { FlightCard } from '../../travel-cards/flight-card.tsx'
import { HotelCard } from '../../travel-cards/hotel-card.tsx'
import { Section } from '../../ui/details.tsx'
import { numberOf } from '../../ui/formats.ts'
import { later } from '../../ui/later.tsx'
import { todayInIndia } from '../../ui/today.ts'
import classes from './also-offered.module.css'
import { AlsoOfferedThen } from './also-offered.tsx'
import { GroundItinerary, groundOf } from './ground-itinerary.tsx'
import type { ShownTrip } from './trip-queries.ts'

const t = texts(trips)

const FareToday = later(async () => (await import('./fare-today.tsx')).FareToday)

type Received = NonNullable<ShownTrip['itinerary']>
type Offered = NonNullable<Received['flight']>['also_offered']

/** A flight or a stay, with what else was offered when it was chosen. */
type Part = { flight: FlightResult; offered: Offered } | { hotel: HotelResult; offered: Offered }

/** The flights and the hotels as they stood when they were chosen; nothing when the answer holds none. */
export function Itinerary({ trip }: { trip: ShownTrip }) {
  const parts = partsOf(trip.itinerary ?? {})
  if (parts.length === 0 && groundOf(trip).length === 0) return null
  return (
    <Section title={t('itinerary')}>
      <Stack gap="xs" pb="xs">
        {parts.map((part) =>
          'flight' in part ? (
            <div key={`${part.flight.flight_number} ${part.flight.departure_airport.time}`}>
              <FlightCard flight={part.flight} isPart />
              <AlsoOfferedThen
                offered={part.offered}
                chosen={`${part.flight.airline} ${part.flight.flight_number}`}
                price={part.flight.price}
              />
              {trip.status === 'pending' && trip.trip_number && isAskable(part.flight) && (
                <div className={classes.today}>
                  <FareToday trip={trip.trip_number} flight={part.flight} />
                </div>
              )}
            </div>
          ) : (
            <div key={`${part.hotel.name} ${part.hotel.check_in}`}>
              <HotelCard hotel={part.hotel} isPart />
              <AlsoOfferedThen offered={part.offered} chosen={part.hotel.name} price={stayOf(part.hotel)} />
            </div>
          ),
        )}
      </Stack>
      <GroundItinerary trip={trip} />
    </Section>
  )
}

/** Whether the fare of today can stand beside a flight's: its price has a source and is no half of a ticket for both ways. */
function isAskable({ source, return_ticket, departure_airport }: FlightResult): boolean {
  return source !== undefined && !return_ticket && departure_airport.time.slice(0, 10) >= todayInIndia()
}

function stayOf({ total_rate }: HotelResult): number | undefined {
  return numberOf(total_rate?.lowest)
}

/** Of a journey over several cities every part in its order; else the flight, the flight back and the hotel. */
function partsOf({ flight, return_flight, hotel, in_order }: Received): Part[] {
  if (!in_order || in_order.length === 0) {
    return [...flightPart(flight), ...flightPart(return_flight), ...hotelPart(hotel)]
  }
  const parts: Part[] = []
  for (const part of in_order) {
    if ('flight' in part) parts.push(...flightPart(part.flight))
    if ('hotel' in part) parts.push(...hotelPart(part.hotel))
  }
  return parts
}

function flightPart(flight: Received['flight']): Part[] {
  const checked = FlightResult.safeParse(flight)
  return checked.success ? [{ flight: checked.data, offered: flight?.also_offered }] : []
}

function hotelPart(hotel: Received['hotel']): Part[] {
  const checked = HotelResult.safeParse(hotel)
  return checked.success ? [{ hotel: checked.data, offered: hotel?.also_offered }] : []
}
