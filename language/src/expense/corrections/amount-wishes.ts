import { isAmount, readAmount } from '../../text/amounts.ts'
import { isUnsure } from '../../text/certainty.ts'
import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, inOrder, maybe, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { placeOf, says } from '../../text/phrases-in.ts'
import { type Clause, clausesOf } from '../commands/clauses.ts'
import type { PricedReceipt } from '../queries/receipt-question.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { isMarked } from '../sending/questions.ts'
import { isNegation } from '../skipped.ts'

/** What one receipt comes to by the words of its person. */
export interface AmountWish {
  number: number
  totalPaise: number
}

const HI = maybe(anyOf(phrases('hi | rs | rupaye | rupees')))
/** Behind a figure: it is to be set. */
const SET_BEHIND = inOrder(
  HI,
  anyOf(
    phrases(
      'likh do | likho | likhna | likh dena | likh dijiye | kar do | kar dena | kardo | karo | rakho | rakh do | daal do | daalo | daal dena | set karo | hona chahiye | hona chaiye',
    ),
  ),
)
const AMOUNT = anyOf(
  phrases(
    'net payable | net amount | net total | payable | total payable | amount payable | final amount | final total | final bill | bill amount | grand total | total amount | amount | total | bill | figure | net payable amount',
  ),
)
const PLACE = maybe(anyOf(phrases('there | on it | in it | here | on that | for it | for that')))
const SHOULD_BE = anyOf(
  phrases(
    'should be | shud be | should have been | must be | has to be | needs to be | is actually | was actually | is supposed to be | comes to | came to | becomes | is now | hona chahiye | hai',
  ),
)
/** Before a figure: it is what the bill comes to. */
const SET_BEFORE = either(
  inOrder(AMOUNT, PLACE, SHOULD_BE),
  anyOf(phrases('make it | make that | set it to | change it to')),
)
/** Says that what was read is not right, and not what is. */
const WRONG = anyOf(phrases('sahi nahi | galat | wrong | not right | not correct | incorrect | theek nahi | thik nahi'))
/** Begins, or in Hindi stands in, a clause that says why. */
const TELLER = anyOf(
  phrases(
    'they | he | she | i | we | because | coz | cuz | since | as | maine | main | unhone | usne | humne | kyunki | driver | waiter | shop | restaurant | hotel',
  ),
)
const HINDI_TELLER = new Set(['unhone', 'usne', 'maine', 'humne'])
/** Why a bill comes to more or less. */
const WHY = anyOf(
  phrases(
    'extra | more | less | tip | discount | off | removed | knocked | took | waived | added | forgot | zyada | jyada | kam | hata | chhod | maaf | round | rounded | charge | charged | gave | returned | refunded',
  ),
)

/**
 * Reads a total that is given in passing beside the reason for it: 'the net payable there should be 1684, they knocked off the service
 * charge', 'usme 154 likh do, maine 9 rs extra diye the'. A closed grammar but for the reason; undefined for all else.
 */
export function amountWishIn(
  message: string,
  { open, focus, today }: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): AmountWish | undefined {
  const said = romanised(message.normalize('NFKC').replace(/[’‘`´]/g, "'"))
  if (isMarked(said) || isUnsure(said) || open.length === 0) return undefined
  const clauses = clausesOf(said)
  const set = clauses.flatMap((clause) => amountOf(clause) ?? [])
  const [paise, ...others] = set
  if (paise === undefined || others.length > 0) return undefined
  const rest = clauses.filter((clause) => amountOf(clause) === undefined)
  if (rest.length === 0 || !rest.every((clause) => isReason(clause) || isWrong(clause))) return undefined
  const about = clauses.filter((clause) => !isReason(clause)).map(({ textOf, words }) => textOf(0, words.length))
  const mention = mentionsIn(about.join(' ').replace(DENIED, ' '), open, { today, focus: undefined })
  const isNamed = mention.by !== 'none' && mention.by !== 'date'
  const meant = isNamed ? mention.receipts : open.filter(({ id }) => id === focus || open.length === 1)
  const [receipt, ...more] = meant
  return receipt && more.length === 0 ? { number: receipt.number, totalPaise: paise } : undefined
}

const DENIED = /\b(?:not|isn't|isnt|nahin?|nhi)\b/gi

/** The figure that a clause sets; undefined where it sets none. */
function amountOf({ words, textOf }: Clause): number | undefined {
  const figures = words.flatMap((word, at) => (/^\d/.test(word) ? [at] : []))
  const [at, ...others] = figures
  if (at === undefined || others.length > 0) return undefined
  const isBehind = SET_BEHIND(words, at + 1).length > 0
  const before = placeOf(SET_BEFORE, words)
  const isBefore = before !== undefined && before.end <= at && at - before.end <= MOST_BETWEEN
  const isHindi = placeOf(AMOUNT, words.slice(0, at)) !== undefined && words[at + 1] === 'hai'
  if (!(isBehind || isBefore || isHindi) || words.some(isNegation)) return undefined
  const amount = readAmount(textOf(at, at + 1))
  return isAmount(amount) && amount.paise >= LEAST ? amount.paise : undefined
}

/** '… should be rs 1684 only'. */
const MOST_BETWEEN = 1
const LEAST = 10_00

const isWrong = ({ words, textOf }: Clause): boolean =>
  says(textOf(0, words.length), WRONG) && !words.some((word) => /^\d/.test(word))

/** Tells why, of others or of oneself. */
function isReason({ words, textOf, asks }: Clause): boolean {
  const isTold = TELLS(words, 0).length > 0 || words.some((word) => HINDI_TELLER.has(word))
  return !asks && isTold && says(textOf(0, words.length), WHY) && !words.some(isNegation)
}

const TELLS: Rule = either(TELLER, inOrder(anyOf(['the', 'my']), TELLER))
