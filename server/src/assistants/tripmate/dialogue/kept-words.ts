import { replies } from '@pravas/messages/tripmate'
import { dayWords } from '../../../formats.ts'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { CriterionName } from './state.ts'

/** Says that a value of before was kept, where one that a sentence can change was refused. */
export function keptWords(slot: CriterionName, { [slot]: value }: TripCriteria): string[] {
  return !isNamed(slot) || value === undefined ? [] : [replies(`kept.${slot}`, { value: valueWords(value) })]
}

/** A value of a trip as people read it: a day in words, anything else as it is. */
export function valueWords(value: NonNullable<TripCriteria[CriterionName]>): string {
  return typeof value === 'string' && /^\d{4}-/.test(value) ? dayWords(value) : String(value)
}

/** The values of a trip that a sentence can change. */
const NAMED = [
  'from',
  'to',
  'depart',
  'return',
  'check_in',
  'check_out',
  'nights',
  'purpose',
] as const satisfies CriterionName[]

function isNamed(slot: CriterionName): slot is (typeof NAMED)[number] {
  return NAMED.some((name) => name === slot)
}
