import type { ExpenseAct, ExpenseIntent, ExpenseReading } from '@pravas/language/expense/acts'
import type { ExpenseContext } from '@pravas/language/expense/context'
import { replies } from '@pravas/messages/fingenie'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import type { FinGenieReply } from '../engine.ts'
import { topicOfFollowUp } from './answers.ts'
import { answerOnClaims } from './claim-answers.ts'
import { chooseTrip, claimAs, resolveDuplicate } from './claim-changes.ts'
import { claimsWithin } from './claim-filters.ts'
import { corrections, removal } from './correcting.ts'
import { askRemoval, askTotals } from './open-question.ts'
import { claimPolicyAnswer } from './policy-answer.ts'
import { figures } from './querying.ts'
import { receiptAnswer } from './receipt-answers.ts'
import { noDecision, noOthers, whoDecides } from './refusals.ts'
import { aboutSending, askedToSend, refusedText } from './send-question.ts'
import { smallTalk, unknownSubject } from './small-talk.ts'
import { askedField, DialogueState, type Undo } from './state.ts'
import { summedUp } from './summary.ts'
import { editsMade, restoring, undoing } from './taking-back.ts'
import { taxCredit } from './tax-credit.ts'
import { paragraphs, sumText } from './texts.ts'
import { tripReceipts } from './trip-receipts.ts'
import { reply, type Turn } from './turn.ts'

type Handler<Intent extends ExpenseIntent> = (
  turn: Turn,
  slots: ExpenseAct<Intent>['slots'],
) => FinGenieReply | undefined | Promise<FinGenieReply | undefined>

const say = (text: string) => (turn: Turn) => reply(text, turn.dialogue.focus)

/** What is done with each act; without a reply where it turns out that something else was meant. */
const HANDLERS: { [Intent in Exclude<ExpenseIntent, 'correct'>]: Handler<Intent> } = {
  leave: left,
  undo: undoing,
  restore: restoring,
  remove: removal,
  send: askedToSend,
  refuse_send: heldBack,
  ask_sending: aboutSending,
  propose_totals: (turn, { totals }) => (turn.open.length > 0 ? askTotals(totals, turn.open) : undefined),
  pause: say(replies('take-your-time')),
  claim_as: claimAs,
  choose_trip: chooseTrip,
  resolve_duplicate: resolveDuplicate,
  decide: noDecision,
  ask_approver: whoDecides,
  ask_receipts: receiptAnswer,
  query: figures,
  summary: summedUp,
  tax_credit: taxCredit,
  claim_status: async (turn, { question, said }) => {
    const all = await turn.tools.claims()
    const within = await claimsWithin(turn, { said, decided: question.decided }, all)
    const answered = answerOnClaims(question, all, within)
    const isOfAll = question.number === undefined && question.status === undefined && !question.decided
    return reply(paragraphs(isOfAll && unsentNote(turn), answered), turn.dialogue.focus)
  },
  trip_receipts: (turn, { trip }) => tripReceipts(turn, trip),
  others_claims: (turn, { whose }) => noOthers(turn, whose),
  small_talk: (turn, { says }) => reply(smallTalk(says, turn.open), turn.dialogue.focus),
  ask_duration: say(replies('talk.duration')),
  ask_policy: async (turn, question) => reply(await claimPolicyAnswer(turn, question), turn.dialogue.focus),
  ask_edits: editsMade,
  remark: say(replies('talk.noted')),
  ask_unknown: (turn, about) => reply(unknownSubject(about, turn.open), turn.dialogue.focus),
}

/** Says what is here and was not sent; undefined where nothing is. */
function unsentNote({ open }: Turn): string | undefined {
  return open.length === 0 ? undefined : replies('send.here', { count: open.length, sum: sumText(open) })
}

/** Sends nothing; what alone is not to go can be left out. */
function heldBack(turn: Turn, { receipts }: ExpenseAct<'refuse_send'>['slots']): FinGenieReply {
  const [first, ...others] = turn.open.filter(({ id }) => receipts.includes(id))
  if (!first) return reply(refusedText(turn), turn.dialogue.focus)
  const asked = askRemoval(first, ...others)
  return { ...asked, text: paragraphs(replies('send.left-out'), asked.text) }
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
  'decide',
  'ask_approver',
  'correct',
  'propose_totals',
])

/** Whether a reading is of something to be changed rather than of a question. */
export function isChange({ acts: [first] }: ExpenseReading): boolean {
  return first !== undefined && CHANGES.has(first.intent)
}

/** Does what a reading says; undefined where it turns out that something else was meant. */
export async function actOn(turn: Turn, { acts }: ExpenseReading): Promise<FinGenieReply | undefined> {
  const [first] = acts
  if (!first) return undefined
  if (first.intent === 'correct') return correctedAnd(turn, acts)
  const handler = HANDLERS[first.intent] as Handler<ExpenseIntent>
  return handler(turn, first.slots)
}

/** Makes the corrections of a sentence, then what else it wishes for, as long as nothing has to be asked first. */
async function correctedAnd(turn: Turn, acts: ExpenseReading['acts']): Promise<FinGenieReply> {
  const values = acts.flatMap((one) => (one.intent === 'correct' ? [one.slots] : []))
  const [next] = acts.filter(({ intent }) => intent !== 'correct')
  const done = await corrections(turn, values)
  const state = DialogueState.parse(done.state)
  if (!next || next.intent === 'correct' || state.pending) return done
  const open = (await turn.tools.receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const handler = HANDLERS[next.intent] as Handler<ExpenseIntent>
  // What was said beside it was read already.
  const after = await handler({ ...turn, message: '', open, dialogue: { ...turn.dialogue, ...state } }, next.slots)
  return after ? { text: paragraphs(done.text, after.text), state: { ...done.state, ...after.state } } : done
}

/** What the message of a turn is read against. */
export function contextOf({ today, open, spoken, dialogue, followUpType, actor }: Turn): ExpenseContext {
  const { pending, focus, query, undo = [] } = dialogue
  const field = askedField(pending)
  return {
    today,
    open,
    spoken,
    focus,
    edited: editedField(undo, focus),
    query,
    topic: topicOfFollowUp(followUpType),
    ownId: actor.employeeId,
    asked: pending && {
      isYesNo:
        pending.kind === 'remove' || pending.kind === 'send' || pending.kind === 'confirm' || pending.kind === 'totals',
      ...(field && { field }),
      ...(pending.kind === 'trip' && { trips: pending.numbers }),
    },
  }
}

/** The field of the receipt spoken of that the last change set, where it set one alone. */
function editedField(undo: readonly Undo[], focus: string | undefined): ChangeableField | undefined {
  const last = undo.find((one) => one.receiptId === focus)
  const [field, ...others] = last && 'change' in last ? (Object.keys(last.change) as ChangeableField[]) : []
  return others.length === 0 ? field : undefined
}
