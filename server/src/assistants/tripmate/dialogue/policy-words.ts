import { FLIGHT_CLASSES, type FlightClass } from '@pravas/contract/trips'
import type { PolicyQuestion } from '@pravas/language/text/policy-question'
import { answers } from '@pravas/messages/policy-answer'
import { replies } from '@pravas/messages/tripmate'
import { policyAnswer } from '../../../policy/answer-rules.ts'
import { ownLimits } from '../../../policy/quote-rules.ts'
import { decidingEntry, type PolicyOfDay } from '../../../policy/version-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { literal } from '../../kernel/cards.ts'
import { findingLines } from '../../trip-texts/draft-text-rules.ts'

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
  const [shortest] = decidingEntry(policy, 'flight.cabin', { city: null, onTrip: true }).entry?.cabins ?? []
  if (!shortest || FLIGHT_CLASSES.indexOf(wanted) <= FLIGHT_CLASSES.indexOf(shortest.best)) return undefined
  const { best: allowed, up_to_minutes: minutes } = shortest
  return { allowed, ...(minutes !== undefined && { hours: minutes / 60 }) }
}

/** What the policy of a day allows the traveller, of what they ask. */
export function policyWords(question: PolicyQuestion, policy: PolicyOfDay): string {
  const { city } = question
  const told = policy.policy && { ...ownLimits(policy, city), city: city ?? null }
  return policyAnswer(question, told, { of: 'trips', literal })
}

/** Whether a draft stays within the policy of the day. */
export function draftPolicyWords(draft: TripRequest, policy: PolicyOfDay): string {
  const lines = findingLines(draft, policy)
  if (lines === null) return answers('none')
  return lines.length === 0 ? replies('policy.within') : replies('policy.out', { findings: lines.join('; ') })
}
