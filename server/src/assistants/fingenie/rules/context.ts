import {
  type AskedQuestion,
  type AskedValue,
  type ExpenseContext,
  isYesNo,
  type Sending,
} from '@pravas/language/expense/context'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import { topicOfFollowUp } from './answers.ts'
import { journeyOf } from './journeys.ts'
import { openRemovalQuestion, toRemove } from './open-matters/ask.ts'
import { openMattersText } from './open-matters/named.ts'
import { blockerQuestion, receiptsWithoutTotal } from './send-blockers.ts'
import { matterOf, namedOf } from './send-question.ts'
import { type Asked, type DialogueState, isAskable, type Pending, type Undo } from './state.ts'
import type { NumberedReceipt } from './texts.ts'
import type { Turn } from './turn.ts'

/** What the message of a turn is read against. */
export async function contextOf(turn: Turn): Promise<ExpenseContext> {
  const { today, open, spoken, dialogue, followUpType, actor, tools } = turn
  const { pending, focus, query, undo = [] } = dialogue
  const [team, waitingFrom] = actor.isAdmin ? await Promise.all([tools.my_team(), peopleWaiting(turn)]) : [[], []]
  return {
    today,
    open,
    spoken,
    focus,
    edited: editedField(undo, focus),
    totalsBefore: totalsBefore(dialogue),
    query,
    journey: journeyOf(dialogue),
    foreign: (dialogue.left ?? []).some(({ kind }) => kind === 'foreign'),
    waits: pending === undefined && hasOthers(dialogue),
    others: (dialogue.left ?? []).some((one) => isAskable(one) && isYesNo(askedOf(one, open))),
    topic: topicOfFollowUp(followUpType),
    subject: dialogue.subject,
    held: dialogue.held,
    team,
    waitingFrom,
    ownId: actor.employeeId,
    asked: pending && askedOf(pending, open),
    missing: pending ? undefined : missingTotal(turn),
    sending: await sendingOf(turn),
  }
}

/** Whether something is open beside what was asked last. */
const hasOthers = ({ left = [] }: DialogueState): boolean => left.some(isAskable)

/** Whose requests wait for the person's decision. */
export async function peopleWaiting({ tools }: Turn): Promise<string[]> {
  const waiting = await tools.list_waiting_for_me()
  const requests = waiting ? [...waiting.trips, ...waiting.expenses] : []
  return [...new Set(requests.map(({ employee_name: name }) => name))]
}

function askedOf(pending: Pending, open: readonly NumberedReceipt[]): AskedQuestion {
  switch (pending.kind) {
    case 'value':
      return valueAsked(pending, open)
    case 'which':
      return { kind: 'which', field: pending.change.totalPaise === undefined ? undefined : 'totalPaise' }
    case 'trip':
      return { kind: 'trip', trips: pending.numbers }
    case 'totals':
      return { kind: 'totals', receipts: pending.totals.map(({ receiptId }) => receiptId) }
    case 'remove':
      return { kind: 'remove', receipts: toRemove(pending, open).map(({ id }) => id) }
    default:
      return pending
  }
}

function valueAsked(pending: Asked<'value'>, open: readonly NumberedReceipt[]): AskedValue {
  return { ...pending, currency: open.find(({ id }) => id === pending.receiptId)?.currency ?? 'INR' }
}

/** The total that is missing, where one receipt lacks it; another one that is spoken of may be meant as well. */
function missingTotal({ open, dialogue: { focus } }: Turn): AskedValue | undefined {
  const pending = receiptsWithoutTotal(open).length === 1 ? blockerQuestion(open)?.pending : undefined
  if (pending?.kind !== 'value') return undefined
  const besides = open.some(({ id }) => id === focus && id !== pending.receiptId)
  return valueAsked({ ...pending, ...(besides && { besides }) }, open)
}

/** What there is to send, where the message came as an order or a question whether to send is open. */
async function sendingOf(turn: Turn): Promise<Sending | undefined> {
  const { isOrder = false, dialogue, open, tools } = turn
  const asked = dialogue.pending?.kind === 'send' ? dialogue.pending : undefined
  if (!isOrder && !asked) return undefined
  const approver = await tools.my_approver()
  const stands = asked?.approver === approver && JSON.stringify(asked?.receipts) === JSON.stringify(namedOf(open))
  return {
    matter: matterOf(open, approver),
    isOrder,
    question: asked && (stands ? 'stands' : 'changed'),
    // An open question about a removal refuses the order by itself.
    isHeldUp: openMattersText(turn) !== undefined && openRemovalQuestion(dialogue, open) === undefined,
  }
}

/** What receipts came to before the first change that can be undone. */
function totalsBefore({ undo = [], history = [] }: DialogueState): ReadonlyMap<string, number> {
  const steps = [...history, undo].flat().toReversed()
  return new Map(
    steps.flatMap((one) =>
      'change' in one && typeof one.change.totalPaise === 'number'
        ? [[one.receiptId, one.change.totalPaise] as const]
        : [],
    ),
  )
}

/** The field of the receipt spoken of that the last change set, where it set one alone. */
function editedField(undo: readonly Undo[], focus: string | undefined): ChangeableField | undefined {
  const last = undo.find((one) => one.receiptId === focus)
  const [field, ...others] = last && 'change' in last ? (Object.keys(last.change) as ChangeableField[]) : []
  return others.length === 0 ? field : undefined
}
