import { replies } from '@pravas/messages/tripmate'
import { dayWords, listWords } from '../../../formats.ts'
import type { FlightSearch } from '../../../trips/draft/search-rules.ts'
import type { Stay } from '../../../trips/draft/stay-rules.ts'
import type { DialogueState } from './state.ts'

/** What a search is made for. */
interface Sought {
  flights: FlightSearch | undefined
  hotels: Stay | undefined
}

/** What is being looked for, said before the search is made; what the traveller said first is repeated before it. */
export function lookingWords(due: Sought, notes: readonly string[]): string {
  return [...notes, lookingFor(due)].join('\n\n')
}

function lookingFor({ flights, hotels }: Sought): string {
  const way = flights && {
    from: flights.from,
    to: flights.to,
    day: dayWords(flights.depart),
    back: flights.return === undefined ? '' : dayWords(flights.return),
  }
  const stay = hotels && {
    city: hotels.city,
    check_in: dayWords(hotels.check_in),
    check_out: dayWords(hotels.check_out),
  }
  if (way && stay) return replies(way.back === '' ? 'search.both' : 'search.both-back', { ...way, ...stay })
  if (way) return replies(way.back === '' ? 'search.flights' : 'search.flights-back', way)
  return stay ? replies('search.hotels', stay) : ''
}

/** What a search has found, said before all of it is put in order. */
export function foundWords({ flights, hotels }: DialogueState, due: Sought): string {
  const out = due.flights && flights ? flights.outbound.length + flights.rest.outbound.length : 0
  const back = due.flights && flights ? flights.returning.length + flights.rest.returning.length : 0
  const rooms = due.hotels && hotels ? hotels.options.length + hotels.rest.length : 0
  const parts = [
    out > 0 && replies(back > 0 ? 'found.out' : 'found.flights', { count: out }),
    back > 0 && replies('found.back', { count: back }),
    rooms > 0 && replies('found.hotels', { count: rooms }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `\n\n${replies('found.all', { results: listWords(parts) })}`
}
