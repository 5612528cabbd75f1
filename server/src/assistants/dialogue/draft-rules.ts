import { paiseFromRupees } from '@pravas/contract/money'
import { lowestLogicalPaise } from '../../policy/lowest-fare-rules.ts'
import { draftTotal } from '../../trips/draft-rules.ts'
import { listWords } from '../list-words.ts'
import { findingLines } from './policy-words.ts'
import type { DialogueState } from './state.ts'
import type { TripDraft } from './trip-draft.ts'
import { foundFlights, wantsFlight, wantsHotel } from './wish-rules.ts'
import { dayWords, flightTitle, flightWords, hotelWords, rupeeWords, stayPaise } from './words.ts'

export type DraftContent = Omit<TripDraft, 'draftId'>

/** What is chosen so far, as the request would hold it, in the order of the trip. */
export function segmentsOf(state: DialogueState): TripDraft['segments'] {
  const { goal, chosen, seen } = state
  const segments: TripDraft['segments'] = []
  for (const kind of ['flight', 'return_flight'] as const) {
    const flight = wantsFlight(goal) ? chosen[kind] : null
    if (!flight) continue
    const lowestPaise = lowestLogicalPaise(flight, foundFlights(state, kind))
    segments.push({
      kind,
      title: flightTitle(flight),
      pricePaise: paiseFromRupees(flight.price),
      details: flight,
      ...(lowestPaise !== undefined && { lowestPaise }),
      ...(seen[kind] && { alsoOffered: seen[kind] }),
    })
  }
  const hotel = wantsHotel(goal) ? chosen.hotel : null
  if (hotel) {
    segments.push({
      kind: 'hotel',
      title: hotel.name,
      pricePaise: stayPaise(hotel),
      details: hotel,
      ...(seen.hotel && { alsoOffered: seen.hotel }),
    })
  }
  return segments
}

/** What the request would hold; undefined while something is to be chosen or told. */
export function draftOf(state: DialogueState): DraftContent | undefined {
  const { goal, wish, chosen } = state
  const { purpose } = wish
  const segments = segmentsOf(state)
  const hotel = wantsHotel(goal) ? chosen.hotel : null
  const flying = wantsFlight(goal)
  const destinationCity = flying ? wish.to : wish.city
  const departureDate = flying ? wish.depart : hotel?.check_in
  if (purpose === undefined || destinationCity === undefined || departureDate === undefined || !segments[0])
    return undefined
  const returnDate = flying ? chosen.return_flight && wish.return : hotel?.check_out
  return {
    purpose,
    departureCity: flying ? (wish.from ?? null) : null,
    destinationCity,
    departureDate,
    returnDate: returnDate ?? null,
    segments,
  }
}

/** The draft to show: the one shown before when it holds the same, else a new one with a new id. */
export function currentDraft(state: DialogueState, newId: () => string): TripDraft | undefined {
  const content = draftOf(state)
  if (!content) return undefined
  return sameContent(state.draft, content) && state.draft ? state.draft : { draftId: newId(), ...content }
}

/** Whether what was shown is still what the traveller wants. */
export function draftStands(state: DialogueState): boolean {
  const content = draftOf(state)
  return content !== undefined && sameContent(state.draft, content)
}

function sameContent(draft: TripDraft | null, content: DraftContent): boolean {
  if (!draft) return false
  const { draftId: _, ...shown } = draft
  return canonical(shown) === canonical(content)
}

/**
 * JSON with sorted keys: the database does not keep the order of an object's keys. What else was offered is left out: a
 * look at other flights changes nothing about what was chosen.
 */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) =>
    key === 'lowestPaise' || key === 'alsoOffered'
      ? undefined
      : typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
  )
}

/** The total and what it is made of. */
export function totalWords({ segments }: Pick<TripDraft, 'segments'>): string {
  const parts = segments.map(({ kind, pricePaise }) => `${SEGMENT_NAMES[kind].toLowerCase()} ${rupeeWords(pricePaise)}`)
  const sample = segments.some(({ details }) => details.source === 'sample') ? ' (sample fares)' : ''
  const total = `The total is ${rupeeWords(draftTotal(segments))}${sample}`
  return parts.length > 1 ? `${total}: ${listWords(parts)}.` : `${total}.`
}

const SEGMENT_NAMES = { flight: 'Flight', return_flight: 'Return flight', hotel: 'Hotel' } as const

/** The draft as it is shown: everything that the request will hold, each price, the total and what the policy of the day says. */
export function draftWords(draft: TripDraft, today: string): string {
  const { departureCity, destinationCity, departureDate, returnDate, segments } = draft
  const back = segments.some(({ kind }) => kind === 'return_flight')
  const route = departureCity ? `${departureCity} to ${destinationCity}${back ? ' and back' : ''}` : destinationCity
  const dates = [departureDate, returnDate].filter((day) => day !== null).map(dayWords)
  const total = draftTotal(segments)
  const sample = segments.some(({ details }) => details.source === 'sample')
  return [
    'This is what the request will hold:',
    `- ${departureCity ? 'Route' : 'Stay'}: ${route}`,
    `- ${dates.length > 1 ? 'Dates' : 'Date'}: ${dates.join(' to ')}`,
    ...segments.map((segment) => {
      const words = segment.kind === 'hotel' ? hotelWords(segment.details) : flightWords(segment.details)
      return `- ${SEGMENT_NAMES[segment.kind]}: ${words}`
    }),
    `- Purpose: ${draft.purpose.charAt(0).toUpperCase()}${draft.purpose.slice(1)}`,
    `- Total: ${rupeeWords(total)}${sample ? ' (sample fares)' : ''}`,
    ...policyLine(draft, today),
  ].join('\n')
}

function policyLine(draft: TripDraft, today: string): string[] {
  const beyond = findingLines(draft, today)
  if (beyond === null) return []
  return [beyond.length === 0 ? '- Policy: all within it' : `- Beyond the policy: ${beyond.join('; ')}.`]
}
