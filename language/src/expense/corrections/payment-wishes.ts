import type { PaymentMethod } from '@pravas/contract/receipt-fields'
import { wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { type Clause, clausesOf } from '../commands/clauses.ts'
import type { PricedReceipt } from '../queries/receipt-question.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { isMarked } from '../sending/questions.ts'
import { isNegation } from '../skipped.ts'

/** How receipts were paid, by their numbers. */
export interface PaymentWish {
  numbers: number[]
  paymentMethod: PaymentMethod
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const MEANS: readonly (readonly [PaymentMethod, ReadonlySet<string>])[] = [
  ['cash', words('cash nakad naqad nagad')],
  ['card', words('card visa mastercard rupay amex')],
  ['upi', words('upi gpay phonepe bhim')],
  ['wallet', words('wallet paytm')],
]
/** Says that something was paid. */
const PAID = words('paid settled pay done payment bhugtan kiya kiye diya diye gaya via by through using paye')
const BESIDE = words(
  `in by with via mein me se ka ki ke ko hai tha thi the were was is are both all dono donon sab it that this these them everything obviously btw actually sorry sry sirf only just one ones
   maine mainne main hum humne i we my own mera apna forex credit debit travel personal corporate company bank hdfc icici sbi axis kotak from for receipts bills`,
)
const FUTURE = words('will ill shall would can could should may might if karunga karungi karenge dunga dungi')
const ALL = words('both all dono donon sab everything')

/**
 * Reads how receipts were paid, said in passing: 'both done in cash', 'only the xerox in cash, tea was upi obviously'. Every word must be
 * one of such a clause, or name a receipt; undefined for all else.
 */
export function paymentWishesIn(
  message: string,
  { open, focus, today }: { open: readonly PricedReceipt[]; focus: string | undefined; today: string },
): PaymentWish[] | undefined {
  if (isMarked(message) || open.length === 0 || wordingOf(message).words.some((word) => /\d/.test(word)))
    return undefined
  const clauses = clausesOf(message).filter((clause) =>
    clause.words.some((word) => !isTalk(word) && !isFunctionWord(word)),
  )
  const wishes = clauses.map((clause) => wishOf(clause, open, { focus, today, isAlone: clauses.length === 1 }))
  const isPaid = wordingOf(message).words.some((word) => PAID.has(word)) || wishes.length > 1
  return isPaid && wishes.length > 0 && wishes.every((one) => one !== undefined) ? wishes : undefined
}

function wishOf(
  { words: said, textOf }: Clause,
  open: readonly PricedReceipt[],
  { focus, today, isAlone }: { focus: string | undefined; today: string; isAlone: boolean },
): PaymentWish | undefined {
  const means = MEANS.filter(([, names]) => said.some((word) => names.has(word)))
  const [only, ...others] = means
  if (!only || others.length > 0 || said.some(isNegation)) return undefined
  // 'I will pay by card' tells of none that was paid.
  if (said.some((word, at) => FUTURE.has(word) || (word === 'pay' && said[at + 1] !== 'kiya'))) return undefined
  const [paymentMethod, names] = only
  const isKnown = (word: string, at: number) =>
    names.has(word) ||
    PAID.has(word) ||
    BESIDE.has(word) ||
    isFunctionWord(word) ||
    isTalk(word) ||
    namesOnlyReceipts(textOf(at, at + 1), open)
  if (!said.every(isKnown)) return undefined
  if (said.some((word) => ALL.has(word))) return { numbers: open.map(({ number }) => number), paymentMethod }
  const about = said.filter((word) => !names.has(word)).join(' ')
  const mention = mentionsIn(about, open, { today, focus: undefined })
  const isNamed = mention.by !== 'none' && mention.by !== 'date'
  const meant = isNamed ? mention.receipts : isAlone ? open.filter(({ id }) => id === focus || open.length === 1) : []
  const [receipt, ...more] = meant
  return receipt && more.length === 0 ? { numbers: [receipt.number], paymentMethod } : undefined
}
