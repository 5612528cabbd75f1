import { openTripChoice, tripChoice } from '@pravas/contract/trip-choice'
import { tripDraftChange } from '@pravas/contract/trip-drafts'
import type { z } from 'zod'
import { invalid } from '../../errors.ts'
import { TravelCity } from '../../travel/city-rules.ts'

/** What somebody has chosen: options by the names that the searches gave them. */
export const TripChoice = tripChoice(TravelCity)
export type TripChoice = z.infer<typeof TripChoice>

/** The same, of which the purpose and any option may be told later. */
export const OpenTripChoice = openTripChoice(TravelCity)
export type OpenTripChoice = z.infer<typeof OpenTripChoice>
export type Journey = NonNullable<OpenTripChoice['journey']>
export type Leg = Journey['legs'][number]

/** What is wrong with a choice: where, such as `flights.back`, and why, in a sentence. */
export interface ChoiceMistake {
  path: string
  message: string
}

/** What a call answers that sent such mistakes. */
export function refusedChoice(mistakes: readonly ChoiceMistake[]) {
  return invalid(mistakes.map(({ path, message }) => ({ path: `body.${path}`, message })))
}

/** A change of a draft. */
export const TripChange = tripDraftChange(TravelCity)
export type TripChange = z.infer<typeof TripChange>
