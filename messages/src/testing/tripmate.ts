import { tripmateReplies, tripmateVariants } from '../tripmate.ts'
import { wordsInAny } from './words-of.ts'

/** Finds an answer of TripMate by its name and some of its values, in whichever language it was given. */
export const wordsOf = wordsInAny(tripmateReplies, tripmateVariants)
