import { paiseFromRupees } from '@pravas/contract/money'
import type { OwnLimit, OwnPolicy } from '@pravas/contract/policies'
import type { PolicyRule } from '@pravas/contract/policy'
import { folded, PolicyEntry, topicOf } from '@pravas/contract/policy-document'
import { ruleConsequence, ruleKind, ruleLimit, ruleNotes } from '@pravas/messages/policy-rule'
import { priceText } from '../formats.ts'
import { decidingEntry, entriesOf, type PolicyOfDay } from './version-rules.ts'

type Kind = PolicyEntry['rule']

/** Every kind of rule, in the order of the policy's groups. */
const KINDS: readonly Kind[] = PolicyEntry.options.map(({ shape }) => shape.rule.value)

/** A rule that decides for a person, and where. */
export interface Quote {
  entry: PolicyEntry
  /** Cities for which it holds, as the policy writes them. */
  cities: string[]
  /** Whether it also holds in cities that no rule of its kind names. */
  elsewhere: boolean
  /** Null: both on a trip and without one. */
  on: 'trip' | 'no_trip' | null
}

/** What the policy says to a person, and the kinds whose rules depend on something that is not known of them. */
export interface Quotes {
  quotes: Quote[]
  undecided: PolicyRule[]
}

/** More cities than these are not told one by one; a question about one of them names it. */
const MOST_CITIES = 300

/** Returns which rules decide for the person of a policy: in one city, or in all that rules name and elsewhere. */
function quotesOf(
  policy: PolicyOfDay,
  { city, kinds = KINDS }: { city?: string | undefined; kinds?: readonly Kind[] } = {},
): Quotes {
  const of = kinds.map((kind) => quotesOfKind(policy, kind, city))
  return {
    quotes: of.flatMap(({ quotes }) => quotes),
    undecided: kinds.filter((_, at) => of[at]?.isUndecided),
  }
}

/** Returns what a policy allows the person, in words: in one city, or in all that rules name and elsewhere. */
export function ownLimits(policy: PolicyOfDay, city?: string): Pick<OwnPolicy, 'limits' | 'undecided'> {
  const { quotes, undecided } = quotesOf(policy, { city })
  return { limits: quotes.map(limitOf), undecided }
}

function limitOf({ entry, cities, elsewhere, on }: Quote): OwnLimit {
  const { rule, clause, severity } = entry
  return {
    rule,
    kind: ruleKind(rule),
    text: ruleLimit(entry, (rupees) => priceText(paiseFromRupees(rupees))),
    notes: ruleNotes(entry),
    states: entry,
    clause,
    severity,
    consequence: ruleConsequence(severity),
    cities,
    elsewhere,
    on,
  }
}

function quotesOfKind(policy: PolicyOfDay, kind: Kind, city: string | undefined) {
  const topics = [...new Set(policy.policy ? entriesOf(policy.policy, kind).map(topicOf) : [])].toSorted()
  const parts = topics.map((topic) => quotesOfTopic(policy, { kind, topic, city }))
  return { quotes: parts.flatMap(({ quotes }) => quotes), isUndecided: parts.some(({ isUndecided }) => isUndecided) }
}

function quotesOfTopic(
  policy: PolicyOfDay,
  { kind, topic, city }: { kind: Kind; topic: string; city: string | undefined },
) {
  const cities = city === undefined ? namedCities(policy, kind) : []
  const stated = isOnTrip(kind) ? [true] : [true, false]
  const decided = stated.flatMap((onTrip) =>
    [...(city === undefined ? cities : [city]), ...(city === undefined ? [ELSEWHERE] : [])].map((place) => ({
      place,
      onTrip,
      ...decidingEntry(policy, kind, { city: place, onTrip }, { isMeant: (entry) => topicOf(entry) === topic }),
    })),
  )
  const quotes = [...Map.groupBy(decided, ({ entry }) => entry)].flatMap(([entry, all]) =>
    entry ? placed(entry, all, { cities, isBothTold: stated.length === 1 }) : [],
  )
  return { quotes, isUndecided: decided.some(({ missing }) => missing.length > 0) }
}

/** A city that no rule can name. */
const ELSEWHERE = ''

/** What happens only on trips, regardless of who asks. */
function isOnTrip(kind: Kind): boolean {
  return !kind.startsWith('expense.') || kind === 'expense.per_diem' || kind === 'expense.outside_trip'
}

type Place = { place: string; onTrip: boolean }

/** One quote where a rule holds in the same cities on a trip and without one, else one each. */
function placed(
  entry: PolicyEntry,
  all: readonly Place[],
  { cities, isBothTold }: { cities: readonly string[]; isBothTold: boolean },
): Quote[] {
  const quote = (places: readonly Place[], on: Quote['on']): Quote => {
    const names = places.map(({ place }) => place)
    const elsewhere = names.includes(ELSEWHERE)
    const isEverywhere = elsewhere && names.length === cities.length + 1
    return { entry, cities: isEverywhere ? [] : names.filter((name) => name !== ELSEWHERE), elsewhere, on }
  }
  const onTrip = all.filter((one) => one.onTrip)
  const without = all.filter((one) => !one.onTrip)
  const isSame = onTrip.length === without.length && onTrip.every(({ place }, at) => place === without[at]?.place)
  if (isBothTold || isSame) return [quote(onTrip, null)]
  return [
    ...(onTrip.length > 0 ? [quote(onTrip, 'trip')] : []),
    ...(without.length > 0 ? [quote(without, 'no_trip')] : []),
  ]
}

/** The cities that rules of a kind name, each once, at most `MOST_CITIES`. */
function namedCities({ policy }: PolicyOfDay, kind: Kind): string[] {
  if (!policy) return []
  const names = entriesOf(policy, kind).flatMap(({ applies: { cities = [], city_classes: classes = [] } = {} }) => [
    ...cities,
    ...classes.flatMap((name) =>
      Object.entries(policy.city_classes).flatMap(([other, of]) => (folded(other) === folded(name) ? of : [])),
    ),
  ])
  const once = new Map(names.map((name) => [folded(name), name]))
  return [...once.values()].slice(0, MOST_CITIES)
}
