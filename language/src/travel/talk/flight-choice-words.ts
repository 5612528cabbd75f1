import type { DateExpression } from '../../text/date-expression.ts'
import { anyOf, inOrder, type Rule, several } from '../../text/phrase-grammar.ts'
import type { Token } from '../../text/tokens.ts'
import { DETERMINER, POINTER } from '../../text/words/determiners.ts'
import type { Amenity } from '../amenities.ts'
import type { Entity } from '../entities.ts'
import { EVENTS } from '../events.ts'
import type { Extreme, Where } from '../types.ts'
import * as flights from '../words/flight-choices.ts'
import { PARTICLE, RESULT } from '../words/trip-parts.ts'
import type { SaidHour } from './said-hours.ts'

/** What picks a flight among those that fit. */
type Order =
  | { by: 'extreme'; extreme: Extreme | 'last_landing'; rank: number }
  /** The latest of those within hours that are named; 'the last one' alone is the last of a list. */
  | { by: 'last' }
  /** The one that leaves, or lands, closest to an hour, before or after it. */
  | { by: 'nearest'; hour: SaidHour; lands: boolean }
  /** It costs just that. */
  | { by: 'costs'; rupees: number }
  /** It leaves, or lands, at that hour. */
  | { by: 'at'; hour: SaidHour; lands?: true }
  /** A place in the list; `isCounted` if by its number alone, which names a flight only beside the way that it is for. */
  | { by: 'place'; index: number; isCounted?: true }

/** A bound of an hour, as said. */
export interface HourBound {
  limit: 'depart_after' | 'depart_before' | 'arrive_after' | 'arrive_before'
  hour: SaidHour
}

/** What a choice says of a result. */
export type ChoiceFilters = Pick<
  Where,
  | 'airline'
  | 'other_airlines'
  | 'without_airlines'
  | 'stops'
  | 'max_price_paise'
  | 'depart_period'
  | 'stars'
  | 'stars_most'
> & { refundable?: true; amenities?: readonly Amenity[] }

/** A choice of one flight or hotel by what it is beside the others, with what is said of it. */
export interface FlightChoice {
  /** What is chosen, where it is named. */
  leg?: 'flight' | 'return_flight' | 'hotel'
  /** The day of the flight, as it was said: 'for the 11th I want the latest'. */
  day?: DateExpression
  where: ChoiceFilters
  hours: readonly HourBound[]
  /** Only those within the hours that were told before: it 'makes it'. */
  inTime?: true
  /** Neither late at night nor before the day begins. */
  byDay?: true
  order?: Order
  /**
   * Only so many are looked at: those that are the most of something ('the earlier of the two cheapest'), the first of the list, or
   * all where there are just so many.
   */
  among?: { count: number; extreme?: Extreme; isFirst?: true }
  /** What is left without those that are ruled out. */
  other?: true
  /** Only those that the policy allows as they are. */
  withinLimit?: true
  /** The one that there is, or that was spoken of last: 'wahi ek'. */
  only?: true
  /** What tells several apart that fit: 'Air India if there's more than one'. */
  prefers?: ChoiceFilters
  /** What it should be where any of those that fit is so: 'refundable if there is'. */
  ideally?: ChoiceFilters
  /** What is chosen where none fits: 'otherwise the earliest'. */
  otherwise?: FlightChoice
  /** It describes several and takes none, even where one is left. */
  narrows?: true
  /** It is asked about and not taken: 'the latest that still makes it?' */
  asked?: true
  /** What is ruled out: places in the list, of which 0 is the one that was spoken of last, and hours of leaving. */
  not: readonly (number | SaidHour)[]
}

/** The words of a message, with the values that stand in it. */
export interface ChoiceWords {
  said: readonly string[]
  tokens: readonly Token[]
  entities: readonly Entity[]
}
/** Reads what a choice says from a place on, and answers where that may end. */
export type Part = (at: number, words: ChoiceWords) => readonly { end: number; choice: Partial<FlightChoice> }[]

/** Where a rule may end that begins at a word. */
export const ends = (rule: Rule, { said }: ChoiceWords, at: number) => rule(said, at)
/** A phrase that says one thing of a choice. */
export const fixed =
  (rule: Rule, choice: Partial<FlightChoice>): Part =>
  (at, all) =>
    ends(rule, all, at).map((end) => ({ end, choice }))
/** The value of a kind that begins at a word. */
export const ofValue = <Kind extends Entity['value']['kind']>(
  { entities }: ChoiceWords,
  at: number,
  kind: Kind,
): { value: Extract<Entity['value'], { kind: Kind }>; end: number } | undefined => {
  const entity = entities.find(({ start, value }) => start === at && value.kind === kind)
  return entity && { value: entity.value as Extract<Entity['value'], { kind: Kind }>, end: entity.end }
}

/** A verb of landing, before an hour. */
export const LANDS = anyOf(flights.ARRIVES)
export const THE = several(anyOf(DETERMINER, POINTER))
export const ONE = several(anyOf(RESULT, PARTICLE))
const EVENT: Rule = (said, at) => (EVENTS.has(said[at] ?? '') ? [at + 1] : [])
export const THE_EVENT = inOrder(THE, EVENT)
