import { paiseFromRupees } from '@pravas/contract/money'
import type { Trip } from '@pravas/contract/trips'
import type { Actor } from '../../../identity/actor.ts'
import { dayWords, rupeeWords } from '../../dialogue/words.ts'
import type { TripmateTools } from '../../tools/tripmate-tools.ts'

/** So many trips are named in an answer; the rest stand on the dashboard. */
const NAMED = 5

type Read = Pick<TripmateTools, 'list_my_trips' | 'trip_status'>

/** How one trip stands, or the latest ones of the traveller. */
export async function tripStatusWords(
  actor: Actor,
  tools: Read,
  trip: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (trip !== undefined) {
    const found = await tools.trip_status.run(actor, { trip }, signal)
    return found ? `${tripLine(found)}.` : `I find no trip ${trip} of yours.`
  }
  const trips = await tools.list_my_trips.run(actor, {}, signal)
  if (trips.length === 0) return 'You have no trips yet.'
  const lines = trips.slice(0, NAMED).map((each) => `- ${tripLine(each)}`)
  const more = trips.length > NAMED ? [`${trips.length - NAMED} earlier ones stand in your trips report.`] : []
  return [trips.length === 1 ? 'Your trip:' : 'Your trips, latest request first:', ...lines, ...more].join('\n')
}

function tripLine(trip: Trip): string {
  const route = [trip.departure_city, trip.destination_city].filter((city) => city !== null).join(' to ')
  const dates = [trip.departure_date, trip.return_date].filter((day) => day !== null).map(dayWords)
  const status = trip.rejection_reason ? `${trip.status} (${trip.rejection_reason})` : trip.status
  const total = rupeeWords(paiseFromRupees(trip['total_price(INR)']))
  return `${trip.trip_number}: ${route}, ${dates.join(' to ')}, ${total}, ${status}`
}
