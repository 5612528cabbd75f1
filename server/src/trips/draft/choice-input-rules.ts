import { tripChoice } from '@pravas/contract/trip-choice'
import type { z } from 'zod'
import { TravelCity } from '../../travel/city-rules.ts'

/** What somebody has chosen: options by the names that the searches gave them. */
export const TripChoice = tripChoice(TravelCity)
export type TripChoice = z.infer<typeof TripChoice>
export type Journey = NonNullable<TripChoice['journey']>
export type Leg = Journey['legs'][number]

/** What is wrong with a choice: where, such as `flights.back`, and why, in a sentence. */
export interface ChoiceMistake {
  path: string
  message: string
}
