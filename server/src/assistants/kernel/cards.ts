import { CARD_MARKERS, type FlightPair, type FlightResult, type HotelResult } from '@pravas/contract/cards'

/** A part of an answer: prose, or options that the page shows as cards, best first. */
export type Part =
  | { kind: 'text'; text: string }
  | {
      kind: 'flights'
      options: readonly FlightResult[]
      /** Of a round trip whose flights are both open; `returning` are the flights that the pairs name. */
      pairs?: readonly FlightPair[]
      returning?: readonly FlightResult[]
    }
  | { kind: 'hotels'; options: readonly HotelResult[] }

/** How many of the options stand out as the best ones. */
const BEST = 3

const MARKERS = Object.values(CARD_MARKERS).flatMap((markers) => Object.values(markers))
const MARKER = new RegExp(MARKERS.map((marker) => marker.replace(/[[\]]/g, '\\$&')).join('|'), 'gi')

/** An assistant's message as it travels: only what this writes between markers is card data. */
export function serialise(parts: readonly Part[]): string {
  return parts
    .map(written)
    .filter((text) => text !== '')
    .join('\n\n')
}

function written(part: Part): string {
  if (part.kind === 'text') return withoutMarkers(part.text)
  if (part.kind === 'hotels') return enclosed(CARD_MARKERS.hotel, part.options)
  const sets = {
    best_flights: part.options.slice(0, BEST),
    other_flights: part.options.slice(BEST),
    ...(part.pairs && { pairs: part.pairs, return_flights: part.returning ?? [] }),
  }
  return enclosed(CARD_MARKERS.flight, sets)
}

/** Prose in which no card marker is left, wherever its words came from. */
export function withoutMarkers(text: string): string {
  return text.replace(MARKER, (marker) => marker.replaceAll('_', ' ').replace(/[[\]]/g, ''))
}

/** Text from a receipt, a person or a list as Markdown that shows it as it is, on one line. */
export function literal(text: string): string {
  return withoutMarkers(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*[\]<>|~#]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/(?<=\bwww)\./gi, '\\.')
}

/** JSON between markers; a marker inside it is written with escapes, which a JSON reader undoes and a marker search does not find. */
function enclosed({ start, end }: { start: string; end: string }, value: unknown): string {
  const json = JSON.stringify(value).replace(MARKER, (marker) => marker.replaceAll('_', '\\u005f'))
  return `${start}${json}${end}`
}

/** An assistant's message as it travelled, without its cards. */
export function withoutCards(message: string): string {
  const prose = Object.values(CARD_MARKERS).reduce((text, { start, end }) => withoutEnclosed(text, start, end), message)
  return prose.replace(/\n{3,}/g, '\n\n').trim()
}

function withoutEnclosed(text: string, start: string, end: string): string {
  const [before = '', ...enclosed] = text.split(start)
  let prose = before
  let open = ''
  for (const piece of enclosed) {
    open += start + piece
    const at = piece.indexOf(end)
    if (at < 0) continue
    prose += piece.slice(at + end.length)
    open = ''
  }
  return prose + open
}
