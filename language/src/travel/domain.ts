import { affirmed } from '../text/polarity.ts'
import type { Token } from '../text/tokens.ts'
import type { Entity } from './entities.ts'
import { ofKind } from './entities.ts'
import { placeRoles } from './place-roles.ts'
import type { Context, Domain, SlotName } from './types.ts'

const FLIGHT_SLOTS: ReadonlySet<SlotName> = new Set([
  'from',
  'to',
  'via',
  'depart',
  'return',
  'trip_type',
  'class',
  'passengers',
  'airline',
  'stops',
])
const HOTEL_SLOTS: ReadonlySet<SlotName> = new Set([
  'city',
  'check_in',
  'check_out',
  'nights',
  'guests',
  'rooms',
  'stars',
  'room_type',
])

const FLIGHT_WORDS = /\b(flights?|fly|flying|flies|flown|airfares?|airlines?|plane|tickets?|fares?|udaan|hawai)\b/
const HOTEL_WORDS =
  /\b(hotels?|rooms?|lodg\w*|accommodation|guest ?house|resort|stay (?:at|near|around|close)|^stay\b|place to (stay|sleep)|somewhere to stay|kamra|kamre)\b/
const STAY_WORDS = /\b(check(ing)? ?(in|out)(?! bags?)|stay(ing)?|nights?)\b/
const TRAVELS =
  /\b(return(ing)?|(come|coming|fly|flying|go|going|get|getting) back|go|going|fly|leave|leaving|depart(ing)?|wapas|wapsi)\b/
const BAGS = /\b(bags?|baggage|luggage)\b/
/** 'What else is available', said of what is shown. */
const TRAVEL_WORDS = /\b(depart\w*|leaving from|return(ing)? flight|round trip|one way|non ?stop)\b/

/** What says whether a sentence is about flights or hotels. */
export const DOMAIN_PATTERNS: readonly RegExp[] = [FLIGHT_WORDS, HOTEL_WORDS, STAY_WORDS, TRAVEL_WORDS]

export interface DomainReading {
  /** Where slots of the sentence go when both would do. */
  domain: Domain | 'both'
  /** Words that name the thing searched for stand in the sentence. */
  flight: boolean
  hotel: boolean
  /** The sentence itself says which it is. */
  stated: boolean
}

/** Says whether a sentence is about flights or hotels: by its words, then by what was asked, then by the dialogue. */
export function readDomain(tokens: readonly Token[], entities: readonly Entity[], context: Context): DomainReading {
  const text = tokens.map((token) => token.text).join(' ')
  const bags = BAGS.test(text)
  const route = ofKind(entities, 'place').filter((entity) => !entity.negated).length > 1
  const flight = namesFlight(tokens, text)
  const hotel = namesHotel(tokens, text) || ofKind(entities, 'rooms').length > 0
  const stay =
    !bags &&
    (hotel ||
      ofKind(entities, 'stars').length > 0 ||
      (STAY_WORDS.test(text.replace(/\b(to|over)night\b/g, '')) && nightsOrStay(entities, text)))
  const base = { flight, hotel }
  if (hotel && HOTEL_ALONE.test(text)) return { ...base, flight: false, domain: 'hotel', stated: true }
  if (hotel && !flight && statesRoute(tokens, entities)) return { flight: true, hotel, domain: 'both', stated: true }
  if (flight && hotel) return { ...base, domain: 'both', stated: true }
  if (hotel) return { ...base, domain: 'hotel', stated: true }
  // The days of the flights, which the stay follows.
  if (
    context.domain === 'hotel' &&
    context.known?.depart !== undefined &&
    context.known.from !== undefined &&
    TRAVELS.test(text) &&
    !STAY_WORDS.test(text)
  )
    return { ...base, domain: 'flight', stated: false }
  if (flight || ofKind(entities, 'trip').length > 0) return { ...base, domain: 'flight', stated: true }
  if (context.domain === 'hotel' && statesRoute(tokens, entities))
    return { ...base, flight: true, domain: 'flight', stated: true }
  const requested = context.requested ?? []
  if (requested.some((slot) => HOTEL_SLOTS.has(slot))) return { ...base, domain: 'hotel', stated: false }
  if (requested.some((slot) => FLIGHT_SLOTS.has(slot))) return { ...base, domain: 'flight', stated: false }
  if (context.domain === undefined && !route && stay) return { ...base, domain: 'hotel', stated: true }
  if (context.domain) return { ...base, domain: context.domain, stated: false }
  return { ...base, domain: 'flight', stated: route || TRAVEL_WORDS.test(text) }
}

/** 'Only hotel', 'just a hotel room', 'hotel only'. */
const HOTEL_ALONE =
  /\b(?:only|just|sirf)(?: (?:a|the|need|want|book))? (?:hotels?|rooms?|accommodation)\b|\b(?:hotels?|rooms?|accommodation)(?: booking)? (?:only|alone)\b/

/** Whether a sentence names a hotel; one that plans a flight and only leaves the hotel out ('no hotel') names none. */
function namesHotel(tokens: readonly Token[], text: string): boolean {
  if (!HOTEL_WORDS.test(text)) return false
  const left = affirmed(tokens).map((token) => token.text)
  return left.length <= 2 || HOTEL_WORDS.test(left.join(' '))
}

/** Whether a sentence names a flight; one that wants a hotel and only leaves the flight out ('hotel only, no flight') names none. */
function namesFlight(tokens: readonly Token[], text: string): boolean {
  if (!FLIGHT_WORDS.test(text)) return false
  const left = affirmed(tokens)
    .map((token) => token.text)
    .join(' ')
  return FLIGHT_WORDS.test(left.replace(SORTED_FLIGHTS, ' ')) || !HOTEL_WORDS.test(left)
}

/** Flights that others have seen to: 'my flights are done by the client'. */
const SORTED_FLIGHTS =
  /\b(?:my |our |the )?(?:flights?|tickets?|travel)(?: (?:is|are|has been|have been))?(?: already)? (?:done|booked|sorted|arranged|taken care of|paid|handled|confirmed)\b(?: (?:by|through|from) \w+(?: \w+)?)?/g

const REPLACING = /^(change|switch|move|instead|make|replace|shift|not)$/

/** 'Delhi to Mumbai', 'Delhi se Mumbai': two places of which one is left; in 'change it from Delhi to Mumbai' one city takes the other's place. */
function statesRoute(tokens: readonly Token[], entities: readonly Entity[]): boolean {
  const places = ofKind(entities, 'place').filter((entity) => !entity.negated)
  if (places.length < 2 || tokens.some((token) => REPLACING.test(token.text))) return false
  return placeRoles(tokens, places).includes('from')
}

const nightsOrStay = (entities: readonly Entity[], text: string) =>
  /\b(check(ing)? ?(in|out)|stay(ing)?)\b/.test(text) ||
  ofKind(entities, 'duration').some((entity) => entity.value.unit === 'night')
