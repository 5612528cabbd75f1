import type { ExpenseAct, ExpenseIntent, ExpenseReading } from '@pravas/language/expense/acts'
import { disagreementOf } from '@pravas/language/expense/disagreement'
import type { RankedReading } from '@pravas/language/expense/interpret'
import type { FiguresQuestion } from '@pravas/language/expense/queries/read-query'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import { policyAnswer } from '../../../policy/answer-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { booked } from './booking.ts'
import { budgetsLeft } from './budgets.ts'
import { checkAnswer } from './checks.ts'
import { answerOnClaims } from './claim-answers.ts'
import { chooseTrip, claimAs, resolveDuplicate } from './claim-changes.ts'
import { claimsWithin } from './claim-filters.ts'
import { corrections, removal } from './correcting.ts'
import { askToClaim, whyNotCounted } from './documents.ts'
import { rateTold } from './exchange-rates.ts'
import { foreignRate, foreignTold } from './foreign-money.ts'
import { journeyDropped, journeyTold } from './journeys.ts'
import { noBill } from './no-bill.ts'
import { askRemoval, askTotals } from './open-matters/ask.ts'
import { takenUp } from './open-matters/take-up.ts'
import { askPart, broughtBack } from './parts.ts'
import { agreed, receiptNamed } from './pending.ts'
import { valueGiven } from './pending-values.ts'
import { printedAnswer } from './printed.ts'
import { noteDropped, notePurpose } from './purposes.ts'
import { carriedNote } from './query/carried.ts'
import { answerQuery } from './query/run-query.ts'
import { claimNamed } from './questions/of-claims.ts'
import { waitingForMe } from './queue.ts'
import { receiptAnswer } from './receipt-answers.ts'
import { noDecision, noOthers, whoDecides } from './refusals.ts'
import { aboutSending, askedToSend, refusedText } from './send-question.ts'
import { askAgain, holdOrder, sendNow, sendWithout } from './sending.ts'
import { sentClaimAnswer } from './sent-claims/answer.ts'
import { ofClaim } from './sent-claims/of-claim.ts'
import { stateOf } from './sent-claims/standing.ts'
import { askToWithdraw } from './sent-claims/withdrawing.ts'
import { smallTalk, unknownSubject } from './small-talk.ts'
import { DialogueState } from './state.ts'
import { summedUp } from './summary.ts'
import { taxCredit } from './tax-credit.ts'
import { amountText, claimableOf, nameOf, paragraphs, sumText, unsentNote } from './texts.ts'
import { tripReceipts } from './trip-receipts.ts'
import { reply, type Turn } from './turn.ts'
import { askWhichWay } from './two-ways.ts'
import { editsMade, undoLastChange } from './undo.ts'

type Handler<Intent extends ExpenseIntent> = (
  turn: Turn,
  slots: ExpenseAct<Intent>['slots'],
) => FinGenieReply | undefined | Promise<FinGenieReply | undefined>

const say = (text: string) => (turn: Turn) => reply(text, turn.dialogue.focus)

/** What is done with each act; without a reply where it turns out that something else was meant. */
const HANDLERS: { [Intent in Exclude<ExpenseIntent, 'correct'>]: Handler<Intent> } = {
  give_reason: async ({ tools, dialogue }, { reason }) => {
    await tools.choose_claim({ reason })
    return { text: replies('reason.noted'), state: { ...dialogue } }
  },
  note_purpose: notePurpose,
  drop_note: noteDropped,
  book: booked,
  send_now: sendNow,
  hold_order: holdOrder,
  ask_again: askAgain,
  send_without: sendWithout,
  agree: agreed,
  take_up: takenUp,
  answer_receipt: receiptNamed,
  answer_value: valueGiven,
  leave: left,
  keep: kept,
  undo: undoLastChange,
  restore: broughtBack,
  remove: removal,
  ask_part: askPart,
  claim_document: askToClaim,
  send: askedToSend,
  refuse_send: heldBack,
  ask_sending: aboutSending,
  propose_totals: (turn, { totals }) => (turn.open.length > 0 ? askTotals(totals, turn.open) : undefined),
  pause: (turn) =>
    turn.dialogue.pending?.kind === 'send'
      ? held(replies('send.later'), turn)
      : reply(replies('take-your-time'), turn.dialogue.focus),
  claim_as: claimAs,
  choose_trip: chooseTrip,
  resolve_duplicate: resolveDuplicate,
  decide: noDecision,
  ask_approver: whoDecides,
  ask_queue: waitingForMe,
  ask_documents: whyNotCounted,
  ask_budget: budgetsLeft,
  ask_receipts: receiptAnswer,
  query: figures,
  summary: summedUp,
  tax_credit: taxCredit,
  claim_status: async (turn, { question, said }) => {
    const all = await turn.tools.list_my_expenses()
    const within = await claimsWithin(turn, { said, decided: question.decided }, all)
    const answered = answerOnClaims(question, all, within)
    const isOfAll = question.number === undefined && question.status === undefined && !question.decided
    return reply(paragraphs(isOfAll && unsentNote(turn), answered), turn.dialogue.focus)
  },
  ask_printed: printedAnswer,
  tell_journey: journeyTold,
  drop_journey: journeyDropped,
  tell_rate: rateTold,
  tell_foreign: foreignTold,
  ask_foreign_rate: foreignRate,
  ask_check: checkAnswer,
  ask_sent_claim: sentClaimAnswer,
  withdraw_claim: askToWithdraw,
  trip_receipts: (turn, { trip }) => tripReceipts(turn, trip),
  others_claims: async (turn, { whose }) => (await ownClaimCalled(turn, whose)) ?? noOthers(turn, whose),
  small_talk: (turn, { says }) => reply(smallTalk(says, turn.open), turn.dialogue.focus),
  ask_duration: say(replies('talk.duration')),
  ask_policy: async ({ tools, dialogue }, question) =>
    reply(
      policyAnswer(question, await tools.read_policy(question.city === undefined ? {} : { city: question.city }), {
        of: 'claims',
        literal,
      }),
      dialogue.focus,
    ),
  ask_edits: editsMade,
  remark: say(replies('talk.noted')),
  ask_unknown: async (turn, about) =>
    about.elsewhere === 'no-bill' ? noBill(turn) : reply(unknownSubject(about, turn.open), turn.dialogue.focus),
}

/** Sends nothing; what alone is not to go can be left out. */
function heldBack(turn: Turn, { receipts, later, waits }: ExpenseAct<'refuse_send'>['slots']): FinGenieReply {
  const claimable = claimableOf(turn.open)
  if (waits && claimable.length > 0)
    return held(replies('send.held', { count: claimable.length, sum: sumText(claimable) }), turn)
  if (later && turn.open.length > 0) return reply(replies('send.postponed'), turn.dialogue.focus)
  const [first, ...others] = turn.open.filter(({ id }) => receipts.includes(id))
  if (!first)
    return turn.open.length > 0 ? held(refusedText(turn), turn) : reply(refusedText(turn), turn.dialogue.focus)
  const asked = askRemoval(first, ...others)
  return { ...asked, text: paragraphs(replies('send.left-out'), asked.text) }
}

/** An answer after which a go asks whether to send again. */
function held(text: string, { dialogue }: Turn): FinGenieReply {
  const answered = reply(text, dialogue.focus)
  return { ...answered, state: { ...answered.state, held: true } }
}

/** Says of receipts that they stay as they are. */
function kept({ open, dialogue }: Turn, { receipts }: ExpenseAct<'keep'>['slots']): FinGenieReply {
  const of = open.filter(({ id }) => receipts.includes(id))
  const names = of.map((receipt) =>
    receipt.totalPaise === null
      ? nameOf(receipt)
      : replies('receipt.priced', {
          receipt: nameOf(receipt),
          amount: amountText(receipt.totalPaise, receipt.currency),
        }),
  )
  return reply(replies('edit.kept', { receipts: listWords(names), count: names.length }), dialogue.focus)
}

/** Where all has gone already, a refusal comes too late for it. */
function left(turn: Turn): FinGenieReply {
  const isSent = turn.open.length === 0 && turn.spoken.length > 0
  return reply(isSent ? refusedText(turn) : replies('edit.left'), turn.dialogue.focus)
}

/** Intents that change something, or ask to; the last question with figures is not theirs to replace. */
const CHANGES: ReadonlySet<ExpenseIntent> = new Set([
  'undo',
  'restore',
  'claim_as',
  'choose_trip',
  'resolve_duplicate',
  'remove',
  'claim_document',
  'decide',
  'ask_approver',
  'withdraw_claim',
  'tell_journey',
  'drop_journey',
  'drop_note',
  'ask_part',
  'tell_rate',
  'tell_foreign',
  'correct',
  'propose_totals',
])

/** Whether a reading is of something to be changed rather than of a question. */
export function isChange({ acts: [first] }: ExpenseReading): boolean {
  return first !== undefined && CHANGES.has(first.intent)
}

/** What was done, and the reading of the message that said so. */
export interface Done {
  reply: FinGenieReply
  reading: RankedReading
}

/**
 * Does what equally likely readings say, of which the first counts where they come to the same; where they would change different
 * things it asks. Undefined where it turns out that something else was meant.
 */
export async function doneOf(turn: Turn, group: readonly RankedReading[]): Promise<Done | undefined> {
  const both = disagreementOf(group)
  // What cannot be is said, and nothing set.
  const refused = both?.find(({ acts }) => acts.some((one) => one.intent === 'correct' && one.slots.kind === 'refused'))
  if (both && !refused) return { reply: askWhichWay(turn, both), reading: both[0] }
  for (const reading of refused ? [refused] : group) {
    const done = await actOn(turn, reading)
    if (done) return { reply: done, reading }
  }
  return undefined
}

async function actOn(turn: Turn, { acts }: ExpenseReading): Promise<FinGenieReply | undefined> {
  const [first] = acts
  if (!first) return undefined
  if (first.intent === 'correct') return correctedAnd(turn, acts)
  const [, second] = acts
  if (first.intent === 'remove' && second?.intent === 'tell_journey') return removalAnd(turn, first.slots, second.slots)
  const handler = HANDLERS[first.intent] as Handler<ExpenseIntent>
  const done = await handler(turn, first.slots)
  if (!done || second?.intent !== 'note_purpose') return done
  const noted = await notePurpose(turn, second.slots)
  return { ...done, text: paragraphs(noted.text, done.text) }
}

/** Makes the corrections of a sentence, then what else it wishes for, as long as nothing has to be asked first. */
async function correctedAnd(turn: Turn, acts: ExpenseReading['acts']): Promise<FinGenieReply> {
  const values = acts.flatMap((one) => (one.intent === 'correct' ? [one.slots] : []))
  const [next] = acts.filter(({ intent }) => intent !== 'correct')
  const done = await corrections(turn, values)
  const state = DialogueState.parse(done.state)
  if (!next || next.intent === 'correct' || state.pending) return done
  const open = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const handler = HANDLERS[next.intent] as Handler<ExpenseIntent>
  // What was said beside it was read already.
  const after = await handler({ ...turn, message: '', open, dialogue: { ...turn.dialogue, ...state } }, next.slots)
  return after ? { text: paragraphs(done.text, after.text), state: { ...done.state, ...after.state } } : done
}

/** Asks for a removal, and keeps the journey that was told in the same breath for after it. */
async function removalAnd(
  turn: Turn,
  wish: ExpenseAct<'remove'>['slots'],
  told: ExpenseAct<'tell_journey'>['slots'],
): Promise<FinGenieReply> {
  const journey = await journeyTold(turn, told)
  const asked = removal(turn, wish)
  const state = DialogueState.parse(asked.state)
  if (!state.pending) return { text: paragraphs(asked.text, journey.text), state: { ...asked.state, ...journey.state } }
  const { pending } = DialogueState.parse(journey.state)
  return {
    text: paragraphs(knownOf(journey.text), asked.text),
    state: { ...asked.state, ...(pending && { left: [...(turn.dialogue.left ?? []), pending] }) },
  }
}

/** What a reply says before its question, which stands last. */
const knownOf = (text: string): string => text.split('\n\n').slice(0, -1).join('\n\n')

/** How one's own claim stands that bears what was taken for somebody's name: 'claims of Harbour View'. */
async function ownClaimCalled(turn: Turn, whose: string): Promise<FinGenieReply | undefined> {
  const named = await claimNamed(turn)
  if (!named?.words.includes(whose.toLowerCase())) return undefined
  return ofClaim(turn, named.claim, await stateOf(turn, named.claim))
}

/** Answers with figures. */
async function figures(turn: Turn, { query, carried }: FiguresQuestion): Promise<FinGenieReply> {
  const text = await answerQuery(turn, query)
  return reply(paragraphs(text, carriedNote(query, carried, turn.message)), turn.dialogue.focus)
}
