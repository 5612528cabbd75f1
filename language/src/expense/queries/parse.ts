import { CATEGORIES, type Category } from '@pravas/contract/receipt-fields'
import { isFunctionWord } from '../../text/skipped-words.ts'
import { clean } from '../../text/tokens.ts'
import { spelledOut } from './abbreviations.ts'
import { takeWhen } from './comparisons.ts'
import {
  takeBounds,
  takeCategories,
  takeCities,
  takeExclusions,
  takeKinds,
  takeLacks,
  takeMerchant,
  takeStatuses,
} from './filters.ts'
import { takeMeasure } from './measures.ts'
import { takePaymentMethods } from './payment-methods.ts'
import { type Query, takeMatch } from './query.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { spelled } from './spelling.ts'

export interface Context {
  today: string
  /** Names of the merchants at hand, in lower case: they are no misspelt words. */
  names: ReadonlySet<string>
}

/** What a message says of a question; what it does not say is absent. */
export interface ParsedQuery {
  said: Partial<Omit<Query, 'measure'>>
  measure: Query['measure'] | null
  /** Words of the message that no part of the grammar read. */
  unknown: string[]
  /** The message as it was read: in lower case, spelled right. */
  text: string
}

const TRIP =
  /(?:\b(?:on|during|for|from|of|in)\s)?(?:\b(?:my|the|our|that|this|a)\s)?(?:(last|latest|recent|most recent)\s)?(?:(?<![·\s])\s?·[·\s]*)?(?:business )?\b(?:trip|visit|tour)\b(?:\s(?:to|in|of)\b)?/
const HERE =
  /\b(?:these|here|those|in this (?:chat|conversation|upload)|this (?:chat|conversation|upload)|uploaded|uploads?|of them|the conversation)\b/
const EVER =
  /\b(?:all(?: of)? my (?:claims|expenses|records)|in (?:all )?my claims|my (?:claims|expenses|history)|claims?|claimed|so far|ever|till now|until now|all time|overall|history|records?|in the past|submitted)\b/
const CLAIMED =
  /\b(?:(?:did|have|had|do) (?:i|we) (?:already )?(?:claim|claimed|submit|submitted|send|sent)|(?:i|we) (?:have )?(?:claimed|submitted|sent)|claimed|submitted|claims? (?:sent|made|from|of|in))\b/

/** Reads a message part by part; each part leaves the rest to the others. */
export function parseQuery(message: string, { today, names }: Context): ParsedQuery {
  const text = spelled(spelledOut(clean(message)).toLowerCase().replace(/\s+/g, ' ').trim(), names)
  const statuses = takeStatuses(text)
  const bounds = takeBounds(statuses.rest)
  const lacks = takeLacks(bounds.rest)
  const exclusions = takeExclusions(lacks.rest)
  const when = takeWhen(exclusions.rest, today)
  const trip = takeTrip(when.rest)
  const cities = trip.city === undefined ? takeCities(trip.rest) : { value: [], rest: trip.rest }
  const rated = takeMeasure(cities.rest)
  const means = takePaymentMethods(rated.rest)
  const ofKind = takeKinds(means.rest)
  const categories = takeCategories(ofKind.rest)
  const merchant = takeMerchant(categories.rest)
  const kinds = categoriesOf(categories.value, exclusions.value.categories)
  const { measure, group, top } = rated.value
  const { leastPaise, mostPaise } = bounds.value
  const source = HERE.test(text) ? 'conversation' : EVER.test(text) ? 'claims' : undefined
  return {
    text,
    measure,
    unknown: unknownIn(`${merchant.rest} ${exclusions.value.others}`),
    said: {
      ...(source && { source }),
      ...(CLAIMED.test(statuses.rest) && { basis: 'claimed' as const }),
      ...(group && { group }),
      ...(when.value.group && { group: when.value.group }),
      ...(kinds.length > 0 && { categories: kinds }),
      ...(ofKind.value.length > 0 && { kinds: ofKind.value }),
      ...(cities.value.length > 0 && { cities: cities.value }),
      ...(means.value.length > 0 && { means: means.value }),
      ...(merchant.value !== null && { merchant: merchant.value }),
      ...(statuses.value.length > 0 && { statuses: statuses.value }),
      ...(lacks.value && { lacks: lacks.value }),
      ...(leastPaise !== null && { leastPaise }),
      ...(mostPaise !== null && { mostPaise }),
      ...(when.value.period && { period: when.value.period }),
      ...(trip.city !== undefined && { trip: trip.city }),
      ...(when.value.against && { against: when.value.against }),
      ...(top && { top }),
    },
  }
}

/** 'All but food' is every other category; 'food and transport, not food' transport. */
function categoriesOf(named: readonly Category[], excluded: readonly Category[]): Category[] {
  const from = named.length > 0 || excluded.length === 0 ? named : CATEGORIES
  return from.filter((category) => !excluded.includes(category))
}

function takeTrip(text: string): { city: string | undefined; rest: string } {
  if (!/\b(?:trip|visit|tour)\b/.test(text)) return { city: undefined, rest: text }
  const { value, rest } = takeCities(text)
  const taken = takeMatch(rest, TRIP)
  return taken ? { city: value[0] ?? '', rest: taken.rest } : { city: undefined, rest: text }
}

function unknownIn(rest: string): string[] {
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}'&.-]*/gu) ?? []
  return [
    ...new Set(
      words
        .map((word) => word.replace(/(?<![.'])[.']+$/, ''))
        .filter((word) => !QUESTION_WORDS.has(word) && !isFunctionWord(word) && !/^\d+$/.test(word)),
    ),
  ]
}
