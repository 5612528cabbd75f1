import { CalendarDate } from '@pravas/contract/dates'
import { replies } from '@pravas/messages/tripmate'
import { z } from 'zod'
import { dayText } from '../../formats.ts'

const text = z.string().optional().catch(undefined)
/** Where and when the trip goes, as far as TripMate's memory says it. */
const Trip = z.object({
  criteria: z.object({ from: text, to: text, city: text, depart: text, check_in: text }),
})

/** A name for what TripMate has understood of a trip: where it goes and when; undefined while the place is open. */
export function tripName(state: unknown): string | undefined {
  const trip = Trip.safeParse(state)
  if (!trip.success) return undefined
  const { from, to, city, depart, check_in } = trip.data.criteria
  const place = placeName(from, to, city)
  const day = to === undefined ? check_in : depart
  const known = CalendarDate.safeParse(day).data
  return place && (known ? replies('trip.with-day', { trip: place, day: dayText(known) }) : place)
}

function placeName(from: string | undefined, to: string | undefined, city: string | undefined): string | undefined {
  if (to !== undefined) return from === undefined ? replies('name.to', { to }) : replies('name.route', { from, to })
  return city === undefined ? undefined : replies('name.hotel', { city })
}
