import { anyOf, either, inOrder, maybe, phrases, type Rule } from '../../text/phrase-grammar.ts'
import { opensWith, placeOf, says, saysInOrder, wordingOf } from '../../text/phrases-in.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

const NUMBER = /\bEXP-\d{4}-\d{4,}\b/i
export type ClaimStatus = 'pending' | 'approved' | 'rejected'

const ABOUT_CLAIMS = one(
  `status | approve | approved | approves | approval | pending | rejected | reject | rejection | declined | reimbursed | decided | decision | claim | claims | claimed | submitted | expense report | expense reports | expense request
   expense requests | get my money | get my money back | paid my money | see my money | paid back | wheres my money | where is my money | owe me | owes me`,
)
const NAMED_STATUS: readonly (readonly [ClaimStatus, Rule])[] = [
  ['pending', one('pending | waiting | open | undecided')],
  ['approved', one('approved | accepted')],
  ['rejected', one('rejected | rejection | reject | declined | refused | denied')],
]
/** The decisions that a claim can have. */
const DECIDED = one(
  'approved | accepted | rejected | declined | refused | denied | turned down | reimbursed | paid back',
)
const WHICH = one('my | the | last | latest | recent | this | that | mera | mere | meri')
const CLAIM = one('claim | expense | reimbursement | request | manager')
/** 'My last claim': a word of any kind may stand between. */
const ONE_CLAIM = inOrder(WHICH, maybe(anyWord), CLAIM)
const YES_NO = one('has | have | is | was | were | did | does | will')

function anyWord(words: readonly string[], at: number): number[] {
  return at < words.length ? [at + 1] : []
}

/** What is asked of claims that were sent. */
export interface ClaimQuestion {
  /** Of one claim alone, by its number. */
  number?: string
  /** The latest one is meant. */
  single: boolean
  status?: ClaimStatus
  /** Days are those of the decision, not of the sending. */
  decided: boolean
}

/** Returns what a message asks of claims that were sent; undefined for a question about receipts. */
export function claimQuestionIn(message: string, anyExpense: boolean): ClaimQuestion | undefined {
  const number = NUMBER.exec(message)?.[0].toUpperCase()
  const isAsked = number !== undefined || says(message, ABOUT_CLAIMS) || (anyExpense && says(message, ANY_EXPENSE))
  if (!isAsked) return undefined
  const single = says(message, ONE_CLAIM)
  // 'Has my claim been approved' asks where the latest one stands, whatever that is.
  const whatever = single && opensWith(message, YES_NO)
  const status = whatever ? undefined : NAMED_STATUS.find(([, rule]) => says(message, rule))?.[0]
  return {
    ...(number !== undefined && { number }),
    single,
    ...(status && { status }),
    decided: says(message, DECIDED),
  }
}

const ANY_EXPENSE = one('expense | expenses')

const GST = one('gst')
const TAX_CREDIT = one('input tax | itc | tax credit | input credit')
const REFUNDED = one(
  'refund | refunded | refundable | recover | recovered | recoverable | reclaim | reclaimed | reclaimable | credit',
)
const COMES = one('get | got | gets | come | comes | claim | claimed | have')
const BACK = one('back')

/** Tells whether a message asks how much of the tax comes back. */
export function asksForTaxCredit(message: string): boolean {
  return says(message, TAX_CREDIT) || saysInOrder(message, GST, REFUNDED) || saysInOrder(message, GST, COMES, BACK)
}

const NEEDED = inOrder(one('still | yet | left | do i | what do i'), maybe(anyOf(['to'])), one('need | upload | claim'))
const LACKS = either(
  one('missing | lack | lacks | lacking | outstanding | still needed | still open'),
  NEEDED,
  inOrder(anyOf(['not']), maybe(anyOf(['yet'])), one('uploaded | claimed | there')),
)
const OF_RECEIPTS = one('receipt | receipts | bill | bills | ticket | tickets | invoice | invoices | what')
const OF_TRIP = one('trip | trips | trp')
/** What is missing on receipts that are there, and money: the figures tell that. */
const OF_FIELDS = either(
  one(
    `gst | gsts | gstin | gstins | cgst | sgst | igst | date | dates | total | totals | amount | amounts | price | prices | merchant | merchants | vendor | vendors | address | addresses | tax | taxes | category
     categories | how much | spend | spends | spent | spending | paid | cost | costs`,
  ),
  inOrder(one('invoice | bill | receipt'), one('number | numbers | no | nos')),
)
/** Bills that are there and wait to be claimed. */
const BILLS = one('receipt | receipts | bill | bills | ticket | tickets | invoice | invoices | ones')
const NOT_CLAIMED = one('not claimed | not yet claimed')

/** Returns the words that name the trip whose missing receipts are asked for; undefined when nobody asks for that. */
export function tripReceiptsIn(message: string): string | undefined {
  const { text, tokens, words } = wordingOf(message)
  const lack = placeOf(LACKS, words)
  if (!lack || !says(message, OF_TRIP) || !says(message, OF_RECEIPTS)) return undefined
  if (says(message, OF_FIELDS) || saysInOrder(message, BILLS, NOT_CLAIMED) || words.includes('unclaimed'))
    return undefined
  return `${text.slice(0, tokens[lack.start]?.start)}${text.slice(tokens[lack.end - 1]?.end)}`
}
