import type { MissingReceipt, Trip } from '@pravas/contract/trips'
import { namesTrip, type TripName } from '@pravas/language/expense/claims/trip-name'
import type { FinGenieReply } from '../engine.ts'
import { dateRangeText } from './query/query-words.ts'
import { daysOfTrip } from './query/trip-meant.ts'
import { countText, literal, paragraphs } from './texts.ts'
import { tripsNamed } from './trip-named.ts'
import { reply, type Turn } from './turn.ts'

/** Of more trips than this one would be asked. */
const TOLD = 5

/** Says which receipts one's approved trips still lack, as their pages do. */
export async function tripReceipts({ tools, today, dialogue }: Turn, name: TripName): Promise<FinGenieReply> {
  const mine = await tools.trips()
  const named = namesTrip(name)
  const found = tripsNamed(mine, name).filter(({ departure_date }) => named || departure_date <= today)
  const meant = name.latest ? found.slice(0, 1) : found.slice(0, TOLD)
  if (meant.length === 0) {
    const other = mine.slice(0, TOLD).map((trip) => `- ${tripText(trip)}`)
    return reply(
      paragraphs('I find no such trip of yours.', other.length > 0 && `Your trips:\n\n${other.join('\n')}`),
      dialogue.focus,
    )
  }
  const texts: string[] = []
  for (const trip of meant) texts.push(lackText(trip, await tools.missing(trip.trip_number)))
  return reply(
    paragraphs(
      ...texts,
      found.length > meant.length && `You have ${countText(found.length, 'such trip')}; these are the latest.`,
      'Counted: what was booked, against the receipts of claims that belong to the trip. A receipt counts once it is sent; of meals, cabs and the like only you know what there was.',
    ),
    dialogue.focus,
  )
}

function lackText(trip: Trip, missing: readonly MissingReceipt[] | null): string {
  if (missing === null)
    return `Your trip ${tripText(trip)} is ${trip.status ?? 'pending'}; what it lacks is known once it is approved.`
  if (missing.length === 0) return `Your trip ${tripText(trip)} lacks none: each flight and stay has its receipt.`
  const lines = missing.map(({ kind, title }) => `- ${kind === 'flight' ? 'Ticket' : 'Hotel bill'}: ${literal(title)}`)
  return paragraphs(`Your trip ${tripText(trip)} still lacks ${countText(missing.length)}:`, lines.join('\n'))
}

/** 'to Mumbai (TRP-2026-000019, 3 Nov 2026 to 5 Nov 2026)'. */
export function tripText(trip: Trip): string {
  return `to ${literal(trip.destination_city)} (${trip.trip_number}, ${dateRangeText(daysOfTrip(trip))})`
}
