import type { Matter } from '../text/consent-grammar.ts'
import type { ToldJourney } from './journeys/journey.ts'
import type { Query } from './queries/query.ts'
import type { PricedReceipt } from './queries/receipt-question.ts'
import type { Topic } from './queries/topics.ts'
import type { ReceiptField } from './receipts/receipt.ts'

/** What a message to FinGenie is read against. */
export interface ExpenseContext {
  /** `YYYY-MM-DD`. */
  today: string
  /** The receipts that are not claimed yet, and so can be changed. */
  open: readonly PricedReceipt[]
  /** Those that questions are about: the open ones, else those of the latest claim. */
  spoken: readonly PricedReceipt[]
  /** The id of the receipt that 'it' means. */
  focus: string | undefined
  /** The field of it that was changed last. */
  edited?: ReceiptField | undefined
  /** What receipts came to before they were changed, by their ids. */
  totalsBefore?: ReadonlyMap<string, number> | undefined
  /** What was asked last. */
  asked: AskedQuestion | undefined
  /** The one total that is missing where nothing was asked: an amount alone is it. */
  missing?: AskedValue | undefined
  /** What there is to send; undefined where the message came as no order and no question whether to send is open. */
  sending?: Sending | undefined
  /** Sending was put off, and nothing was asked since: a go takes it up again. */
  held?: boolean | undefined
  /** The last question with figures for an answer. */
  query: Query | undefined
  /** What a question is taken to be about where its words do not say. */
  topic: Topic | undefined
  /** What was spoken of last, where that is no receipt of this conversation. */
  subject?: 'claim' | 'queue' | 'deadline' | undefined
  /** Something is open that was asked before and is asked no more. */
  waits?: boolean | undefined
  /** Other matters are open beside the one that was asked, so that 'that one' may mean any. */
  others?: boolean | undefined
  /** Money of another country was told of, of which there is no document. */
  foreign?: boolean | undefined
  /** The journey that was told and not added, or spoken of last. */
  journey?: ToldJourney | undefined
  /** Whose requests wait for the person's decision; nobody's where they decide on none. */
  waitingFrom?: readonly string[] | undefined
  /** Who reports to the person, by their names. */
  team?: readonly string[] | undefined
  /** The person's own employee id. */
  ownId: string | null
}

/** The value of a field that is asked for. */
export interface AskedValue {
  kind: 'value'
  receiptId: string
  field: ReceiptField
  /** The receipt's currency, by ISO 4217. */
  currency: string
  /** It stands in the way of sending: an amount is one in rupees. */
  blocks?: boolean | undefined
  /** Another receipt was spoken of since. */
  besides?: boolean | undefined
}

/** What an open question waits for. */
export type AskedQuestion =
  | AskedValue
  /** Which receipt a value is of; `field` where it is of one alone. */
  | { kind: 'which'; field?: ReceiptField | undefined }
  | { kind: 'which-value'; field: ReceiptField }
  /** `among`: the ids of those that may be meant, where not all are. */
  | { kind: 'which-removal'; among?: readonly string[] | undefined }
  /** Whether words are the value of a field. */
  | { kind: 'confirm'; field: ReceiptField }
  /** Whether amounts are the totals of these receipts, by their ids. */
  | { kind: 'totals'; receipts: readonly string[] }
  /** One of these trips, by their numbers. */
  | { kind: 'trip'; trips: readonly string[] }
  /** How much a part of a bill is, which is left out or alone claimed. */
  | { kind: 'part'; receiptId?: string | undefined; side: 'off' | 'claimed'; item: string }
  /** Whether these receipts are to be removed, by their ids. */
  | { kind: 'remove'; receipts: readonly string[] }
  /** Whether documents are claimed all the same. */
  | { kind: 'claim-document'; receipts: readonly string[] }
  /** Whether a claim that was sent is to be withdrawn, by its number. */
  | { kind: 'withdraw'; number: string }
  /** What of a journey was not told yet. */
  | { kind: 'journey'; journey: ToldJourney }
  /** Whether a journey is to be added. */
  | { kind: 'add-journey'; journey: ToldJourney }
  | { kind: 'send' }

/** What a message can agree to send. */
export interface Sending {
  matter: Matter
  /** The page took the message for an order; its words decide whether it is one. */
  isOrder: boolean
  /** Whether the question whether to send, where it was asked, still names what would be sent. */
  question: 'stands' | 'changed' | undefined
  /** Something was left open that an order has to name first. */
  isHeldUp: boolean
}

const YES_NO: ReadonlySet<AskedQuestion['kind']> = new Set([
  'remove',
  'send',
  'confirm',
  'totals',
  'claim-document',
  'withdraw',
  'add-journey',
])

/** Whether a question is answered by yes or no. */
export const isYesNo = ({ kind }: AskedQuestion): boolean => YES_NO.has(kind)

/** The field that a question asks about, where it asks about one alone. */
export function fieldAsked(asked: AskedQuestion | undefined): ReceiptField | undefined {
  return asked && 'field' in asked ? asked.field : undefined
}
