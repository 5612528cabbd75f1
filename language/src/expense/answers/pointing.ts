import { ASSENT, COURTESY } from '../../text/consent-grammar.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { isMarked } from '../sending/questions.ts'

/** Points at what was asked about just now. */
const POINTS = anyOf(
  phrases(
    `that one | this one | that | this one only | that only | only that | just that | the same | same one | that same one | exactly that | it | the one you said | what you said | as you said
     wahi | wohi | vahi | yahi | usi ko | usko | isko | wahi wala | wohi wala | wahi wali | usi ka | haan wala | wo hi | wahi karo | wahi kar do | woh wala | wo wala | usi ko karo`,
  ),
)

/** A yes that points at what was asked and says nothing else: 'yes that one', 'haan wahi', 'ok do that'. */
export function agreesByPointing(message: string): boolean {
  if (isMarked(message)) return false
  const { words } = wordingOf(message)
  let [at, isAssent, isPointed] = [0, false, false]
  while (at < words.length) {
    const [assent, points, courtesy] = [ASSENT, POINTS, COURTESY].map((rule) => Math.max(at, ...rule(words, at)))
    const end = Math.max(assent ?? at, points ?? at, courtesy ?? at)
    if (end === at) return false
    isAssent ||= assent === end
    isPointed ||= points === end
    at = end
  }
  return isAssent && isPointed
}
