import { learnedFrom } from './classifier.ts'
import phrases from './phrases/travel.json' with { type: 'json' }
import type { NONE } from './phrases.ts'

/** What travellers ask beside their wishes; `phrases/travel.json` has the ways in which they do. */
export type TravelQuestion = Exclude<keyof typeof phrases, typeof NONE>

/** What a message to TripMate probably asks; undefined where it most likely wishes or tells something. */
export const likelyTravelQuestion = learnedFrom<TravelQuestion>(phrases)
