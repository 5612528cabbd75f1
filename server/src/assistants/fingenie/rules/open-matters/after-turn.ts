import type { ExpenseIntent } from '@pravas/language/expense/acts'
import type { FinGenieReply } from '../../engine.ts'
import { DialogueState, isAskable, type Matter, type Pending, type Undo } from '../state.ts'
import type { Turn } from '../turn.ts'
import { fieldsOf, isNameable, type Nameable } from './named.ts'
import { withQuestion } from './question.ts'

/** How a message was read: an order to send, the answer to the open question, and what was wished for. */
export interface HowRead {
  ordered: boolean
  answered: boolean
  /** It revises what was said before, rather than wishing for more. */
  instead: boolean
  intents: readonly ExpenseIntent[]
}

/**
 * Keeps what is open after a reply: each matter stays until it is answered, done in some other way or given up, or the claim is
 * sent. Once the question that was asked is settled, the one before it is asked again.
 */
export async function withOpenMatters(turn: Turn, replied: FinGenieReply, read: HowRead): Promise<FinGenieReply> {
  const { pending } = turn.dialogue
  const left = leftAfter(turn.dialogue, replied, read)
  const isSettled = pending !== undefined && isOver(pending, left, replied, read)
  const next = isSettled ? left.findLast(isAskable) : undefined
  const asked = next && (await withQuestion(turn, replied, next, false))
  return withLeft(asked ?? replied, asked ? left.filter((one) => one !== next) : left)
}

function withLeft(replied: FinGenieReply, left: readonly Matter[]): FinGenieReply {
  const { left: _, ...state }: Record<string, unknown> = replied.state ?? {}
  return { ...replied, state: { ...state, ...(left.length > 0 && { left }) } }
}

/** Whether the question that was asked needs no answer any more, and nothing else is asked. */
function isOver(pending: Pending, left: readonly Matter[], { state, referenceId }: FinGenieReply, read: HowRead) {
  const after = DialogueState.parse(state)
  const isKept = left.some((one) => matterOf(one) === matterOf(pending))
  const isSaid = read.answered || isNameable(pending)
  return referenceId === undefined && after.pending === undefined && after.held !== true && isSaid && !isKept
}

function leftAfter(
  { pending, left = [] }: DialogueState,
  { state, referenceId }: FinGenieReply,
  { ordered, answered, instead, intents }: HowRead,
): Nameable[] {
  const after = DialogueState.parse(state)
  // An undo names what the step before it changed.
  const changed = after.history === undefined ? (after.undo ?? []) : []
  if (referenceId !== undefined) return left.filter(isNameable).filter(({ kind }) => kind === 'withdraw')
  if (intents.includes('leave')) return []
  const isReplaced = pending && instead && replaces(after.pending, pending)
  const dropped = pending && (ordered || !answered) && !isReplaced ? [pending] : []
  const isRead = changed.length > 0 || (after.pending !== undefined && after.pending.kind !== 'send')
  // What was told is told anew, and not twice.
  const before =
    after.left === undefined ? left : left.filter(({ kind }) => kind !== 'foreign' || !intents.includes('tell_foreign'))
  const open = [...before, ...(after.left ?? []), ...dropped]
    .filter(isNameable)
    .filter((one) => !isSettled(one, changed) && !isGivenUp(one, intents))
    // What was not understood was said again in other words.
    .filter((one) => one.kind !== 'unread' || !isRead)
  const asked = after.pending && matterOf(after.pending)
  return [...new Map(open.map((one) => [matterOf(one), one])).values()].filter((one) => matterOf(one) !== asked)
}

/** Who puts a receipt back wants none removed any more; who cancels a journey wants none added. */
function isGivenUp(matter: Nameable, intents: readonly ExpenseIntent[]): boolean {
  const { kind } = matter
  if (kind === 'remove' || kind === 'which-removal') return intents.includes('restore')
  if (kind === 'part') return intents.includes('restore')
  return 'journey' in matter && !matter.aside && intents.includes('drop_journey')
}

/** Another removal takes the place of one that was asked about. */
function replaces(next: Pending | undefined, before: Pending): boolean {
  return next?.kind === 'remove' && (before.kind === 'remove' || before.kind === 'which-removal')
}

/** What a matter is about, however often it was asked; there is one journey at a time beside those that wait for their turn. */
function matterOf({ kind, ...rest }: Matter): string {
  if ('journey' in rest) return rest.aside ? `journey ${JSON.stringify(rest.journey)}` : 'journey'
  const {
    again: _,
    besides: __,
    doubted: ___,
    ...matter
  } = {
    again: undefined,
    besides: undefined,
    doubted: undefined,
    ...rest,
  }
  return JSON.stringify([kind, matter])
}

/** Whether what was changed or removed just now is what a question asked for. */
function isSettled(asked: Nameable, changed: readonly Undo[]): boolean {
  return changed.some((one) => {
    if ('claimed' in one) return asked.kind === 'claim-document' && asked.receipts.includes(one.receiptId)
    if ('removed' in one) {
      if (asked.kind === 'claim-document') return asked.receipts.includes(one.receiptId)
      if (asked.kind === 'remove') return asked.receiptId === one.receiptId || asked.others?.includes(one.receiptId)
      return asked.kind === 'which-removal'
    }
    const fields = fieldsOf(asked)
    const isThere = !('receiptId' in asked) || asked.receiptId === one.receiptId
    return isThere && fields.some((field) => field in one.change)
  })
}
