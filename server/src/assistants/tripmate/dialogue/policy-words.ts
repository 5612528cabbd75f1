import type { City, FlightClass } from '@pravas/contract/trips'
import { CITIES, FLIGHT_CLASSES } from '@pravas/contract/trips'
import { listWords, priceText } from '../../../formats.ts'
import { textOfFinding } from '../../../policy/finding-text-rules.ts'
import { policyOn } from '../../../policy/version-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { findingsOfDraft } from '../../../trips/trip-policy-rules.ts'

type Policy = NonNullable<ReturnType<typeof policyOn>>

const NO_POLICY =
  'No travel policy was set up for this day, so I cannot tell you what is allowed. Your manager decides on each request.'

/** The best class that the policy of a day allows between the six cities, and up to how many hours of flight. */
export interface AllowedClass {
  class: FlightClass
  hours: number
}

/**
 * What the policy of a day allows where a class is above it; undefined where the class may be flown. The shortest
 * flights count: the six cities lie within three hours of each other.
 */
export function allowedInstead(wanted: FlightClass, today: string): AllowedClass | undefined {
  const [shortest] = policyOn(today)?.cabins ?? []
  if (!shortest || FLIGHT_CLASSES.indexOf(wanted) <= FLIGHT_CLASSES.indexOf(shortest.best)) return undefined
  return { class: shortest.best, hours: shortest.upToMinutes / 60 }
}

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
export function policyWords(topic: PolicyTopic | undefined, city: City | undefined, today: string): string {
  const policy = policyOn(today)
  if (!policy) return NO_POLICY
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

function cabinWords({ cabins }: Policy): string {
  const parts = cabins.map(({ upToMinutes, best }) =>
    Number.isFinite(upToMinutes) ? `up to ${upToMinutes / 60} hours: ${best}` : `longer flights: ${best}`,
  )
  return `Best class on flights of ${parts.join('; ')}.`
}

function fareCapWords({ fareCapPaise, overLowestPercent }: Policy): string {
  return `A flight may cost up to ${priceText(fareCapPaise)} in each direction, and at most ${overLowestPercent}% above the lowest fare that would do.`
}

function hotelCapWords({ hotelCapPaise }: Policy, city: City | undefined): string {
  const capped = (city ? [city] : CITIES).flatMap((name) => {
    const cap = hotelCapPaise[name]
    return cap === undefined ? [] : [`${priceText(cap)} in ${name}`]
  })
  return capped.length > 0
    ? `A hotel night may cost up to ${listWords(capped)}, with taxes.`
    : 'There is no limit for a hotel night there.'
}

function aheadWords({ bookAheadDays }: Policy): string {
  return `A trip is to be requested at least ${bookAheadDays} days before the departure.`
}

function claimWords({ claimWithinDays, receiptAbovePaise }: Policy): string {
  return `An expense can be claimed within ${claimWithinDays} days, and needs a receipt above ${priceText(receiptAbovePaise)}.`
}

function dailyWords({ perDiem: { cities, cityPaise, elsewherePaise, shares } }: Policy): string {
  const parts = shares.map(({ underHours, percent }) => `${percent}% of it for less than ${underHours} hours away`)
  return `Meals may come to ${priceText(cityPaise)} a day in ${listWords(cities)}, and ${priceText(elsewherePaise)} elsewhere: ${listWords(parts)}. A breakfast that the hotel includes is taken off.`
}

/** Where a draft goes beyond the policy of the day, a line each; null when there is no policy. */
export function findingLines(draft: TripRequest, today: string): string[] | null {
  return findingsOfDraft(draft, today)?.map(textOfFinding) ?? null
}

/** Whether a draft stays within the policy of the day. */
export function draftPolicyWords(draft: TripRequest, today: string): string {
  const lines = findingLines(draft, today)
  if (lines === null) return NO_POLICY
  if (lines.length === 0) return 'This trip is within the travel policy.'
  return `This trip is out of policy: ${lines.join('; ')}. You can still send it; your manager sees this and decides.`
}
