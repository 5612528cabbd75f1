import { paiseFromRupees } from '@pravas/contract/money'
import type { City, FlightClass } from '@pravas/contract/trips'
import { CITIES, FLIGHT_CLASSES } from '@pravas/contract/trips'
import { listWords, priceText } from '../../../formats.ts'
import { textOfFinding } from '../../../policy/finding-text-rules.ts'
import { perDiemIn } from '../../../policy/per-diem-rules.ts'
import { nightCapPaise } from '../../../policy/trip-rules.ts'
import { decidingEntry, type EntryOf, type PolicyOfDay } from '../../../policy/version-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { findingsOfDraft } from '../../../trips/trip-policy-rules.ts'

const NO_POLICY =
  'No travel policy was set up for this day, so I cannot tell you what is allowed. Your manager decides on each request.'

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
  const best = ({ cabins: [first] }: EntryOf<'flight.cabin'>) => FLIGHT_CLASSES.indexOf(first?.best ?? 'first')
  return decidingEntry(policy, 'flight.cabin', ANYWHERE, best).entry?.cabins ?? []
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
  if (!policy.policy) return NO_POLICY
  if (topic === 'daily') return dailyWords(policy)
  if (topic === 'claim') return `${claimWords(policy)} FinGenie looks after claims.`
  const rules = { cabin: cabinWords, hotel: () => hotelCapWords(policy, city), fare: fareCapWords, ahead: aheadWords }
  if (topic && topic in rules) return rules[topic as keyof typeof rules](policy)
  const all = [cabinWords, fareCapWords, () => hotelCapWords(policy, city), aheadWords, claimWords]
  return [
    'The travel policy in short:',
    ...all.map((words) => `- ${words(policy)}`),
    'What goes beyond it can still be requested: your manager sees by how much, and decides.',
  ].join('\n')
}

function cabinWords(policy: PolicyOfDay): string {
  const parts = cabinsOf(policy).map(({ up_to_minutes: minutes, best }) =>
    minutes === undefined ? `longer flights: ${best}` : `up to ${minutes / 60} hours: ${best}`,
  )
  return parts.length > 0 ? `Best class on flights of ${parts.join('; ')}.` : 'Every class may be flown.'
}

function fareCapWords(policy: PolicyOfDay): string {
  const cap = decidingEntry(policy, 'flight.fare_cap', ANYWHERE, ({ amount }) => amount).entry
  const lowest = decidingEntry(policy, 'flight.over_lowest', ANYWHERE, ({ percent }) => percent).entry
  const parts = [
    cap && `up to ${rupees(cap.amount)} in each direction`,
    lowest && `at most ${lowest.percent}% above the lowest fare that would do`,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? `A flight may cost ${parts.join(', and ')}.` : 'There is no limit for a fare.'
}

function rupees(amount: number): string {
  return priceText(paiseFromRupees(amount))
}

function hotelCapWords(policy: PolicyOfDay, city: City | undefined): string {
  const capped = (city ? [city] : CITIES).flatMap((name) => {
    const cap = nightCapPaise(name, policy)
    return cap === undefined ? [] : [`${priceText(cap)} in ${name}`]
  })
  return capped.length > 0
    ? `A hotel night may cost up to ${listWords(capped)}, with taxes.`
    : 'There is no limit for a hotel night there.'
}

function aheadWords(policy: PolicyOfDay): string {
  const { entry } = decidingEntry(policy, 'trip.booked_late', ANYWHERE, ({ days }) => -days)
  if (!entry) return 'A trip can be requested up to the day of departure.'
  return `A trip is to be requested at least ${entry.days} days before the departure.`
}

function claimWords(policy: PolicyOfDay): string {
  const late = decidingEntry(policy, 'expense.claimed_late', ANYWHERE, ({ days }) => days).entry
  const receipt = decidingEntry(policy, 'expense.receipt_missing', ANYWHERE, ({ amount }) => amount).entry
  const parts = [
    late && `can be claimed within ${late.days} days`,
    receipt && `needs a receipt above ${rupees(receipt.amount)}`,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? `An expense ${parts.join(', and ')}.` : 'There is no time limit for claims.'
}

function dailyWords(policy: PolicyOfDay): string {
  const rates = CITIES.flatMap((city) => {
    const { entry } = perDiemIn(city, policy)
    return entry ? [{ city, entry }] : []
  })
  const elsewhere = decidingEntry(policy, 'expense.per_diem', ANYWHERE, ({ amount }) => amount).entry
  const first = rates[0]?.entry ?? elsewhere
  if (!first) return 'There is no per diem.'
  const inCities = [...Map.groupBy(rates, ({ entry }) => entry.amount)].map(
    ([amount, of]) => `${rupees(amount)} a day in ${listWords(of.map(({ city }) => city))}`,
  )
  const all = [...inCities, ...(elsewhere ? [`${rupees(elsewhere.amount)} elsewhere`] : [])].join(', and ')
  const parts = first.shares.map(
    ({ under_hours, percent }) => `${percent}% of it for less than ${under_hours} hours away`,
  )
  const shares = parts.length > 0 ? `: ${listWords(parts)}` : ''
  const breakfast = first.breakfast_percent > 0 ? ' A breakfast that the hotel includes is taken off.' : ''
  return `Meals may come to ${all}${shares}.${breakfast}`
}

/** Where a draft goes beyond the policy of the day, a line each; null when there is no policy. */
export function findingLines(draft: TripRequest, policy: PolicyOfDay): string[] | null {
  return findingsOfDraft(draft, policy)?.map(textOfFinding) ?? null
}

/** Whether a draft stays within the policy of the day. */
export function draftPolicyWords(draft: TripRequest, policy: PolicyOfDay): string {
  const lines = findingLines(draft, policy)
  if (lines === null) return NO_POLICY
  if (lines.length === 0) return 'This trip is within the travel policy.'
  return `This trip is out of policy: ${lines.join('; ')}. You can still send it; your manager sees this and decides.`
}
