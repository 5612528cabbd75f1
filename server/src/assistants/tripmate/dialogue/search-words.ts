import { listWords } from '../../../formats.ts'
import type { Stay } from '../../../trips/draft/stay-rules.ts'
import type { FlightSearch } from './criteria-rules.ts'
import type { DialogueState } from './state.ts'
import { dayWords } from './words.ts'

/** What a search is made for. */
interface Sought {
  flights: FlightSearch | undefined
  hotels: Stay | undefined
}

/** What is being looked for, said before the search is made; what the traveller said first is repeated before it. */
export function lookingWords(due: Sought, notes: readonly string[]): string {
  const { flights, hotels } = due
  const parts = [
    flights &&
      `flights from ${flights.from} to ${flights.to} on ${dayWords(flights.depart)}${flights.return === undefined ? '' : `, back on ${dayWords(flights.return)}`}`,
    hotels && `hotels in ${hotels.city} from ${dayWords(hotels.check_in)} to ${dayWords(hotels.check_out)}`,
  ]
  return [...notes, `I am looking for ${parts.filter(Boolean).join(' and for ')}…`].join('\n\n')
}

/** What a search has found, said before all of it is put in order. */
export function foundWords({ flights, hotels }: DialogueState, due: Sought): string {
  const out = due.flights && flights ? flights.outbound.length + flights.rest.outbound.length : 0
  const back = due.flights && flights ? flights.returning.length + flights.rest.returning.length : 0
  const rooms = due.hotels && hotels ? hotels.options.length + hotels.rest.length : 0
  const parts = [
    out > 0 && (out === 1 ? 'one flight' : `${out} flights`) + (back > 0 ? ' out' : ''),
    back > 0 && `${back === 1 ? 'one' : back} back`,
    rooms > 0 && (rooms === 1 ? 'one hotel' : `${rooms} hotels`),
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `\n\nFound ${listWords(parts)}.`
}
