import { listWords, priceText } from '../../../formats.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { isSameRequest, type RequestContent, requestOf } from '../../../trips/draft/request-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { draftIn } from './criteria-rules.ts'
import { findingLines } from './policy-words.ts'
import type { DialogueState } from './state.ts'
import { dayWords, flightWords, hotelWords } from './words.ts'

/** What the request would hold; undefined while something is to be chosen or told. */
export function draftOf(state: DialogueState): RequestContent | undefined {
  return requestOf(draftIn(state))
}

/** The draft to show: the one shown before when it holds the same, else a new one with a new id. */
export function currentDraft(state: DialogueState, newId: () => string): TripRequest | undefined {
  const content = draftOf(state)
  if (!content) return undefined
  return isSameRequest(state.draft, content) && state.draft ? state.draft : { draftId: newId(), ...content }
}

/** Whether what was shown is still what the traveller wants. */
export function draftStands(state: DialogueState): boolean {
  const content = draftOf(state)
  return content !== undefined && isSameRequest(state.draft, content)
}

/** The total and what it is made of. */
export function totalWords({ segments }: Pick<TripRequest, 'segments'>): string {
  const parts = segments.map((segment) => {
    const { kind, pricePaise } = segment
    const leg = kind !== 'hotel' && segment.leg ? ` ${segment.leg.from} to ${segment.leg.to}` : ''
    return `${SEGMENT_NAMES[kind].toLowerCase()}${leg} ${priceText(pricePaise)}`
  })
  const sample = segments.some(({ details }) => details.source === 'sample') ? ' (sample fares)' : ''
  const total = `The total is ${priceText(draftTotal(segments))}${sample}`
  return parts.length > 1 ? `${total}: ${listWords(parts)}.` : `${total}.`
}

const SEGMENT_NAMES = { flight: 'Flight', return_flight: 'Return flight', hotel: 'Hotel' } as const

/** The draft as it is shown: everything that the request will hold, each price, the total and what the policy of the day says. */
export function draftWords(draft: TripRequest, policy: PolicyOfDay): string {
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
    'Your request:',
    `- ${departureCity ? 'Route' : 'Stay'}: ${route}`,
    `- ${dates.length > 1 ? 'Dates' : 'Date'}: ${dates.join(' to ')}`,
    ...segments.map((segment) => {
      const words = segment.kind === 'hotel' ? hotelWords(segment.details) : flightWords(segment.details)
      return `- ${SEGMENT_NAMES[segment.kind]}${ofJourney(segment, draft)}: ${words}`
    }),
    `- Purpose: ${draft.purpose.charAt(0).toUpperCase()}${draft.purpose.slice(1)}`,
    `- Total: ${priceText(total)}${sample ? ' (sample fares)' : ''}`,
    ...policyLine(draft, policy),
  ].join('\n')
}

/** Which of the flights or stays of a journey over several cities it is. */
function ofJourney(segment: TripRequest['segments'][number], { route }: TripRequest): string {
  if (!route) return ''
  if (segment.kind === 'hotel') return segment.details.city ? ` in ${segment.details.city}` : ''
  return segment.leg ? ` ${segment.leg.from} to ${segment.leg.to}` : ''
}

function policyLine(draft: TripRequest, policy: PolicyOfDay): string[] {
  const beyond = findingLines(draft, policy)
  if (beyond === null) return []
  return [beyond.length === 0 ? '- Policy: within policy' : `- Out of policy: ${beyond.join('; ')}.`]
}
