import type { ExpenseIntent } from '@pravas/language/expense/acts'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { documentsIn } from './documents.ts'
import { FIELD_NAMES } from './field-answers.ts'
import { toRemove } from './open-question.ts'
import { DialogueState, type Pending, type Undo } from './state.ts'
import { nameOf } from './texts.ts'
import type { Turn } from './turn.ts'

/** A question about receipts that sending itself does not ask. */
type Left = Exclude<Pending, { kind: 'send' | 'trip' | 'totals' | 'withdraw' | 'journey' | 'add-journey' }>

/**
 * What is left open after a reply: the questions that are asked no more though nothing answered them. Each stays until what
 * it asked for was done in some other way, its wish was given up, or the claim is sent. `intents` are what the person wished for.
 */
export function unansweredAfter(
  { pending, left = [] }: DialogueState,
  { state, referenceId }: FinGenieReply,
  { ordered, answered, intents }: { ordered: boolean; answered: boolean; intents: readonly ExpenseIntent[] },
): Pending[] {
  if (referenceId !== undefined) return []
  const after = DialogueState.parse(state)
  // An undo names what the step before it changed.
  const changed = after.history === undefined ? (after.undo ?? []) : []
  const isDeclined = answered && pending && isLeft(pending) && after.pending === undefined && changed.length === 0
  if (isDeclined || intents.includes('leave')) return []
  const dropped = pending && (ordered || !answered) && !replaces(after.pending, pending) ? [pending] : []
  const open = [...left, ...dropped]
    .filter(isLeft)
    .filter((one) => !isSettled(one, changed) && !(intents.includes('restore') && isRemoval(one)))
  const asked = after.pending && matterOf(after.pending)
  return [...new Map(open.map((one) => [matterOf(one), one])).values()].filter((one) => matterOf(one) !== asked)
}

/** Who puts a receipt back wants none removed any more. */
function isRemoval({ kind }: Pending): boolean {
  return kind === 'remove' || kind === 'which-removal'
}

function isLeft(pending: Pending): pending is Left {
  return (
    pending.kind !== 'send' &&
    pending.kind !== 'trip' &&
    pending.kind !== 'totals' &&
    pending.kind !== 'withdraw' &&
    pending.kind !== 'journey' &&
    pending.kind !== 'add-journey' &&
    !(pending.kind === 'value' && pending.blocks)
  )
}

/** Another removal takes the place of one that was asked about. */
function replaces(next: Pending | undefined, before: Pending): boolean {
  return next?.kind === 'remove' && (before.kind === 'remove' || before.kind === 'which-removal')
}

/** What a question is about, however often it was asked. */
function matterOf({ kind, ...rest }: Pending): string {
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
function isSettled(asked: Left, changed: readonly Undo[]): boolean {
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

function fieldsOf(asked: Left): ChangeableField[] {
  if (asked.kind === 'part') return ['totalPaise']
  if (asked.kind === 'which') return Object.keys(asked.change) as ChangeableField[]
  return 'field' in asked ? [asked.field] : []
}

/** All that a person has left open, as sentences; undefined where nothing is, or where it is pointless by now. */
export function unansweredText(turn: Turn, tense: 'is' | 'was' = 'is'): string | undefined {
  const { pending, left = [] } = turn.dialogue
  const asked = [...left, ...(pending ? [pending] : [])].filter(isLeft)
  const wishes = [...new Set(asked.flatMap((one) => wishOf(one, turn) ?? []))]
  if (wishes.length === 0) return undefined
  return replies(tense === 'is' ? 'send.left-open' : 'send.left-open-then', { wishes: listWords(wishes) })
}

function wishOf(asked: Left, { open }: Turn): string | undefined {
  if (asked.kind === 'which-removal') return replies('left.remove-one')
  if (asked.kind === 'which' || asked.kind === 'which-value') {
    const [name = replies('left.value')] = fieldsOf(asked).map((field) => FIELD_NAMES[field])
    return replies('left.change-one', { field: name })
  }
  if (asked.kind === 'remove') {
    const receipts = toRemove(asked, open)
    return receipts.length > 0 ? replies('left.remove', { receipts: listWords(receipts.map(nameOf)) }) : undefined
  }
  if (asked.kind === 'claim-document') {
    const [document] = documentsIn(open, asked.receipts)
    return document && replies('left.claim-document', { receipt: nameOf(document) })
  }
  const receipt = open.find(({ id }) => id === asked.receiptId)
  if (asked.kind === 'part') return replies('left.part', { item: literal(asked.item), side: asked.side })
  return receipt && replies('left.change', { field: FIELD_NAMES[asked.field], receipt: nameOf(receipt) })
}
