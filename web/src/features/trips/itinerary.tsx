import { Stack } from '@mantine/core'
import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { FlightCard } from '../../travel-cards/flight-card.tsx'
import { HotelCard } from '../../travel-cards/hotel-card.tsx'
import { Section } from '../../ui/details.tsx'
import { AlsoOfferedThen } from './also-offered.tsx'
import type { ShownTrip } from './trip-queries.ts'

/** The flights and the hotel as they stood when they were chosen; nothing when the answer holds none. */
export function Itinerary({ trip }: { trip: ShownTrip }) {
  const flights = [trip.itinerary?.flight, trip.itinerary?.return_flight].flatMap((flight) => {
    const checked = FlightResult.safeParse(flight)
    return checked.success ? [{ flight: checked.data, offered: flight?.also_offered }] : []
  })
  const hotel = HotelResult.safeParse(trip.itinerary?.hotel)
  if (flights.length === 0 && !hotel.success) return null
  return (
    <Section title="Itinerary">
      <Stack gap="xs" pb="xs">
        {flights.map(({ flight, offered }) => (
          <div key={`${flight.flight_number} ${flight.departure_airport.time}`}>
            <FlightCard flight={flight} />
            <AlsoOfferedThen offered={offered} chosen={`${flight.airline} ${flight.flight_number}`} />
          </div>
        ))}
        {hotel.success && (
          <div>
            <HotelCard hotel={hotel.data} />
            <AlsoOfferedThen offered={trip.itinerary?.hotel?.also_offered} chosen={hotel.data.name} />
          </div>
        )}
      </Stack>
    </Section>
  )
}
