import type { HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import type { AlsoOffered } from '@pravas/contract/trips'
import { lowestLogicalPaise } from '../../../policy/lowest-fare-rules.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { listWords } from '../../kernel/list-words.ts'
import { foundFlights, wantsFlight, wantsHotel } from './criteria-rules.ts'
import { comesHome, legsOf, openLeg, routeOf } from './legs-rules.ts'
import { findingLines } from './policy-words.ts'
import type { DialogueState, ParkedLeg } from './state.ts'
import type { TripDraft } from './trip-draft.ts'
import { dayWords, flightTitle, flightWords, hotelWords, rupeeWords, stayPaise } from './words.ts'

export type DraftContent = Omit<TripDraft, 'draftId'>

/** What is chosen so far, as the request would hold it, in the order of the trip. */
export function segmentsOf(state: DialogueState): TripDraft['segments'] {
  const { goal, chosen, seen } = state
  if (state.legs) return legsOf(state).flatMap(segmentsOfLeg)
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
  if (hotel) segments.push(hotelSegment(hotel, seen.hotel))
  return segments
}

function segmentsOfLeg({ from, to, flight, hotel, seen, stays, lowestPaise }: ParkedLeg): TripDraft['segments'] {
  const segments: TripDraft['segments'] = []
  if (flight && from && to) {
    segments.push({
      kind: 'flight',
      title: flightTitle(flight),
      pricePaise: paiseFromRupees(flight.price),
      details: flight,
      leg: { from, to },
      ...(lowestPaise !== undefined && { lowestPaise }),
      ...(seen.flight && { alsoOffered: seen.flight }),
    })
  }
  if (stays && hotel) segments.push(hotelSegment(hotel, seen.hotel))
  return segments
}

function hotelSegment(hotel: HotelResult, offered: AlsoOffered | undefined): TripDraft['segments'][number] {
  return {
    kind: 'hotel',
    title: hotel.name,
    pricePaise: stayPaise(hotel),
    details: hotel,
    ...(offered && { alsoOffered: offered }),
  }
}

/** What the request would hold; undefined while something is to be chosen or told. */
export function draftOf(state: DialogueState): DraftContent | undefined {
  const { goal, criteria, chosen } = state
  const { purpose } = criteria
  if (state.legs) return journeyDraft(state)
  const segments = segmentsOf(state)
  const hotel = wantsHotel(goal) ? chosen.hotel : null
  const flying = wantsFlight(goal)
  const destinationCity = flying ? criteria.to : criteria.city
  const departureDate = flying ? criteria.depart : hotel?.check_in
  if (purpose === undefined || destinationCity === undefined || departureDate === undefined || !segments[0])
    return undefined
  const returnDate = flying ? chosen.return_flight && criteria.return : hotel?.check_out
  return {
    purpose,
    departureCity: flying ? (criteria.from ?? null) : null,
    destinationCity,
    departureDate,
    returnDate: returnDate ?? null,
    segments,
  }
}

/** The same of a journey over several cities; its return is the day of the last flight, where that goes home. */
function journeyDraft(state: DialogueState): DraftContent | undefined {
  const { purpose } = state.criteria
  const legs = legsOf(state)
  const [first] = legs
  const { from, to, depart } = first ?? {}
  if (purpose === undefined || openLeg(state) !== undefined || !from || !to || !depart) return undefined
  return {
    purpose,
    departureCity: from,
    destinationCity: to,
    departureDate: depart,
    returnDate: (comesHome(legs) && legs.at(-1)?.depart) || null,
    route: routeOf(legs),
    segments: segmentsOf(state),
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
  const parts = segments.map((segment) => {
    const { kind, pricePaise } = segment
    const leg = kind !== 'hotel' && segment.leg ? ` ${segment.leg.from} to ${segment.leg.to}` : ''
    return `${SEGMENT_NAMES[kind].toLowerCase()}${leg} ${rupeeWords(pricePaise)}`
  })
  const sample = segments.some(({ details }) => details.source === 'sample') ? ' (sample fares)' : ''
  const total = `The total is ${rupeeWords(draftTotal(segments))}${sample}`
  return parts.length > 1 ? `${total}: ${listWords(parts)}.` : `${total}.`
}

const SEGMENT_NAMES = { flight: 'Flight', return_flight: 'Return flight', hotel: 'Hotel' } as const

/** The draft as it is shown: everything that the request will hold, each price, the total and what the policy of the day says. */
export function draftWords(draft: TripDraft, today: string): string {
  const { departureCity, destinationCity, departureDate, returnDate, segments } = draft
  const back = segments.some(({ kind }) => kind === 'return_flight')
  const single = departureCity ? `${departureCity} to ${destinationCity}${back ? ' and back' : ''}` : destinationCity
  const route = draft.route ? draft.route.join(' – ') : single
  const flown = segments.flatMap((segment) =>
    segment.kind === 'hotel' ? [] : [segment.details.departure_airport.time],
  )
  const last = draft.route ? (flown.at(-1)?.slice(0, 10) ?? null) : returnDate
  const dates = [departureDate, last].filter((day) => day !== null).map(dayWords)
  const total = draftTotal(segments)
  const sample = segments.some(({ details }) => details.source === 'sample')
  return [
    'This is what the request will hold:',
    `- ${departureCity ? 'Route' : 'Stay'}: ${route}`,
    `- ${dates.length > 1 ? 'Dates' : 'Date'}: ${dates.join(' to ')}`,
    ...segments.map((segment) => {
      const words = segment.kind === 'hotel' ? hotelWords(segment.details) : flightWords(segment.details)
      return `- ${SEGMENT_NAMES[segment.kind]}${ofJourney(segment, draft)}: ${words}`
    }),
    `- Purpose: ${draft.purpose.charAt(0).toUpperCase()}${draft.purpose.slice(1)}`,
    `- Total: ${rupeeWords(total)}${sample ? ' (sample fares)' : ''}`,
    ...policyLine(draft, today),
  ].join('\n')
}

/** Which of the flights or stays of a journey over several cities it is. */
function ofJourney(segment: TripDraft['segments'][number], { route }: TripDraft): string {
  if (!route) return ''
  if (segment.kind === 'hotel') return segment.details.city ? ` in ${segment.details.city}` : ''
  return segment.leg ? ` ${segment.leg.from} to ${segment.leg.to}` : ''
}

function policyLine(draft: TripDraft, today: string): string[] {
  const beyond = findingLines(draft, today)
  if (beyond === null) return []
  return [beyond.length === 0 ? '- Policy: within policy' : `- Out of policy: ${beyond.join('; ')}.`]
}
