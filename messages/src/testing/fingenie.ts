import { fingenieReplies, fingenieVariants } from '../fingenie.ts'
import { wordsInAny } from './words-of.ts'

/** Finds an answer of FinGenie by its name and some of its values, in whichever language it was given. */
export const wordsOf = wordsInAny(fingenieReplies, fingenieVariants)
