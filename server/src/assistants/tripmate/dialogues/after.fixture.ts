import type { Goal, Kind, TripCriteria } from '../../../trips/draft/trip-draft.ts'

/** What holds after the last of some messages. */
export interface After {
  /** Criteria as they stand then; null where one must be empty. */
  criteria?: { [Name in keyof TripCriteria]?: TripCriteria[Name] | null }
  goal?: Goal | null
  /** Goal, criteria and choices are those of before. */
  same?: true
  /** Which parts are chosen then, and which of them by the last message: 'new'. */
  chosen?: Partial<Record<Kind, boolean | 'new'>>
  /** The airline of a part that is chosen. */
  airline?: Partial<Record<'flight' | 'return_flight', string>>
  /** The results that were shown last. */
  listed?: Kind
  says?: RegExp
  never?: RegExp
}

/** Messages, of which only the last is judged, and what holds after it. */
export type Row = readonly [say: string | readonly string[], after: After]

export interface Turns {
  title: string
  /** What was said before each of them. Today is Wednesday, 10 June 2026. */
  given: readonly string[]
  rows: readonly Row[]
}
