import { tripmateReplies } from '../tripmate.ts'
import { wordsIn } from './words-of.ts'

/** Finds an answer of TripMate by its name and some of its values. */
export const wordsOf = wordsIn(tripmateReplies)
