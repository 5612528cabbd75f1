import type { MissingReceipt, Trip } from '@pravas/contract/trips'
import { anyOf, inOrder } from '@pravas/language/text/in-order'
import type { FinGenieReply } from '../engine.ts'
import { dateRangeText } from './query/query-words.ts'
import { daysOfTrip } from './query/trip-meant.ts'
import { countText, literal, paragraphs } from './texts.ts'
import { namesTrip, tripNameIn, tripsNamed } from './trip-named.ts'
import { reply, type Turn } from './turn.ts'

const LACKS =
  /\b(?:missing|lack(?:s|ing)?|outstanding|(?:still|yet|left|do i|what do i) (?:to )?(?:need|upload|claim)|still (?:needed|open)|not (?:yet )?(?:uploaded|claimed|there))\b/i
const OF_RECEIPTS = /\b(?:receipts?|bills?|tickets?|invoices?|what)\b/i
const OF_TRIP = /\btrips?\b|\btrp-\d/i
/** What is missing on receipts that are there, and money: the figures tell that. */
const OF_FIELDS =
  /\b(?:gst(?:in)?s?|[csi]gst|dates?|totals?|amounts?|prices?|merchants?|vendors?|addresses|address|(?:invoice|bill|receipt) (?:numbers?|nos?)|taxe?s?|categor(?:y|ies))\b|\bhow much\b|\bspen[dt]\w*|\bpaid\b|\bcosts?\b/i
/** Bills that are there and wait to be claimed. */
const UNCLAIMED_BILLS = anyOf(
  inOrder(/\b(?:receipts?|bills?|tickets?|invoices?|ones)\b/i, /\bnot (?:yet )?claimed\b/i),
  /\bunclaimed\b/i,
)
/** Of more trips than this one would be asked. */
const TOLD = 5

/** Says which receipts one's approved trips still lack, as their pages do; undefined when nobody asks for that. */
export async function tripReceipts({ message, tools, today, dialogue }: Turn): Promise<FinGenieReply | undefined> {
  if (!LACKS.test(message) || !OF_TRIP.test(message) || !OF_RECEIPTS.test(message)) return undefined
  if (OF_FIELDS.test(message) || UNCLAIMED_BILLS.test(message)) return undefined
  const name = tripNameIn(message.replace(LACKS, ''), today)
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
