import type { Trip } from '@pravas/contract/trips'
import { listWords } from '../../../formats.ts'
import { type DateRange, daysOfTrip } from '../../../trips/overlap-rules.ts'

const NAMED = 3
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** One line that names the trips of the same days; undefined where there are none. */
export function overlapWords(trips: readonly Trip[]): string | undefined {
  if (trips.length === 0) return undefined
  const named = trips.slice(0, NAMED).map((trip) => {
    const { trip_number, departure_city, destination_city, status } = trip
    const place = `${departure_city === null ? 'in' : 'to'} ${destination_city}`
    return `**${trip_number}** ${place}, ${rangeWords(daysOfTrip(trip))} (${status})`
  })
  const rest = trips.length - named.length
  const more = rest > 0 ? [`${rest} more on these days`] : []
  return `You already have ${listWords([...named, ...more])}.`
}

/** '3 to 5 December', '30 November to 2 December', '31 December 2026 to 2 January 2027'. */
function rangeWords({ from, to }: DateRange): string {
  const words = (day: string, parts: number) =>
    [Number(day.slice(8)), ...[MONTH.format(new Date(`${day}T00:00:00Z`)), day.slice(0, 4)].slice(0, parts)].join(' ')
  if (from === to) return words(to, 1)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${words(from, 2)} to ${words(to, 2)}`
  return `${words(from, from.slice(0, 7) === to.slice(0, 7) ? 0 : 1)} to ${words(to, 1)}`
}
