import type { OwnLimit, OwnPolicy } from '@pravas/contract/policies'
import type { PolicyRule } from '@pravas/contract/policy'
import type { PolicyQuestion, PolicySubject } from '@pravas/language/expense/talk/policy-subjects'
import { replies } from '@pravas/messages/fingenie'
import { literal, paragraphs } from './texts.ts'
import type { Turn } from './turn.ts'

const RULES: Record<PolicySubject, readonly PolicyRule[]> = {
  hotel: ['hotel.city_cap', 'hotel.stay_length'],
  flight: ['flight.cabin', 'flight.fare_cap', 'flight.over_lowest'],
  meals: ['expense.per_diem'],
  deadline: ['expense.claimed_late'],
  receipt: ['expense.receipt_missing'],
  excluded: ['expense.excluded'],
}

/** So many limits are told in a chat; the page has all of them. */
const MOST_LIMITS = 8

/** What the policy allows the person, of what they ask; where they ask for all of it, or it says nothing, the way to the page. */
export async function policyAnswer({ tools }: Turn, { subjects, city }: PolicyQuestion): Promise<string> {
  const page = replies('elsewhere.policy')
  if (subjects.length === 0) return page
  const asked = new Set(subjects.flatMap((subject) => RULES[subject]))
  const { limits, city: inCity } = await tools.policy(city)
  const told = limits.filter(({ rule }) => asked.has(rule))
  if (told.length === 0) return paragraphs(replies('policy.silent'), page)
  const lines = told.slice(0, MOST_LIMITS).map((limit) => limitLine(limit, inCity))
  return paragraphs(lines.join('\n'), replies('policy.all', { more: Math.max(0, told.length - MOST_LIMITS) }))
}

function limitLine({ kind, text, clause, cities, elsewhere, consequence }: OwnLimit, city: OwnPolicy['city']): string {
  const places = city !== null ? [city] : cities
  return replies('policy.limit', {
    kind,
    where: city === null && elsewhere && cities.length > 0 ? 'others' : places.length > 0 ? 'cities' : 'all',
    cities: literal(places.join(', ')),
    text,
    clause: literal(clause.number),
    consequence,
  })
}
