import { isDeepStrictEqual } from 'node:util'
import type { HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import type { AlsoOffered } from '@pravas/contract/trips'
import { groundOf, groundSegments } from './ground-rules.ts'
import { comesHome, legsOf, openLeg, routeOf } from './journey-rules.ts'
import { flightTitle, stayPaise } from './offer-rules.ts'
import { wantsFlight, wantsHotel } from './stay-rules.ts'
import type { ParkedLeg, TripDraft, TripRequest } from './trip-draft.ts'

/** What a request says, without the id under which it was shown. */
export type RequestContent = Omit<TripRequest, 'draftId'>

/** Returns what is chosen so far, as the request would list it, in the order of the trip. */
export function segmentsOf(draft: TripDraft): TripRequest['segments'] {
  const { goal, chosen, seen, lowest } = draft
  if (draft.legs) return [...legsOf(draft).flatMap(segmentsOfLeg), ...groundSegments(draft)]
  const segments: TripRequest['segments'] = []
  for (const kind of ['flight', 'return_flight'] as const) {
    const flight = wantsFlight(goal) ? chosen[kind] : null
    if (!flight) continue
    const lowestPaise = lowest?.[kind]
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
  return [...segments, ...groundSegments(draft)]
}

function segmentsOfLeg({ from, to, flight, hotel, seen, stays, lowestPaise }: ParkedLeg): TripRequest['segments'] {
  const segments: TripRequest['segments'] = []
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

function hotelSegment(hotel: HotelResult, offered: AlsoOffered | undefined): TripRequest['segments'][number] {
  return {
    kind: 'hotel',
    title: hotel.name,
    pricePaise: stayPaise(hotel),
    details: hotel,
    ...(offered && { alsoOffered: offered }),
  }
}

/** Returns the request that a draft makes; undefined while something is still to be chosen or told. */
export function requestOf(draft: TripDraft): RequestContent | undefined {
  const { goal, criteria, chosen } = draft
  const { purpose, travellers } = criteria
  if (draft.legs) return requestOfJourney(draft)
  if (goal === 'ground') return requestOnTheGround(draft)
  const segments = segmentsOf(draft)
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
    ...(travellers && { travellers }),
  }
}

/** The same of a trip by train, bus or cab alone: it goes where the first of them that does not come back ends. */
function requestOnTheGround(draft: TripDraft): RequestContent | undefined {
  const { purpose, travellers } = draft.criteria
  const segments = segmentsOf(draft)
  const legs = groundOf(draft).toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  const [first] = legs
  const last = legs.at(-1)
  if (purpose === undefined || !first?.date || legs.some(({ date }) => date === null)) return undefined
  const isBack = last !== undefined && last !== first && last.to === first.from
  return {
    purpose,
    departureCity: first.from,
    destinationCity: first.to,
    departureDate: first.date,
    returnDate: (isBack && last.date) || null,
    segments,
    ...(travellers && { travellers }),
  }
}

/** The same of a journey over several cities; its return is the day of the last flight, where that goes home. */
function requestOfJourney(draft: TripDraft): RequestContent | undefined {
  const { purpose, travellers } = draft.criteria
  const legs = legsOf(draft)
  const [first] = legs
  const { from, to, depart } = first ?? {}
  if (purpose === undefined || openLeg(legs) !== undefined || !from || !to || !depart) return undefined
  return {
    purpose,
    departureCity: from,
    destinationCity: to,
    departureDate: depart,
    returnDate: (comesHome(legs) && legs.at(-1)?.depart) || null,
    route: routeOf(legs),
    segments: segmentsOf(draft),
    ...(travellers && { travellers }),
  }
}

/** Whether a request that was shown says the same as this one. */
export function isSameRequest(shown: TripRequest | null, content: RequestContent): boolean {
  if (!shown) return false
  const { draftId: _, ...was } = shown
  return canonical(was) === canonical(content)
}

/** Whether two drafts hold the same, to the last detail. */
export function isSameDraft(
  one: { draft: TripDraft; shown: TripRequest | null },
  other: { draft: TripDraft; shown: TripRequest | null },
): boolean {
  const plain = ({ draft, shown }: typeof one) => {
    const { goal, criteria, legs, ground = [], chosen, seen, searchedOn, lowest = {} } = draft
    return JSON.parse(JSON.stringify({ goal, criteria, legs, ground, chosen, seen, searchedOn, lowest, shown }))
  }
  return isDeepStrictEqual(plain(one), plain(other))
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
