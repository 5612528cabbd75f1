import { romanised } from '../../text/devanagari.ts'
import { figuresIn } from '../../text/figures.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { opensWith, says } from '../../text/phrases-in.ts'
import { wordsOf } from '../../text/quantities.ts'
import type { ExpenseContext } from '../context.ts'
import { exchangeRateIn } from '../corrections/exchange-rates.ts'
import { isMarked } from '../sending/questions.ts'

/** Money of another country that was spent, told without a document; `instead` says that it corrects what was told before. */
export interface ForeignMoney {
  /** By ISO 4217. */
  currency: string
  /** In hundredths of its unit. */
  paise: number
  instead: boolean
}

const one = (...blocks: string[]) => anyOf(phrases(...blocks))
const SPENT = one(
  `spent | paid | gave | bought | cost me | cost | was | were | had | took | also | and | for | on | kharch kiya | kharcha hua | kharch hua | diye | diya | laga | lage | liya | liye | li | thi | tha | ka | ki | ke`,
)
/** In a question these alone tell that money was spent. */
const PAID = one(
  'spent | paid | gave | bought | took | cost me | kharch kiya | kharcha hua | kharch hua | diye | diya | laga | lage | liya | liye',
)
const REVISED = one('no | not | sorry | oops | actually | i mean | i meant | nahi | nahin | galat | instead')
const COUNTS = one('how much have i | how much did i | how many | total of | claims in | which | list | show | compare')

/** Returns the one amount in another currency that a message tells; undefined where it tells none or asks for figures. */
export function foreignIn(message: string, { open, foreign }: ExpenseContext): ForeignMoney | undefined {
  const said = romanised(message)
  if (opensWith(said, COUNTS) || says(said, RATE) || exchangeRateIn(said) !== undefined) return undefined
  const money = figuresIn(wordsOf(said)).filter(({ currencies }) => currencies.some((code) => code !== 'INR'))
  const [figure, ...others] = money
  const currency = figure?.currencies.find((code) => code !== 'INR')
  if (!figure || currency === undefined || others.length > 0 || figure.negative || figure.paise <= 0) return undefined
  // Of a document that is here, it is what that comes to.
  if (open.some((receipt) => receipt.currency === currency)) return undefined
  if (!foreign && !says(said, isMarked(message) ? PAID : SPENT)) return undefined
  return { currency, paise: figure.paise, instead: foreign === true && opensWith(said, REVISED) }
}

const RATE = one('rate | exchange | conversion | convert | per dollar | per dirham | per euro | per pound')
const ASKS = one(
  'which | what | whose | kaunsa | kaun sa | kya | how | will you | do you | use | lagega | lagaoge | lagate | take | bank',
)

/** Whether a message asks, or says, which rate counts. */
export const asksOfRate = (message: string): boolean => says(romanised(message), RATE) && says(romanised(message), ASKS)
