import type { MissingReceipt, Trip } from '@pravas/contract/trips'
import { namesTrip, type TripName } from '@pravas/language/expense/claims/trip-name'
import { replies } from '@pravas/messages/fingenie'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { dateRangeText } from './query/query-words.ts'
import { daysOfTrip } from './query/trip-meant.ts'
import { paragraphs } from './texts.ts'
import { tripsNamed } from './trip-named.ts'
import { reply, type Turn } from './turn.ts'

/** Of more trips than this one would be asked. */
const TOLD = 5

/** Says which receipts one's approved trips still lack, as their pages do. */
export async function tripReceipts({ tools, today, dialogue }: Turn, name: TripName): Promise<FinGenieReply> {
  const mine = await tools.list_my_trips()
  const named = namesTrip(name)
  const found = tripsNamed(mine, name).filter(({ departure_date }) => named || departure_date <= today)
  const meant = name.latest ? found.slice(0, 1) : found.slice(0, TOLD)
  if (meant.length === 0) {
    const other = mine.slice(0, TOLD).map((trip) => `- ${tripText(trip)}`)
    return reply(
      paragraphs(
        replies('missing-receipts.no-trip'),
        other.length > 0 && replies('missing-receipts.trips'),
        other.join('\n'),
      ),
      dialogue.focus,
    )
  }
  const texts: string[] = []
  for (const trip of meant) texts.push(lackText(trip, await tools.missing_receipts({ trip: trip.trip_number })))
  return reply(
    paragraphs(
      ...texts,
      found.length > meant.length && replies('missing-receipts.latest', { count: found.length }),
      replies('missing-receipts.scope'),
    ),
    dialogue.focus,
  )
}

function lackText(trip: Trip, missing: readonly MissingReceipt[] | null): string {
  const named = tripText(trip)
  if (missing === null) return replies('missing-receipts.unapproved', { trip: named, status: trip.status })
  if (missing.length === 0) return replies('missing-receipts.none', { trip: named })
  const lines = missing.map(({ kind, title }) => replies('missing-receipts.line', { kind, title: literal(title) }))
  return paragraphs(replies('missing-receipts.some', { trip: named, count: missing.length }), lines.join('\n'))
}

/** 'to Mumbai (TRP-2026-000019, 3 Nov 2026 to 5 Nov 2026)'. */
export function tripText(trip: Trip): string {
  return replies('trip.named', {
    city: literal(trip.destination_city),
    number: trip.trip_number,
    dates: dateRangeText(daysOfTrip(trip)),
  })
}
