import { anyOf, inOrder } from '../../text/in-order.ts'

const NUMBER = /\bEXP-\d{4}-\d{4,}\b/i
const STATUSES = ['pending', 'approved', 'rejected'] as const
export type ClaimStatus = (typeof STATUSES)[number]

const ABOUT_CLAIMS =
  /\b(?:status|approve[sd]?|approval|pending|reject(?:ed|ion)|declined|reimbursed|decided|decision|claims?|claimed|submitted|expense (?:report|request)s?|(?:get|paid|see) my money(?: back)?|paid back|where(?:'s|’s| is) my money|owes? me)\b/i
const NAMED_STATUS: [ClaimStatus, RegExp][] = [
  ['pending', /\b(?:pending|waiting|open|undecided)\b/i],
  ['approved', /\b(?:approved|accepted)\b/i],
  ['rejected', /\b(?:reject(?:ed|ion)|declined|refused|denied)\b/i],
]
/** The decisions that a claim can have. */
const DECIDED = /\b(?:approved|accepted|rejected|declined|refused|denied|turned down|reimbursed|paid back)\b/i
const ONE_CLAIM =
  /\b(?:my|the|last|latest|recent|this|that) (?:\w+ )?(?:claim|expense|reimbursement|request|manager)\b(?!s)/i

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
  const isAsked = number !== undefined || ABOUT_CLAIMS.test(message) || (anyExpense && /\bexpenses?\b/i.test(message))
  if (!isAsked) return undefined
  const single = ONE_CLAIM.test(message)
  // 'Has my claim been approved' asks where the latest one stands, whatever that is.
  const whatever = single && /^(?:has|have|is|was|were|did|does|will)\b/i.test(message.trim())
  const status = whatever ? undefined : NAMED_STATUS.find(([, pattern]) => pattern.test(message))?.[0]
  return {
    ...(number !== undefined && { number }),
    single,
    ...(status && { status }),
    decided: DECIDED.test(message),
  }
}

const TAX_CREDIT = anyOf(
  /\b(?:input tax|itc|tax credit|input credit)\b/i,
  inOrder(/\bgst\b/i, /\b(?:refund(?:ed|able)?|recover(?:ed|able)?|reclaim(?:ed|able)?|credit)\b/i),
  inOrder(/\bgst\b/i, inOrder(/\b(?:get|got|gets|come|comes|claim|claimed|have)\b/i, /\bback\b/i)),
)

/** Tells whether a message asks how much of the tax comes back. */
export function asksForTaxCredit(message: string): boolean {
  return TAX_CREDIT.test(message)
}

const LACKS =
  /\b(?:missing|lack(?:s|ing)?|outstanding|(?:still|yet|left|do i|what do i) (?:to )?(?:need|upload|claim)|still (?:needed|open)|not (?:yet )?(?:uploaded|claimed|there))\b/i
const OF_RECEIPTS = /\b(?:receipts?|bills?|tickets?|invoices?|what)\b/i
const OF_TRIP = /\btrips?\b|\btrp-\d/i
/** What is missing on receipts that are there, and money: the figures tell that. */
const OF_FIELDS =
  /\b(?:gst(?:in)?s?|[csi]gst|dates?|totals?|amounts?|prices?|merchants?|vendors?|addresses|address|(?:invoice|bill|receipt) (?:numbers?|nos?)|taxe?s?|categor(?:y|ies))\b|\bhow much\b|\bspen[dt]\w*|\bpaid\b|\bcosts?\b/i
/** Bills that are there and wait to be claimed. */
const UNCLAIMED_BILLS = anyOf(
  inOrder(/\b(?:receipts?|bills?|tickets?|invoices?|ones)\b/i, /\bnot (?:yet )?claimed\b/i),
  /\bunclaimed\b/i,
)

/** Returns the words that name the trip whose missing receipts are asked for; undefined when nobody asks for that. */
export function tripReceiptsIn(message: string): string | undefined {
  if (!LACKS.test(message) || !OF_TRIP.test(message) || !OF_RECEIPTS.test(message)) return undefined
  return OF_FIELDS.test(message) || UNCLAIMED_BILLS.test(message) ? undefined : message.replace(LACKS, '')
}
