import type { Trip } from '@pravas/contract/trips'
import { replies } from '@pravas/messages/tripmate'
import { listWords } from '../../formats.ts'
import { type DateRange, daysOfTrip } from '../../trips/overlap-rules.ts'

const NAMED = 3
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** One line that names the trips of the same days; undefined where there are none. */
export function overlapWords(trips: readonly Trip[]): string | undefined {
  if (trips.length === 0) return undefined
  const named = trips.slice(0, NAMED).map((trip) => {
    const { trip_number: number, departure_city, destination_city: city, status } = trip
    const place = departure_city === null ? 'in' : 'to'
    return replies('overlap.trip', {
      number,
      place,
      city,
      days: rangeWords(daysOfTrip(trip)),
      status,
    })
  })
  const rest = trips.length - named.length
  const more = rest > 0 ? [replies('overlap.more', { count: rest })] : []
  return replies('overlap.trips', { trips: listWords([...named, ...more]) })
}

/** '3 to 5 December', '30 November to 2 December', '31 December 2026 to 2 January 2027'. */
function rangeWords({ from, to }: DateRange): string {
  const words = (day: string, parts: number) =>
    [Number(day.slice(8)), ...[MONTH.format(new Date(`${day}T00:00:00Z`)), day.slice(0, 4)].slice(0, parts)].join(' ')
  if (from === to) return words(to, 1)
  const parts = from.slice(0, 7) === to.slice(0, 7) ? 0 : 1
  return from.slice(0, 4) === to.slice(0, 4)
    ? replies('overlap.days', { from: words(from, parts), until: words(to, 1) })
    : replies('overlap.days', { from: words(from, 2), until: words(to, 2) })
}
