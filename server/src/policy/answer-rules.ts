import type { OwnLimit, OwnPolicy } from '@pravas/contract/policies'
import type { PolicyRule } from '@pravas/contract/policy'
import type { PolicyQuestion, PolicySubject } from '@pravas/language/text/policy-question'
import { answers } from '@pravas/messages/policy-answer'
import { ruleKind } from '@pravas/messages/policy-rule'
import { listWords } from '../formats.ts'

/** The rules that answer a question; the first is the one that is missed where it is not set. */
const RULES: Record<PolicySubject, readonly [PolicyRule, ...PolicyRule[]]> = {
  hotel: ['hotel.city_cap', 'hotel.stay_length'],
  stay: ['hotel.stay_length'],
  flight: ['flight.fare_cap', 'flight.cabin', 'flight.over_lowest'],
  cabin: ['flight.cabin'],
  fare: ['flight.fare_cap', 'flight.over_lowest'],
  notice: ['trip.booked_late'],
  meals: ['expense.per_diem'],
  deadline: ['expense.claimed_late'],
  receipt: ['expense.receipt_missing'],
  mileage: ['expense.mileage'],
  category: ['expense.category_cap'],
  excluded: ['expense.excluded'],
}

/** What a trip is judged by, for a question about all of it. */
const OF_TRIPS: readonly PolicySubject[] = ['notice', 'flight', 'hotel']
const OF_CLAIMS: readonly PolicySubject[] = ['meals', 'deadline', 'receipt', 'mileage', 'category', 'excluded']

/** How many limits are told in a chat; the page has all of them. */
const MOST_LIMITS = 8

/** What the policy allows a person, as far as an answer needs it; null before the first policy. */
export type ToldPolicy = Pick<OwnPolicy, 'limits' | 'undecided' | 'city'> | null

/** What is special to who answers. */
export interface Teller {
  of: 'trips' | 'claims'
  /** Writes a name that the organisation has given so that it is shown as it is. */
  literal: (text: string) => string
}

/**
 * Answers a question about the policy with the limits and their clauses, one a line. A question about all of it is
 * answered with the rules of a trip, or with the way to the page by who looks after claims.
 */
export function policyAnswer({ subjects, city }: PolicyQuestion, told: ToldPolicy, { of, literal }: Teller): string {
  if (told === null) return answers('none')
  const isWhole = subjects.length === 0
  if (isWhole && of === 'claims') return answers('page')
  const asked = isWhole ? OF_TRIPS : subjects
  const rules = [...new Set(asked.flatMap((subject) => RULES[subject]))]
  const lines = rules.flatMap((rule) =>
    merged(told.limits.filter((limit) => limit.rule === rule)).map((limit, _, all) =>
      limitLine(limit, { city: told.city, isOneOfSeveral: all.some(({ cities }) => cities.length > 0), literal }),
    ),
  )
  const unset = asked.map((subject) => RULES[subject][0]).filter((rule) => isUnset(rule, told))
  // What no rule pays for cannot be claimed, which is no lack of a limit.
  const isTold = (rule: PolicyRule) => lines.length > 0 || city !== undefined || rule === 'expense.mileage'
  const missed = unset.filter(isTold).map((rule) => unsetLine(rule, city, literal))
  const shown = [...missed, ...lines.slice(0, MOST_LIMITS)].join('\n')
  const isUndecided = told.undecided.some((rule) => rules.includes(rule))
  return paragraphs(
    shown !== '' && (isWhole ? `${answers('in-short')}\n${shown}` : shown),
    shown === '' && !isUndecided && answers('silent'),
    isUndecided && answers('undecided'),
    of === 'trips' && asked.every((subject) => OF_CLAIMS.includes(subject)) && answers('claims-elsewhere'),
    answers('more', { more: Math.max(0, lines.length - MOST_LIMITS) }),
  )
}

function isUnset(rule: PolicyRule, { limits, undecided }: NonNullable<ToldPolicy>): boolean {
  return !undecided.includes(rule) && !limits.some((limit) => limit.rule === rule)
}

function unsetLine(rule: PolicyRule, city: string | undefined, literal: Teller['literal']): string {
  return answers('not-set', {
    kind: ruleKind(rule),
    of: rule === 'expense.mileage' ? 'mileage' : rule === 'expense.excluded' ? 'excluded' : 'limit',
    where: city === undefined ? 'all' : 'city',
    city: literal(city ?? ''),
  })
}

/** Limits that differ in nothing but their cities become one. */
function merged(limits: readonly OwnLimit[]): OwnLimit[] {
  const alike = Map.groupBy(limits, ({ text, clause, severity, on }) =>
    JSON.stringify([text, clause.number, severity, on]),
  )
  return [...alike.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const isEverywhere = all.some(({ cities, elsewhere }) => elsewhere && cities.length === 0)
    const cities = isEverywhere && all.length === 1 ? [] : all.flatMap((limit) => limit.cities)
    return [{ ...first, cities, elsewhere: all.some(({ elsewhere }) => elsewhere) }]
  })
}

function limitLine(
  limit: OwnLimit,
  {
    city,
    isOneOfSeveral,
    literal,
  }: { city: string | null /** Whether another limit names cities. */; isOneOfSeveral: boolean } & Pick<
    Teller,
    'literal'
  >,
): string {
  const { kind, text, clause, cities, elsewhere, severity, on } = limit
  const places = city !== null ? [city] : cities
  const inOthers = city === null && elsewhere && isOneOfSeveral
  const where = places.length > 0 ? (inOthers ? 'others' : 'cities') : inOthers ? 'elsewhere' : 'all'
  return answers('limit', {
    kind,
    where,
    cities: listWords(places.map(literal)),
    on: on ?? 'both',
    text,
    clause: literal(clause.number),
    severity,
  })
}

function paragraphs(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join('\n\n')
}
