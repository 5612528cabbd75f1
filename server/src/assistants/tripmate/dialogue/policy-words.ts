import { paiseFromRupees } from '@pravas/contract/money'
import type { City, FlightClass } from '@pravas/contract/trips'
import { CITIES, FLIGHT_CLASSES } from '@pravas/contract/trips'
import { replies } from '@pravas/messages/tripmate'
import { listWords, priceText } from '../../../formats.ts'
import { textOfFinding } from '../../../policy/finding-text-rules.ts'
import { perDiemIn } from '../../../policy/per-diem-rules.ts'
import { nightCapPaise } from '../../../policy/trip-rules.ts'
import { decidingEntry, type PolicyOfDay } from '../../../policy/version-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { findingsOfDraft } from '../../../trips/trip-policy-rules.ts'

/** The best class that the policy of a day allows between the six cities, and up to how many hours of flight. */
export interface AllowedClass {
  allowed: FlightClass
  /** Absent: on every flight. */
  hours?: number
}

/**
 * What the policy of a day allows where a class is above it; undefined where the class may be flown. The shortest
 * flights count: the six cities lie within three hours of each other.
 */
export function allowedInstead(wanted: FlightClass, policy: PolicyOfDay): AllowedClass | undefined {
  const [shortest] = cabinsOf(policy)
  if (!shortest || FLIGHT_CLASSES.indexOf(wanted) <= FLIGHT_CLASSES.indexOf(shortest.best)) return undefined
  const { best: allowed, up_to_minutes: minutes } = shortest
  return { allowed, ...(minutes !== undefined && { hours: minutes / 60 }) }
}

function cabinsOf(policy: PolicyOfDay) {
  return decidingEntry(policy, 'flight.cabin', ANYWHERE).entry?.cabins ?? []
}

const ANYWHERE = { city: null, onTrip: true }

/** What a question about the policy is about, as far as its words say. */
export type PolicyTopic = 'cabin' | 'hotel' | 'fare' | 'ahead' | 'claim' | 'daily' | 'approver'

const TOPICS: readonly (readonly [PolicyTopic, RegExp])[] = [
  ['daily', /\b(per ?diem|daily (allowance|limit)|allowance|food|meals?)\b/i],
  ['claim', /\b(receipts?|bills?|claims?|claiming|expenses?|reimburs\w*)\b/i],
  ['hotel', /\b(hotels?|rooms?|nights?|stays?|lodging)\b/i],
  ['cabin', /\b(class|business|first|cabin|premium|upgrade)\b/i],
  ['ahead', /\b(early|earlier|advance|ahead|before|in time|late|last minute|same day)\b/i],
  ['fare', /\b(fares?|flights?|tickets?|spend|price|cap|limit|budget)\b/i],
]

/** What a question is about; undefined where it asks for the policy as a whole. */
export function policyTopic(message: string): PolicyTopic | undefined {
  return TOPICS.find(([, words]) => words.test(message))?.[0]
}

/** What the policy of a day says on a topic, or all of it. `city` narrows the hotels. */
export function policyWords(topic: PolicyTopic | undefined, city: City | undefined, policy: PolicyOfDay): string {
  if (!policy.policy) return replies('policy.none')
  if (topic === 'daily') return dailyWords(policy)
  if (topic === 'claim') return replies('policy.claim-fingenie', { rule: claimWords(policy) })
  const rules = { cabin: cabinWords, hotel: () => hotelCapWords(policy, city), fare: fareCapWords, ahead: aheadWords }
  if (topic && topic in rules) return rules[topic as keyof typeof rules](policy)
  const all = [cabinWords, fareCapWords, () => hotelCapWords(policy, city), aheadWords, claimWords]
  return [
    replies('policy.title'),
    ...all.map((words) => replies('policy.line', { rule: words(policy) })),
    replies('policy.beyond'),
  ].join('\n')
}

function cabinWords(policy: PolicyOfDay): string {
  const parts = cabinsOf(policy).map(({ up_to_minutes: minutes, best }) =>
    minutes === undefined
      ? replies('policy.cabin-longer', { class: best })
      : replies('policy.cabin-up-to', { hours: minutes / 60, class: best }),
  )
  return parts.length > 0 ? replies('policy.cabin', { classes: parts.join('; ') }) : replies('policy.cabin-any')
}

function fareCapWords(policy: PolicyOfDay): string {
  const cap = decidingEntry(policy, 'flight.fare_cap', ANYWHERE).entry
  const lowest = decidingEntry(policy, 'flight.over_lowest', ANYWHERE).entry
  if (cap && lowest) return replies('policy.fare', { amount: rupees(cap.amount), percent: lowest.percent })
  if (cap) return replies('policy.fare-cap', { amount: rupees(cap.amount) })
  return lowest ? replies('policy.fare-lowest', { percent: lowest.percent }) : replies('policy.fare-any')
}

function rupees(amount: number): string {
  return priceText(paiseFromRupees(amount))
}

function hotelCapWords(policy: PolicyOfDay, city: City | undefined): string {
  const capped = (city ? [city] : CITIES).flatMap((name) => {
    const cap = nightCapPaise(name, policy)
    return cap === undefined ? [] : [replies('policy.hotel-cap', { amount: priceText(cap), city: name })]
  })
  return capped.length > 0 ? replies('policy.hotel', { caps: listWords(capped) }) : replies('policy.hotel-none')
}

function aheadWords(policy: PolicyOfDay): string {
  const { entry } = decidingEntry(policy, 'trip.booked_late', ANYWHERE)
  return entry ? replies('policy.ahead', { days: entry.days }) : replies('policy.ahead-any')
}

function claimWords(policy: PolicyOfDay): string {
  const late = decidingEntry(policy, 'expense.claimed_late', ANYWHERE).entry
  const receipt = decidingEntry(policy, 'expense.receipt_missing', ANYWHERE).entry
  if (late && receipt) return replies('policy.claim', { days: late.days, amount: rupees(receipt.amount) })
  if (late) return replies('policy.claim-days', { days: late.days })
  return receipt ? replies('policy.claim-receipt', { amount: rupees(receipt.amount) }) : replies('policy.claim-any')
}

function dailyWords(policy: PolicyOfDay): string {
  const rates = CITIES.flatMap((city) => {
    const { entry } = perDiemIn(city, policy)
    return entry ? [{ city, entry }] : []
  })
  const elsewhere = decidingEntry(policy, 'expense.per_diem', ANYWHERE).entry
  const first = rates[0]?.entry ?? elsewhere
  if (!first) return replies('policy.meals-none')
  const inCities = [...Map.groupBy(rates, ({ entry }) => entry.amount)].map(([amount, of]) =>
    replies('policy.meals-in', { amount: rupees(amount), cities: listWords(of.map(({ city }) => city)) }),
  )
  const all = [
    ...inCities,
    ...(elsewhere ? [replies('policy.meals-elsewhere', { amount: rupees(elsewhere.amount) })] : []),
  ]
  const shares = first.shares.map(({ under_hours: hours, percent }) =>
    replies('policy.meals-share', { percent, hours }),
  )
  return [
    replies('policy.meals', { rates: all.join('; ') }),
    ...(shares.length > 0 ? [replies('policy.meals-shares', { shares: listWords(shares) })] : []),
    ...(first.breakfast_percent > 0 ? [replies('policy.meals-breakfast')] : []),
  ].join(' ')
}

/** Where a draft goes beyond the policy of the day, a line each; null when there is no policy. */
export function findingLines(draft: TripRequest, policy: PolicyOfDay): string[] | null {
  return findingsOfDraft(draft, policy)?.map(textOfFinding) ?? null
}

/** Whether a draft stays within the policy of the day. */
export function draftPolicyWords(draft: TripRequest, policy: PolicyOfDay): string {
  const lines = findingLines(draft, policy)
  if (lines === null) return replies('policy.none')
  return lines.length === 0 ? replies('policy.within') : replies('policy.out', { findings: lines.join('; ') })
}
