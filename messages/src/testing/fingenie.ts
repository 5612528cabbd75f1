import { fingenieReplies } from '../fingenie.ts'
import { wordsIn } from './words-of.ts'

/** Finds an answer of FinGenie by its name and some of its values. */
export const wordsOf = wordsIn(fingenieReplies)
