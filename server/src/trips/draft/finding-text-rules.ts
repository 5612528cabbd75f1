import { replies } from '@pravas/messages/tripmate'
import { dayWords } from '../../formats.ts'
import type { CriteriaFinding } from './criteria-rules.ts'
import type { JourneyFinding } from './journey-order-rules.ts'

type Finding = CriteriaFinding | JourneyFinding
type OfCode<Code extends Finding['code']> = Extract<Finding, { code: Code }>

/** What is said of each finding of a trip draft. */
const WORDS: { [Code in Finding['code']]: (finding: OfCode<Code>) => string } = {
  day_past: ({ day }) => replies('day.past', { day: dayWords(day) }),
  day_too_far: ({ day }) => replies('day.too-far', { day: dayWords(day) }),
  return_before_departure: (found) =>
    replies('day.return-before', { return: dayWords(found.return), depart: dayWords(found.depart) }),
  stay_ends_before: ({ check_in, check_out }) =>
    replies('stay.ends-before', { from: dayWords(check_in), until: dayWords(check_out) }),
  nights_out_of_range: ({ most }) => replies('stay.nights', { most }),
  same_city: ({ city }) => replies('city.same', { city }),
  leg_before: ({ from = replies('leg.from-there'), day, other }) =>
    replies('leg.before', { from, day: dayWords(day), other: dayWords(other) }),
  leg_too_soon: ({ flight, landing }) => replies('leg.too-soon', { flight, landing }),
  leg_nights_changed: ({ city = replies('leg.that-city') }) => replies('leg.nights-changed', { city }),
}

/** A finding of a trip draft in a sentence. */
export function findingWords<Code extends Finding['code']>(finding: OfCode<Code> & { code: Code }): string {
  return WORDS[finding.code](finding)
}
