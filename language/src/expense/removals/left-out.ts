import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { BESIDE_ANSWER } from '../../text/skipped-words.ts'
import { ADDRESS } from '../../text/words/filler.ts'
import { CATEGORY, ORDER, plainWordsOf, REFERENCE } from '../receipts/plain-words.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'

const CLAIM = ['claim', 'expense', 'include', 'claiming', 'count', 'submit', 'reimburse']
const beside = (leads: readonly string[], verbs: readonly string[]) =>
  leads.flatMap((lead) => verbs.map((verb) => `${lead} ${verb}`))

/** What is not to be claimed; apostrophes are left out. */
const NOT_CLAIMED = anyOf([
  ...beside(
    phrases(
      `dont | do not | not | wont | will not | id rather not | i would rather not | rather not | dont want to | do not want to | no need to | shouldnt | should not
       not going to | cant | cannot | never`,
    ),
    CLAIM,
  ),
  ...beside(
    CLAIM,
    phrases(
      'nahi karna | nahi karni | nahi karunga | nahi karna hai | mat karo | mat karna | mat kijiye | nahi chahiye',
    ),
  ),
  ...phrases(
    'skip | ignore | leave out | shouldnt be claimed | should not be claimed | not to be claimed | not claimable | not part of my claim | not part of this claim',
  ),
])
/** Nobody's business but the person's own. */
const PERSONAL = anyOf(
  phrases(
    `personal | private | niji | vyaktigat | not for work | not for office | not for the office | not for business | not official | not work related | not a work expense
     not a business expense | not business | not for company | not for the company | on my own | my own | for myself | for my family | out of my own pocket
     office ka nahi | office ki nahi | office ke liye nahi | kaam ka nahi | company ka nahi`,
  ),
)
/** Says nothing besides, or asks for it once more: 'it was private, leave it out'. */
const BESIDE = anyOf(
  ADDRESS,
  phrases(
    `ye | yeh | woh | leave it out | take it out | leave that out | hmm | oh | so | actually | well | me | my | we | our | just | really | only | and | but | also | sorry | im | am
     i am | ride | trip | expense | purchase | meal | thing | matter | cost | one | were | had been | to | into | in this claim | in the claim | from the claim | from this claim`,
  ),
)

/**
 * Returns the words that name a receipt that is not to be claimed, 'it' where none does: 'the uber was a personal ride', 'i'd
 * rather not claim this'. An allow-list: undefined where a message says anything else.
 */
export function leftOutIn(message: string, open: readonly NameableReceipt[]): string | undefined {
  if (/[?？]/.test(message)) return undefined
  const words = plainWordsOf(romanised(message))
  const names = new Set(open.flatMap(({ merchant, fileName }) => plainWordsOf(`${merchant ?? ''} ${fileName}`)))
  const named: string[] = []
  let isWished = false
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const wish = Math.max(at, ...NOT_CLAIMED(words, at), ...PERSONAL(words, at))
    const other = Math.max(at, ...BESIDE(words, at))
    const isName =
      names.has(word) ||
      CATEGORY.has(word) ||
      REFERENCE.has(word) ||
      ORDER.has(word) ||
      (/^\d{1,3}$/.test(word) && REFERENCE.has(words[at - 1] ?? ''))
    if (wish > at) isWished = true
    else if (isName && !(word === 'one' || word === 'ride')) named.push(word)
    else if (other === at && !BESIDE_ANSWER.has(word)) return undefined
    at = Math.max(wish, other, at + 1)
  }
  // 'Don't submit' is of the claim.
  if (!isWished || (named.length === 0 && words.includes('submit'))) return undefined
  return named.length === 0 ? 'it' : named.join(' ')
}
