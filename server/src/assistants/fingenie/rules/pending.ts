import type { FinGenieReply } from '../engine.ts'
import { applyChange, applyRemoval } from './changes.ts'
import { claimDocuments } from './documents.ts'
import { journeyAdded } from './journeys.ts'
import { askRemoval, askValue, toRemove } from './open-matters/ask.ts'
import { changed } from './pending-values.ts'
import { sendQuestion } from './send-question.ts'
import { withdrawn } from './sent-claims/withdrawing.ts'
import type { Asked, Undo } from './state.ts'
import { paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Does what was asked about, after a yes to it; undefined where it is pointless by now. */
export async function agreed(turn: Turn): Promise<FinGenieReply | undefined> {
  const { pending } = turn.dialogue
  switch (pending?.kind) {
    case 'remove': {
      const { text, undo } = await applyRemoval(turn.tools, turn.open, toRemove(pending, turn.open))
      return pending.sends ? andSend(turn, text, undo) : reply(text, undefined, undefined, undo)
    }
    case 'totals':
      return totalsSet(turn, pending)
    case 'claim-document':
      return claimDocuments(turn, pending)
    case 'withdraw':
      return withdrawn(turn, pending)
    case 'add-journey':
      return journeyAdded(turn, pending)
    case 'confirm': {
      const receipt = turn.open.find(({ id }) => id === pending.receiptId)
      return receipt && changed(turn, receipt, { [pending.field]: pending.value })
    }
    default:
      return undefined
  }
}

/** Asks whether what is left is to be sent, as was wished. */
async function andSend(turn: Turn, done: string, undo: readonly Undo[]): Promise<FinGenieReply> {
  const open = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  if (open.length === 0) return reply(done, undefined, undefined, undo)
  const { text, pending } = await sendQuestion({ ...turn, open }, open, await turn.tools.my_approver())
  return reply(paragraphs(done, text), undefined, pending, undo)
}

async function totalsSet(turn: Turn, { totals }: Asked<'totals'>): Promise<FinGenieReply | undefined> {
  const texts: string[] = []
  const undo: Undo[] = []
  for (const { receiptId, totalPaise } of totals) {
    const open = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
    const receipt = open.find(({ id }) => id === receiptId)
    if (!receipt) continue
    const done = await applyChange(turn.tools, open, receipt, { totalPaise })
    texts.push(done.text)
    undo.push(...done.undo)
  }
  const last = totals.length === 1 ? totals[0]?.receiptId : turn.dialogue.focus
  return texts.length === 0 ? undefined : reply(paragraphs(...texts), last, undefined, undo)
}

/** Goes on with the receipt that an answer names. */
export async function receiptNamed(
  turn: Turn,
  { receiptId }: { receiptId: string },
): Promise<FinGenieReply | undefined> {
  const { pending } = turn.dialogue
  const receipt = turn.open.find(({ id }) => id === receiptId)
  if (!receipt) return undefined
  switch (pending?.kind) {
    case 'which':
      return changed(turn, receipt, pending.change)
    case 'which-value':
      return askValue(receipt, pending.field)
    case 'which-removal':
      return askRemoval(receipt)
    default:
      return undefined
  }
}
