import { anyOf, phrases, type Rule } from '../../text/phrase-grammar.ts'
import type { Amenity } from '../amenities.ts'
import { readRank } from '../selection.ts'
import type { Selection } from '../types.ts'
import { found, type SaidWords } from './said.ts'

/** What people ask of results that these may not say. */
export type Topic = 'refunds' | 'baggage' | 'terminals' | 'address' | 'meals' | 'seats' | 'wifi' | 'hours'

/** What a question about results is about. */
export interface TopicTalk {
  topics: readonly Topic[]
  amenity: Amenity | undefined
  /** All of these that are named. */
  amenities: readonly Amenity[]
  /** Those that nothing negates. */
  wishedAmenities: readonly Amenity[]
  emissions: boolean
  /** The message, in which a place may be named. */
  text: string
  /** A train, a bus or a cab is spoken of. */
  ground: boolean
  /** Which of these, where one is named. */
  groundModes: readonly ('train' | 'bus' | 'cab')[]
  /** An airport is named, to or from which one goes. */
  airport: boolean
  /** The result that is named by its rank: 'the second cheapest'. */
  rank: Selection | undefined
}

const TOPICS: readonly (readonly [Topic, Rule])[] = [
  [
    'refunds',
    anyOf(
      phrases(
        `refund | refunds | refunded | refundable | cancel | cancels | cancelled | canceled | cancellation | cancellations | cancelling | cancellable`,
      ),
    ),
  ],
  [
    'baggage',
    anyOf(
      phrases(
        'carry on | carry - on | cabin bag | hand baggage | baggage allowance | baggage limit | luggage allowance | luggage limit | bag | bags | baggage | luggage | suitcase | suitcases',
      ),
    ),
  ],
  ['terminals', anyOf(phrases('terminal | terminals | gate | gates'))],
  ['address', anyOf(phrases('phone | address | contact number'))],
  [
    'meals',
    anyOf(
      phrases(
        'meal | meals | food | meal on board | meals on board | food on board | breakfast | lunch | dinner | snack | snacks | khana',
      ),
    ),
  ],
  ['seats', anyOf(phrases('seat | seats | legroom'))],
  ['wifi', anyOf(phrases('wifi | wi fi | wi - fi'))],
  [
    'hours',
    anyOf(
      phrases(
        'check in time | checkin time | check - in time | check out time | checkout time | check - out time | check in timing | checkin timing | check in timings | checkin timings | check in timings | early check in | early check - in | early checkin | late check - out | late checkout | late check out | check in kab | checkin kab',
      ),
    ),
  ],
]
/** What each amenity is called. */
export const AMENITY_RULES: readonly (readonly [Amenity, Rule])[] = [
  ['breakfast', anyOf(phrases('breakfast | nashta'))],
  ['wifi', anyOf(phrases('wifi | wi fi | wi - fi | internet'))],
  ['pool', anyOf(phrases('pool | pools | swimming'))],
  ['gym', anyOf(phrases('gym | fitness'))],
  ['parking', anyOf(['parking'])],
  ['cooling', anyOf(phrases('ac | a c | air conditioning | air conditioned | air conditioner | aircon | air con'))],
  [
    'transfer',
    anyOf(phrases('airport transfer | airport shuttle | airport pickup | airport pick up | airport drop | shuttle')),
  ],
  ['laundry', anyOf(['laundry'])],
  ['restaurant', anyOf(phrases('restaurant | dinner | food | meal | meals'))],
  ['meetings', anyOf(phrases('meeting room | meeting rooms | conference room | conference rooms'))],
]
const GROUND = anyOf(
  phrases(
    'train | trains | rail | railway | bus | buses | volvo | cab | cabs | taxi | taxis | gaadi | by road | uber | ola | drive',
  ),
)
const GROUND_MODES = [
  ['train', anyOf(phrases('train | trains | rail | railway | shatabdi | vande bharat | rajdhani'))],
  ['bus', anyOf(phrases('bus | buses | volvo'))],
  ['cab', anyOf(phrases('cab | cabs | taxi | taxis | gaadi | uber | ola | car'))],
] as const
const AIRPORT = anyOf(phrases('airport | airports | hawai adda'))
const EMISSIONS = anyOf(phrases('co2 | co₂ | carbon | emission | emissions | footprint | carbon footprint'))

/** Reads what a question about results is about. */
export function topicTalkIn(message: string, { words, wanted }: SaidWords): TopicTalk {
  return {
    topics: TOPICS.flatMap(([topic, rule]) => (found(rule, words) ? [topic] : [])),
    amenity: AMENITY_RULES.find(([, rule]) => found(rule, words))?.[0],
    amenities: AMENITY_RULES.flatMap(([name, rule]) => (found(rule, words) ? [name] : [])),
    wishedAmenities: AMENITY_RULES.flatMap(([name, rule]) => (found(rule, wanted) ? [name] : [])),
    text: message,
    emissions: found(EMISSIONS, words),
    ground: found(GROUND, words),
    groundModes: GROUND_MODES.flatMap(([mode, rule]) => (found(rule, words) ? [mode] : [])),
    airport: found(AIRPORT, words),
    rank: readRank(message),
  }
}
