import { travellerName } from '@pravas/contract/trips'
import { replies } from '@pravas/messages/tripmate'
import { dayWords, listWords, priceText } from '../../formats.ts'
import { textOfFinding } from '../../policy/finding-text-rules.ts'
import type { PolicyOfDay } from '../../policy/version-rules.ts'
import type { TripRequest } from '../../trips/draft/trip-draft.ts'
import { draftTotal } from '../../trips/draft-rules.ts'
import { findingsOfDraft } from '../../trips/trip-policy-rules.ts'
import { literal } from '../kernel/cards.ts'
import { flightWords, groundWords, hotelWords } from './option-text-rules.ts'

/** Where a draft goes beyond the policy of the day, a line each; null when there is no policy. */
export function findingLines(draft: TripRequest, policy: PolicyOfDay): string[] | null {
  return findingsOfDraft(draft, policy)?.map(textOfFinding) ?? null
}

/** The total and what it is made of. */
export function totalWords({ segments, travellers }: Pick<TripRequest, 'segments' | 'travellers'>): string {
  const parts = segments.map((segment) => {
    const { kind: part, pricePaise } = segment
    const amount = priceText(pricePaise)
    if (segment.kind === 'ground') return replies('total.ground', { mode: segment.details.mode, amount })
    return part !== 'hotel' && segment.leg
      ? replies('total.leg', { part, from: segment.leg.from, to: segment.leg.to, amount })
      : replies('total.part', { part, amount })
  })
  const sample = isSample(segments) ? '-sample' : ''
  const total = priceText(draftTotal({ segments, travellers }))
  return parts.length > 1
    ? replies(`total.parts${sample}`, { total, parts: listWords(parts) })
    : replies(`total.all${sample}`, { total })
}

/** The draft as it is shown: everything that the request will hold, each price, the total and what the policy of the day says. */
export function draftWords(draft: TripRequest, policy: PolicyOfDay): string {
  const { departureCity, destinationCity, departureDate, returnDate, segments } = draft
  const back = segments.some(({ kind }) => kind === 'return_flight')
  const single = departureCity
    ? replies(back ? 'draft.way-back' : 'draft.way', { from: departureCity, to: destinationCity })
    : destinationCity
  const route = draft.route ? draft.route.join(' – ') : single
  const flown = segments.flatMap((segment) =>
    segment.kind === 'hotel' || segment.kind === 'ground' ? [] : [segment.details.departure_airport.time],
  )
  const last = draft.route ? (flown.at(-1)?.slice(0, 10) ?? null) : returnDate
  const dates = [departureDate, last].filter((day) => day !== null).map(dayWords)
  const [from = '', until] = dates
  return [
    replies('draft.title'),
    replies(departureCity ? 'draft.route' : 'draft.stay', { route }),
    until === undefined
      ? replies('draft.date', { dates: from })
      : replies('draft.dates', { dates: replies('draft.from-until', { from, until }) }),
    ...(draft.travellers
      ? [replies('draft.travellers', { names: literal(listWords(draft.travellers.map(travellerName))) })]
      : []),
    ...segments.map((segment) => partLine(segment, draft)),
    replies('draft.purpose', { purpose: `${draft.purpose.charAt(0).toUpperCase()}${draft.purpose.slice(1)}` }),
    replies(isSample(segments) ? 'draft.total-sample' : 'draft.total', { total: priceText(draftTotal(draft)) }),
    ...policyLine(draft, policy),
  ].join('\n')
}

/** What a draft will be booked on, as lines of it. */
export function allocationLines(allocation: { on: string | null; problems: readonly string[] } | undefined): string[] {
  if (!allocation) return []
  const { on, problems } = allocation
  return [
    ...(on === null ? [] : [replies('draft.booked', { on: literal(on) })]),
    ...problems.map((problem) => replies('draft.booking-problem', { problem: literal(problem) })),
  ]
}

/** A flight or stay in one line; of a journey over several cities with which one it is. */
function partLine(segment: TripRequest['segments'][number], { route }: TripRequest): string {
  if (segment.kind === 'hotel') {
    const { city } = segment.details
    const option = hotelWords(segment.details)
    return route && city
      ? replies('draft.part-city', { city, option })
      : replies('draft.part', { part: segment.kind, option })
  }
  if (segment.kind === 'ground') return replies('draft.ground', { option: groundWords(segment.details) })
  const option = flightWords(segment.details)
  return route && segment.leg
    ? replies('draft.part-leg', { part: segment.kind, from: segment.leg.from, to: segment.leg.to, option })
    : replies('draft.part', { part: segment.kind, option })
}

function policyLine(draft: TripRequest, policy: PolicyOfDay): string[] {
  const beyond = findingLines(draft, policy)
  if (beyond === null) return []
  return [
    beyond.length === 0 ? replies('draft.policy') : replies('draft.out-of-policy', { findings: beyond.join('; ') }),
  ]
}

function isSample(segments: TripRequest['segments']): boolean {
  return segments.some((segment) => segment.kind !== 'ground' && segment.details.source === 'sample')
}
