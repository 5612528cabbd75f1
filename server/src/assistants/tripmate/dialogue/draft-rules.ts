import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { replies } from '@pravas/messages/tripmate'
import { listWords, priceText } from '../../../formats.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { isSameRequest, type RequestContent, requestOf } from '../../../trips/draft/request-rules.ts'
import { returnDay, stayOf, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { KINDS, type TripRequest } from '../../../trips/draft/trip-draft.ts'
import { missingOf } from '../../../trips/draft/view-rules.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { literal } from '../../kernel/cards.ts'
import { draftIn } from './criteria-rules.ts'
import { findingLines } from './policy-words.ts'
import type { DialogueState } from './state.ts'
import { dayWords, flightWords, hotelWords, optionWords } from './words.ts'

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
    const { kind: part, pricePaise } = segment
    const amount = priceText(pricePaise)
    return part !== 'hotel' && segment.leg
      ? replies('total.leg', { part, from: segment.leg.from, to: segment.leg.to, amount })
      : replies('total.part', { part, amount })
  })
  const sample = isSample(segments) ? '-sample' : ''
  const total = priceText(draftTotal(segments))
  return parts.length > 1
    ? replies(`total.parts${sample}`, { total, parts: listWords(parts) })
    : replies(`total.all${sample}`, { total })
}

/** What is known and chosen of a trip that is not complete, and what it still needs. */
export function soFarWords(state: DialogueState): string {
  const { goal, criteria, chosen } = state
  const { from, to, purpose } = criteria
  const stay = wantsHotel(goal) ? stayOf(state) : undefined
  const back = returnDay(criteria)
  const place = to ?? stay?.city
  const days = [criteria.depart ?? stay?.check_in, back ?? stay?.check_out].flatMap((day) =>
    day ? [dayWords(day)] : [],
  )
  const [first, until] = days
  const lines = [
    ...(from && to
      ? [replies('draft.route', { route: replies(back ? 'draft.way-back' : 'draft.way', { from, to }) })]
      : []),
    ...(!(from && to) && place ? [replies('draft.stay', { route: place })] : []),
    ...(first && !until ? [replies('draft.date', { dates: first })] : []),
    ...(first && until ? [replies('draft.dates', { dates: replies('draft.from-until', { from: first, until }) })] : []),
    ...KINDS.flatMap((part) => {
      const option = chosen[part]
      return option ? [replies('draft.part', { part, option: optionWords(option) })] : []
    }),
    ...(purpose
      ? [replies('draft.purpose', { purpose: `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}` })]
      : []),
  ]
  if (lines.length === 0) return replies('draft.nothing')
  const needed = missingOf(draftIn(state)).map((part) => MISSING_PART_NAMES[part])
  const open = needed.length > 0 ? [replies('draft.needed', { parts: listWords(needed) })] : []
  return [replies('draft.so-far'), ...lines, ...open].join('\n')
}

function isSample(segments: TripRequest['segments']): boolean {
  return segments.some(({ details }) => details.source === 'sample')
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
    segment.kind === 'hotel' ? [] : [segment.details.departure_airport.time],
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
    ...segments.map((segment) => partLine(segment, draft)),
    replies('draft.purpose', { purpose: `${draft.purpose.charAt(0).toUpperCase()}${draft.purpose.slice(1)}` }),
    replies(isSample(segments) ? 'draft.total-sample' : 'draft.total', { total: priceText(draftTotal(segments)) }),
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
