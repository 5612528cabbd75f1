import type { BookingWish } from '../text/booking.ts'
import type { Act, Interpretation } from '../text/interpretation.ts'
import type { PolicyQuestion } from '../text/policy-question.ts'
import type { ValueAnswer } from './answers/value-answer.ts'
import type { CheckQuestion } from './claims/check-questions.ts'
import type { ClaimQuestion } from './claims/claim-questions.ts'
import type { DuplicateResolution } from './claims/claim-wishes.ts'
import type { ApproverQuestion, WishedDecision } from './claims/decision-wishes.ts'
import type { Purpose } from './claims/purposes.ts'
import type { QueueQuestion } from './claims/queue-questions.ts'
import type { SentClaimTalk } from './claims/sent-claims.ts'
import type { TripName } from './claims/trip-name.ts'
import type { AskedValue } from './context.ts'
import type { ToldRate } from './corrections/exchange-rates.ts'
import type { Correction } from './corrections/kinds.ts'
import type { PartWish } from './corrections/parts.ts'
import type { JourneyTalk } from './journeys/told-journey.ts'
import type { ParsedQuery } from './queries/parse.ts'
import type { FiguresQuestion } from './queries/read-query.ts'
import type { ReceiptQuestion } from './queries/receipt-question.ts'
import type { Mention } from './receipts/mentions.ts'
import type { PrintedQuestion } from './receipts/printed-labels.ts'
import type { RemovalWish } from './removals/read-removal.ts'
import type { SendingQuestion } from './sending/questions.ts'
import type { ForeignMoney } from './talk/foreign-money.ts'
import type { Elsewhere, SmallTalk } from './talk/small-talk.ts'

/** An edit of a receipt; words beside it are no act, but unread. */
type Corrected = Exclude<Correction, { kind: 'aside' }>

/** The values that each thing comes with that a message to FinGenie can do. */
interface SlotsOf {
  /** Why the claim is as it is, for whoever decides on it. */
  give_reason: { reason: string }
  /** What bills were for, or who was there, told in passing; `rest` are the sentences beside it. */
  note_purpose: Purpose & { rest: string[] }
  /** Takes back the note that was added last. */
  drop_note: object
  /** What the claim is booked on, and the rest of the message. */
  book: BookingWish
  /** A plain wish to send; `isAnswer` says that it is the yes to the question, which named what is sent. */
  send_now: { isAnswer: boolean }
  /** An order to send that is no plain wish, with the words that are none of one. */
  hold_order: { unread: string[] }
  /** A yes to sending something else than there is by now. */
  ask_again: object
  /** A yes that leaves receipts out. */
  send_without: RemovalWish
  /** A yes to the open question. */
  agree: object
  /** A yes after which nothing was asked, while something is open. */
  take_up: object
  answer_receipt: { receiptId: string }
  /** `isStated` says that a whole sentence gave it of this very receipt. */
  answer_value: { asked: AskedValue; answer: ValueAnswer; isStated: boolean }
  correct: Corrected
  /** Amounts that are likely totals; they are asked about. */
  propose_totals: { totals: { receiptId: string; totalPaise: number }[] }
  /** What was begun is not wanted, and all stays as it is. */
  leave: object
  /** These receipts stay as they are, which answers nothing that was asked of another one. */
  keep: { receipts: string[] }
  /** The last change, the last `steps`, or with `several` all of them; `brings` says that something removed is to come back. */
  undo: { several: boolean; steps?: number; brings: boolean }
  /** A receipt that was removed, or what was changed of one that is here. */
  restore: { about: string }
  remove: RemovalWish
  /** A part of a bill that is left out or alone claimed, of which it is not said which bill or how much. */
  ask_part: PartWish
  /** Documents that are no expense by themselves and are to be claimed all the same. */
  claim_document: { receipts: string[] }
  send: object
  /**
   * The ids of the receipts that alone are to be held back, none for all; `later` says that it is put off to another time, `waits`
   * that somebody is asked or something looked at first.
   */
  refuse_send: { receipts: string[]; later?: true; waits?: true }
  ask_sending: { about: SendingQuestion }
  pause: object
  claim_as: { as: 'one' | 'each' }
  /** Null for no trip. */
  choose_trip: { trip: TripName | null }
  /** `plain` says that a duplicate is named, so that nothing else can be meant. */
  resolve_duplicate: {
    resolution: DuplicateResolution
    plain: boolean
    /** The ids of the receipts that it names. */
    receipts: string[]
    by: Mention['by']
  }
  /** Deciding on a claim, which FinGenie cannot. */
  decide: WishedDecision
  ask_approver: ApproverQuestion
  /** Which requests wait for one's own decision. */
  ask_queue: QueueQuestion
  /** Why documents, by their ids, are no expense, and what is paid. */
  ask_documents: { receipts: string[] }
  /** What is left of the budgets that one may read; `words` may name one of them. */
  ask_budget: { words: string[] }
  ask_receipts: ReceiptQuestion
  query: FiguresQuestion
  summary: object
  tax_credit: object
  claim_status: { question: ClaimQuestion; said: ParsedQuery['said'] }
  /** What is asked of one claim that was sent. */
  ask_sent_claim: SentClaimTalk
  /** A journey by an own vehicle, or what one would be worth. */
  tell_journey: JourneyTalk
  /** The journey that was told is not wanted. */
  drop_journey: object
  /** What is printed on documents beside the fields that are kept. */
  ask_printed: PrintedQuestion
  /** Money of another country that is told without a document. */
  tell_foreign: ForeignMoney
  /** Which rate counts for it. */
  ask_foreign_rate: object
  /** What a unit of a foreign currency was worth; `asks` says that only its result is wanted. */
  tell_rate: ToldRate & { receipts: string[]; asks: boolean }
  /** Whether something of the receipts here is wrong, missing or late. */
  ask_check: CheckQuestion
  /** The claim that is to be withdrawn. */
  withdraw_claim: Pick<SentClaimTalk, 'claim' | 'isSure'>
  trip_receipts: { trip: TripName }
  /** Claims of somebody else; 'others' where no name is said. */
  others_claims: { whose: string }
  small_talk: { says: SmallTalk }
  ask_duration: object
  /** What was edited on the receipts at hand. */
  ask_edits: object
  /** Says nothing that anything follows from. */
  remark: object
  /** What no receipt and no claim can tell. */
  ask_unknown: { printed?: string; subject?: string; elsewhere?: Exclude<Elsewhere, 'policy'> }
  ask_policy: PolicyQuestion
}

export type ExpenseIntent = keyof SlotsOf
export type ExpenseAct<Intent extends ExpenseIntent = ExpenseIntent> = {
  [I in Intent]: Act<I, SlotsOf[I]>
}[Intent]

/** What a message to FinGenie means. */
export type ExpenseReading = Interpretation<ExpenseAct>
