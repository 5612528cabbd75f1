import { tripmateReplies, tripmateVariants } from '../tripmate.ts'
import { wordsIn } from './words-of.ts'

const inEnglish = wordsIn(tripmateReplies)
const VARIANTS = [tripmateVariants.hinglish, tripmateVariants.hi].map((variant) =>
  wordsIn({ ...tripmateReplies, ...variant }),
)

/** Finds an answer of TripMate by its name and some of its values, in whichever language it was given. */
export const wordsOf: typeof inEnglish = (name, ...values) => {
  const patterns = [inEnglish, ...VARIANTS].map((wordsOfOne) => wordsOfOne(name, ...values).source)
  return new RegExp([...new Set(patterns)].join('|'), 's')
}
