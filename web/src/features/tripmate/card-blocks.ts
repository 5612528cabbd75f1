import { CARD_MARKERS } from '@pravas/contract/cards'
import type { FlightOffer } from '../../travel-cards/flight-offer.ts'
import type { HotelOffer } from '../../travel-cards/hotel-offer.ts'
import { type PairOffer, readFlights, readHotels } from './card-data.ts'

/** A part of an assistant's text: prose, cards, or card data that nobody can read, which is shown as it came. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'flights'; best: FlightOffer[]; other: FlightOffer[]; pairs: PairOffer[] }
  | { kind: 'hotels'; hotels: HotelOffer[] }
  | { kind: 'raw'; text: string }

type CardKind = keyof typeof CARD_MARKERS

interface Opening {
  card: CardKind
  at: number
  marker: string
  end: string | undefined
}

const OPENINGS: Omit<Opening, 'at'>[] = (['flight', 'hotel'] as const).flatMap((card) => [
  { card, marker: CARD_MARKERS[card].start, end: CARD_MARKERS[card].end },
  { card, marker: CARD_MARKERS[card].data, end: undefined },
])

function nextOpening(text: string, from: number): Opening | undefined {
  const found = OPENINGS.map((opening) => ({ ...opening, at: text.indexOf(opening.marker, from) }))
  return found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]
}

function readCards(card: CardKind, json: string, whole: string): Block {
  if (card === 'flight') {
    const flights = readFlights(json)
    return flights === undefined ? { kind: 'raw', text: whole } : { kind: 'flights', ...flights }
  }
  const hotels = readHotels(json)
  return hotels === undefined ? { kind: 'raw', text: whole } : { kind: 'hotels', hotels }
}

/**
 * Splits an assistant's text at its card markers. START and END enclose JSON anywhere in the text; DATA, and a START
 * whose END is missing, run to the next marker or to the end of the text. Never throws.
 */
export function cardBlocks(text: string): Block[] {
  const blocks: Block[] = []
  const addText = (part: string) => {
    if (part.trim() !== '') blocks.push({ kind: 'text', text: part.trim() })
  }
  let from = 0
  for (let open = nextOpening(text, 0); open !== undefined; open = nextOpening(text, from)) {
    addText(text.slice(from, open.at))
    const start = open.at + open.marker.length
    const closed = open.end === undefined ? -1 : text.indexOf(open.end, start)
    const stop = closed >= 0 ? closed : (nextOpening(text, start)?.at ?? text.length)
    from = closed >= 0 ? closed + (open.end ?? '').length : stop
    blocks.push(readCards(open.card, text.slice(start, stop), text.slice(open.at, from)))
  }
  addText(text.slice(from))
  return blocks
}
